"""What the rules say of a play: its cards, tick or cross, a sentence, and the clauses that decided it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from companion.engines import Ruling
from companion.screens import shapes
from companion.screens.canvas import Box, Canvas
from companion.screens.pages.outcome import outcome_of
from companion.screens.pages.played import Played, draw_play
from companion.screens.pages.table import draw_trick
from companion.screens.rules_intents import ReadClauses
from companion.texts import Texts

WAY = 24.0
"""Width in mm of the words that say where a touch on a ruling leads."""

MOST_CLAUSE_LINES = 14
"""Lines that the clauses of a ruling may take."""


def draw_verdict(canvas: Canvas, texts: Texts, ruling: Ruling[Any], played: Played, box: Box) -> None:
    """Draw a ruling on a play into a box: its cards, and the clauses that decided it in full."""
    colour = outcome_of(ruling, canvas.theme).colour
    canvas.panel(box, canvas.theme.panel, border=colour, width=0.8)
    inner = box.inside(2)
    if played.trick or played.widths(inner):
        cards, inner = inner.rows(1.3, 4, gap=0.8)
        draw_ruled(canvas, texts, ruling, played, cards)
    verdict, why, clauses = inner.rows(1, 1.4, 1.6, gap=0.8)
    draw_outcome(canvas, texts, verdict, ruling)
    offer_clauses(canvas, texts, ruling, played.game, verdict, box)
    canvas.text(texts.reason(ruling.reason), why, 3.6, align="left", lines=4)
    draw_clauses(canvas, texts, ruling, clauses, 3.0)


def draw_ruled(
    canvas: Canvas, texts: Texts, ruling: Ruling[Any], played: Played, box: Box, capital: float = 3.6
) -> None:
    """Draw what was done: a trick card by card, those that cancelled each other struck through."""
    if played.trick:
        draw_trick(canvas, texts, played.trick, ruling.cancelled, box, canvas.theme.text)
    else:
        draw_play(canvas, texts, played, box, canvas.theme.text, capital=capital)


def draw_clauses(canvas: Canvas, texts: Texts, ruling: Ruling[Any], box: Box, capital: float) -> None:
    """Draw the clauses that decided a ruling, in their order; the last ones by their ids if room is short."""
    clauses = ruling.decided_by
    ways = (_told(texts, clauses, number) for number in range(len(clauses), 0, -1))
    ids = ", ".join(clauses)
    said = next((way for way in ways if canvas.holds(way, box, lines=MOST_CLAUSE_LINES)), ids)
    canvas.text(said, box, capital, canvas.theme.quiet, align="left", lines=MOST_CLAUSE_LINES)


def offer_clauses(
    canvas: Canvas, texts: Texts, ruling: Ruling[Any], game: str, line: Box, panel: Box
) -> None:
    """Let a ruling lead to the clauses that decided it, and to their examples; nothing where none did.

    Args:
        canvas: the page.
        texts: the language.
        ruling: what was ruled.
        game: the game's name in a record's header.
        line: at its right end stands where a touch leads.
        panel: what can be touched.
    """
    if not ruling.decided_by:
        return
    label = texts.say("button-rules")
    wide = min(WAY, line.w / 2)
    place = Box(line.x + line.w - wide, line.y, wide, line.h)
    canvas.text(f"{label} ›", place, 3.2, canvas.theme.light, bold=True, align="right")
    canvas.touch(panel, label, ReadClauses(game, ruling.decided_by, why=True))


def _told(texts: Texts, clauses: Sequence[str], number: int) -> str:
    """The first so many clauses in full, the others by their ids."""
    rest = ", ".join(clauses[number:])
    return "\n".join([*(quoted(texts, clause) for clause in clauses[:number]), *([rest] if rest else [])])


def draw_outcome(canvas: Canvas, texts: Texts, box: Box, ruling: Ruling[Any]) -> None:
    """A tick, a cross or the sign of what else happened, and the word."""
    outcome = outcome_of(ruling, canvas.theme)
    mark, word, _ = box.columns(1, 4, 2)
    size = max(6, round(mark.square().w * canvas.scale))
    canvas.picture(shapes.polygon(tuple(outcome.shape), size, outcome.colour), mark)
    canvas.text(texts.say(outcome.word), word, 3.8, outcome.colour, bold=True, align="left")


def quoted(texts: Texts, clause: str) -> str:
    """A clause with its id."""
    return texts.say("bench-clause", clause=clause, text=texts.clause(clause))
