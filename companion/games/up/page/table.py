"""The table of Up seen from above: the tower with its limit, and everybody's open cards around it."""

from __future__ import annotations

from companion.engines import Reason, Where
from companion.games.up.page.laid import laid
from companion.games.up.page.motion import motion
from companion.games.up.page.seats import acting, awaited, draw_seats
from companion.games.up.page.telling import draw_telling
from companion.games.up.page.tower import draw_tower
from companion.games.up.rules import RULES, UpPosition
from companion.games.up.rules.round import Round
from companion.screens.canvas import TABLE_CORNER, Box, Canvas
from companion.screens.game_page import GamePage
from companion.screens.intents import Touch
from companion.screens.pages.places import LEAST_NUMBER, Arrangement, places_around
from companion.screens.pages.table import Offer, offer, touch_middle, what_to_lay_out
from companion.sitting.view import GameView, View
from companion.table.inputs import Action
from companion.texts import Texts

__all__ = ["acting", "draw_brief", "draw_table", "touches"]

GAP = 1.5
ROOMY = 6
"""So many players sit roomily."""

PLACES = Arrangement(sides=(24.0, 33.0), growth=1.2)
CROWDED = Arrangement(sides=(24.5, 29.0), edges=(14.0, 20.0), flat=50.0, growth=1.2)
"""How the places lie, and where many sit; each is large enough to be touched."""

BRIEF_CAPITAL = 4.0
"""Height in mm of the limit's figures while a question is open."""


def touches(view: View) -> tuple[Offer, ...]:
    """“Dealt” between rounds, “that is all” while cards are shown, and the calls of a round."""
    position = view.game.position_as(UpPosition)
    current = position.round
    if isinstance(current, Round):
        call = _call(view.game, current)
        return (call,) if current.begun else (offer(Action.ANNOUNCE), call)
    if position.game_over:
        return ()
    return (offer(Action.SHOWN if position.show_due else Action.DEALT),)


def _call(game: GameView, current: Round) -> Offer:
    """The call of whoever owes it, by name; else that of the player to move, which may be early (UP-45)."""
    call, touch = Reason("button-last-card"), Touch(Action.LAST_CARD)
    if current.owing is None:
        return Offer(call, touch, awaited=False)
    name = game.header.players[current.owing]
    return Offer(Reason("button-last-card-of", (("player", name),)), touch, brief=call)


def draw_brief(canvas: Canvas, texts: Texts, view: View, box: Box) -> None:
    """The tower's limit and its last set."""
    current = view.game.position_as(UpPosition).round
    if isinstance(current, Round):
        draw_tower(canvas, texts, view.game, current, box, BRIEF_CAPITAL)


def draw_table(canvas: Canvas, texts: Texts, view: View, box: Box) -> float:
    """Draw the table; whoever is to move has the largest place.

    Returns:
        Height in mm of a capital letter in the largest name.
    """
    canvas.panel(box, canvas.theme.panel, border=canvas.theme.line, corner=TABLE_CORNER)
    arrangement = PLACES if len(view.game.header.players) <= ROOMY else CROWDED
    waited_for = awaited(view.game)
    grown = waited_for[0] if len(waited_for) == 1 else None
    places, middle = places_around(box.inside(GAP), view.table.seats, grown, GAP, arrangement)
    largest = draw_seats(canvas, texts, view.game, places, grown)
    _draw_middle(canvas, texts, view, middle, largest)
    touch_middle(canvas, texts, view, middle)
    return largest


def _draw_middle(canvas: Canvas, texts: Texts, view: View, box: Box, largest: float) -> None:
    position = view.game.position_as(UpPosition)
    if isinstance(position.round, Round):
        draw_tower(canvas, texts, view.game, position.round, box, max(LEAST_NUMBER, 0.95 * largest))
    elif position.show_due:
        canvas.text(texts.say("up-table-show"), box, 3.6, canvas.theme.light, bold=True, lines=6)
    elif not position.game_over:
        cards = RULES.laid_out(position)
        hidden, lain, hand = (cards.each(where) for where in (Where.HIDDEN, Where.OPEN, Where.HAND))
        text = texts.say("up-table-empty", hidden=hidden, open=lain, hand=hand)
        text = what_to_lay_out(texts, view, text)
        canvas.text(text, box, 3.2, canvas.theme.quiet, lines=16)


PAGE = GamePage(draw_table, draw_brief, touches, acting, telling=draw_telling, laid=laid, motion=motion)
"""What the screen shows of Up."""
