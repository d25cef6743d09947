"""Auf und Ab: 55 cards, the lower number on the red edge, the higher one on the blue edge.

Each half of a card stands upright for whoever holds its edge up. Its index says both numbers: large the own
one, under it, in a badge, the other. The red edge bears an arrow up, for the rounds in which it counts, the blue
edge an arrow down. A double is red on the red edge and blue on the blue one; a change card has a light ground.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import combinations_with_replacement
from typing import Final

from PIL import Image

from companion.cards.back import paint_back
from companion.cards.sheet import Colour, Sheet
from companion.cards.stock import CORNER_MM, EDGE_MM, HEIGHT_MM, PAPER, WIDTH_MM, blank, number

CODES: Final = tuple(f"{low}-{high}" for low, high in combinations_with_replacement(range(10), 2))
"""Lower number first, as in the table record."""

_HALF_MM: Final = HEIGHT_MM / 2
_INDEX_X: Final = 9.6
_RED: Final[Colour] = (196, 28, 40)
_BLUE: Final[Colour] = (14, 72, 164)
_PALE_RED: Final[Colour] = (255, 236, 214)
_PALE_BLUE: Final[Colour] = (222, 238, 252)
_BACK: Final[Colour] = (92, 40, 110)


@dataclass(frozen=True, slots=True)
class _Edge:
    """One half of a card: its own number, the other one, and its colours."""

    own: str
    other: str
    ink: Colour
    ground: Colour
    other_ground: Colour
    upwards: bool


@dataclass(frozen=True, slots=True)
class AufUndAbDeck:
    """55 cards, 63 by 88 mm, each there once."""

    name: str = "auf-und-ab"
    codes: tuple[str, ...] = CODES
    size: tuple[float, float] = (WIDTH_MM, HEIGHT_MM)

    def copies(self, code: str) -> int:
        """One of each; raises `KeyError` for a foreign code."""
        if code not in self.codes:
            raise KeyError(code)
        return 1

    def face(self, code: str, scale: float, copy: int = 0) -> Image.Image:  # noqa: ARG002
        """The face, its red edge up; raises `KeyError` for a foreign code."""
        if code not in self.codes:
            raise KeyError(code)
        low, high = code.split("-")
        change, double = int(low) + int(high) == 9, low == high
        sheet = blank(scale)
        red = _Edge(low, high, _RED, _PALE_RED if change else _RED, _RED if double else _BLUE, upwards=True)
        blue = _Edge(
            high, low, _BLUE, _PALE_BLUE if change else _BLUE, _BLUE if double else _RED, upwards=False
        )
        sheet.paste(_half(red, scale), 0, 0)
        sheet.paste(_half(blue, scale), 0, _HALF_MM, 180)
        if change:
            inset = EDGE_MM
            box = (inset, inset, WIDTH_MM - inset, HEIGHT_MM - inset)
            sheet.panel(box, 2.0, None, (40, 40, 60), 0.7)
        return sheet.finish(CORNER_MM)

    def back(self, scale: float, code: str | None = None) -> Image.Image:  # noqa: ARG002
        """The back, the same for all."""
        sheet = blank(scale)
        paint_back(sheet, _BACK)
        return sheet.finish(CORNER_MM)


def _half(edge: _Edge, scale: float) -> Sheet:
    """The half of a card whose edge is up."""
    sheet = Sheet(WIDTH_MM, _HALF_MM, scale, PAPER)
    light = edge.ground != edge.ink
    ink = edge.ink if light else PAPER
    sheet.panel((EDGE_MM, EDGE_MM, WIDTH_MM - EDGE_MM, 2 * HEIGHT_MM), 2.0, edge.ground)
    for x in (_INDEX_X, WIDTH_MM - _INDEX_X):
        number(sheet, edge.own, x, 4.6, 13.0, ink)
        sheet.disc(x, 26.2, 6.0, PAPER)
        sheet.disc(x, 26.2, 5.4, edge.other_ground)
        number(sheet, edge.other, x, 22.4, 7.6, PAPER)
    number(sheet, edge.own, WIDTH_MM / 2, 13.0, 24.0, ink)
    _arrow(sheet, edge.upwards, ink)
    return sheet


def _arrow(sheet: Sheet, upwards: bool, ink: Colour) -> None:
    x, y, way = WIDTH_MM / 2, 7.6, -1 if upwards else 1
    sheet.polygon([(x, y + 3.0 * way), (x + 5.0, y - 2.4 * way), (x - 5.0, y - 2.4 * way)], ink)
