"""What the pages share: the heading with the way back."""

from __future__ import annotations

from companion.screens.canvas import Box, Canvas
from companion.screens.intents import Go, PageName
from companion.texts import Texts

MARGIN = 2.5
HEADING = 13.0


def heading(canvas: Canvas, texts: Texts, title: str, back: PageName | None, *, beside: float = 0.0) -> Box:
    """Draw the heading; what is left of the page, in millimetres.

    Args:
        canvas: the page.
        texts: the language.
        title: what the page is called.
        back: the page before, None for none.
        beside: width in mm kept free at the right, for `beside_heading`.
    """
    page = canvas.box.inside(MARGIN)
    bar = Box(page.x, page.y, page.w, HEADING)
    side = 24.0 if back else 0.0
    if back:
        canvas.button(Box(bar.x, bar.y, side, 12.0), texts.say("button-back"), Go(back))
    place = Box(bar.x + side + 3, bar.y, bar.w - side - beside - 3, 12.0)
    canvas.text(title, place, 5.0, bold=True, align="left", lines=2)
    return Box(page.x, page.y + HEADING + 2, page.w, page.h - HEADING - 2)


def beside_heading(canvas: Canvas, width: float) -> Box:
    """The place of a button at the right of the heading."""
    page = canvas.box.inside(MARGIN)
    return Box(page.x + page.w - width, page.y, width, 12.0)
