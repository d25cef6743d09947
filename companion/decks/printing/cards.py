"""Sheets of cards: nine to a sheet, edge to edge, after each sheet of faces the one of their backs.

The cards lie in the middle of the page, and the columns of the backs run the other way round: printed on both
sides and turned over at the long edge, each back comes to lie behind its face.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from PIL import Image

from companion.decks.drawn.deck import DrawnDeck, pack
from companion.decks.printing.paper import Document
from companion.engines.ruling import Fact
from companion.texts import Texts

CARD_SCALE: Final = 300 / 25.4
"""Pixels to the millimetre of printed cards: 300 dots an inch, finer than a home printer's screen."""

COLUMNS: Final = 3
ROWS: Final = 3
"""Nine cards of 63 by 88 mm fill A4 and Letter alike."""

CAPTION_MM: Final = 3.0
"""From the page's upper edge to the caption; Letter leaves 7.7 mm above the cards."""


def lay_out(deck: DrawnDeck, title: str, texts: Texts, document: Document, looks: int | None = None) -> None:
    """All sheets of a pack, faces and backs in turn, on upright pages.

    Args:
        deck: whose cards.
        title: the deck's name for the captions.
        texts: language of the captions.
        document: gets the pages.
        looks: with how many looks of the cards, None: with all.
    """
    press = _Press(deck, document)
    sheets = _sheets(tuple(pack(deck, looks)))
    for place, cards in enumerate(sheets, start=1):
        where: dict[str, Fact] = {"deck": title, "sheet": place, "sheets": len(sheets)}
        document.page()
        press.faces(cards, texts.say("print-caption-faces", **where))
        document.page()
        press.backs(cards, texts.say("print-caption-backs", **where))


def _sheets(cards: tuple[tuple[str, int], ...]) -> list[tuple[tuple[str, int], ...]]:
    """The cards of each sheet as code and look, row by row."""
    size = COLUMNS * ROWS
    return [cards[first : first + size] for first in range(0, len(cards), size)]


class _Press:
    """Lays cards on a page."""

    def __init__(self, deck: DrawnDeck, document: Document) -> None:
        self._deck = deck
        self._document = document
        self._face = lru_cache(maxsize=1)(self._drawn_face)  # cards that look alike follow each other
        self._back = lru_cache(maxsize=None)(self._drawn_back)
        width, height = deck.size
        self._left = (document.width - COLUMNS * width) / 2
        self._top = (document.height - ROWS * height) / 2

    def faces(self, cards: Sequence[tuple[str, int]], caption: str) -> None:
        """One sheet of faces."""
        for place, (code, look) in enumerate(cards):
            self._lay(self._face(code, look), place // COLUMNS, place % COLUMNS)
        self._finish(caption)

    def backs(self, cards: Sequence[tuple[str, int]], caption: str) -> None:
        """The sheet of backs that falls behind those faces."""
        for place, (code, _) in enumerate(cards):
            self._lay(self._back(self._deck.pile(code)), place // COLUMNS, COLUMNS - 1 - place % COLUMNS)
        self._finish(caption)

    def _drawn_face(self, code: str, look: int) -> Image.Image:
        return _on_white(self._deck.face(code, CARD_SCALE, look))

    def _drawn_back(self, pile: int) -> Image.Image:
        return _on_white(self._deck.back(CARD_SCALE, pile))

    def _lay(self, picture: Image.Image, row: int, column: int) -> None:
        width, height = self._deck.size
        self._document.picture(picture, self._left + column * width, self._top + row * height, width, height)

    def _finish(self, caption: str) -> None:
        width, height = self._deck.size
        self._document.cutting_grid(self._left, self._top, (COLUMNS, ROWS), (width, height))
        self._document.text(caption, self._left + 4, CAPTION_MM, COLUMNS * width, 6)


def _on_white(card: Image.Image) -> Image.Image:
    """The card without transparency: the paper is white, and the file smaller."""
    paper = Image.new("RGB", card.size, (255, 255, 255))
    paper.paste(card, mask=card.getchannel("A"))
    return paper
