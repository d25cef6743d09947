"""The table of Crazy Eights on the screen: players around it, the card to be followed in the middle."""

from __future__ import annotations

from companion.decks.drawn.suits import Suit
from companion.engines import Reason
from companion.screens.canvas import Box, Canvas
from companion.screens.game_page import GamePage
from companion.screens.intents import Touch
from companion.screens.pages.cards import draw_card, draw_suit
from companion.screens.pages.named_places import draw_named_places
from companion.screens.pages.table import Offer, offer
from companion.sitting.view import GameView, View
from companion.table.inputs import Action
from companion.texts import Texts
from crazy_eights.rules import EightsPosition

TALL = 1.4
"""Height of a card for its width."""


def _position(game: GameView) -> EightsPosition:
    return game.position_as(EightsPosition)


def acting(game: GameView) -> int | None:
    """Index of the player to move, None while no round runs."""
    return _position(game).to_move


def touches(view: View) -> tuple[Offer, ...]:
    """“Dealt” between rounds, else “draw a card”."""
    if acting(view.game) is not None:
        return (Offer(Reason("ce-draw"), Touch(Action.PASS), awaited=False),)
    return () if _position(view.game).over else (offer(Action.DEALT),)


def draw_brief(canvas: Canvas, texts: Texts, view: View, box: Box) -> None:
    """The card that is to be followed, or the suit that is asked for."""
    position = _position(view.game)
    if position.suit is not None:
        draw_suit(canvas, Suit(position.suit), box)
    elif position.to_move is not None:
        width = min(box.w, box.h / TALL)
        left, top = box.x + (box.w - width) / 2, box.y + (box.h - TALL * width) / 2
        draw_card(canvas, texts, position.pile[-1], Box(left, top, width, TALL * width))


def draw_table(canvas: Canvas, texts: Texts, view: View, box: Box) -> float:
    """Draw the table; gives the height in mm of a capital letter in the largest name."""
    held = _position(view.game).counts

    def counts(player: int) -> tuple[str, str]:
        points = view.game.totals[player]
        return texts.say("seat-cards", count=held[player]), texts.say("seat-points", count=points)

    largest, middle = draw_named_places(canvas, view, box, acting(view.game), counts)
    draw_brief(canvas, texts, view, middle)
    return largest


PAGE = GamePage(draw_table, draw_brief, touches, acting)
