"""The last play was being put right, and meanwhile another one was made."""

from __future__ import annotations

from companion.screens.canvas import Canvas
from companion.screens.intents import PageName, Purpose, Write
from companion.screens.pages.frame import heading
from companion.texts import Texts

FOOT = 13.0


def draw_overtaken(canvas: Canvas, texts: Texts) -> None:
    """Draw the page: what was chosen would be put in the place of another play."""
    canvas.begin()
    rest = heading(canvas, texts, texts.say("correct-title"), PageName.TABLE)
    body, foot = rest.rows(rest.h - FOOT - 1, FOOT, gap=1)
    said, how = body.rows(1, 1.6, gap=1)
    canvas.text(texts.say("correct-overtaken"), said, 6.0, bold=True, lines=2)
    canvas.text(texts.say("correct-overtaken-how"), how, 4.0, lines=4)
    canvas.first_choice(foot, texts.say("correct-last"), Write(Purpose.CORRECT))
