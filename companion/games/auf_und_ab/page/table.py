"""The table of Auf und Ab seen from above: players around it, UP or DOWN and what is to be beaten in it."""

from __future__ import annotations

from functools import partial

from companion.engines import Reason, Where, laid_out_for
from companion.engines.ruling import Fact
from companion.games.auf_und_ab.page.laid import laid
from companion.games.auf_und_ab.page.motion import motion
from companion.games.auf_und_ab.page.telling import draw_telling
from companion.games.auf_und_ab.page.to_beat import ARROW, WORD, accent_of, draw_mode, draw_set, draw_to_beat
from companion.games.auf_und_ab.rules.position import AufUndAbPosition
from companion.games.auf_und_ab.rules.round import Round
from companion.screens.canvas import LEAST_TARGET, TABLE_CORNER, Box, Canvas
from companion.screens.game_page import GamePage
from companion.screens.intents import Touch
from companion.screens.motion import seat
from companion.screens.pages.named_places import draw_foremost_first
from companion.screens.pages.places import (
    FRAMES,
    Arrangement,
    PlayerPlace,
    places_around,
)
from companion.screens.pages.table import Offer, offer, seat_name, touch_middle
from companion.screens.portraits import put_portrait
from companion.sitting.view import GameView, View
from companion.table.inputs import Action
from companion.texts import Texts

GAP = 1.5
PLACES = Arrangement(sides=(18.8, 29.4), edges=(12.4, 17.8))
"""How the places lie; each has room for its pass."""
PASS = 17.0
"""Width in mm of the button with which somebody at the lower or upper edge passes."""
COUNTS = 3.0
"""Height in mm of the capitals of cards left and points."""
CHANGES = (8.0, 11.5)
"""Height in mm of what is told of the change cards, and in a narrow middle, where it takes more lines."""
LEAST_SET = 8.0
"""Height in mm from which the cards of a set can be told apart; where they have less, the arrow has it."""


def acting(game: GameView) -> int | None:
    """Index of the player to move, None when that is nobody or not known."""
    current = _round(game)
    return current.to_move if current else None


def touches(view: View) -> tuple[Offer, ...]:
    """“Dealt” between hands, and the pass of the player to move while a question covers the seats."""
    position = view.game.position_as(AufUndAbPosition)
    if position.round is None:
        return () if position.game_over else (offer(Action.DEALT),)
    return (offer(Action.PASS),) if view.question is not None and position.round.leader is not None else ()


def duty(view: View) -> Reason:
    """What must be done now: once the count of a set is asked, it has been laid, and only that is missing."""
    asked = _asked(view)
    return view.game.duty if asked is None else Reason("aua-duty-count", (("player", asked),))


def _asked(view: View) -> Fact | None:
    """Whose set is asked what it counts for, None when none is."""
    question = view.question
    if question is None or question.text.key != "aua-ask-count":
        return None
    return dict(question.text.facts)["player"]


def draw_brief(canvas: Canvas, texts: Texts, view: View, box: Box) -> None:
    """UP or DOWN, and what is to be beaten."""
    current = _round(view.game)
    if current is None:
        return
    if _asked(view) is not None:
        arrow, word = box.rows(box.h - WORD - 0.5, WORD, gap=0.5)
        draw_mode(canvas, texts, current.mode, (arrow, word), 6.0)
        return
    draw_to_beat(canvas, texts, current, box, 8.0)


def draw_table(canvas: Canvas, texts: Texts, view: View, box: Box) -> float:
    """Draw the table; whoever is to move has the largest place.

    Returns:
        Height in mm of a capital letter in the largest name.
    """
    canvas.panel(box, canvas.theme.panel, border=canvas.theme.line, corner=TABLE_CORNER)
    player = acting(view.game)
    places, middle = places_around(box.inside(GAP), view.table.seats, player, GAP, PLACES)
    largest = draw_foremost_first(places, player, partial(_draw_seat, canvas, texts, view.game))
    touch_middle(canvas, texts, view, middle)
    current = _round(view.game)
    limit = 0.85 * largest if player is not None else 8.0
    if current is None:
        _draw_dealing(canvas, texts, view.game, middle)
    else:
        _draw_round(canvas, texts, view.game, current, middle, limit)
    return largest


def _round(game: GameView) -> Round | None:
    return game.position_as(AufUndAbPosition).round


