"""Shapes with soft edges: suits, arrows, tick and cross, dice; each drawn once a size and colour."""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import lru_cache

import pygame

from companion.decks.drawn.suits import Suit, outlines
from companion.screens.theme import Colour

_FINE = 4
"""Drawn so many times larger and then shrunk, since pygame draws filled shapes without soft edges."""

Polygon = Sequence[tuple[float, float]]
"""Corners in units of the shape's size, (0, 0) its upper left and (1, 1) its lower right."""

ARROW_UP: Polygon = (
    (0.5, 0.0), (1.0, 0.5), (0.72, 0.5), (0.72, 1.0), (0.28, 1.0), (0.28, 0.5), (0.0, 0.5),
)  # fmt: skip
ARROW_DOWN: Polygon = tuple((x, 1.0 - y) for x, y in ARROW_UP)
TICK: Polygon = ((0.0, 0.55), (0.16, 0.39), (0.37, 0.6), (0.84, 0.1), (1.0, 0.25), (0.37, 0.92))
CROSS: Polygon = (
    (0.0, 0.16), (0.16, 0.0), (0.5, 0.34), (0.84, 0.0), (1.0, 0.16), (0.66, 0.5),
    (1.0, 0.84), (0.84, 1.0), (0.5, 0.66), (0.16, 1.0), (0.0, 0.84), (0.34, 0.5),
)  # fmt: skip

_BOX: Polygon = ((0.0, 0.34), (0.2, 0.34), (0.48, 0.08), (0.48, 0.92), (0.2, 0.66), (0.0, 0.66))
"""A loudspeaker from the side."""
SPEAKER: Polygon = (
    *_BOX[:3], (0.48, 0.46), (0.62, 0.46), (0.62, 0.28), (0.74, 0.28), (0.74, 0.46), (0.84, 0.46),
    (0.84, 0.14), (0.98, 0.14), (0.98, 0.86), (0.84, 0.86), (0.84, 0.54), (0.74, 0.54), (0.74, 0.72),
    (0.62, 0.72), (0.62, 0.54), (0.48, 0.54), *_BOX[3:],
)  # fmt: skip
"""The same with what is heard of it."""
SPEAKER_OFF: Polygon = (
    *_BOX[:3], (0.48, 0.46), (0.72, 0.46), (0.6, 0.34), (0.66, 0.27), (0.8, 0.41), (0.93, 0.27), (1.0, 0.34),
    (0.86, 0.48), (1.0, 0.62), (0.93, 0.69), (0.8, 0.55), (0.66, 0.69), (0.6, 0.62), (0.7, 0.52),
    (0.48, 0.52), *_BOX[3:],
)  # fmt: skip
"""The same crossed out."""


def _turning() -> Polygon:
    """Three quarters of a ring with an arrow's head, the way of a clock's hands."""
    angles = [math.radians(degrees) for degrees in range(-60, 211, 10)]
    outer = [(0.5 + 0.48 * math.sin(a), 0.5 - 0.48 * math.cos(a)) for a in angles]
    inner = [(0.5 + 0.32 * math.sin(a), 0.5 - 0.32 * math.cos(a)) for a in reversed(angles)]
    end = angles[-1]
    along = (math.cos(end) * 0.26, math.sin(end) * 0.26)
    head = [
        (0.5 + reach * math.sin(end) + ahead * along[0], 0.5 - reach * math.cos(end) + ahead * along[1])
        for reach, ahead in ((0.6, 0.0), (0.4, 1.0), (0.2, 0.0))
    ]
    return (*outer, *head, *inner)


CLOCKWISE: Polygon = _turning()
COUNTERCLOCKWISE: Polygon = tuple((1.0 - x, y) for x, y in CLOCKWISE)
CROWN: Polygon = (
    (0.08, 0.84), (0.0, 0.3), (0.26, 0.54), (0.5, 0.14), (0.74, 0.54), (1.0, 0.3), (0.92, 0.84),
)  # fmt: skip
"""Of whoever has won."""
BAR: Polygon = ((0.0, 0.4), (1.0, 0.4), (1.0, 0.6), (0.0, 0.6))

_PIPS: dict[int, tuple[tuple[float, float], ...]] = {
    1: ((0.5, 0.5),),
    2: ((0.27, 0.27), (0.73, 0.73)),
    3: ((0.25, 0.25), (0.5, 0.5), (0.75, 0.75)),
    4: ((0.27, 0.27), (0.73, 0.27), (0.27, 0.73), (0.73, 0.73)),
    5: ((0.25, 0.25), (0.75, 0.25), (0.5, 0.5), (0.25, 0.75), (0.75, 0.75)),
    6: ((0.27, 0.22), (0.27, 0.5), (0.27, 0.78), (0.73, 0.22), (0.73, 0.5), (0.73, 0.78)),
}


