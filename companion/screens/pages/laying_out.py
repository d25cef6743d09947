"""Before a round: what to deal and lay out, each with a sign whether the camera sees it done."""

from __future__ import annotations

from companion.screens import shapes
from companion.screens.canvas import Box, Canvas
from companion.table.steps import SetupStep
from companion.texts import Texts

SIGN = 5.0
"""Width in mm of a sign."""


def draw_laying_out(canvas: Canvas, texts: Texts, steps: tuple[SetupStep, ...], box: Box) -> None:
    """Draw the steps: a tick where it is done, a ring where it is not yet, a dot where no camera can tell."""
    theme = canvas.theme
    canvas.panel(box, theme.panel)
    rows = box.inside(1.5).rows(*([1] * len(steps)), gap=0.5)
    signs = [Box(row.x, row.y, SIGN, row.h) for row in rows]
    places = [Box(row.x + SIGN + 1, row.y, row.w - SIGN - 1, row.h) for row in rows]
    lines = [_line(texts, step) for step in steps]
    capital = min(
        canvas.fitting(line, place, 3.0, lines=2) for line, place in zip(lines, places, strict=True)
    )
    for step, sign, line, place in zip(steps, signs, lines, places, strict=True):
        size = max(6, round(min(SIGN, sign.h) * 0.8 * canvas.scale))
        if step.done:
            canvas.picture(shapes.polygon(tuple(shapes.TICK), size, theme.yes), sign)
        elif step.done is None:
            canvas.picture(shapes.disc(round(size * 0.4), theme.quiet, filled=True), sign)
        else:
            canvas.picture(shapes.disc(round(size * 0.8), theme.light, filled=False), sign)
        colour = theme.light if step.done is False else theme.text
        canvas.text(line, place, capital, colour, align="left", lines=2)


def _line(texts: Texts, step: SetupStep) -> str:
    """What to do, and how much of it is seen."""
    text = texts.reason(step.text)
    return text if step.seen is None else texts.say("lay-out-so-far", step=text, seen=texts.reason(step.seen))
