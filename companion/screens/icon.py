"""The companion's icon: the back of a card with the arrowheads of UP and DOWN, and a heart behind it.

It is the same on every ground, whatever the theme: people find on the desktop what they see on the screen.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache
from typing import Final

import pygame

from companion.decks.drawn.suits import Suit, outlines
from companion.screens.theme import FELT, Colour

_FINE: Final = 4
"""Drawn so many times larger and then shrunk, since pygame draws filled shapes without soft edges."""

_WIDE: Final = 0.57
_HIGH: Final = 0.8
"""Of a card, as those of our decks are: 63 by 88 mm."""

_EDGE: Final = 0.02
"""Width of the dark line around a card, by which it is seen on a light ground."""

_BORDER: Final = 0.045
"""Width of the border of a back."""

_ROUND: Final = 0.08
"""Radius of a card's corners."""

_STEP: Final = 0.095
"""From one lozenge of the back to the next."""

Point = tuple[float, float]
"""A point in units of the icon's size: (0, 0) is its middle, or that of a card; x right, y down."""

_Field = tuple[Sequence[Point], Colour]
"""A polygon and its colour."""

_Place = Callable[[Point], Point]
"""Where on the icon a point of a card lies."""


@lru_cache(maxsize=8)
def drawn_icon(size: int) -> pygame.Surface:
    """The icon in a square of `size` pixels, with nothing around it; it needs no display."""
    full = size * _FINE
    fine = pygame.Surface((full, full), pygame.SRCALPHA)
    for card, place in ((_face, _lying(-0.13, 0.0, -13.0)), (_back, _lying(0.15, 0.02, 8.0))):
        for corners, colour in card():
            points = [place(corner) for corner in corners]
            pygame.draw.polygon(fine, colour, [((0.5 + x) * full, (0.5 + y) * full) for x, y in points])
    return pygame.transform.smoothscale(fine, (size, size))


def _lying(across: float, down: float, degrees: float) -> _Place:
    """How a card lies whose middle is there, turned clockwise."""
    cosine, sine = math.cos(math.radians(degrees)), math.sin(math.radians(degrees))
    return lambda point: (
        across + point[0] * cosine - point[1] * sine,
        down + point[0] * sine + point[1] * cosine,
    )


def _face() -> Iterator[_Field]:
    """A card with a heart in its corner, which is what is seen of it."""
    yield _card(0.0), FELT.spade
    yield _card(_EDGE), FELT.paper
    for outline in outlines(Suit.HEARTS):
        yield [(-0.165 + 0.18 * float(x), -0.265 + 0.18 * float(y)) for x, y in outline], FELT.red_suit


def _back() -> Iterator[_Field]:
    """A card face down: lozenges inside a border, and two arrowheads in the colours of UP and DOWN."""
    inset = _EDGE + _BORDER
    yield _card(0.0), FELT.spade
    yield _card(_EDGE), FELT.paper
    yield _card(inset), FELT.panel
    for column in range(-2, 3):
        for row in range(-3, 4):
            x, y, half = _STEP * column, _STEP * row, 0.032 if (row + column) % 2 else 0.018
            yield [(x, y - half), (x + half, y), (x, y + half), (x - half, y)], FELT.raised
    for way, colour in ((-1, FELT.up), (1, FELT.down)):
        yield [(-0.185, way * 0.03), (0.185, way * 0.03), (0.0, way * 0.28)], colour


def _card(inset: float) -> list[Point]:
    """A card's outline, so much smaller on each side."""
    wide, high, radius = _WIDE / 2 - inset, _HIGH / 2 - inset, _ROUND - inset
    middles = ((wide, -high, 0), (wide, high, 90), (-wide, high, 180), (-wide, -high, 270))
    corners = []
    for x, y, begin in middles:
        for degrees in range(begin, begin + 91, 10):
            turn = math.radians(degrees)
            corners.append(
                (
                    math.copysign(abs(x) - radius, x) + radius * math.sin(turn),
                    math.copysign(abs(y) - radius, y) - radius * math.cos(turn),
                )
            )
    return corners