@lru_cache(maxsize=256)
def polygon(corners: tuple[tuple[float, float], ...], size: int, colour: Colour) -> pygame.Surface:
    """A filled polygon in a square of `size` pixels."""
    fine = _sheet(size)
    pygame.draw.polygon(fine, colour, [(x * size * _FINE, y * size * _FINE) for x, y in corners])
    return _shrunk(fine, size)


@lru_cache(maxsize=256)
def suit(which: Suit, size: int, colour: Colour) -> pygame.Surface:
    """A suit's sign in a square of `size` pixels."""
    fine = _sheet(size)
    scale = size * _FINE * 0.96
    for outline in outlines(which):
        points = [(size * _FINE / 2 + x * scale, size * _FINE / 2 + y * scale) for x, y in outline]
        pygame.draw.polygon(fine, colour, points)
    return _shrunk(fine, size)


@lru_cache(maxsize=64)
def stroke(width: int, height: int, colour: Colour, edge: Colour) -> pygame.Surface:
    """A line from the lower left to the upper right of a field in pixels, with an edge on both sides."""
    fine = pygame.Surface((width * _FINE, height * _FINE), pygame.SRCALPHA)
    begin, end = (0, height * _FINE), (width * _FINE, 0)
    thick = max(2, min(width, height) * _FINE // 12)
    for ink, wide in ((edge, thick * 2), (colour, thick)):
        pygame.draw.line(fine, ink, begin, end, wide)
    return pygame.transform.smoothscale(fine, (width, height))


@lru_cache(maxsize=64)
def die(value: int, size: int, paper: Colour, ink: Colour) -> pygame.Surface:
    """A die's face in a square of `size` pixels."""
    fine = _sheet(size)
    full = size * _FINE
    pygame.draw.rect(fine, ink, fine.get_rect(), border_radius=full // 6)
    # The border keeps the die visible on a table as light as itself.
    edge = full // 20
    pygame.draw.rect(fine, paper, fine.get_rect().inflate(-2 * edge, -2 * edge), border_radius=full // 7)
    for x, y in _PIPS[value]:
        pygame.draw.circle(fine, ink, (x * full, y * full), full * 0.095)
    return _shrunk(fine, size)


@lru_cache(maxsize=64)
def card_back(size: int, paper: Colour, back: Colour) -> pygame.Surface:
    """A card that lies face down, in a square of `size` pixels."""
    fine = _sheet(size)
    _card(fine, 0.0, paper, back)
    return _shrunk(fine, size)


@lru_cache(maxsize=64)
def hand(size: int, paper: Colour, back: Colour) -> pygame.Surface:
    """Three cards held as a fan, their faces to whoever looks, in a square of `size` pixels."""
    fine = _sheet(size)
    for degrees in (-28.0, 0.0, 28.0):
        _card(fine, degrees, back, paper)
    return _shrunk(fine, size)


def _card(fine: pygame.Surface, degrees: float, edge: Colour, field: Colour) -> None:
    """A card with a border, turned about the middle of its lower edge."""
    full, turn = fine.get_width(), math.radians(degrees)
    tall = 0.72 if degrees else 0.9  # A fan is wider than a card.
    for reach, colour in ((0.0, edge), (0.08, field)):
        left, right, low, high = -tall / 3 + reach, tall / 3 - reach, 0.05 + reach, 0.05 + tall - reach
        turned = [
            (x * math.cos(turn) + y * math.sin(turn), x * math.sin(turn) - y * math.cos(turn))
            for x, y in ((left, low), (right, low), (right, high), (left, high))
        ]
        pygame.draw.polygon(fine, colour, [((0.5 + x) * full, (1.0 + y) * full) for x, y in turned])


@lru_cache(maxsize=64)
def disc(size: int, colour: Colour, *, filled: bool) -> pygame.Surface:
    """A disc or a ring in a square of `size` pixels."""
    fine = _sheet(size)
    middle = size * _FINE / 2
    pygame.draw.circle(fine, colour, (middle, middle), middle, 0 if filled else max(1, round(middle * 0.4)))
    return _shrunk(fine, size)


@lru_cache(maxsize=16)
def wheel(size: int, colours: tuple[Colour, ...]) -> pygame.Surface:
    """A disc with an equal part for each colour, in a square of `size` pixels."""
    fine = _sheet(size)
    middle, part = size * _FINE / 2, 360.0 / len(colours)
    for number, colour in enumerate(colours):
        angles = [math.radians(part * (number + step / 12)) for step in range(13)]
        rim = [(middle * (1 + math.sin(angle)), middle * (1 - math.cos(angle))) for angle in angles]
        pygame.draw.polygon(fine, colour, [(middle, middle), *rim])
    return _shrunk(fine, size)


def _sheet(size: int) -> pygame.Surface:
    return pygame.Surface((size * _FINE, size * _FINE), pygame.SRCALPHA)


def _shrunk(fine: pygame.Surface, size: int) -> pygame.Surface:
    return pygame.transform.smoothscale(fine, (size, size))
