"""The page of a game: its table, and beside it what must be done and what was ruled."""

from __future__ import annotations

from companion.screens.canvas import LEAST_TARGET, Box, Canvas
from companion.screens.filming import Filming
from companion.screens.game_page import page_of
from companion.screens.history_intents import PlayAgain
from companion.screens.intents import Go, PageName, Touch
from companion.screens.pages.frame import fitting_words
from companion.screens.pages.laying_out import draw_laying_out
from companion.screens.pages.out_of_step import draw_stopped
from companion.screens.pages.over import draw_over
from companion.screens.pages.question import draw_question, question_page
from companion.screens.pages.table import (
    STATE,
    Touches,
    draw_ruling,
    draw_speaker,
    draw_state,
)
from companion.sitting.view import View
from companion.table.inputs import Action
from companion.texts import Texts

MARGIN = 2.0
BUTTONS = 13.0
READING_SECONDS = 12.0
"""How long the last ruling is shown before it gives way to what must be laid out."""
LEAST_DUTY = 2.2
"""Capitals in mm under which a duty is not read by everybody at the table; it is said in fewer words then."""
LEAST_LIMIT = 3.6
"""Capitals in mm that a text may have beside a name so long that it is written smaller than this."""


def draw_game(
    canvas: Canvas,
    texts: Texts,
    view: View,
    filming: Filming = Filming.OFF,
    *,
    heard: bool | None = None,
    to_large: bool = False,
) -> None:
    """Draw the page; nothing on it is written larger than the name of whoever must act.

    Args:
        canvas: the page.
        texts: the language.
        view: the sitting.
        filming: whether the evening is recorded.
        heard: whether the voice is heard, which one touch changes; None where there is none.
        to_large: whether one touch leads back to large type.
    """
    game = page_of(view.game.header.game)
    canvas.begin()
    page = canvas.box.inside(MARGIN)
    touches = Touches.of(view, game.touches(view))
    low = BUTTONS * touches.rows(canvas)
    foot = Box(page.x, page.y + page.h - low, page.w, low)
    rest = Box(page.x, page.y, page.w, page.h - low - MARGIN)
    above = 1.0 if view.game.winners else 1.15 if view.table.stopped else 1.3
    table, words = rest.rows(above, 1, gap=MARGIN) if canvas.upright else rest.columns(1.42, 1, gap=MARGIN)
    name = (draw_over if view.game.winners else game.table)(canvas, texts, view, table)
    if view.time.paused:
        canvas.dim(table)
    free = words.h - STATE - 2 * MARGIN
    share = _share_of_duty(canvas, view)
    duty, ruling, state = words.rows(free * share, free * (1 - share), STATE, gap=MARGIN)
    _duty(canvas, texts, view, duty, max(LEAST_LIMIT, 0.8 * name))
    if view.game.winners:
        ruling, ways = ruling.rows(ruling.h - LEAST_TARGET - MARGIN, LEAST_TARGET, gap=MARGIN)
        draw_ways_on(canvas, texts, ways)
    if view.time.paused:
        canvas.first_choice(ruling, texts.say("table-paused"), Touch(Action.PAUSE), capital=6.0, lines=4)
    elif view.table.stopped:
        draw_stopped(canvas, texts, view, ruling)
    elif view.table.setting_up and not _is_read(view):
        draw_laying_out(canvas, texts, view.table.setting_up, ruling)
    else:
        draw_ruling(canvas, texts, view, ruling)
    if heard is not None:
        state, speaker = state.columns(state.w - LEAST_TARGET - 1, LEAST_TARGET, gap=1)
        draw_speaker(canvas, texts, speaker, heard=heard)
    if to_large:
        state, way = state.columns(state.w - LEAST_TARGET - 1, LEAST_TARGET, gap=1)
        canvas.button(way, texts.say("button-large"), Go(PageName.TABLE), capital=3.4)
    draw_state(canvas, texts, view, state, filming=filming)
    touches.draw(canvas, texts, foot)


def _share_of_duty(canvas: Canvas, view: View) -> float:
    """How much of the room for words the duty takes; less where more is to be read or touched below it."""
    if view.game.winners or (view.table.stopped and canvas.upright):
        return 0.22
    return 0.27 if view.table.stopped or view.refused else 0.42


def draw_ways_on(canvas: Canvas, texts: Texts, box: Box) -> None:
    """The ways on from a game that is over."""
    score, other, again = box.columns(1, 1, 1.2, gap=MARGIN / 2)
    canvas.button(score, texts.say("score-title"), Go(PageName.SCORE), capital=3.6)
    canvas.button(other, texts.say("button-other-game"), Go(PageName.PEOPLE), capital=3.6)
    canvas.first_choice(again, texts.say("button-new-game"), PlayAgain(), capital=4.0)


def _is_read(view: View) -> bool:
    """Whether the last ruling is still being read: one that stands, or the end of a round."""
    return view.game.last is not None and (view.refused or view.time.now - view.time.ruled < READING_SECONDS)


def draw_asked(canvas: Canvas, texts: Texts, view: View, *, every: bool) -> None:
    """Draw the page while a question is open; `every` shows all its answers."""
    canvas.begin()
    touches = Touches.of(view, page_of(view.game.header.game).touches(view))
    page = question_page(canvas, every=every, rows=touches.rows(canvas))
    if page.foot is None:
        _duty(canvas, texts, view, page.brief, 4.2)
    else:
        draw_briefly(canvas, texts, view, page.brief)
        touches.draw(canvas, texts, page.foot)
    draw_question(canvas, texts, view, page, every=every)


def draw_briefly(canvas: Canvas, texts: Texts, view: View, box: Box) -> None:
    """What must not be covered: whose turn it is, what is to be beaten, and a “no” that stands."""
    mode, words = box.columns(1, 2.4, gap=MARGIN)
    page_of(view.game.header.game).brief(canvas, texts, view, mode)
    if not view.refused:
        _duty(canvas, texts, view, words, 4.2)
        return
    duty, ruling = words.rows(1, 1.6, gap=MARGIN) if canvas.upright else words.columns(1, 1.3, gap=MARGIN)
    _duty(canvas, texts, view, duty, 4.2)
    draw_ruling(canvas, texts, view, ruling)


def _duty(canvas: Canvas, texts: Texts, view: View, box: Box, limit: float) -> None:
    """What must be done now, or who has won."""
    game = page_of(view.game.header.game)
    if view.time.reminded:
        canvas.panel(box, canvas.theme.panel, border=canvas.theme.light, width=1.0)
    else:
        canvas.panel(box, canvas.theme.panel)
    inner = box.inside(1.5)
    if view.game.winners:
        names = view.game.header.names(view.game.winners)
        text = texts.say("winners", names=names, count=len(names))
        canvas.text(text, inner, 6.5, canvas.theme.light, bold=True, lines=3)
        return
    duty = game.duty(view)
    text = fitting_words(canvas, texts, duty, inner, lines=5, bold=True, capital=LEAST_DUTY)
    if view.game.dealer is not None:
        dealer = texts.say("duty-dealer", player=view.game.header.players[view.game.dealer])
        text = f"{text.rstrip('.')} – {dealer}"
    if view.time.reminded and view.game.turn is not None:
        awaited = view.game.header.players[view.game.turn]
        named = "yes" if dict(duty.facts).get("player") == awaited else "no"
        text = f"{texts.say('duty-reminder', player=awaited, named=named)} {text}"
    wished = min(4.6, limit) if game.acting(view.game) is not None else 5.0
    canvas.text(text, inner, wished, bold=True, lines=5)
