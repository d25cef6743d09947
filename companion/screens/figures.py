"""The drawn pictures that people choose from: simple figures of our own, each of one ink."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Final

import pygame

from companion.evening.profiles import Figure
from companion.screens.theme import Colour

_FINE: Final = 4
"""Drawn so many times larger and then shrunk, since pygame draws filled shapes without soft edges."""

Point = tuple[float, float]
"""A point in units of the figure's size, (0, 0) its upper left and (1, 1) its lower right."""


class _Part:
    """A field of a figure.

    Args:
        corners: of it.
        ink: whether it is of the figure's ink; else the ground is seen through it.
    """

    def __init__(self, corners: Sequence[Point], *, ink: bool = True) -> None:
        self.corners = tuple(corners)
        self.ink = ink


def _oval(x: float, y: float, across: float, down: float | None = None, *, ink: bool = True) -> _Part:
    """A disc or an ellipse: its middle, and how far it reaches across and down."""
    turns = [math.tau * step / 48 for step in range(48)]
    reach = across if down is None else down
    return _Part([(x + across * math.cos(turn), y + reach * math.sin(turn)) for turn in turns], ink=ink)


def _field(*corners: Point, ink: bool = True) -> _Part:
    return _Part(corners, ink=ink)


def _both(*parts: _Part) -> tuple[_Part, ...]:
    """Parts at the left, and the same at the right."""
    mirrored = (_Part([(1 - x, y) for x, y in part.corners], ink=part.ink) for part in parts)
    return (*parts, *mirrored)


def _line(begin: Point, end: Point, wide: float, *, ink: bool = True) -> _Part:
    """A stroke of that width."""
    (x, y), (to_x, to_y) = begin, end
    long = math.dist(begin, end)
    across, down = wide / 2 * (to_y - y) / long, wide / 2 * (x - to_x) / long
    return _field(
        (x + across, y + down),
        (to_x + across, to_y + down),
        (to_x - across, to_y - down),
        (x - across, y - down),
        ink=ink,
    )


def _star() -> _Part:
    turns = [math.pi * step / 5 for step in range(10)]
    reach = [0.5 if step % 2 == 0 else 0.22 for step in range(10)]
    return _field(
        *((0.5 + r * math.sin(t), 0.53 - r * math.cos(t)) for r, t in zip(reach, turns, strict=True))
    )


def _petals() -> tuple[_Part, ...]:
    turns = [math.tau * step / 6 for step in range(6)]
    return tuple(_oval(0.5 + 0.21 * math.sin(turn), 0.34 - 0.21 * math.cos(turn), 0.125) for turn in turns)


