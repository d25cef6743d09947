"""What the rules say of a play: its cards, tick or cross, a sentence, and the clause."""

from __future__ import annotations

from typing import Any

from companion.engines import Ruling
from companion.screens import shapes
from companion.screens.canvas import Box, Canvas
from companion.screens.pages.outcome import outcome_of
from companion.screens.pages.played import Played, draw_play
from companion.texts import Texts


def draw_verdict(canvas: Canvas, texts: Texts, ruling: Ruling[Any], played: Played, box: Box) -> None:
    """Draw a ruling on a play into a box: its cards, and the clause that forbids it in full."""
    colour = outcome_of(ruling, canvas.theme).colour
    canvas.panel(box, canvas.theme.panel, border=colour, width=0.8)
    inner = box.inside(2)
    if played.widths(inner):
        cards, inner = inner.rows(1.3, 4, gap=0.8)
        draw_play(canvas, texts, played, cards, canvas.theme.text)
    verdict, why, clause = inner.rows(1, 1.4, 1.6, gap=0.8)
    draw_outcome(canvas, texts, verdict, ruling)
    canvas.text(texts.reason(ruling.reason), why, 3.6, align="left", lines=4)
    if ruling.clause:
        canvas.text(quoted(texts, ruling.clause), clause, 3.0, canvas.theme.quiet, align="left", lines=6)


def draw_outcome(canvas: Canvas, texts: Texts, box: Box, ruling: Ruling[Any]) -> None:
    """A tick, a cross or the sign of what else happened, and the word."""
    outcome = outcome_of(ruling, canvas.theme)
    mark, word = box.columns(1, 6)
    size = max(6, round(mark.square().w * canvas.scale))
    canvas.picture(shapes.polygon(tuple(outcome.shape), size, outcome.colour), mark)
    canvas.text(texts.say(outcome.word), word, 3.8, outcome.colour, bold=True, align="left")


def quoted(texts: Texts, clause: str) -> str:
    """A clause with its id."""
    return texts.say("bench-clause", clause=clause, text=texts.clause(clause))
