"""Out of step: nothing is ruled on until the table lies as it is drawn, or is taken as it lies."""

from __future__ import annotations

from companion.inputs import Action
from companion.screens.canvas import LEAST_TARGET, Box, Canvas
from companion.screens.intents import Purpose, Touch, Write
from companion.screens.pages.table import stands, why
from companion.texts import Texts
from companion.view import View


def draw_stopped(canvas: Canvas, texts: Texts, view: View, box: Box) -> None:
    """Draw in place of the ruling how the table should lie, and the two ways on without laying it so.

    A “no” that stands still tells why.
    """
    theme = canvas.theme
    canvas.panel(box, theme.panel, border=theme.light, width=1.0)
    inner = box.inside(1.5)
    head, words, ways = inner.rows(5, max(6.0, inner.h - LEAST_TARGET - 7), LEAST_TARGET, gap=1)
    canvas.text(texts.say("stopped-title"), head, 4.2, theme.light, bold=True)
    if view.last is not None and stands(view):
        canvas.text(why(texts, view.last), words, 3.0, theme.no, lines=6)
    else:
        how = texts.say("stopped-lay") if view.notice is None else texts.reason(view.notice)
        canvas.text(f"{how} {texts.say('stopped-until')}", words, 3.0, lines=6)
    tell, as_it_is = ways.columns(1, 1, gap=1)
    canvas.button(tell, texts.say("button-write"), Write(Purpose.ENTER), capital=3.0)
    canvas.button(as_it_is, texts.say("button-as-it-is"), Touch(Action.AS_IT_IS), capital=3.0)
