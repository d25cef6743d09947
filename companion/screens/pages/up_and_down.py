"""The table page of Up & Down: the table as people sit round it, and beside it what was ruled."""

from __future__ import annotations

from companion.cards.suits import Suit
from companion.engines.up_and_down import Face, Phase, UpAndDownPosition
from companion.inputs import Action
from companion.screens import shapes
from companion.screens.canvas import Box, Canvas
from companion.screens.pages.table import draw_ruling, draw_state, draw_touches
from companion.screens.theme import Colour
from companion.texts import Texts
from companion.view import View

MARGIN = 2.0
BUTTONS = 13.0
STATE = 7.0


def draw_up_and_down(canvas: Canvas, texts: Texts, view: View) -> None:
    """Draw the page."""
    canvas.begin()
    page = canvas.box.inside(MARGIN)
    foot = Box(page.x, page.y + page.h - BUTTONS, page.w, BUTTONS)
    rest = Box(page.x, page.y, page.w, page.h - BUTTONS - MARGIN)
    if canvas.upright:
        table, words = rest.rows(1.25, 1, gap=MARGIN)
    else:
        table, words = rest.columns(1.32, 1, gap=MARGIN)
    _table(canvas, texts, view, table)
    duty, ruling, state = words.rows(1.5, 2, STATE * 3.5 / words.h, gap=MARGIN)
    _duty(canvas, texts, view, duty)
    draw_ruling(canvas, texts, view, ruling)
    draw_state(canvas, texts, view, state)
    draw_touches(canvas, texts, _touches(view.position), foot)


def _touches(position: UpAndDownPosition) -> tuple[Action, ...]:
    waits = position.phase in (Phase.SETUP, Phase.ROUND_OVER) and position.hands is None
    return (Action.DEALT,) if waits else ()


def _duty(canvas: Canvas, texts: Texts, view: View, box: Box) -> None:
    """Whose turn it is in the largest type, and what must be done."""
    position: UpAndDownPosition = view.position
    canvas.panel(box, canvas.theme.panel)
    inner = box.inside(1.5)
    if position.phase is Phase.GAME_OVER:
        names = tuple(position.table.names[player] for player in position.winners)
        canvas.text(
            texts.say("winners", names=names, count=len(names)),
            inner,
            6.5,
            canvas.theme.light,
            bold=True,
            lines=2,
        )
        return
    if position.leader is not None and position.phase is Phase.CHANGE:
        name, duty = inner.rows(1.15, 1)
        canvas.text(position.table.names[position.leader], name, 9.0, canvas.theme.light, bold=True)
        canvas.text(texts.reason(view.duty), duty, 3.4, lines=3)
        return
    canvas.text(texts.reason(view.duty), inner, 5.0, bold=True, lines=4)


def _table(canvas: Canvas, texts: Texts, view: View, box: Box) -> None:
    """The table seen from above: a seat at each side, UP or DOWN, trump and pot in the middle."""
    position: UpAndDownPosition = view.position
    canvas.panel(box, canvas.theme.panel, border=canvas.theme.line, corner=4)
    left, middle, right = box.inside(1.5).columns(1, 1.35, 1, gap=1.5)
    upper, centre, lower = middle.rows(1, 1.75, 1, gap=1.5)
    tall = min(left.h, 34.0)
    at = {
        0: lower,
        1: Box(left.x, left.y + (left.h - tall) / 2, left.w, tall),
        2: upper,
        3: Box(right.x, right.y + (right.h - tall) / 2, right.w, tall),
    }
    for player, side in enumerate(position.table.sides):
        _seat(canvas, texts, position, player, at[side])
    _middle(canvas, texts, position, centre)


def _seat(canvas: Canvas, texts: Texts, position: UpAndDownPosition, player: int, box: Box) -> None:
    """A player's name, suit, tricks and cards left."""
    leads = player == position.leader
    border = canvas.theme.light if leads else canvas.theme.line
    canvas.panel(box, canvas.theme.ground, border=border, width=1.1 if leads else 0.4)
    name, below = box.inside(1.2).rows(1, 1.25)
    colour = canvas.theme.light if leads else canvas.theme.text
    canvas.text(position.table.names[player], name, 4.4, colour, bold=True, lines=2)
    suit, score = below.columns(1, 1.6, gap=1)
    if position.layout is not None:
        faced = position.table.turns[position.layout.turn][player]
        _suit(canvas, Suit(faced.value), suit)
    tricks, cards = score.rows(1.2, 1)
    canvas.text(texts.say("seat-tricks", count=position.totals[player]), tricks, 3.4, lines=1)
    canvas.text(texts.say("seat-cards", count=position.cards_left), cards, 2.7, canvas.theme.quiet)


def _suit(canvas: Canvas, suit: Suit, box: Box) -> None:
    """The suit that faces a player, on paper, so that its own colour shows in both looks."""
    field = box.square()
    canvas.panel(field, canvas.theme.paper, border=canvas.theme.line, corner=1.2)
    ink = canvas.theme.red_suit if suit.red else canvas.theme.black_suit
    canvas.picture(shapes.suit(suit, max(6, round(field.w * 0.78 * canvas.scale)), ink), field)


def _middle(canvas: Canvas, texts: Texts, position: UpAndDownPosition, box: Box) -> None:
    """UP or DOWN as a huge arrow with the word; trump, dice and pot."""
    layout = position.layout
    if layout is None:
        canvas.text(texts.say("table-empty"), box, 3.2, canvas.theme.quiet, lines=8)
        return
    mode, trump = box.columns(1.25, 1, gap=1)
    colour = canvas.theme.up if layout.face is Face.UP else canvas.theme.down
    arrow, word = mode.rows(2.6, 1)
    corners = shapes.ARROW_UP if layout.face is Face.UP else shapes.ARROW_DOWN
    size = max(8, round(min(arrow.w, arrow.h) * canvas.scale))
    canvas.picture(shapes.polygon(tuple(corners), size, colour), arrow)
    canvas.text(layout.face.value, word, 6.0, colour, bold=True)
    title, number, dice, pot = trump.rows(0.7, 1.6, 1.0, 1.0, gap=0.4)
    canvas.text(texts.say("table-trump"), title, 2.7, canvas.theme.quiet)
    canvas.text(str(layout.trump), number, 8.5, bold=True)
    _dice(canvas, layout.dice, dice)
    _pot(canvas, texts, position.pot, pot)


def _dice(canvas: Canvas, dice: tuple[int, int], box: Box) -> None:
    size = max(8, round(min(box.h, box.w / 2.3) * canvas.scale))
    for value, place in zip(dice, box.columns(1, 1), strict=True):
        canvas.picture(shapes.die(value, size, canvas.theme.paper, canvas.theme.black_suit), place)


def _pot(canvas: Canvas, texts: Texts, pot: int, box: Box) -> None:
    colour: Colour = canvas.theme.light if pot else canvas.theme.quiet
    canvas.text(texts.say("table-pot", count=pot), box, 3.0, colour, bold=pot > 0)
