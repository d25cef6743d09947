"""Codes on our cards, for those who want a reading that hardly depends on light.

Each card bears its ArUco marker twice, in the middle of both long edges, where the indices leave room. It
is of the dictionary ``DICT_5X5_250``, whose codes differ in six modules or more, and 14 mm large, so that a
module has 2 mm. The card's white edge, and that of the next card in a fan, is the marker's quiet zone: a
strip of 16 mm is enough. The board's markers are of another dictionary.

A marker's number is the deck's first number (`GameDeck.first_marker`) and the place of the card in the deck's
`codes`. All copies of a card bear the same.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Final

import cv2
import numpy as np
from numpy.typing import NDArray
from PIL import Image

from companion.decks.drawn.deck import DrawnDeck
from companion.decks.drawn.decks import POKER, drawn_deck
from companion.decks.drawn.game_deck import own_deck_of
from companion.decks.drawn.sheet import Colour, Sheet
from companion.decks.drawn.stock import EDGE_MM

DICTIONARY: Final = cv2.aruco.DICT_5X5_250
POKER_FIRST: Final = 150
"""The number of the first card of a poker deck; no two decks share a number."""

MODULE_MM: Final = 2.0
MODULES: Final = 7
"""Along a marker's edge: five of code and a black frame of one."""

_BLACK: Final[Colour] = (0, 0, 0)
_WHITE: Final[Colour] = (255, 255, 255)


def marker_of_code(deck: str, code: str) -> int:
    """The number of a card's marker; raises `KeyError` for a foreign deck or card."""
    codes = drawn_deck(deck).codes
    if code not in codes:
        raise KeyError(code)
    return _first(deck) + codes.index(code)


def code_of_marker(deck: str, number: int) -> str | None:
    """The code of the card that bears a marker, None if no card of that deck does.

    Raises:
        KeyError: there is no such deck.
    """
    codes, place = drawn_deck(deck).codes, number - _first(deck)
    return codes[place] if 0 <= place < len(codes) else None


def _first(deck: str) -> int:
    """The number of a deck's first card."""
    own = None if deck == POKER else own_deck_of(deck)
    return POKER_FIRST if own is None else own.first_marker


@dataclass(frozen=True, slots=True)
class CodedDeck:
    """A drawn deck with markers on its faces."""

    plain: DrawnDeck

    @property
    def name(self) -> str:
        """The deck's name."""
        return self.plain.name

    @property
    def codes(self) -> tuple[str, ...]:
        """The codes of all its cards, each once."""
        return self.plain.codes

    @property
    def size(self) -> tuple[float, float]:
        """Width and height of a card in millimetres."""
        return self.plain.size

    @property
    def looks(self) -> int:
        """How many looks each card comes in."""
        return self.plain.looks

    def copies(self, code: str) -> int:
        """How many cards of that code and one look a whole pack has; raises `KeyError` for a foreign code."""
        return self.plain.copies(code)

    def face(self, code: str, scale: float, look: int = 0) -> Image.Image:
        """The face with its two markers; raises `KeyError` for a foreign code."""
        face = self.plain.face(code, scale, look)
        tile = _tile(marker_of_code(self.name, code), scale)
        left, top = round(EDGE_MM / 2 * scale), (face.height - tile.height) // 2
        for _ in range(2):
            face.paste(tile, (left, top))
            face = face.transpose(Image.Transpose.ROTATE_180)
        return face

    def pile(self, code: str) -> int:
        """The pile that a card is drawn from."""
        return self.plain.pile(code)

    def back(self, scale: float, pile: int = 0) -> Image.Image:
        """The back of a pile's cards."""
        return self.plain.back(scale, pile)


def modules(number: int) -> NDArray[np.bool_]:
    """A marker's modules, bool (7, 7), true where it is black."""
    dictionary = cv2.aruco.getPredefinedDictionary(DICTIONARY)
    return np.asarray(cv2.aruco.generateImageMarker(dictionary, number, MODULES) == 0)


@lru_cache(maxsize=16)
def _tile(number: int, scale: float) -> Image.Image:
    """The marker on white: half a module to the left, where the edge goes on, most of one elsewhere."""
    left, around = EDGE_MM / 2, 0.8 * MODULE_MM
    length = MODULES * MODULE_MM
    sheet = Sheet(left + length + around, length + 2 * around, scale, _WHITE)
    for row, column in np.argwhere(modules(number)):
        x, y = left + column * MODULE_MM, around + row * MODULE_MM
        sheet.polygon(
            [(x, y), (x + MODULE_MM, y), (x + MODULE_MM, y + MODULE_MM), (x, y + MODULE_MM)], _BLACK
        )
    return sheet.finish(0.0)
