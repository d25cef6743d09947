"""Colours by chance that can be told apart, and inks that stand out from what they are printed on."""

from __future__ import annotations

import colorsys
from typing import Final

import numpy as np

from companion.decks.drawn.sheet import Colour, Fade, Ink

WHITE: Final[Colour] = (252, 252, 250)
BLACK: Final[Colour] = (24, 24, 28)
_CREAM: Final[Colour] = (250, 243, 224)

_PALE: Final = 0.56
_DARK: Final = 0.44
"""Of white's brightness: from the former on a ground bears dark print; print is dark below the latter."""


def hue(degrees: float, full: float, bright: float) -> Colour:
    """A colour of that hue; fullness and brightness 0 to 1."""
    red, green, blue = colorsys.hsv_to_rgb(degrees % 360 / 360, full, bright)
    return round(255 * red), round(255 * green), round(255 * blue)


def near(degrees: float, spread: float, random: np.random.Generator) -> Colour:
    """A strong colour about that hue."""
    around = degrees + float(random.uniform(-spread, spread))
    return hue(around, float(random.uniform(0.7, 0.95)), float(random.uniform(0.62, 0.88)))


def paper(random: np.random.Generator) -> Colour:
    """White, or now and then cream."""
    return _CREAM if random.random() < 0.25 else WHITE


def paler(colour: Colour, share: float) -> Colour:
    """A colour mixed with so much white."""
    return _mixed(colour, WHITE, share)


def deeper(colour: Colour, share: float) -> Colour:
    """A colour mixed with so much black."""
    return _mixed(colour, BLACK, share)


def fading(colour: Colour, share: float) -> Ink:
    """A colour that goes over into a deeper one; the colour itself where the share is none."""
    return Fade(paler(colour, share / 3), deeper(colour, share)) if share else colour


def brightness(colour: Colour) -> float:
    """How bright a colour is to the eye, 0 to 1."""
    red, green, blue = ((part / 255) ** 2.2 for part in colour)
    return float((0.2126 * red + 0.7152 * green + 0.0722 * blue) ** (1 / 2.2))


def stands_out(ground: Colour, dark: Colour = BLACK, light: Colour = WHITE) -> Colour:
    """Whichever of two inks is to be seen on a ground; black or white where the dark one is too light."""
    if brightness(ground) < _PALE:
        return light
    return dark if brightness(dark) < _DARK else BLACK


def _mixed(one: Colour, other: Colour, share: float) -> Colour:
    red, green, blue = (round(a * (1 - share) + b * share) for a, b in zip(one, other, strict=True))
    return red, green, blue
