"""The numbers in a card's corners, and the one in its middle."""

from __future__ import annotations

import enum
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

import numpy as np

from companion.decks.drawn.editions.stock import Stock
from companion.decks.drawn.editions.typefaces import Typeface
from companion.decks.drawn.sheet import Ink, Rim, Sheet

WIDEST: Final = 12.0
"""Millimetres that an index is wide at most."""

Below = Callable[[Sheet, float, float], None]
"""Paints what stands below an index, given the middle and top of its place in mm."""


class IndexCorners(enum.Enum):
    """Which corners bear an index."""

    FOUR = "four"
    TWO = "two"
    """The left one of each end."""
    NONE = "none"


@dataclass(frozen=True, slots=True)
class Indices:
    """How an edition's cards are numbered.

    Attributes:
        face: the typeface.
        corners: which bear an index.
        height: of it, in mm.
        inset: millimetres from the printed field's edge to it.
    """

    face: Typeface
    corners: IndexCorners
    height: float
    inset: float

    def places(self, stock: Stock) -> tuple[float, ...]:
        """Where indices of the upper end have their middle, in mm from the left edge."""
        left = stock.rim + self.inset + WIDEST / 2
        match self.corners:
            case IndexCorners.FOUR:
                return left, stock.size[0] - left
            case IndexCorners.TWO:
                return (left,)
            case IndexCorners.NONE:
                return ()

    def top(self, stock: Stock) -> float:
        """Where they begin, in mm from the upper edge."""
        return stock.rim + self.inset + 0.6

    def paint_end(self, sheet: Sheet, stock: Stock, text: str, fill: Ink, below: Below | None = None) -> None:
        """The indices of the upper end."""
        top = self.top(stock)
        for x in self.places(stock):
            self.number(sheet, text, (x, top + self.height / 2), self.height, fill, widest=WIDEST)
            if below is not None:
                below(sheet, x, top + self.height + 1.4)

    def paint(self, sheet: Sheet, stock: Stock, text: str, fill: Ink, below: Below | None = None) -> None:
        """The indices of both ends."""
        for _ in range(2):
            self.paint_end(sheet, stock, text, fill, below)
            sheet.turn_round()

    def number(
        self,
        sheet: Sheet,
        text: str,
        at: tuple[float, float],
        height: float,
        fill: Ink,
        *,
        widest: float | None = None,
        turn: float = 0.0,
        rim: Rim | None = None,
    ) -> None:
        """A number of that height around a point, in mm."""
        sheet.stamp(self.face.mask(text), *at, height, fill, turn=turn, widest=widest, rim=rim)


def drawn_indices(
    random: np.random.Generator,
    face: Typeface,
    corners: tuple[IndexCorners, ...] = (IndexCorners.FOUR, IndexCorners.TWO),
) -> Indices:
    """Indices by chance, in some of those corners."""
    return Indices(
        face=face,
        corners=corners[int(random.integers(len(corners)))],
        height=float(random.uniform(8.0, 13.5)),
        inset=float(random.uniform(1.2, 3.0)),
    )
