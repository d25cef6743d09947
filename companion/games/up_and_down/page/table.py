"""The table of Up & Down seen from above: a seat at each side, UP or DOWN, trump and pot in the middle."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from companion.decks.drawn.suits import Suit
from companion.games.up_and_down.page.laid import laid
from companion.games.up_and_down.page.middle import draw_mode
from companion.games.up_and_down.page.motion import motion
from companion.games.up_and_down.page.telling import draw_telling
from companion.games.up_and_down.rules import Phase, UpAndDownPosition
from companion.screens.canvas import TABLE_CORNER, Box, Canvas
from companion.screens.game_page import GamePage
from companion.screens.motion import seat as seat_of
from companion.screens.pages.cards import draw_suit
from companion.screens.pages.places import FRAMES
from companion.screens.pages.table import Offer, offer, seat_name, touch_middle, what_to_lay_out
from companion.screens.portraits import put_portrait
from companion.sitting.view import GameView, View
from companion.table.inputs import Action
from companion.texts import Texts

GAP = 1.5
NARROW, WIDE = 21.0, 35.0
"""Width in mm of a seat at the left or right, and of the one there whose player must act."""
LOW, HIGH = 12.5, 18.0
"""Height in mm of a seat at the lower or upper edge, and of the one there whose player must act."""


@dataclass(frozen=True, slots=True)
class Seat:
    """The parts of a player's place."""

    player: int
    box: Box
    name: Box
    suit: Box
    tricks: Box
    cards: Box


def acting(game: GameView) -> int | None:
    """Index of the one player who must act, None when it is nobody's or everybody's turn."""
    position = game.position_as(UpAndDownPosition)
    return position.leader if position.phase is Phase.CHANGE else None


def touches(view: View) -> tuple[Offer, ...]:
    """“Dealt”, as long as the cards are awaited."""
    position = view.game.position_as(UpAndDownPosition)
    waits = position.phase in (Phase.SETUP, Phase.ROUND_OVER) and position.hands is None
    return (offer(Action.DEALT),) if waits else ()


def draw_brief(canvas: Canvas, texts: Texts, view: View, box: Box) -> None:
    """UP or DOWN with the trump, once card and dice lie there."""
    position = view.game.position_as(UpAndDownPosition)
    if position.layout is not None:
        draw_mode(canvas, texts, position, box, 4.0)


def draw_table(canvas: Canvas, texts: Texts, view: View, box: Box) -> float:
    """Draw the table; whoever must act has the largest place.

    Returns:
        Height in mm of a capital letter in the largest name.
    """
    position = view.game.position_as(UpAndDownPosition)
    canvas.panel(box, canvas.theme.panel, border=canvas.theme.line, corner=TABLE_CORNER)
    leader = acting(view.game)
    sides = position.table.sides
    places = _places(box.inside(GAP), sides, None if leader is None else sides[leader])
    seats = [_seat(player, places[side], side) for player, side in enumerate(sides)]
    counts = [texts.say("seat-tricks", count=total) for total in view.game.totals]
    left = texts.say("seat-cards", count=position.cards_left)
    # All seats are written in one size, the one that fits everywhere.
    size = min(
        canvas.fitting(text, place, 3.2)
        for seat in seats
        for text, place in ((counts[seat.player], seat.tricks), (left, seat.cards))
    )
    largest = 0.0
    for seat in seats:
        written = _draw_seat(canvas, view, seat, leader)
        canvas.text(counts[seat.player], seat.tricks, size)
        canvas.text(left, seat.cards, size, canvas.theme.quiet)
        largest = max(largest, written)
    touch_middle(canvas, texts, view, places[-1])
    if position.layout is None:
        _draw_setup(canvas, texts, view, places[-1])
    else:
        draw_mode(canvas, texts, position, places[-1], 0.85 * largest if leader is not None else 6.0)
    return largest


def _draw_setup(canvas: Canvas, texts: Texts, view: View, box: Box) -> None:
    """What is still to be done before a round: the deal, once all else is seen, or else the middle."""
    position = view.game.position_as(UpAndDownPosition)
    if position.phase is Phase.GAME_OVER:
        return
    seen = [step.done for step in view.table.setting_up if step.done is not None]
    only_the_deal = position.hands is None and bool(seen) and all(seen)
    text = what_to_lay_out(texts, view, texts.say("table-deal" if only_the_deal else "table-empty"))
    canvas.text(text, box, 3.2, canvas.theme.quiet, lines=8)


def _places(box: Box, sides: Sequence[int], leading: int | None) -> dict[int, Box]:
    """The box of each side where somebody sits, and under -1 that of the middle, which has all the rest."""

    def depth(side: int) -> float:
        """How far a side's place reaches in, with the gap before the middle."""
        if side not in sides:
            return 0.0
        low, high = (LOW, HIGH) if side in (0, 2) else (NARROW, WIDE)
        return GAP + (high if side == leading else low)

    lower, left, upper, right = map(depth, range(4))
    rest = Box(box.x + left, box.y + upper, box.w - left - right, box.h - upper - lower)
    at = {
        0: Box(box.x, rest.y + rest.h + GAP, box.w, lower - GAP),
        1: Box(box.x, rest.y, left - GAP, rest.h),
        2: Box(box.x, box.y, box.w, upper - GAP),
        3: Box(rest.x + rest.w + GAP, rest.y, right - GAP, rest.h),
    }
    return {-1: rest} | {side: at[side] for side in sides}


def _seat(player: int, box: Box, side: int) -> Seat:
    inner = box.inside(1.2)
    if side in (0, 2):
        sign = min(inner.h, 12.0)
        suit, name, score = inner.columns(sign, inner.w - sign - 22, 18, gap=2)
    elif box.w > NARROW:
        name, below = inner.rows(1.2, 1, gap=1)
        suit, score = below.columns(1, 1.6, gap=1)
    else:
        name, suit, score = inner.rows(1, 1, 0.95, gap=0.6)
    tricks, cards = score.rows(1, 1)
    return Seat(player, box, name, suit, tricks, cards)


def _draw_seat(canvas: Canvas, view: View, seat: Seat, leader: int | None) -> float:
    """Draw a place with name and suit; the height of the name's capital letters in mm."""
    position = view.game.position_as(UpAndDownPosition)
    theme = canvas.theme
    name = position.table.names[seat.player]
    leads = seat.player == leader
    lit = leads or name in _awaited(view)
    canvas.spots[seat_of(seat.player)] = seat.box
    canvas.panel(seat.box, theme.ground, border=theme.light if lit else theme.line, width=FRAMES[lit])
    if position.layout is not None:
        draw_suit(canvas, Suit(position.table.turns[position.layout.turn][seat.player].value), seat.suit)
    wished = 10.0 if leads else 4.0
    room = put_portrait(canvas, name, seat.name)
    text = seat_name(canvas, name, room, position.table.names, foremost=leads)
    canvas.text(text, room, wished, theme.light if lit else theme.text, bold=True, lines=2)
    return canvas.fitting(text, room, wished, bold=True, lines=2)


def _awaited(view: View) -> tuple[str, ...]:
    """Names of those whose card is still missing, as the reader's notice says."""
    if view.table.notice is None or view.table.notice.key != "notice-cards-awaited":
        return ()
    players = dict(view.table.notice.facts)["players"]
    return players if isinstance(players, tuple) else ()


PAGE = GamePage(draw_table, draw_brief, touches, acting, telling=draw_telling, laid=laid, motion=motion)
"""What the screen shows of Up & Down."""
