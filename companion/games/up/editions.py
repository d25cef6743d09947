"""Up in other designs: 1 to 11, the −2 and the clear card, in one to ten sets that differ in colour."""

from __future__ import annotations

import enum
from dataclasses import dataclass
from typing import Final

import numpy as np
from PIL import Image

from companion.decks.drawn.editions.backs import Back, drawn_back
from companion.decks.drawn.editions.indices import Indices, drawn_indices
from companion.decks.drawn.editions.palette import BLACK, WHITE, deeper, fading, near, paler, stands_out
from companion.decks.drawn.editions.stock import Stock, drawn_stock
from companion.decks.drawn.editions.typefaces import drawn_typeface
from companion.decks.drawn.editions.vignettes import VIGNETTES
from companion.decks.drawn.sheet import Colour, Rim, Sheet
from companion.decks.drawn.signs import Sign
from companion.games.up.deck import CLEAR, CODES, MINUS_TWO

_SIGNS: Final = (
    Sign.HEART, Sign.DISC, Sign.STAR, Sign.TRIANGLE, Sign.FLOWER,
    Sign.DROP, Sign.SQUARE, Sign.MOON, Sign.CROSS, Sign.LOZENGE,
)  # fmt: skip
_MOST_SETS: Final = 10


class Middle(enum.Enum):
    """What stands in the middle of a card."""

    NUMERAL = "numeral"
    OVAL = "oval"
    """The number on a pale oval."""
    BLOCKS = "blocks"
    """A tower of as many storeys as the card's value."""
    RINGS = "rings"
    """As many circles, one in the other."""
    PICTURE = "picture"
    """A small picture above the number."""


