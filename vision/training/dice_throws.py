"""Throws dice: chooses which traced dice lie where, strewn, touching one another, or pushed edge to edge."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from vision.training.dice_drawing import EDGE_PX, Drawing, draw
from vision.training.dice_kinds import faces

Generator = np.random.Generator

_PUSHED, _CLOSE, _HEAPED = 0.3, 0.5, 0.3
"""Shares of throws pushed into a block, of the others in which dice touch one another, and of those in which
some lean on others and hide a part of them."""
_MOST_IN_BLOCK = 6
_STEEP, TOP_LARGEST = 62.0, 45.0
"""Camera's elevations in degrees: from which dice are seen turned anyhow, and the top is the largest face."""
_ASLANT = 0.4
"""Share of pictures from a camera held aslant where the top is the largest face. Where it is not, only what
is up in the picture tells which face that is."""
_BESIDE = ((1, 0), (-1, 0), (0, 1), (0, -1))


@dataclass(frozen=True, slots=True)
class ThrownDie:
    """A traced die with the place of its middle and its edge in pixels, and its turn in degrees."""

    drawing: Drawing
    x: float
    y: float
    edge: float
    turn: float


def throw(rng: Generator, stock: list[Drawing], size: float, side: int) -> list[ThrownDie]:
    """Throw dice of about one size onto a square.

    Args:
        rng: source of chance.
        stock: traced dice, sorted by elevation.
        size: edge in pixels.
        side: of the square in pixels.
    """
    first = int(rng.integers(0, len(stock)))
    elevation = stock[first].view.elevation
    aslant = elevation > TOP_LARGEST and rng.random() < _ASLANT
    steep = elevation > _STEEP
    roll = float(rng.uniform(0, 360) if steep or aslant else rng.normal(0, 12))
    if rng.random() < _PUSHED:
        return _pushed(rng, stock[first], size, side, roll)
    near = range(max(0, first - 60), min(len(stock), first + 60))
    thrown = []
    for x, y in _places(rng, size, side):
        edge = size * rng.uniform(0.94, 1.06) if rng.random() < 0.85 else size * rng.uniform(0.6, 1.5)
        turn = rng.uniform(0, 360) if steep else roll + rng.normal(0, 4)
        thrown.append(ThrownDie(stock[int(rng.choice(near))], x, y, edge, float(turn)))
    return thrown


def _pushed(rng: Generator, drawing: Drawing, size: float, side: int, turn: float) -> list[ThrownDie]:
    """Push dice of one kind together, edge to edge, as no domino's halves lie: in rows, corners, blocks."""
    angle = np.radians(turn)
    rotation = np.array([[np.cos(angle), np.sin(angle)], [-np.sin(angle), np.cos(angle)]])
    top = drawing.top * (size / EDGE_PX) @ rotation
    axes = np.stack([top[1] - top[0], top[3] - top[0]]) * (1 + abs(rng.normal(0, 0.03)))
    slide = rng.uniform(-0.4, 0.4) if rng.random() < 0.4 else 0.0
    start = rng.uniform(0.15, 0.85, 2) * side
    thrown = []
    for column, row in _block(rng, int(rng.integers(2, _MOST_IN_BLOCK + 1))):
        x, y = start + (column + slide * row, row) @ axes + rng.normal(0, 0.01, 2) * size
        if 0 < x < side and 0 < y < side:
            again = draw(drawing.shape, drawing.view, faces(rng))
            thrown.append(ThrownDie(again, float(x), float(y), size, turn + float(rng.normal(0, 1.2))))
    return thrown


def _block(rng: Generator, count: int) -> list[tuple[int, int]]:
    """Return places on a grid, each beside one before."""
    places = [(0, 0)]
    while len(places) < count:
        column, row = places[int(rng.integers(0, len(places)))]
        right, down = _BESIDE[int(rng.integers(0, 4))]
        place = (column + right, row + down)
        if place not in places:
            places.append(place)
    return places


def _places(rng: Generator, size: float, side: int) -> list[tuple[float, float]]:
    """Return places at least an edge apart; on many tables they touch one another."""
    count = min(int(rng.integers(1, 9)), max(1, int((side / size / 1.6) ** 2 * 0.4)))
    close = rng.random() < _CLOSE
    least = rng.uniform(0.8, 1.05) if rng.random() < _HEAPED else 1.05
    places: list[tuple[float, float]] = []
    for _ in range(40 * count):
        if close and places:
            x, y = places[int(rng.integers(0, len(places)))]
            angle, far = rng.uniform(0, 2 * np.pi), size * rng.uniform(least, 1.5)
            spot = (x + far * float(np.cos(angle)), y + far * float(np.sin(angle)))
        else:
            spot = (float(rng.uniform(0, side)), float(rng.uniform(0, side)))
        gap = size * (least if close else 1.5)
        inside = min(spot) > 0 and max(spot) < side
        if inside and all(np.hypot(spot[0] - x, spot[1] - y) > gap for x, y in places):
            places.append(spot)
        if len(places) == count:
            break
    return places
