"""The evening so far: games won by each, everybody's points in each game, and the way to keep it as files."""

from __future__ import annotations

from pathlib import Path

from companion.engines import Reason
from companion.evening.history import PastEvening
from companion.evening.sums import sums_of
from companion.screens.canvas import LEAST_TARGET, Box, Canvas
from companion.screens.intents import Export, PageName
from companion.screens.pages.frame import figure, heading
from companion.texts import Texts

EXPORTED = 20.0
"""Height in mm for what is said of the files."""

TALLEST = 14.0
"""No player's line is higher than this, in mm."""


def draw_evening(
    canvas: Canvas, texts: Texts, evening: PastEvening, exported: tuple[Path, ...] | Reason | None
) -> None:
    """Draw the evening's totals.

    Args:
        canvas: the page.
        texts: the language.
        evening: the evening so far.
        exported: its files, that of the scores first, or why they could not be written; None before that.
    """
    canvas.begin()
    rest = heading(canvas, texts, texts.say("evening-so-far"), PageName.SCORE)
    low = EXPORTED if isinstance(exported, tuple) else LEAST_TARGET
    table, foot = rest.rows(rest.h - low - 2, low, gap=2)
    canvas.panel(table, canvas.theme.panel)
    _draw_totals(canvas, texts, evening, table.inside(2))
    if exported is None:
        canvas.button(foot, texts.say("button-export"), Export(), capital=3.6)
    elif isinstance(exported, Reason):
        canvas.text(texts.reason(exported), foot, 3.4, canvas.theme.light, lines=3)
    else:
        canvas.text(_written(texts, exported), foot, 3.4, lines=5)


def _written(texts: Texts, files: tuple[Path, ...]) -> str:
    """Which files were written, what is in them and where they lie."""
    scores, *records = files
    names = tuple(record.name for record in records)
    return texts.say("evening-exported", scores=scores.name, records=names, folder=str(scores.parent))


def _draw_totals(canvas: Canvas, texts: Texts, evening: PastEvening, box: Box) -> None:
    """A row for each player; who leads in a column is no matter of colour, since fewest may win."""
    won, sums = evening.games_won, sums_of(evening)
    heads = [texts.say("evening-games-won")]
    heads += [
        texts.say("evening-sum", game=texts.say(f"game-{each.game}"), times=each.times) for each in sums
    ]
    widths = (2.0, *([1] * len(heads)))
    height = min(box.h, TALLEST * (1 + len(evening.players)))
    rows = Box(box.x, box.y, box.w, height).rows(*([1] * (1 + len(evening.players))), gap=0.4)
    for head, cell in zip(heads, rows[0].columns(*widths, gap=1)[1:], strict=True):
        canvas.text(head, cell, 3.0, canvas.theme.quiet, lines=2)
    for name, row in zip(evening.players, rows[1:], strict=True):
        label, games, *points = row.columns(*widths, gap=1)
        canvas.text(name, label, 4.4, bold=True, align="left", lines=2)
        canvas.text(str(won[name]), games, 4.8, canvas.theme.light if won[name] else None, bold=True)
        for each, cell in zip(sums, points, strict=True):
            total = each.points.get(name)
            canvas.text("–" if total is None else figure(total), cell, 4.4)
