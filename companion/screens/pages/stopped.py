"""Why the program cannot go on, for now or at all, and that nothing is lost."""

from __future__ import annotations

from companion.screens.canvas import Canvas
from companion.screens.intents import Leave
from companion.screens.pages.frame import heading
from companion.texts import Texts

FOOT = 13.0


def draw_waiting(canvas: Canvas, texts: Texts, why: str) -> None:
    """Draw that the game waits until something can be written, with a sentence that says why."""
    _draw(canvas, texts, "waiting-title", why, texts.say("waiting-goes-on"))


def draw_stopped(canvas: Canvas, texts: Texts, why: str, further: str) -> None:
    """Draw the page, with a sentence that says why, and one about what to do."""
    _draw(canvas, texts, "halted-title", why, further)


def _draw(canvas: Canvas, texts: Texts, title: str, why: str, further: str) -> None:
    canvas.begin()
    rest = heading(canvas, texts, texts.say(title), None)
    body, foot = rest.rows(rest.h - FOOT - 2, FOOT, gap=2)
    said, kept = body.rows(2, 1, gap=2)
    canvas.text(why, said, 4.0, lines=7)
    canvas.text(further, kept, 4.0, canvas.theme.quiet, lines=3)
    canvas.first_choice(foot, texts.say("button-leave"), Leave())