_PARTS: Final[Mapping[Figure, tuple[_Part, ...]]] = {
    Figure.FOX: (
        _field(
            (0.06, 0.06), (0.36, 0.3), (0.64, 0.3), (0.94, 0.06), (0.93, 0.52), (0.56, 0.95), (0.44, 0.95),
            (0.07, 0.52),
        ),
        *_both(
            _field((0.13, 0.2), (0.27, 0.32), (0.16, 0.4), ink=False),
            _field((0.12, 0.56), (0.38, 0.64), (0.43, 0.86), ink=False),
            _oval(0.34, 0.5, 0.05, ink=False),
        ),
    ),
    Figure.CAT: (
        _oval(0.5, 0.57, 0.38, 0.35),
        *_both(
            _field((0.12, 0.08), (0.13, 0.56), (0.46, 0.26)),
            _field((0.19, 0.2), (0.2, 0.36), (0.31, 0.28), ink=False),
            _oval(0.35, 0.52, 0.06, 0.08, ink=False),
            _line((0.12, 0.64), (0.36, 0.69), 0.025, ink=False),
            _line((0.14, 0.77), (0.36, 0.73), 0.025, ink=False),
        ),
        _field((0.44, 0.65), (0.56, 0.65), (0.5, 0.73), ink=False),
    ),
    Figure.HARE: (
        _oval(0.5, 0.7, 0.3, 0.26),
        *_both(
            _oval(0.36, 0.26, 0.115, 0.26),
            _oval(0.36, 0.27, 0.05, 0.18, ink=False),
            _oval(0.39, 0.66, 0.045, ink=False),
        ),
        _field((0.44, 0.75), (0.56, 0.75), (0.5, 0.82), ink=False),
    ),
    Figure.BEAR: (
        _oval(0.5, 0.56, 0.39, 0.37),
        *_both(
            _oval(0.18, 0.22, 0.16),
            _oval(0.18, 0.22, 0.075, ink=False),
            _oval(0.35, 0.46, 0.05, ink=False),
        ),
        _oval(0.5, 0.7, 0.19, 0.15, ink=False),
        _oval(0.5, 0.64, 0.085, 0.06),
        _line((0.5, 0.66), (0.5, 0.78), 0.03),
    ),
    Figure.OWL: (
        _oval(0.5, 0.56, 0.37, 0.41),
        *_both(
            _field((0.1, 0.04), (0.15, 0.48), (0.5, 0.22)),
            _oval(0.33, 0.4, 0.15, ink=False),
            _oval(0.33, 0.4, 0.07),
            _line((0.38, 0.74), (0.45, 0.8), 0.03, ink=False),
            _line((0.33, 0.84), (0.4, 0.9), 0.03, ink=False),
        ),
        _field((0.43, 0.52), (0.57, 0.52), (0.5, 0.66), ink=False),
    ),
    Figure.FISH: (
        _oval(0.4, 0.5, 0.37, 0.26),
        _field((0.66, 0.5), (0.98, 0.22), (0.9, 0.5), (0.98, 0.78)),
        _field((0.3, 0.28), (0.5, 0.08), (0.56, 0.32)),
        _oval(0.2, 0.44, 0.05, ink=False),
        _line((0.33, 0.36), (0.33, 0.64), 0.035, ink=False),
        *(_oval(x, y, 0.035, ink=False) for x, y in ((0.46, 0.42), (0.46, 0.58), (0.57, 0.5))),
    ),
    Figure.SNAIL: (
        _line((0.2, 0.4), (0.09, 0.14), 0.045),
        _line((0.2, 0.4), (0.3, 0.14), 0.045),
        _oval(0.09, 0.14, 0.05),
        _oval(0.3, 0.14, 0.05),
        _oval(0.2, 0.42, 0.12),
        _field((0.08, 0.42), (0.32, 0.42), (0.36, 0.7), (0.98, 0.88), (0.12, 0.88)),
        _oval(0.6, 0.5, 0.33, ink=False),
        _oval(0.6, 0.5, 0.3),
        _oval(0.6, 0.5, 0.22, ink=False),
        _oval(0.6, 0.52, 0.16),
        _oval(0.6, 0.5, 0.08, ink=False),
    ),
    Figure.LADYBIRD: (
        *_both(_line((0.44, 0.2), (0.3, 0.03), 0.04)),
        _oval(0.5, 0.24, 0.18),
        _oval(0.5, 0.6, 0.4, 0.38, ink=False),
        _oval(0.5, 0.6, 0.37, 0.35),
        _line((0.5, 0.2), (0.5, 0.97), 0.035, ink=False),
        *_both(_oval(0.32, 0.5, 0.075, ink=False), _oval(0.34, 0.74, 0.065, ink=False)),
    ),
    Figure.TREE: (
        _field((0.44, 0.6), (0.56, 0.6), (0.6, 0.98), (0.4, 0.98)),
        _oval(0.5, 0.26, 0.24),
        *_both(_oval(0.28, 0.46, 0.22), _oval(0.42, 0.54, 0.2)),
        *(_oval(x, y, 0.05, ink=False) for x, y in ((0.46, 0.24), (0.28, 0.44), (0.66, 0.4), (0.48, 0.56))),
    ),
    Figure.FLOWER: (
        _line((0.5, 0.5), (0.5, 0.98), 0.06),
        _oval(0.34, 0.8, 0.16, 0.07),
        _oval(0.66, 0.72, 0.16, 0.07),
        *_petals(),
        _oval(0.5, 0.34, 0.12, ink=False),
        _oval(0.5, 0.34, 0.075),
    ),
    Figure.BOAT: (
        _field((0.06, 0.7), (0.94, 0.7), (0.76, 0.94), (0.24, 0.94)),
        _line((0.5, 0.04), (0.5, 0.72), 0.05),
        _field((0.56, 0.08), (0.9, 0.63), (0.56, 0.63)),
        _field((0.44, 0.2), (0.44, 0.63), (0.14, 0.63)),
    ),
    Figure.STAR: (_star(),),
}  # fmt: skip


@lru_cache(maxsize=128)
def drawn_figure(which: Figure, size: int, ink: Colour, ground: Colour) -> pygame.Surface:
    """A figure in a square of `size` pixels, which stands on a field of the colour `ground`."""
    full = size * _FINE
    fine = pygame.Surface((full, full))
    fine.fill(ground)
    for part in _PARTS[which]:
        corners = [(x * full, y * full) for x, y in part.corners]
        pygame.draw.polygon(fine, ink if part.ink else ground, corners)
    return pygame.transform.smoothscale(fine, (size, size))
