"""Signs that stand beside a colour, so that nobody needs to see colours: shapes of our own, sharp at any size."""

from __future__ import annotations

import enum
from functools import cache
from typing import Final

import numpy as np
from numpy.typing import NDArray

from companion.cards.suits import Outline, Suit, outlines

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


@cache
def sign_outlines(sign: Sign) -> tuple[Outline, ...]:
    """The polygons that together fill the sign."""
    match sign:
        case Sign.DISC:
            return (_arc(0.5),)
        case Sign.SQUARE:
            return (np.array([(-0.46, -0.46), (0.46, -0.46), (0.46, 0.46), (-0.46, 0.46)]),)
        case Sign.TRIANGLE:
            return (np.array([(0.0, -0.5), (0.56, 0.47), (-0.56, 0.47)]),)
        case Sign.STAR:
            return (_star(5, 0.55, 0.22) + (0.0, 0.05),)
        case Sign.MOON:
            return (_moon(),)
        case Sign.DROP:
            return (_drop(),)
        case Sign.CROSS:
            return _bar(0.5, 0.17), _bar(0.17, 0.5)
        case Sign.FLOWER:
            around = np.arange(5) / 5 * _TURN
            petals = tuple(_arc(0.2) + 0.3 * np.array([np.sin(a), -np.cos(a)]) for a in around)
            return *petals, _arc(0.2)
        case Sign.LOZENGE:
            return (np.array([(0.0, -0.55), (0.36, 0.0), (0.0, 0.55), (-0.36, 0.0)]),)
        case Sign.HEART:
            return outlines(Suit.HEARTS)
        case Sign.BURST:
            return (_star(12, 0.5, 0.34),)
        case Sign.BOLT:
            return (
                np.array(
                    [(0.1, -0.5), (-0.28, 0.06), (-0.03, 0.06), (-0.12, 0.5), (0.28, -0.12), (0.04, -0.12)]
                ),
            )


def _arc(radius: float, start: float = 0.0, end: float = _TURN) -> NDArray[np.float64]:
    angles = np.linspace(start, end, 64)
    return np.stack([radius * np.cos(angles), radius * np.sin(angles)], axis=1)


def _star(points: int, outer: float, inner: float) -> NDArray[np.float64]:
    angles = np.arange(2 * points) / (2 * points) * _TURN
    radii = np.where(np.arange(2 * points) % 2 == 0, outer, inner)
    return np.stack([radii * np.sin(angles), -radii * np.cos(angles)], axis=1)


def _moon() -> NDArray[np.float64]:
    """A crescent open to the right: half of a disc less a smaller one that is set off."""
    horn, away = 0.9, 0.26
    outside = _arc(0.5, horn, _TURN - horn)
    tip = outside[0] - (away, 0.0)
    radius, slant = float(np.hypot(*tip)), float(np.arctan2(tip[1], tip[0]))
    inside = _arc(radius, _TURN - slant, slant) + (away, 0.0)
    return np.concatenate([outside, inside]) + (0.1, 0.0)


def _drop() -> NDArray[np.float64]:
    round_part = _arc(0.36, -0.5, np.pi + 0.5) + (0.0, 0.14)
    return np.concatenate([round_part, np.array([(0.0, -0.56)])])


def _bar(across: float, down: float) -> NDArray[np.float64]:
    return np.array([(-across, -down), (across, -down), (across, down), (-across, down)])
