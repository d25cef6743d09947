"""Before the program is left in mid-evening: one touch beside “Pause” must not darken the table."""

from __future__ import annotations

from companion.screens.canvas import Canvas
from companion.screens.intents import Go, Leave, PageName
from companion.screens.pages.frame import heading
from companion.texts import Texts

WAYS = 16.0
"""Height in mm of the two buttons."""


def draw_leaving(canvas: Canvas, texts: Texts, *, goes_on: bool) -> None:
    """Draw the page: what becomes of the evening, and both ways, away from the corners that thumbs touch.

    Args:
        canvas: the page.
        texts: the language.
        goes_on: whether the next start offers to go on; what a film shows is over.
    """
    canvas.begin()
    rest = heading(canvas, texts, texts.say("leaving-title"), PageName.MENU)
    words, ways, _ = rest.rows(rest.h - 2 * WAYS, WAYS, WAYS, gap=2)
    told = ("leaving-kept", "leaving-next") if goes_on else ("leaving-kept",)
    canvas.text(" ".join(map(texts.say, told)), words, 5.0, lines=4)
    stay, leave = ways.columns(1, 1, gap=3)
    canvas.first_choice(stay, texts.say("leaving-stay"), Go(PageName.TABLE), capital=4.5)
    canvas.button(leave, texts.say("button-leave"), Leave(), capital=4.5)