@dataclass(frozen=True, slots=True)
class UpEdition:
    """Sets of 13 cards of one design.

    Attributes:
        name: of the deck.
        stock: format, rim and ground.
        indices: where and how numbers stand.
        sets: the colours of the sets.
        coloured: whether the ground has the set's colour, rather than being paper.
        middle: what stands there.
        picture: which of `VIGNETTES`.
        signed: whether a sign of its own under each index tells the set, too.
        large: height of the number in the middle, in parts of the card's.
        special: what marks the clear card.
        reverse: the back.
    """

    name: str
    stock: Stock
    indices: Indices
    sets: tuple[Colour, ...]
    coloured: bool
    middle: Middle
    picture: int
    signed: bool
    large: float
    special: Sign
    reverse: Back
    codes: tuple[str, ...] = CODES

    @property
    def size(self) -> tuple[float, float]:
        """Width and height in mm."""
        return self.stock.size

    @property
    def looks(self) -> int:
        """How many sets there are."""
        return len(self.sets)

    def copies(self, code: str) -> int:
        """One in each colour; raises `KeyError` for a foreign code."""
        if code not in self.codes:
            raise KeyError(code)
        return 1

    def face(self, code: str, scale: float, look: int = 0) -> Image.Image:
        """The face in the colour of that set; raises `KeyError` for a foreign code."""
        if code not in self.codes:
            raise KeyError(code)
        colour, sheet = self.sets[look], self.stock.blank(scale)
        ground = colour if self.coloured else self.stock.paper
        if self.coloured:
            self.stock.ground(sheet, colour, fading(colour, self.stock.fade))
        self._paint_middle(sheet, code, colour, ground)
        ink = stands_out(ground, deeper(colour, 0.2) if not self.coloured else BLACK)
        sign = _SIGNS[look]

        def below(sheet: Sheet, x: float, top: float) -> None:
            sheet.sign(sign, x, top + 2.6, 5.0, ink)

        if code == CLEAR:
            self._clear_indices(sheet, ink)
        else:
            self.indices.paint(sheet, self.stock, code, ink, below if self.signed else None)
        return self.stock.finish(sheet, deeper(colour, 0.3))

    def pile(self, code: str) -> int:  # noqa: ARG002
        """All lie in one."""
        return 0

    def back(self, scale: float, pile: int = 0) -> Image.Image:  # noqa: ARG002
        """The back, the same for all."""
        return self.reverse.paint(self.stock, scale)

    def _clear_indices(self, sheet: Sheet, ink: Colour) -> None:
        tall = self.indices.height
        for _ in range(2):
            for x in self.indices.places(self.stock):
                sheet.sign(self.special, x, self.indices.top(self.stock) + tall / 2, tall, ink)
            sheet.turn_round()

    def _paint_middle(self, sheet: Sheet, code: str, colour: Colour, ground: Colour) -> None:
        wide, high = self.size
        x, y, reach = wide / 2, high / 2, min(0.34 * wide, 0.27 * high)
        strong = colour if not self.coloured else stands_out(colour)
        if self.middle is Middle.OVAL:
            sheet.oval(
                x, y, 0.33 * wide, 0.33 * high, paler(colour, 0.25) if ground == self.stock.paper else WHITE
            )
            ground, strong = (paler(colour, 0.25), WHITE) if ground == self.stock.paper else (WHITE, colour)
        if code == CLEAR:
            sheet.sign(self.special, x, y, 1.3 * reach, strong)
            sheet.sign(self.special, x, y, 0.8 * reach, ground)
            return
        value = 2 if code == MINUS_TWO else int(code)
        if self.middle is Middle.RINGS and code != MINUS_TWO:
            for step in range(value):
                sheet.ring(x, y, reach * (0.25 + 0.07 * (value - step)), 0.035 * reach, strong)
            return
        if self.middle is Middle.BLOCKS and code != MINUS_TWO:
            self._blocks(sheet, value, (x, y), reach, strong)
            return
        at = (x, y)
        if self.middle is Middle.PICTURE:
            VIGNETTES[self.picture](sheet, x, y - 0.55 * reach, 1.2 * reach, paler(strong, 0.1))
            at = (x, y + 0.7 * reach)
        tall = self.large * high * (0.6 if self.middle is Middle.PICTURE else 1.0)
        figures = stands_out(ground, deeper(colour, 0.1))
        rim = Rim(stands_out(figures), 0.5) if self.middle is Middle.NUMERAL and self.coloured else None
        self.indices.number(sheet, code, at, tall, figures, widest=0.5 * wide, rim=rim)

    def _blocks(self, sheet: Sheet, value: int, at: tuple[float, float], reach: float, ink: Colour) -> None:
        """A tower of storeys, the wider the higher the value."""
        (x, y), storey = at, 2 * reach / 11
        for number in range(value):
            half = reach * (0.25 + 0.05 * (value - number))
            foot = y + reach - number * storey
            shade = ink if number % 2 else paler(ink, 0.35)
            sheet.panel((x - half, foot - storey + 0.5, x + half, foot), 0.6, shade)


def up_edition(number: int) -> UpEdition:
    """A design by chance; where corners bear no number it stands large in the middle of a strip, too."""
    random = np.random.default_rng([number, 1])
    count = int(random.choice([1, 2, 4, _MOST_SETS]))
    first, turn = float(random.uniform(0, 360)), 360.0 / max(count, 3)
    return UpEdition(
        name=f"edition-{number}",
        stock=drawn_stock(random),
        indices=drawn_indices(random, drawn_typeface(random)),
        sets=tuple(near(first + turn * number, 5.0, random) for number in range(count)),
        coloured=bool(random.random() < 0.5),
        middle=list(Middle)[int(random.integers(len(Middle)))],
        picture=int(random.integers(len(VIGNETTES))),
        signed=bool(random.random() < 0.4),
        large=float(random.choice([0.22, 0.3, 0.4])),
        special=[Sign.CROSS, Sign.STAR, Sign.BURST, Sign.FLOWER][int(random.integers(4))],
        reverse=drawn_back(random),
    )
