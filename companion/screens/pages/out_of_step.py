"""Out of step: nothing is ruled on until the table lies as it is drawn, or is taken as it lies."""

from __future__ import annotations

from companion.engines import Reason
from companion.screens.canvas import LEAST_TARGET, Box, Canvas
from companion.screens.intents import Purpose, Touch, Write
from companion.screens.pages.table import why
from companion.sitting.view import View
from companion.table.inputs import Action
from companion.texts import Texts

AFTER = {
    None: ("stopped-lay", "stopped-until"),
    "up-notice-rows": ("stopped-lay", "stopped-until"),
    "notice-should-lie": ("stopped-until",),
}
"""What is said after a notice that does not itself say how it goes on."""


def draw_stopped(canvas: Canvas, texts: Texts, view: View, box: Box) -> None:
    """Draw in place of the ruling how the table should lie, and the two ways on without laying it so.

    A “no” that stands still tells why, and how it goes on.
    """
    theme = canvas.theme
    canvas.panel(box, theme.panel, border=theme.light, width=1.0)
    inner = box.inside(1.5)
    head, words, ways = inner.rows(5, max(6.0, inner.h - LEAST_TARGET - 7), LEAST_TARGET, gap=1)
    canvas.text(texts.say("stopped-title"), head, 4.2, theme.light, bold=True)
    if view.game.last is not None and view.refused:
        reason, further = words.rows(1.2, 1, gap=0.8)
        canvas.text(why(canvas, texts, view.game.last, reason), reason, 3.0, theme.no, lines=6)
        canvas.text(_how(texts, None), further, 3.0, lines=5)
    else:
        canvas.text(_how(texts, view.table.notice), words, 3.0, lines=7)
    tell, as_it_is = ways.columns(1, 1, gap=1)
    canvas.button(tell, texts.say("button-write"), Write(Purpose.ENTER), capital=3.0)
    canvas.button(as_it_is, texts.say("button-as-it-is"), Touch(Action.AS_IT_IS), capital=3.0)


def _how(texts: Texts, notice: Reason | None) -> str:
    """How the table and the position agree again."""
    said = () if notice is None else (texts.reason(notice),)
    after = AFTER.get(None if notice is None else notice.key, ())
    return " ".join((*said, *(texts.say(message) for message in after)))