def _draw_seat(canvas: Canvas, texts: Texts, game: GameView, place: PlayerPlace, wished: float) -> float:
    """Draw a place with name, cards left, points and pass; how high the name's capitals are in mm.

    They are as high as `wished` where they fit.
    """
    position = game.position_as(AufUndAbPosition)
    theme, lit = canvas.theme, place.player == acting(game)
    canvas.spots[seat(place.player)] = place.box
    canvas.panel(place.box, theme.ground, border=theme.light if lit else theme.line, width=FRAMES[lit])
    name, cards, points, out = _parts(place, FRAMES[lit])
    names = game.header.players
    name = put_portrait(canvas, names[place.player], name)
    text = seat_name(canvas, names[place.player], name, names, foremost=lit)
    canvas.text(text, name, wished, theme.light if lit else theme.text, bold=True, lines=2)
    canvas.text(texts.say("seat-cards", count=position.holdings.left[place.player]), cards, COUNTS)
    canvas.text(texts.say("seat-points", count=game.totals[place.player]), points, COUNTS, theme.quiet)
    _draw_pass(canvas, texts, game, place.player, out)
    return canvas.fitting(text, name, wished, bold=True, lines=2)


def _parts(place: PlayerPlace, frame: float) -> tuple[Box, Box, Box, Box]:
    """The boxes of name, cards left, points and pass; none of them touches the border."""
    inner = place.box.inside(frame + 0.5)
    if not place.wide:
        above = Box(inner.x, inner.y, inner.w, inner.h - LEAST_TARGET - 0.5)
        name, cards, points = above.rows(1.5, 1, 1, gap=0.3)
        return name, cards, points, Box(inner.x, inner.y + inner.h - LEAST_TARGET, inner.w, LEAST_TARGET)
    high = max(inner.h, LEAST_TARGET)
    out = Box(inner.x + inner.w - PASS, inner.y + (inner.h - high) / 2, PASS, high)
    name, counts = Box(inner.x, inner.y, inner.w - PASS - 1.5, inner.h).columns(1.8, 1, gap=2)
    cards, points = counts.rows(1, 1, gap=0.2)
    return name, cards, points, out


def _draw_pass(canvas: Canvas, texts: Texts, game: GameView, player: int, box: Box) -> None:
    """The button with which a player passes, or the word that this was done, while a set is to be beaten."""
    current = _round(game)
    if current is None or current.leader is None:
        return
    if player in current.still_in:
        canvas.button(box, texts.say("button-pass"), Touch(Action.PASS, seat=player), capital=3.0)
    else:
        canvas.text(texts.say("aua-seat-passed"), box.inside(0.6), 2.6, canvas.theme.quiet, lines=2)


def _draw_dealing(canvas: Canvas, texts: Texts, game: GameView, box: Box) -> None:
    """What is to be dealt and laid aside."""
    cards = laid_out_for(game.header)
    if not game.winners:
        hand, aside = cards.each(Where.HAND), cards.each(Where.ASIDE)
        text = texts.say("aua-lay-out", cards=cards.pack, hand=hand, aside=aside)
        canvas.text(text, box.inside(1.0), 3.4, canvas.theme.quiet, lines=10)


def _draw_round(canvas: Canvas, texts: Texts, game: GameView, current: Round, box: Box, limit: float) -> None:
    """UP or DOWN, what is to be beaten and the change cards; the set only where the arrow leaves room."""
    low = CHANGES[box.h > 1.2 * box.w]
    way, changes = box.rows(box.h - low - 0.5, low, gap=0.5)
    spare = way.h - WORD - ARROW * way.w
    if spare >= LEAST_SET:
        way, cards = way.rows(way.h - spare, spare - 0.5, gap=0.5)
        draw_set(canvas, game, cards)
    draw_to_beat(canvas, texts, current, way, limit)
    _draw_changes(canvas, texts, current, changes)


def _draw_changes(canvas: Canvas, texts: Texts, current: Round, box: Box) -> None:
    """How many change cards the round has, and where that leads."""
    odd = current.changes % 2 == 1
    after = current.mode.other if odd else current.mode
    count, then = box.rows(1, 1.3)
    canvas.text(texts.say("aua-changes", changes=current.changes), count, 3.0)
    text = texts.say("aua-next-mode", parity="odd" if odd else "even", mode=after.value)
    canvas.text(text, then, 3.0, accent_of(canvas, after), bold=True, lines=2)


PAGE = GamePage(draw_table, draw_brief, touches, acting, duty, draw_telling, laid=laid, motion=motion)
"""What the screen shows of Auf und Ab."""
