"""Where the pips of dice lie: the square layout of most board games, and others that people own."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import numpy as np

_GRID: Final[dict[int, tuple[tuple[int, int], ...]]] = {
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    6: ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)),
}
_STEP, _RADIUS = 3.9, 1.65
"""Millimetres from one row of pips to the next, and of a pip's radius, on a face of 16 mm."""

Place = tuple[float, float]


@dataclass(frozen=True, slots=True)
class DieLayout:
    """Places and radii of the pips of 1 to 6, in millimetres from the middle of a face of 16 mm.

    Attributes:
        places: the pips' middles.
        radii: of the pips of each face.
        accents: numbers whose pips have the die's second colour.
    """

    places: tuple[tuple[Place, ...], ...]
    radii: tuple[float, ...]
    accents: frozenset[int] = frozenset()


def _scaled(number: int, across: float, along: float) -> tuple[Place, ...]:
    return tuple((x * across, y * along) for x, y in _GRID[number])


SQUARE: Final = DieLayout(tuple(_scaled(number, _STEP, _STEP) for number in _GRID), (_RADIUS,) * len(_GRID))
"""All pips alike, on one square grid."""


def layout_of(number: int) -> DieLayout:
    """The layout that a number stands for: a narrow six, a close two, a large one or coloured pips."""
    random = np.random.default_rng([number, 11])
    step, radius = random.uniform(3.0, 4.3), random.uniform(1.1, 1.9)
    places = {value: _scaled(value, step, step) for value in _GRID}
    narrow, close = random.uniform(0.5, 0.95), random.uniform(0.4, 1.0)
    turned = random.random() < 0.4
    places[6] = _scaled(6, narrow * step, step)
    places[2] = _scaled(2, close * step, 0.0 if turned else close * step)
    places[3] = _scaled(3, step, 0.0 if turned else step)
    radius = min(radius, 0.46 * step, 0.92 * narrow * step)
    radii = [radius] * len(_GRID)
    radii[0] = radius * (random.uniform(1.3, 2.4) if random.random() < 0.6 else 1.0)
    radii[1] = min(radius, 0.92 * close * step)
    accents: frozenset[int] = frozenset({1, 4}) if random.random() < 0.5 else frozenset()
    return DieLayout(tuple(places.values()), tuple(radii), accents)
