"""Chooses where the pips of a die lie on its faces, as dice that people own have them.

Places and radii are in edge lengths, from the middle of a face. European dice have square fours, and sixes
whose columns are as far apart as the outer rows or a good deal nearer; Asian ones a large one, a red four,
and the two as a close pair that may lie along an edge.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import combinations
from math import dist

import numpy as np

Generator = np.random.Generator
Place = tuple[float, float]

_GRID: dict[int, tuple[tuple[int, int], ...]] = {
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (-1, 1), (1, -1), (1, 1)),
    5: ((-1, -1), (-1, 1), (0, 0), (1, -1), (1, 1)),
    6: ((-1, -1), (-1, 0), (-1, 1), (1, -1), (1, 0), (1, 1)),
}
"""Places of the pips on the 3x3 grid of a face, for each value."""

_TOUCHING = 0.48
"""Radius of a pip at most, in the distance of the nearest other one's middle."""
_NARROW, _TURNED, _CLOSE, _UNLIKE = 0.6, 0.15, 0.4, 0.15
"""Shares of dice whose six has narrow columns, whose two and three lie along an edge, whose two and three lie
closer than the corners of the four, and whose faces have pips of different sizes."""
_LARGE_ONE, _PICTURED = 0.3, 0.05
"""Shares of dice with a large one, and with a picture in its place."""
_ASIAN = 0.1
"""Share of dice that have all of it: a large one, one and four of another colour, a close two."""


@dataclass(frozen=True, slots=True)
class Layout:
    """Where the pips lie on the six faces, and of what size and colour they are.

    Attributes:
        places: of the pips' middles, for 1 to 6.
        radii: of the pips, for 1 to 6.
        accents: values whose pips have a second colour.
        petals: of the picture in place of the one, as a flower or a star has them; 0 for a plain pip.
    """

    places: tuple[tuple[Place, ...], ...]
    radii: tuple[float, ...]
    accents: frozenset[int] = frozenset()
    petals: int = 0


def pip_places(value: int) -> tuple[tuple[int, int], ...]:
    """Return the places (-1, 0 or 1 along both axes) of the pips of a face."""
    return _GRID[value]


def square(spread: float, pip: float) -> Layout:
    """Return the plain layout: all pips alike, on a square grid of that half width."""
    return Layout(tuple(_scaled(value, spread, spread) for value in _GRID), (pip,) * len(_GRID))


def draw_layout(rng: Generator, reach: float, pip: float, least: float = 0.65) -> Layout:
    """Choose a layout.

    Args:
        rng: source of chance.
        reach: largest distance of a pip's middle from the face's middle along its axes.
        pip: about the radius of a pip.
        least: share of the reach to which the outermost pips come at least.
    """
    spread = rng.uniform(max(0.13, least * reach), max(0.15, reach))
    asian = rng.random() < _ASIAN
    across, along = spread, spread * (rng.uniform(0.75, 1.0) if rng.random() < 0.25 else 1.0)
    narrow = rng.uniform(0.45, 0.85) if asian or rng.random() < _NARROW else rng.uniform(0.85, 1.0)
    places = {value: _scaled(value, across, along) for value in _GRID}
    places[6] = _scaled(6, narrow * across, along)
    turned = rng.random() < (0.5 if asian else _TURNED)
    for value, nearest in ((2, 0.35), (3, 0.6)):
        close = (value == 2 and asian) or rng.random() < _CLOSE
        share = rng.uniform(nearest, 0.7 if value == 2 and asian else 1.0) if close else 1.0
        places[value] = _scaled(value, share * across, 0.0 if turned else share * along)
    radii = _radii(rng, places, pip)
    if asian or rng.random() < _LARGE_ONE:
        radii[0] = min(pip * rng.uniform(1.3, 2.8), 0.34, reach + pip)
    petals = 0
    if rng.random() < _PICTURED:
        petals, radii[0] = int(rng.integers(3, 8)), min(rng.uniform(0.18, 0.34), reach + pip)
    return Layout(tuple(places.values()), tuple(radii), _accents(rng, asian), petals)


def _scaled(value: int, across: float, along: float) -> tuple[Place, ...]:
    return tuple((x * across, y * along) for x, y in _GRID[value])


def _radii(rng: Generator, places: dict[int, tuple[Place, ...]], pip: float) -> list[float]:
    """Return the radius of each face's pips: alike on most dice, never so large that they touch."""
    unlike = rng.random() < _UNLIKE
    room = [min((dist(*pair) for pair in combinations(face, 2)), default=1.0) for face in places.values()]
    if not unlike:
        pip = min(pip, *(_TOUCHING * apart for apart in room[3:]))
    return [min(pip * (rng.uniform(0.75, 1.4) if unlike else 1.0), _TOUCHING * apart) for apart in room]


def _accents(rng: Generator, asian: bool) -> frozenset[int]:
    kind = rng.random()
    if asian or kind < 0.08:
        return frozenset({1, 4}) if rng.random() < 0.7 else frozenset({1})
    if kind < 0.14:
        return frozenset(value for value in _GRID if rng.random() < 0.5)
    return frozenset()
