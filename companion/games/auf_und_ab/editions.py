"""Auf und Ab in other designs: the lower number at a warm edge, the higher one at a cold one."""

from __future__ import annotations

import enum
from dataclasses import dataclass
from typing import Final

import numpy as np
from PIL import Image

from companion.decks.drawn.editions.backs import Back, drawn_back
from companion.decks.drawn.editions.indices import WIDEST, IndexCorners, Indices, drawn_indices
from companion.decks.drawn.editions.palette import fading, near, paler, stands_out
from companion.decks.drawn.editions.shapes import oval
from companion.decks.drawn.editions.stock import Stock, drawn_stock, paint_pattern
from companion.decks.drawn.editions.typefaces import Mark, drawn_typeface
from companion.decks.drawn.editions.vignettes import VIGNETTES
from companion.decks.drawn.sheet import Colour, Ink, Rim, Sheet
from companion.decks.drawn.signs import Sign
from companion.games.auf_und_ab.deck import CODES

_WARM: Final = (2.0, 18.0, 335.0, 40.0)
_COLD: Final = (215.0, 190.0, 250.0, 165.0)
_SIGNS: Final = (Sign.STAR, Sign.LOZENGE, Sign.FLOWER, Sign.HEART, Sign.BURST)


class Split(enum.Enum):
    """How a card is divided between its two numbers."""

    STRAIGHT = "straight"
    SLANT = "slant"
    BANDS = "bands"
    """Coloured bands at the edges, bare paper between."""
    DISCS = "discs"
    """Bare paper with a coloured disc behind each large number."""
    OVAL = "oval"
    """Halves with a pale oval across both, in which the large numbers stand."""


