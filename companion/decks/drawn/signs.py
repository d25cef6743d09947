"""Signs of our own, sharp at any size: what says the same as a colour, for those who do not see colours."""

from __future__ import annotations

import enum
from collections.abc import Callable
from functools import cache
from typing import Final

import numpy as np
from numpy.typing import NDArray

from companion.decks.drawn.suits import Outline, Suit, outlines

_TURN: Final = 2 * np.pi


class Sign(enum.Enum):
    """A shape, one unit high and about one wide, its middle at (0, 0)."""

    DISC = "disc"
    SQUARE = "square"
    TRIANGLE = "triangle"
    STAR = "star"
    MOON = "moon"
    DROP = "drop"
    CROSS = "cross"
    FLOWER = "flower"
    LOZENGE = "lozenge"
    HEART = "heart"
    BURST = "burst"
    BOLT = "bolt"
    CHEVRON = "chevron"


@cache
def sign_outlines(sign: Sign) -> tuple[Outline, ...]:
    """The polygons that together fill the sign."""
    return _DRAWN[sign]()


def _arc(radius: float, start: float = 0.0, end: float = _TURN) -> NDArray[np.float64]:
    angles = np.linspace(start, end, 64)
    return np.stack([radius * np.cos(angles), radius * np.sin(angles)], axis=1)


def _moved(outline: Outline, across: float, down: float) -> Outline:
    return np.asarray(outline + np.array([across, down]))


def _star(points: int, outer: float, inner: float) -> NDArray[np.float64]:
    angles = np.arange(2 * points) / (2 * points) * _TURN
    radii = np.where(np.arange(2 * points) % 2 == 0, outer, inner)
    return np.stack([radii * np.sin(angles), -radii * np.cos(angles)], axis=1)


def _moon() -> NDArray[np.float64]:
    """A crescent open to the right: half of a disc less a smaller one that is set off."""
    horn, away = 0.9, 0.26
    outside = _arc(0.5, horn, _TURN - horn)
    tip = outside[0] - np.array([away, 0.0])
    radius, slant = float(np.hypot(*tip)), float(np.arctan2(tip[1], tip[0]))
    inside = _moved(_arc(radius, _TURN - slant, slant), away, 0.0)
    return _moved(np.concatenate([outside, inside]), 0.1, 0.0)


def _drop() -> NDArray[np.float64]:
    round_part = _moved(_arc(0.36, -0.5, np.pi + 0.5), 0.0, 0.14)
    return np.concatenate([round_part, np.array([(0.0, -0.56)])])


def _flower() -> tuple[Outline, ...]:
    petals = (
        _moved(_arc(0.2), 0.3 * np.sin(angle), -0.3 * np.cos(angle)) for angle in np.arange(5) / 5 * _TURN
    )
    return *petals, _arc(0.2)


def _bolt() -> NDArray[np.float64]:
    return np.array([(0.1, -0.5), (-0.28, 0.06), (-0.03, 0.06), (-0.12, 0.5), (0.28, -0.12), (0.04, -0.12)])


def _chevron() -> NDArray[np.float64]:
    return np.array([(0.0, -0.5), (0.9, 0.1), (0.9, 0.5), (0.0, -0.1), (-0.9, 0.5), (-0.9, 0.1)])


def _bar(across: float, down: float) -> NDArray[np.float64]:
    return np.array([(-across, -down), (across, -down), (across, down), (-across, down)])


_DRAWN: Final[dict[Sign, Callable[[], tuple[Outline, ...]]]] = {
    Sign.DISC: lambda: (_arc(0.5),),
    Sign.SQUARE: lambda: (_bar(0.46, 0.46),),
    Sign.TRIANGLE: lambda: (np.array([(0.0, -0.5), (0.56, 0.47), (-0.56, 0.47)]),),
    Sign.STAR: lambda: (_moved(_star(5, 0.55, 0.23), 0.0, 0.05),),
    Sign.MOON: lambda: (_moon(),),
    Sign.DROP: lambda: (_drop(),),
    Sign.CROSS: lambda: (_bar(0.5, 0.17), _bar(0.17, 0.5)),
    Sign.FLOWER: _flower,
    Sign.LOZENGE: lambda: (np.array([(0.0, -0.55), (0.41, 0.0), (0.0, 0.55), (-0.41, 0.0)]),),
    Sign.HEART: lambda: outlines(Suit.HEARTS),
    Sign.BURST: lambda: (_star(12, 0.5, 0.36),),
    Sign.BOLT: lambda: (_bolt(),),
    Sign.CHEVRON: lambda: (_chevron(),),
}
