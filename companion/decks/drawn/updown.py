"""The UP&DOWN card: square, a blue face UP and a green face DOWN, at each edge one suit.

Both faces show the suits in the same clockwise order, seen from above. Turned over about its upright middle
line the card leaves every player's suit where it was; about the other one it does not.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal

from PIL import Image

from companion.decks.drawn.sheet import Colour, Sheet
from companion.decks.drawn.suits import Suit

SIDE_MM: Final = 88.0
CORNER_MM: Final = 4.0
RING: Final = (Suit.DIAMONDS, Suit.HEARTS, Suit.SPADES, Suit.CLUBS)
"""The suits clockwise from the top edge, unless the table has agreed on another order."""

Ring = tuple[Suit, Suit, Suit, Suit]
FaceName = Literal["UP", "DOWN"]

_GROUND: Final[dict[FaceName, Colour]] = {"UP": (15, 82, 175), "DOWN": (0, 122, 83)}
_DEEP: Final[dict[FaceName, Colour]] = {"UP": (9, 52, 120), "DOWN": (0, 82, 56)}
_WHITE: Final[Colour] = (252, 252, 248)
_RED: Final[Colour] = (200, 16, 30)
_BLACK: Final[Colour] = (20, 20, 24)
_BAND: Final = 17.5
"""Width of the light band along each edge that carries a suit."""


def ring_lettered(letters: Sequence[str]) -> Ring:
    """The ring of the four suits with these letters, clockwise from the card's top edge."""
    first, second, third, fourth = (Suit(letter) for letter in letters)
    return first, second, third, fourth


def draw_updown(face: FaceName, scale: float, ring: Ring = RING) -> Image.Image:
    """One face, RGBA, `scale` pixels to the millimetre, the edge of ``ring[0]`` at the top."""
    sheet = Sheet(SIDE_MM, SIDE_MM, scale, _WHITE)
    sheet.panel((1.2, 1.2, SIDE_MM - 1.2, SIDE_MM - 1.2), CORNER_MM - 1.0, None, _GROUND[face], 0.9)
    for edge, suit in enumerate(ring):
        _edge(sheet, suit, edge)
    _middle(sheet, face)
    return sheet.finish(CORNER_MM)


def _edge(sheet: Sheet, suit: Suit, edge: int) -> None:
    """The suit at one edge, its top towards the middle, so that it stands upright for the player there."""
    middle, near = SIDE_MM / 2, 10.2
    x, y = [(middle, near), (SIDE_MM - near, middle), (middle, SIDE_MM - near), (near, middle)][edge]
    turn = (edge + 2) % 4 * 90.0
    sheet.suit(suit, x, y, 14.5, _RED if suit.red else _BLACK, turn=turn)


def _middle(sheet: Sheet, face: FaceName) -> None:
    """The coloured field with arrow and word; UP points to the top edge, DOWN to the bottom edge."""
    low, high = _BAND + 1.5, SIDE_MM - _BAND - 1.5
    sheet.panel((low, low, high, high), 5.0, _DEEP[face])
    sheet.panel((low + 1.1, low + 1.1, high - 1.1, high - 1.1), 4.2, _GROUND[face])
    middle = SIDE_MM / 2
    tip, barb, end = (22.5, 42.5, 55.0) if face == "UP" else (SIDE_MM - 22.5, SIDE_MM - 42.5, SIDE_MM - 55.0)
    arrow = [
        (middle, tip),
        (middle + 20.5, barb),
        (middle + 9.0, barb),
        (middle + 9.0, end),
        (middle - 9.0, end),
        (middle - 9.0, barb),
        (middle - 20.5, barb),
    ]
    sheet.polygon(arrow, _WHITE)
    word = 61.8 if face == "UP" else SIDE_MM - 61.8
    sheet.text(face, middle, word, 8.8, _WHITE)