@dataclass(frozen=True, slots=True)
class AufUndAbEdition:
    """55 cards of one design.

    Attributes:
        name: of the deck.
        stock: format, rim and ground.
        indices: where and how numbers stand.
        both: whether each index bears the other number, too, in its colour.
        warm, cold: the colours of the lower number's edge and of the higher one's.
        split: how a card is divided.
        large: height of the large numbers in parts of the card's; 0 for none.
        picture: which of `VIGNETTES` stands in the middle, None for none.
        sign: what marks doubles, twice, and change cards, once; None for nothing.
        edging: the line around large numbers in mm, 0 for none.
        reverse: the back.
    """

    name: str
    stock: Stock
    indices: Indices
    both: bool
    warm: Colour
    cold: Colour
    split: Split
    large: float
    picture: int | None
    sign: Sign | None
    edging: float
    reverse: Back
    codes: tuple[str, ...] = CODES
    looks: int = 1

    @property
    def size(self) -> tuple[float, float]:
        """Width and height in mm."""
        return self.stock.size

    def copies(self, code: str) -> int:
        """One of each; raises `KeyError` for a foreign code."""
        if code not in self.codes:
            raise KeyError(code)
        return 1

    def face(self, code: str, scale: float, look: int = 0) -> Image.Image:  # noqa: ARG002
        """The face, its warm edge up; raises `KeyError` for a foreign code."""
        if code not in self.codes:
            raise KeyError(code)
        low, high = code.split("-")
        sheet = self.stock.blank(scale)
        self._grounds(sheet)
        self._middle(sheet, low, high)
        for own, other, ink, rival in ((low, high, self.warm, self.cold), (high, low, self.cold, self.warm)):
            self._end(sheet, own, other, ink, rival)
            sheet.turn_round()
        return self.stock.finish(sheet)

    def pile(self, code: str) -> int:  # noqa: ARG002
        """All lie in one."""
        return 0

    def back(self, scale: float, pile: int = 0) -> Image.Image:  # noqa: ARG002
        """The back, the same for all."""
        return self.reverse.paint(self.stock, scale)

    def _grounds(self, sheet: Sheet) -> None:
        wide, high = self.size
        if self.split is Split.DISCS:
            return
        edge = {Split.BANDS: 0.24}.get(self.split, 0.5) * high
        tilt = 0.12 * high if self.split is Split.SLANT else 0.0
        sheet.wash((0, 0, wide, high), 0, self.stock.paper)
        for colour in (self.warm, self.cold):
            sheet.wash((0, 0, wide, edge - tilt), 0, fading(colour, 0.0 if tilt else self.stock.fade))
            if tilt:
                sheet.polygon([(0, edge - tilt), (wide, edge - tilt), (0, edge + tilt)], colour)
            sheet.turn_round()
        if self.split is not Split.BANDS:
            paint_pattern(sheet, self.stock.pattern, paler(self.warm, 0.2))
            self._restore_cold(sheet, edge, tilt)
        if self.split is Split.OVAL:
            oval(sheet, (wide / 2, high / 2), (0.4 * wide, 0.3 * high), 28.0, self.stock.paper)

    def _restore_cold(self, sheet: Sheet, edge: float, tilt: float) -> None:
        """A pattern is printed on the warm half only: the cold one is printed over it."""
        wide, high = self.size
        fade = 0.0 if tilt else self.stock.fade
        sheet.wash((0, high - edge + tilt, wide, high), 0, fading(self.cold, fade))
        if tilt:
            sheet.polygon(
                [(wide, high - edge + tilt), (0, high - edge + tilt), (wide, high - edge - tilt)], self.cold
            )

    def _middle(self, sheet: Sheet, low: str, high: str) -> None:
        x, y = self.size[0] / 2, self.size[1] / 2
        if self.picture is not None and not (self.split is Split.OVAL and self.large):
            size = min(0.22 * self.size[1], 20.0)
            sheet.disc(x, y, 0.62 * size, self.stock.paper)
            VIGNETTES[self.picture](sheet, x, y, size, self.warm)
        if self.sign is None:
            return
        doubles, changes = low == high, int(low) + int(high) == 9
        for way in (-1, 1) if doubles else (0,) if changes else ():
            at = x + (way or 1) * 0.34 * self.size[0]
            sheet.sign(self.sign, at, y, 8.5, self.stock.paper)
            sheet.sign(self.sign, at, y, 6.5, stands_out(self.stock.paper))

    def _end(self, sheet: Sheet, own: str, other: str, ink: Colour, rival: Colour) -> None:
        """The numbers of the upper end."""
        on_paper = self.split is Split.DISCS
        figures = ink if on_paper else stands_out(ink)

        def below(sheet: Sheet, x: float, top: float) -> None:
            small = 0.62 * self.indices.height
            sheet.panel((x - 0.36 * WIDEST, top - 0.6, x + 0.36 * WIDEST, top + small + 0.6), 1.4, rival)
            at = (x, top + small / 2)
            self.indices.number(sheet, other, at, small, stands_out(rival), widest=0.5 * WIDEST)

        self.indices.paint_end(sheet, self.stock, own, figures, below if self.both else None)
        if self.large:
            self._large(sheet, own, ink)

    def _large(self, sheet: Sheet, own: str, ink: Colour) -> None:
        wide, high = self.size
        tall = self.large * high
        fill: Ink = stands_out(ink)
        at = (wide / 2, (0.5 - 0.035) * high - tall / 2 if self.picture is None else 0.23 * high)
        if self.split is Split.DISCS:
            at = (wide / 2, 0.28 * high)
            sheet.disc(*at, 0.66 * tall, ink)
        elif self.split is Split.BANDS:
            fill = ink if at[1] - tall / 2 > 0.24 * high else fill
            at = (at[0], max(at[1], 0.24 * high + tall / 2 + 1.0)) if fill == ink else (at[0], 0.125 * high)
            tall = tall if fill == ink else min(tall, 0.17 * high)
        elif self.split is Split.OVAL:
            tall, at, fill = min(tall, 0.19 * high), (wide / 2, 0.37 * high), ink
        rim = Rim(self.stock.paper if fill != self.stock.paper else ink, self.edging) if self.edging else None
        self.indices.number(sheet, own, at, tall, fill, widest=0.4 * wide, rim=rim)


def auf_und_ab_edition(number: int) -> AufUndAbEdition:
    """A design by chance; each strip of a fan shows both numbers."""
    random = np.random.default_rng([number, 0])
    stock = drawn_stock(random)
    indices = drawn_indices(random, drawn_typeface(random, marks=(Mark.BAR, Mark.DOT)))
    pair = int(random.integers(len(_WARM)))
    return AufUndAbEdition(
        name=f"edition-{number}",
        stock=stock,
        indices=indices,
        both=indices.corners is IndexCorners.TWO or bool(random.random() < 0.4),
        warm=near(_WARM[pair], 6.0, random),
        cold=near(_COLD[int(random.integers(len(_COLD)))], 8.0, random),
        split=list(Split)[int(random.integers(len(Split)))],
        large=float(random.choice([0.0, 0.2, 0.25, 0.3])),
        picture=int(random.integers(len(VIGNETTES))) if random.random() < 0.4 else None,
        sign=_SIGNS[int(random.integers(len(_SIGNS)))] if random.random() < 0.6 else None,
        edging=float(random.choice([0.0, 0.0, 0.7])),
        reverse=drawn_back(random),
    )
