"""Auf und Ab: 55 cards, the lower number on the red edge, the higher one on the blue edge.

Each half of a card stands upright for whoever holds its edge up, and its index says both numbers: large the
own one, below it, in a badge, the other. For those who do not see colours the red edge bears an arrow up,
after the rounds in which it counts, and the blue edge an arrow down. A double is all red on its red edge and
all blue on its blue one, and bears two linked rings; a change card has a light ground and bears two arrows.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import combinations_with_replacement
from typing import Final

import numpy as np
from PIL import Image

from companion.decks.drawn.back import paint_back
from companion.decks.drawn.sheet import Colour, Sheet
from companion.decks.drawn.stock import (
    CORNER_MM,
    EDGE_MM,
    FIELD_CORNER_MM,
    HEIGHT_MM,
    INDEX_X,
    INK,
    PAPER,
    WIDTH_MM,
    blank,
    field,
    number,
)
from companion.decks.drawn.suits import Outline

CODES: Final = tuple(f"{low}-{high}" for low, high in combinations_with_replacement(range(10), 2))
"""Lower number first, as in the table record."""

_HALF_MM: Final = HEIGHT_MM / 2
_MIDDLE: Final = WIDTH_MM / 2
_WAVE_MM: Final = 3.4
"""How far the wave between the edges swings."""
_RED: Final[Colour] = (200, 26, 38)
_BLUE: Final[Colour] = (18, 72, 168)
_PALE_RED: Final[Colour] = (255, 238, 216)
_PALE_BLUE: Final[Colour] = (220, 238, 253)
_BACK: Final[Colour] = (92, 40, 110)


@dataclass(frozen=True, slots=True)
class _Edge:
    """One half of a card.

    Attributes:
        own: its number.
        other: that of the other edge.
        ink: its colour.
        ground: what its number stands on.
        badge: ground of the other number.
        upwards: whether its arrow points to the edge.
    """

    own: str
    other: str
    ink: Colour
    ground: Colour
    badge: Colour
    upwards: bool

    @property
    def digits(self) -> Colour:
        """The colour of the own number."""
        return PAPER if self.ground == self.ink else self.ink


@dataclass(frozen=True, slots=True)
class AufUndAbDeck:
    """55 cards, 63 by 88 mm, each there once."""

    name: str = "auf-und-ab"
    codes: tuple[str, ...] = CODES
    size: tuple[float, float] = (WIDTH_MM, HEIGHT_MM)
    looks: int = 1

    def copies(self, code: str) -> int:
        """One of each; raises `KeyError` for a foreign code."""
        if code not in self.codes:
            raise KeyError(code)
        return 1

    def face(self, code: str, scale: float, look: int = 0) -> Image.Image:  # noqa: ARG002
        """The face, its red edge up; raises `KeyError` for a foreign code."""
        if code not in self.codes:
            raise KeyError(code)
        low, high = code.split("-")
        change, double = int(low) + int(high) == 9, low == high
        red = _Edge(
            own=low,
            other=high,
            ink=_RED,
            ground=_PALE_RED if change else _RED,
            badge=_RED if double else _BLUE,
            upwards=True,
        )
        blue = _Edge(
            own=high,
            other=low,
            ink=_BLUE,
            ground=_PALE_BLUE if change else _BLUE,
            badge=_BLUE if double else _RED,
            upwards=False,
        )
        sheet = blank(scale)
        _halves(sheet, red, blue)
        if change:
            field(sheet, None, INK, 0.8)
            _roundel(sheet)
            _change_arrows(sheet)
        elif double:
            _roundel(sheet)
            _linked_rings(sheet)
        return sheet.finish(CORNER_MM)

    def pile(self, code: str) -> int:  # noqa: ARG002
        """All lie in one."""
        return 0

    def back(self, scale: float, pile: int = 0) -> Image.Image:  # noqa: ARG002
        """The back, the same for all."""
        sheet = blank(scale)
        paint_back(sheet, _BACK)
        return sheet.finish(CORNER_MM)


def _halves(sheet: Sheet, red: _Edge, blue: _Edge) -> None:
    """Both halves with a wave between them, which looks the same from either edge."""
    field(sheet, red.ground)
    wave = _wave()
    corners = [(WIDTH_MM - EDGE_MM, HEIGHT_MM - 2 * EDGE_MM), (EDGE_MM, HEIGHT_MM - 2 * EDGE_MM)]
    sheet.polygon(np.concatenate([wave, corners]), blue.ground)
    box = (EDGE_MM, HEIGHT_MM - 10.0, WIDTH_MM - EDGE_MM, HEIGHT_MM - EDGE_MM)
    sheet.panel(box, FIELD_CORNER_MM, blue.ground)
    sheet.line(wave, PAPER if red.digits == PAPER else INK, 0.9)
    for edge in (red, blue):
        _paint_half(sheet, edge)
        sheet.turn_round()


def _wave() -> Outline:
    """From the field's left side to its right one, through the card's middle."""
    x = np.linspace(EDGE_MM, WIDTH_MM - EDGE_MM, 60)
    phase = (x - _MIDDLE) / (WIDTH_MM - 2 * EDGE_MM) * 2 * np.pi
    return np.stack([x, _HALF_MM + _WAVE_MM * np.sin(phase)], axis=1)


def _paint_half(sheet: Sheet, edge: _Edge) -> None:
    """Number, badge and arrow of the upper edge."""
    for x in (INDEX_X, WIDTH_MM - INDEX_X):
        number(sheet, edge.own, x, 4.6, 13.2, edge.digits)
        sheet.panel((x - 6.4, 19.6, x + 6.4, 34.4), 3.4, PAPER)
        sheet.panel((x - 5.7, 20.3, x + 5.7, 33.7), 2.8, edge.badge)
        number(sheet, edge.other, x, 21.6, 10.8, PAPER)
    number(sheet, edge.own, _MIDDLE, 12.2, 24.0, edge.digits)
    _arrow(sheet, edge.upwards, edge.digits)


def _arrow(sheet: Sheet, upwards: bool, ink: Colour) -> None:
    y, way = 7.0, -1 if upwards else 1
    sheet.polygon(
        [(_MIDDLE, y + 2.8 * way), (_MIDDLE + 5.4, y - 2.2 * way), (_MIDDLE - 5.4, y - 2.2 * way)], ink
    )


def _roundel(sheet: Sheet) -> None:
    sheet.disc(_MIDDLE, _HALF_MM, 6.6, INK)
    sheet.disc(_MIDDLE, _HALF_MM, 5.9, PAPER)


def _change_arrows(sheet: Sheet) -> None:
    for way, ink in ((-1, _RED), (1, _BLUE)):
        x, y = _MIDDLE + 2.1 * way, _HALF_MM
        sheet.line([(x, y - 3.2 * way), (x, y + 0.6 * way)], ink, 1.3)
        sheet.polygon([(x, y + 4.0 * way), (x + 1.9, y + 0.6 * way), (x - 1.9, y + 0.6 * way)], ink)


def _linked_rings(sheet: Sheet) -> None:
    for x in (_MIDDLE - 1.7, _MIDDLE + 1.7):
        sheet.ring(x, _HALF_MM, 2.9, 0.9, INK)
