"""The UP&DOWN card: square, a blue face UP and a green face DOWN, at each edge one suit.

Both faces show the suits in the same clockwise order, seen from above. Turned over about its upright middle
line the card leaves every player's suit where it was; about the other one it does not.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final, Literal

from PIL import Image

from companion.decks.drawn.figures import lattice, smiling
from companion.decks.drawn.inks import DOWN_GREEN, IVORY, UP_BLUE, two_colours
from companion.decks.drawn.sheet import Colour, Sheet
from companion.decks.drawn.suits import Suit

SIDE_MM: Final = 88.0
CORNER_MM: Final = 4.0
RING: Final = (Suit.DIAMONDS, Suit.HEARTS, Suit.SPADES, Suit.CLUBS)
"""The suits clockwise from the top edge, unless the table has agreed on another order."""

Ring = tuple[Suit, Suit, Suit, Suit]
FaceName = Literal["UP", "DOWN"]

_GROUND: Final[dict[FaceName, Colour]] = {"UP": UP_BLUE, "DOWN": DOWN_GREEN}
_DEEP: Final[dict[FaceName, Colour]] = {"UP": (9, 52, 120), "DOWN": (0, 82, 56)}
_LATTICE: Final[dict[FaceName, Colour]] = {"UP": (13, 71, 153), "DOWN": (0, 107, 73)}
_PALE: Final[dict[FaceName, Colour]] = {"UP": (206, 219, 238), "DOWN": (206, 230, 220)}
"""Too pale to count as coloured where the field is looked for (`vision.updown.faces`)."""
_BAND: Final = 17.5
"""Width of the light band along each edge that carries a suit."""
_NEAR: Final = 10.2
"""From an edge to the middle of its suit, in mm."""
_SUIT: Final = 14.5
"""Height of a suit in mm."""
_FACES: Final = {Suit.CLUBS: -0.02, Suit.DIAMONDS: 0.0, Suit.HEARTS: -0.15, Suit.SPADES: 0.06}
"""How far below a suit's middle its face looks out, in heights of the suit."""


def ring_lettered(letters: Sequence[str]) -> Ring:
    """The ring of the four suits with these letters, clockwise from the card's top edge."""
    first, second, third, fourth = (Suit(letter) for letter in letters)
    return first, second, third, fourth


def draw_updown(face: FaceName, scale: float, ring: Ring = RING) -> Image.Image:
    """One face, RGBA, `scale` pixels to the millimetre, the edge of ``ring[0]`` at the top."""
    sheet = Sheet(SIDE_MM, SIDE_MM, scale, IVORY)
    sheet.panel((1.2, 1.2, SIDE_MM - 1.2, SIDE_MM - 1.2), CORNER_MM - 1.0, None, _GROUND[face], 0.9)
    _corners(sheet, face)
    for edge, suit in enumerate(ring):
        _edge(sheet, suit, edge)
    _middle(sheet, face)
    return sheet.finish(CORNER_MM)


def _corners(sheet: Sheet, face: FaceName) -> None:
    """The backs' lattice in each corner, as pale as a watermark."""
    near, far = _NEAR - 0.6, SIDE_MM - _NEAR + 0.6
    for x in (near, far):
        for y in (near, far):
            box = (x - 6.0, y - 6.0, x + 6.0, y + 6.0)
            lattice(sheet, box, 2.9, _PALE[face], partial(_near, x, y))


def _near(x: float, y: float, at: float, down: float) -> bool:
    """Whether a lozenge belongs to the corner about that middle."""
    return abs(at - x) + abs(down - y) < 6.4


def _edge(sheet: Sheet, suit: Suit, edge: int) -> None:
    """The suit at one edge, its top towards the middle, so that it stands upright for the player there.

    It is a figure: it has eyes and smiles, in lines so thin that the camera sees nothing but the suit.
    """
    middle = SIDE_MM / 2
    x, y = [(middle, _NEAR), (SIDE_MM - _NEAR, middle), (middle, SIDE_MM - _NEAR), (_NEAR, middle)][edge]
    turn = (edge + 2) % 4 * 90.0
    sheet.suit(suit, x, y, _SUIT, two_colours(suit), turn=turn)
    for _ in range(edge_turns := (edge + 2) % 4):
        sheet.turn_quarter()
    smiling(sheet, middle, SIDE_MM - _NEAR + _FACES[suit] * _SUIT, _SUIT * 0.13, IVORY)
    for _ in range((4 - edge_turns) % 4):
        sheet.turn_quarter()


def _middle(sheet: Sheet, face: FaceName) -> None:
    """The coloured field with arrow and word; UP points to the top edge, DOWN to the bottom edge."""
    low, high = _BAND + 1.5, SIDE_MM - _BAND - 1.5
    sheet.panel((low, low, high, high), 5.0, _DEEP[face])
    sheet.panel((low + 1.1, low + 1.1, high - 1.1, high - 1.1), 4.2, _GROUND[face])
    within = (low + 2.0, low + 2.0, high - 2.0, high - 2.0)
    lattice(sheet, within, 4.2, _LATTICE[face], lambda x, y: low + 3.0 < min(x, y) and max(x, y) < high - 3.0)
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
    sheet.polygon(arrow, IVORY)
    word = 61.8 if face == "UP" else SIDE_MM - 61.8
    sheet.text(face, middle, word, 8.8, IVORY)
