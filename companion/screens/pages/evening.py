"""An evening, past or so far: games won by each, everybody's points in each game, and its files."""

from __future__ import annotations

from pathlib import Path

from companion.engines import Reason
from companion.evening.history import PastEvening
from companion.evening.sums import sums_of
from companion.screens.canvas import LEAST_TARGET, Box, Canvas
from companion.screens.intents import Export, Go, PageName, Resume
from companion.screens.pages.evening_words import begun_text
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
    foot = _draw_above_foot(canvas, texts, evening, exported, rest)
    if exported is None:
        export, past = foot.columns(1.6, 1, gap=2)
        canvas.button(export, texts.say("button-export"), Export(), capital=3.6)
        canvas.button(past, texts.say("evenings-title"), Go(PageName.EVENINGS), capital=3.6)


def draw_past_evening(
    canvas: Canvas,
    texts: Texts,
    evening: PastEvening,
    exported: tuple[Path, ...] | Reason | None,
    goes_on: int | None,
) -> None:
    """Draw the totals of a past evening, with the ways to its games and the way to go on with it.

    Args:
        canvas: the page.
        texts: the language.
        evening: the evening.
        exported: as `draw_evening` has it.
        goes_on: its number where people may go on with it, None where they may not.
    """
    canvas.begin()
    title = begun_text(texts, evening.started, evening.unset)
    rest = heading(canvas, texts, title, PageName.EVENINGS)
    rows = 2 if canvas.upright else 1
    foot = _draw_above_foot(canvas, texts, evening, exported, rest, (LEAST_TARGET + 1.5) * rows - 1.5)
    if exported is not None:
        return
    ways: list[tuple[str, object]] = [(texts.say("button-export"), Export())]
    if evening.games:
        ways[:0] = [
            (texts.say("rounds-title"), Go(PageName.ROUNDS)),
            (texts.say("figures-title"), Go(PageName.FIGURES)),
            (texts.say("button-moments"), Go(PageName.MOMENTS)),
        ]
    in_a_row = -(-(len(ways) + (goes_on is not None)) // rows)
    lines = foot.rows(*([1] * rows), gap=1.5)
    places = [place for line in lines for place in line.columns(*([1] * in_a_row), gap=1.5)]
    for (label, intent), place in zip(ways, places, strict=False):
        canvas.button(place, label, intent, capital=3.2, lines=3)
    if goes_on is not None:
        canvas.first_choice(places[len(ways)], texts.say("button-go-on"), Resume(goes_on), capital=4.0)


def _draw_above_foot(
    canvas: Canvas,
    texts: Texts,
    evening: PastEvening,
    exported: tuple[Path, ...] | Reason | None,
    rest: Box,
    low: float = LEAST_TARGET,
) -> Box:
    """Draw the totals and what is said of the files; the foot of the page, so high unless files are told."""
    low = max(low, EXPORTED) if isinstance(exported, tuple) else low
    table, foot = rest.rows(rest.h - low - 2, low, gap=2)
    canvas.panel(table, canvas.theme.panel)
    _draw_totals(canvas, texts, evening, table.inside(2))
    if isinstance(exported, Reason):
        canvas.text(texts.reason(exported), foot, 3.4, canvas.theme.light, lines=3)
    elif exported is not None:
        canvas.text(_written(texts, exported), foot, 3.4, lines=6)
    return foot


def _written(texts: Texts, files: tuple[Path, ...]) -> str:
    """Which files were written, what is in them and where they lie."""
    scores, *others = files
    records = tuple(file.name for file in others if file.suffix == ".jsonl")
    kept = len(others) - len(records)
    said = texts.say("evening-exported", scores=scores.name, records=records, folder=str(scores.parent))
    return f"{said} {texts.say('evening-exported-kept', count=kept)}" if kept else said


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
