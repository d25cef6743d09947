"""A standard poker deck with Anglo-American indices, in styles that differ as real decks do."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal

from PIL import Image

from companion.decks.drawn.back import paint_back
from companion.decks.drawn.courts import paint_court
from companion.decks.drawn.inks import BLACK, FOUR_COLOURS, IVORY, two_colours
from companion.decks.drawn.joker import paint_joker
from companion.decks.drawn.sheet import Colour, Sheet
from companion.decks.drawn.suits import Suit

WIDTH_MM: Final = 63.0
HEIGHT_MM: Final = 88.0
CORNER_MM: Final = 3.2
RANKS: Final = ("2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A")
JOKER: Final = "JOKER"
CODES: Final = tuple(rank + suit.value for suit in Suit for rank in RANKS)

_LEFT, _CENTRE, _RIGHT = -1.0, 0.0, 1.0
_COLUMN_MM: Final = 11.5
"""From the middle column of pips to an outer one."""
_PIPS: Final[dict[str, tuple[tuple[float, float], ...]]] = {
    "2": ((_CENTRE, 0.0),),
    "3": ((_CENTRE, 0.0), (_CENTRE, 0.5)),
    "4": ((_LEFT, 0.0), (_RIGHT, 0.0)),
    "5": ((_LEFT, 0.0), (_RIGHT, 0.0), (_CENTRE, 0.5)),
    "6": ((_LEFT, 0.0), (_RIGHT, 0.0), (_LEFT, 0.5), (_RIGHT, 0.5)),
    "7": ((_LEFT, 0.0), (_RIGHT, 0.0), (_LEFT, 0.5), (_RIGHT, 0.5), (_CENTRE, 0.25)),
    "8": ((_LEFT, 0.0), (_RIGHT, 0.0), (_LEFT, 0.5), (_RIGHT, 0.5), (_CENTRE, 0.25)),
    "9": ((_LEFT, 0.0), (_RIGHT, 0.0), (_LEFT, 1 / 3), (_RIGHT, 1 / 3), (_CENTRE, 0.5)),
    "10": ((_LEFT, 0.0), (_RIGHT, 0.0), (_LEFT, 1 / 3), (_RIGHT, 1 / 3), (_CENTRE, 1 / 6)),
}
"""Pips by column and by place between the top row (0) and the bottom row (1); the upper half of each number.

Those above the middle come again turned by 180 degrees, but for the seventh pip, which is there once.
"""


@dataclass(frozen=True, slots=True)
class PokerStyle:
    """How a deck looks.

    Attributes:
        font: file name of the rank's typeface, without its suffix.
        rank_mm: height of the index's rank.
        suit_mm: height of the index's suit.
        squeeze: width of the rank in proportion to the typeface's own.
        four_colours: green clubs and blue diamonds rather than two colours.
        paper: colour of the face.
        back: colour of the back.
        pips: "full" for the usual number of pips, "one" for a single large one as on large-index decks.
    """

    font: str
    rank_mm: float
    suit_mm: float
    squeeze: float
    four_colours: bool
    paper: Colour
    back: Colour
    pips: Literal["full", "one"]

    def ink(self, suit: Suit) -> Colour:
        """The colour of a suit."""
        if self.four_colours:
            return FOUR_COLOURS[suit]
        return two_colours(suit)


CLASSIC: Final = PokerStyle("DejaVuSerifCondensed-Bold", 10.5, 9.0, 0.92, False, IVORY, (150, 24, 36), "full")
FOUR_COLOUR: Final = PokerStyle(
    "DejaVuSansCondensed-Bold", 11.0, 9.5, 0.95, True, (252, 252, 252), (24, 60, 132), "full"
)
JUMBO: Final = PokerStyle(
    "DejaVuSansCondensed-Bold", 16.5, 12.5, 0.9, False, (248, 248, 250), (30, 30, 34), "one"
)
STYLES: Final = (CLASSIC, FOUR_COLOUR, JUMBO)


@dataclass(frozen=True, slots=True)
class PokerDeck:
    """52 cards and a joker, 63 by 88 mm."""

    style: PokerStyle = CLASSIC
    name: str = "poker"
    codes: tuple[str, ...] = (*CODES, JOKER)
    size: tuple[float, float] = (WIDTH_MM, HEIGHT_MM)
    looks: int = 1

    def copies(self, code: str) -> int:
        """One of each; raises `KeyError` for a foreign code."""
        if code not in self.codes:
            raise KeyError(code)
        return 1

    def face(self, code: str, scale: float, look: int = 0) -> Image.Image:  # noqa: ARG002
        """The face of a card, `scale` pixels to the millimetre; raises `KeyError` for a foreign code."""
        if code not in self.codes:
            raise KeyError(code)
        sheet = Sheet(WIDTH_MM, HEIGHT_MM, scale, self.style.paper)
        if code == JOKER:
            paint_joker(sheet, BLACK)
        else:
            self._paint(sheet, code[:-1], Suit(code[-1]))
        return sheet.finish(CORNER_MM)

    def pile(self, code: str) -> int:  # noqa: ARG002
        """All lie in one."""
        return 0

    def back(self, scale: float, pile: int = 0) -> Image.Image:  # noqa: ARG002
        """The back, `scale` pixels to the millimetre."""
        sheet = Sheet(WIDTH_MM, HEIGHT_MM, scale, self.style.paper)
        paint_back(sheet, self.style.back)
        return sheet.finish(CORNER_MM)

    def _paint(self, sheet: Sheet, rank: str, suit: Suit) -> None:
        ink = self.style.ink(suit)
        if rank in ("J", "Q", "K"):
            paint_court(sheet, rank, suit, ink, self._index_width())
        self._index(sheet, rank, suit, ink)
        sheet.mirror_lower_half()
        if rank == "A" or (rank not in ("J", "Q", "K") and self.style.pips == "one"):
            sheet.suit(suit, WIDTH_MM / 2, HEIGHT_MM / 2, 30.0 if rank == "A" else 24.0, ink)
        elif rank in _PIPS:
            self._pips(sheet, rank, suit, ink)

    def _index_width(self) -> float:
        return 0.66 * self.style.rank_mm + 4.4

    def _index(self, sheet: Sheet, rank: str, suit: Suit, ink: Colour) -> None:
        style, x = self.style, 2.6 + 0.36 * self.style.rank_mm
        squeeze = style.squeeze * (0.72 if rank == "10" else 1.0)
        sheet.text(
            rank, x, 3.4, style.rank_mm, ink, font=style.font, squeeze=squeeze, anchor="ma", exact=True
        )
        y = 3.4 + style.rank_mm + 1.3 + style.suit_mm / 2
        sheet.suit(suit, x, y, style.suit_mm, ink)

    def _pips(self, sheet: Sheet, rank: str, suit: Suit, ink: Colour) -> None:
        top, height = 17.5, 13.0
        span = HEIGHT_MM - 2 * top
        for column, down in _PIPS[rank]:
            x, y = WIDTH_MM / 2 + column * _COLUMN_MM, top + down * span
            sheet.suit(suit, x, y, height, ink)
            if down != 0.5 and not (rank == "7" and column == _CENTRE):
                sheet.suit(suit, WIDTH_MM - x, HEIGHT_MM - y, height, ink, turn=180.0)
