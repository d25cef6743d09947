"""The table of Up & Down seen from above: a seat at each side, UP or DOWN, trump and pot in the middle."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from companion.decks.drawn.suits import Suit
from companion.games.up_and_down.rules import Face, Phase, UpAndDownPosition
from companion.screens import shapes
from companion.screens.canvas import Box, Canvas
from companion.screens.game_page import GamePage
from companion.screens.pages.cards import draw_suit
from companion.screens.pages.places import FRAMES, LEAST_NUMBER, LEAST_WORD
from companion.screens.pages.table import Offer, offer, seat_name, what_to_lay_out
from companion.screens.theme import Colour
from companion.sitting.view import GameView, View
from companion.table.inputs import Action
from companion.texts import Texts

GAP = 1.5
NARROW, WIDE = 21.0, 35.0
"""Width in mm of a seat at the left or right, and of the one there whose player must act."""
LOW, HIGH = 12.5, 18.0
"""Height in mm of a seat at the lower or upper edge, and of the one there whose player must act."""
WORD = 6.2
"""Height in mm of the row with the word UP or DOWN."""
WORD_WIDTH = 16.5
"""Width in mm that the word needs."""
TRUMP = 8.5
"""Height in mm of trump and dice in a narrow middle."""
POT = 4.4
"""Height in mm of a line with the pot."""
LEAST_POT = 2.2
"""Height in mm of the capitals under which the pot is rather told in two lines."""
ARROW = 0.55
"""Part of a wide middle that the arrow takes, the trump standing beside it."""


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
    canvas.panel(box, canvas.theme.panel, border=canvas.theme.line, corner=4)
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
    canvas.panel(seat.box, theme.ground, border=theme.light if lit else theme.line, width=FRAMES[lit])
    if position.layout is not None:
        draw_suit(canvas, Suit(position.table.turns[position.layout.turn][seat.player].value), seat.suit)
    wished = 10.0 if leads else 4.0
    text = seat_name(canvas, name, seat.name, position.table.names, foremost=leads)
    canvas.text(text, seat.name, wished, theme.light if lit else theme.text, bold=True, lines=2)
    return canvas.fitting(text, seat.name, wished, bold=True, lines=2)


def _awaited(view: View) -> tuple[str, ...]:
    """Names of those whose card is still missing, as the reader's notice says."""
    if view.table.notice is None or view.table.notice.key != "notice-cards-awaited":
        return ()
    players = dict(view.table.notice.facts)["players"]
    return players if isinstance(players, tuple) else ()


def draw_mode(canvas: Canvas, texts: Texts, position: UpAndDownPosition, box: Box, limit: float) -> None:
    """UP or DOWN as a huge arrow with the word; trump, dice and pot; no text larger than `limit` mm.

    The word and the trump are never too small to be read from the other side of the table.
    """
    layout = position.layout
    if layout is None:
        return
    said = texts.say("table-pot", count=position.pot)
    low = POT if canvas.fits(said, box, bold=position.pot > 0, capital=LEAST_POT) else 1.75 * POT
    above, pot = box.rows(box.h - low - 0.5, low, gap=0.5)
    if ARROW * above.w >= WORD_WIDTH:
        mode, trump = above.columns(ARROW, 1 - ARROW, gap=1)
        label, number, dice = trump.rows(0.7, 1.3, 1.2, gap=0.4)
    else:
        mode, trump = above.rows(above.h - TRUMP - 0.5, TRUMP, gap=0.5)
        number, beside = trump.columns(1, 1.5, gap=0.5)
        label, dice = beside.rows(0.65, 1, gap=0.3)
    _draw_face(canvas, layout.face, mode, min(6.0, max(LEAST_WORD, limit)))
    canvas.text(texts.say("table-trump"), label, 2.8, canvas.theme.quiet)
    canvas.text(str(layout.trump), number, min(8.0, max(LEAST_NUMBER, limit)), bold=True)
    _dice(canvas, layout.dice, dice)
    colour: Colour = canvas.theme.light if position.pot else canvas.theme.quiet
    canvas.text(said, pot, 3.4, colour, bold=position.pot > 0, lines=2)


def _draw_face(canvas: Canvas, face: Face, box: Box, capital: float) -> None:
    """The arrow, and the word below it, or beside it in a wide box."""
    below = box.h - WORD > min(box.h, box.w / 2)
    arrow, word = box.rows(box.h - WORD, WORD) if below else box.columns(1.2, 1, gap=0.5)
    colour = canvas.theme.up if face is Face.UP else canvas.theme.down
    corners = shapes.ARROW_UP if face is Face.UP else shapes.ARROW_DOWN
    size = max(8, round(min(arrow.w, arrow.h) * canvas.scale))
    canvas.picture(shapes.polygon(tuple(corners), size, colour), arrow)
    canvas.text(face.value, word, capital, colour, bold=True)


def _dice(canvas: Canvas, dice: tuple[int, int], box: Box) -> None:
    size = max(8, round(min(box.h, box.w / 2.3) * canvas.scale))
    middle = box.x + box.w / 2
    reach = size / canvas.scale * 1.1
    for value, x in zip(dice, (middle - reach, middle), strict=True):
        place = Box(x, box.y, reach, box.h)
        canvas.picture(shapes.die(value, size, canvas.theme.paper, canvas.theme.spade), place)


PAGE = GamePage(draw_table, draw_brief, touches, acting)
"""What the screen shows of Up & Down."""
