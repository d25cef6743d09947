"""The four suits as shapes of our own, sharp at any size."""

from __future__ import annotations

import enum
from collections.abc import Iterable
from functools import cache

import numpy as np
from numpy.typing import NDArray

Outline = NDArray[np.float64]
"""A closed polygon, shape (n, 2), float64; x right, y down, the suit one unit high around (0, 0)."""

_CURVE = np.linspace(0.0, 1.0, 25)[:, None]


class Suit(enum.Enum):
    """The four French suits, with their letter in a card's code."""

    CLUBS = "C"
    DIAMONDS = "D"
    HEARTS = "H"
    SPADES = "S"

    @property
    def red(self) -> bool:
        """Whether it is red in a deck of two colours."""
        return self in (Suit.DIAMONDS, Suit.HEARTS)


@cache
def outlines(suit: Suit) -> tuple[Outline, ...]:
    """The polygons that together fill the suit's shape, one unit high, its middle at (0, 0)."""
    match suit:
        case Suit.HEARTS:
            return (_heart(),)
        case Suit.DIAMONDS:
            return (_diamond(),)
        case Suit.SPADES:
            blade = _heart() * (1.0, -0.86) + (0.0, -0.07)
            return blade, _stem(0.16)
        case Suit.CLUBS:
            leaves = (_disc(0.0, -0.265, 0.235), _disc(-0.262, 0.105, 0.235), _disc(0.262, 0.105, 0.235))
            return *leaves, _disc(0.0, 0.0, 0.13), _stem(0.0)


def _bezier(*control: tuple[float, float]) -> Outline:
    start, first, second, end = np.array(control)
    t = _CURVE
    return np.asarray(
        (1 - t) ** 3 * start + 3 * t * (1 - t) ** 2 * first + 3 * t**2 * (1 - t) * second + t**3 * end
    )


def _mirrored(right: Iterable[Outline]) -> Outline:
    """The right half from the top to the bottom, and its mirror image back up."""
    half = np.concatenate(list(right))
    return np.concatenate([half, half[::-1] * (-1.0, 1.0)])


def _heart() -> Outline:
    return _mirrored(
        [
            _bezier((0.0, -0.27), (0.06, -0.56), (0.48, -0.6), (0.475, -0.2)),
            _bezier((0.475, -0.2), (0.46, 0.06), (0.16, 0.22), (0.0, 0.5)),
        ]
    )


def _diamond() -> Outline:
    return _mirrored(
        [
            _bezier((0.0, -0.5), (0.1, -0.3), (0.24, -0.12), (0.39, 0.0)),
            _bezier((0.39, 0.0), (0.24, 0.12), (0.1, 0.3), (0.0, 0.5)),
        ]
    )


def _stem(top: float) -> Outline:
    return _mirrored(
        [
            _bezier((0.035, top), (0.04, 0.3), (0.08, 0.44), (0.2, 0.5)),
            np.array([(0.0, 0.5)]),
        ]
    )


def _disc(x: float, y: float, radius: float) -> Outline:
    angles = np.linspace(0.0, 2 * np.pi, 48, endpoint=False)
    return np.stack([x + radius * np.cos(angles), y + radius * np.sin(angles)], axis=1)
