"""The tower of Up: its last set, its limit, how high it is, and how long “last card” may be called."""

from __future__ import annotations

from companion.games.up.rules import Card, Play, UpPosition
from companion.games.up.rules.round import Round
from companion.screens import shapes
from companion.screens.canvas import Box, Canvas
from companion.screens.pages.faces import draw_drawn_card
from companion.screens.pages.table import short
from companion.sitting.view import GameView
from companion.texts import Texts

DECK = "up"
CARD_SHAPE = 63.0 / 88.0
"""Width of a card for its height."""

ROOM_FOR_HEIGHT = (11.0, 20.0)
"""Height in mm from which there is room for the tower's height below its limit, in one line and in two."""


def draw_tower(
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
