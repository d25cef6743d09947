"""Cards and suits on the screen: always shape and colour, on paper in both looks."""

from __future__ import annotations

from companion.decks.drawn.suits import Suit
from companion.records.notation import SUITS
from companion.records.notation import card as card_in_signs
from companion.screens import shapes
from companion.screens.canvas import CARD_CORNER, Box, Canvas
from companion.screens.theme import Colour
from companion.texts import Texts


def draw_card(canvas: Canvas, texts: Texts, code: str, box: Box, *, cancelled: bool = False) -> None:
    """A card as rank and suit on paper; one that was cancelled is struck through."""
    canvas.panel(box, canvas.theme.paper, border=canvas.theme.line, corner=CARD_CORNER)
    ink = suit_ink(canvas, Suit(code[-1]))
    inner = box.inside(0.4)
    canvas.text(card_in_signs(code, texts), inner, capital_of_all(canvas, inner, 5.0), ink, bold=True)
    if cancelled:
        size = canvas.rect(box).size
        canvas.picture(shapes.stroke(*size, canvas.theme.spade, canvas.theme.paper), box)


def capital_of_all(canvas: Canvas, box: Box, wished: float) -> float:
    """Height in mm of a capital letter with which every poker card fits into a box: the tens are widest."""
    return min(canvas.fitting(f"10{sign}", box, wished, bold=True) for sign in SUITS.values())


def draw_suit(canvas: Canvas, suit: Suit, box: Box) -> None:
    """A suit's sign on paper, as large as it fits into the box."""
    field = box.square()
    canvas.panel(field, canvas.theme.paper, border=canvas.theme.line, corner=CARD_CORNER)
    size = max(6, round(field.w * 0.84 * canvas.scale))
    canvas.picture(shapes.suit(suit, size, suit_ink(canvas, suit)), field)


def suit_ink(canvas: Canvas, suit: Suit) -> Colour:
    """The ink of a suit on paper."""
    if suit.red:
        return canvas.theme.red_suit
    return canvas.theme.club if suit is Suit.CLUBS else canvas.theme.spade
