"""The table of Up seen from above: the tower with its limit, and everybody's open cards around it."""

from __future__ import annotations

from companion.engines import Reason, Where
from companion.games.up.page.seats import acting, awaited, draw_seats
from companion.games.up.rules import RULES, Card, Play, UpPosition
from companion.games.up.rules.round import Round
from companion.screens import shapes
from companion.screens.canvas import Box, Canvas
from companion.screens.game_page import GamePage
from companion.screens.intents import Touch
from companion.screens.pages.faces import draw_drawn_card
from companion.screens.pages.places import LEAST_NUMBER, Arrangement, places_around
from companion.screens.pages.table import Offer, offer, short, what_to_lay_out
from companion.sitting.view import GameView, View
from companion.table.inputs import Action
from companion.texts import Texts

__all__ = ["acting", "draw_brief", "draw_table", "last_set", "touches"]

DECK = "up"
GAP = 1.5
ROOMY = 6
"""So many players sit roomily."""

PLACES = Arrangement(sides=(24.0, 33.0), growth=1.2)
CROWDED = Arrangement(sides=(24.5, 29.0), edges=(14.0, 20.0), flat=50.0, growth=1.2)
"""How the places lie, and where many sit; each is large enough to be touched."""

BRIEF_CAPITAL = 4.0
"""Height in mm of the limit's figures while a question is open."""

CARD_SHAPE = 63.0 / 88.0
"""Width of a card for its height."""

ROOM_FOR_HEIGHT = (11.0, 20.0)
"""Height in mm from which there is room for the tower's height below its limit, in one line and in two."""


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
        _draw_tower(canvas, texts, view.game, current, box, BRIEF_CAPITAL)


def draw_table(canvas: Canvas, texts: Texts, view: View, box: Box) -> float:
    """Draw the table; whoever is to move has the largest place.

    Returns:
        Height in mm of a capital letter in the largest name.
    """
    canvas.panel(box, canvas.theme.panel, border=canvas.theme.line, corner=4)
    arrangement = PLACES if len(view.game.header.players) <= ROOMY else CROWDED
    waited_for = awaited(view.game)
    grown = waited_for[0] if len(waited_for) == 1 else None
    places, middle = places_around(box.inside(GAP), view.table.seats, grown, GAP, arrangement)
    largest = draw_seats(canvas, texts, view.game, places, grown)
    _draw_middle(canvas, texts, view, middle, largest)
    return largest


def _draw_middle(canvas: Canvas, texts: Texts, view: View, box: Box, largest: float) -> None:
    position = view.game.position_as(UpPosition)
    if isinstance(position.round, Round):
        _draw_tower(canvas, texts, view.game, position.round, box, max(LEAST_NUMBER, 0.95 * largest))
    elif position.show_due:
        canvas.text(texts.say("up-table-show"), box, 3.6, canvas.theme.light, bold=True, lines=6)
    elif not position.game_over:
        cards = RULES.laid_out(position)
        hidden, lain, hand = (cards.each(where) for where in (Where.HIDDEN, Where.OPEN, Where.HAND))
        text = texts.say("up-table-empty", hidden=hidden, open=lain, hand=hand)
        text = what_to_lay_out(texts, view, text)
        canvas.text(text, box, 3.2, canvas.theme.quiet, lines=16)


def _draw_tower(
    canvas: Canvas, texts: Texts, game: GameView, current: Round, box: Box, capital: float
) -> None:
    """The last set, the limit large, how high the tower is, and how long “last card” may still be called."""
    theme = canvas.theme
    if current.owing is not None:
        box, window = box.rows(2, 1, gap=0.6)
        _draw_window(canvas, texts, game, current, window)
    cards, words = box.columns(1, 1.3, gap=1.5) if box.w > 1.4 * box.h else box.rows(1.3, 1.1, gap=0.8)
    if not current.tower.size:
        canvas.text(texts.say("up-table-no-tower"), words, 3.4, theme.quiet, bold=True, lines=2)
        _clockwise(canvas, cards)
        return
    _draw_set(canvas, last_set(game), cards)
    cards_in_all = texts.say("up-table-height", cards=current.tower.size)
    roomy = words.h >= ROOM_FOR_HEIGHT[0 if canvas.fits(cards_in_all, words) else 1]
    label, number, height = words.rows(1, 2.5, 1.1 if roomy else 0)
    canvas.text(texts.say("up-table-limit"), label, 2.8, theme.up, lines=2)
    canvas.text(str(current.tower.limit), number, min(8.0, capital), theme.up, bold=True)
    if roomy:
        canvas.text(cards_in_all, height, 2.6, theme.quiet, lines=2)


def _draw_window(canvas: Canvas, texts: Texts, game: GameView, current: Round, box: Box) -> None:
    """Until when “last card” may still be called."""
    if current.owing is None:
        return
    names = game.header.players
    caller, mover = (
        short(canvas, names[player], box, names, bold=True) for player in (current.owing, current.to_move)
    )
    said = texts.say("up-window", player=caller, next=mover)
    canvas.text(said, box, 2.6, canvas.theme.light, bold=True, lines=6)


def _draw_set(canvas: Canvas, cards: tuple[Card, ...], box: Box) -> None:
    """The last set, its cards side by side."""
    if not cards:
        return
    for card, place in zip(cards, box.columns(*([1] * len(cards)), gap=0.5), strict=True):
        width = min(place.w, place.h * CARD_SHAPE)
        draw_drawn_card(
            canvas, DECK, card.code, Box(place.x + (place.w - width) / 2, place.y, width, place.h)
        )


def _clockwise(canvas: Canvas, box: Box) -> None:
    """The turn goes clockwise: a ring with an arrow's head."""
    size = max(8, round(min(box.w, box.h) * 0.7 * canvas.scale))
    canvas.picture(shapes.polygon(tuple(shapes.CLOCKWISE), size, canvas.theme.quiet), box)


def last_set(game: GameView) -> tuple[Card, ...]:
    """The cards of the set that was laid on the tower last; none where no tower stands."""
    position = game.position_as(UpPosition)
    if not isinstance(position.round, Round) or not position.round.tower.size:
        return ()
    laid = (event.cards for event in reversed(game.accepted) if isinstance(event, Play))
    return next(laid, ())


PAGE = GamePage(draw_table, draw_brief, touches, acting)
"""What the screen shows of Up."""
