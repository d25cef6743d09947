"""The table page of Up & Down: the table as people sit round it, and beside it what was ruled."""

from __future__ import annotations

from companion.engines.up_and_down import Phase, UpAndDownPosition
from companion.inputs import Action
from companion.screens.canvas import Box, Canvas
from companion.screens.pages.question import draw_question, question_page
from companion.screens.pages.table import STATE, draw_ruling, draw_state, draw_touches, stands
from companion.screens.pages.up_and_down_table import acting, draw_mode, draw_table
from companion.texts import Texts
from companion.view import View

MARGIN = 2.0
BUTTONS = 13.0
LEAST_LIMIT = 3.6
"""Capitals in mm that a text may have beside a name so long that it is written smaller than this."""


def draw_up_and_down(canvas: Canvas, texts: Texts, view: View) -> None:
    """Draw the page; nothing on it is written larger than the name of whoever must act."""
    canvas.begin()
    page = canvas.box.inside(MARGIN)
    foot = Box(page.x, page.y + page.h - BUTTONS, page.w, BUTTONS)
    rest = Box(page.x, page.y, page.w, page.h - BUTTONS - MARGIN)
    table, words = rest.rows(1.3, 1, gap=MARGIN) if canvas.upright else rest.columns(1.42, 1, gap=MARGIN)
    name = draw_table(canvas, texts, view, table)
    free = words.h - STATE - 2 * MARGIN
    share = 0.27 if stands(view) else 0.42
    duty, ruling, state = words.rows(free * share, free * (1 - share), STATE, gap=MARGIN)
    _duty(canvas, texts, view, duty, max(LEAST_LIMIT, 0.8 * name))
    draw_ruling(canvas, texts, view, ruling)
    draw_state(canvas, texts, view, state)
    draw_touches(canvas, texts, _touches(view.position), foot)


def draw_asked(canvas: Canvas, texts: Texts, view: View, *, every: bool) -> None:
    """Draw the page while a question is open; `every` shows all its answers."""
    canvas.begin()
    page = question_page(canvas, every=every)
    if page.foot is None:
        _duty(canvas, texts, view, page.brief, 4.2)
    else:
        _draw_briefly(canvas, texts, view, page.brief)
        draw_touches(canvas, texts, _touches(view.position), page.foot)
    draw_question(canvas, texts, view, every=every)


def _draw_briefly(canvas: Canvas, texts: Texts, view: View, box: Box) -> None:
    """What must not be covered: whose turn it is, UP or DOWN with the trump, and a “no” that stands."""
    mode, words = box.columns(1, 2.4, gap=MARGIN)
    if view.position.layout is not None:
        draw_mode(canvas, texts, view.position, mode, 4.0)
    else:
        words = box
    if not stands(view):
        _duty(canvas, texts, view, words, 4.2)
        return
    duty, ruling = words.rows(1, 1.6, gap=MARGIN) if canvas.upright else words.columns(1, 1.3, gap=MARGIN)
    _duty(canvas, texts, view, duty, 4.2)
    draw_ruling(canvas, texts, view, ruling)


def _touches(position: UpAndDownPosition) -> tuple[Action, ...]:
    waits = position.phase in (Phase.SETUP, Phase.ROUND_OVER) and position.hands is None
    return (Action.DEALT,) if waits else ()


def _duty(canvas: Canvas, texts: Texts, view: View, box: Box, limit: float) -> None:
    """What must be done now, or who has won."""
    position: UpAndDownPosition = view.position
    canvas.panel(box, canvas.theme.panel)
    inner = box.inside(1.5)
    if position.phase is Phase.GAME_OVER:
        names = tuple(position.table.names[player] for player in position.winners)
        winners = texts.say("winners", names=names, count=len(names))
        canvas.text(winners, inner, 6.5, canvas.theme.light, bold=True, lines=3)
        return
    wished = min(4.6, limit) if acting(view) is not None else 5.0
    canvas.text(texts.reason(view.duty), inner, wished, bold=True, lines=5)
