"""A row of a page of settings: what it is about, and what can be chosen of it."""

from __future__ import annotations

from dataclasses import dataclass

from companion.screens.canvas import LEAST_TARGET, Box, Canvas
from companion.screens.pages.table import even, side_by_side
from companion.screens.preferences import Choice

TALLEST = 22.0
"""No row is higher than this, in mm."""

LABEL = 3.6
"""Wished height in mm of the capitals of a label."""

GAP = 1.2
"""Millimetres between two rows."""


@dataclass(frozen=True, slots=True)
class Row:
    """What can be chosen of one thing.

    Attributes:
        label: what it is; empty where the ways say it.
        choices: words, intent, and whether it is chosen now.
        instead: what is said where there is nothing to choose.
        ways: words and what they lead to, where it is chosen elsewhere.
    """

    label: str
    choices: tuple[tuple[str, Choice, bool], ...] = ()
    instead: str = ""
    ways: tuple[tuple[str, object], ...] = ()


def draw_rows(canvas: Canvas, lines: tuple[tuple[Row, ...], ...], box: Box) -> None:
    """Draw rows, line by line; some that have few choices may share one, and are written in one size."""
    height = min(box.h, (TALLEST + GAP) * len(lines))
    places = Box(box.x, box.y, box.w, height).rows(*([1] * len(lines)), gap=GAP)
    for line, place in zip(lines, places, strict=True):
        columns = zip(line, place.columns(*([1] * len(line)), gap=3.0), strict=True)
        parts = [_parts(canvas, row, part, beside=len(line) > 1) for row, part in columns]
        capital = min(
            canvas.fitting(row.label, name, LABEL, lines=_lines(canvas))
            for row, (name, _) in zip(line, parts, strict=True)
        )
        for row, (name, buttons) in zip(line, parts, strict=True):
            canvas.text(row.label, name, capital, align="left", lines=_lines(canvas))
            _draw_choices(canvas, row, buttons)


def _lines(canvas: Canvas) -> int:
    """How many lines a label may take."""
    return 2 if canvas.upright else 3


def _parts(canvas: Canvas, row: Row, box: Box, *, beside: bool) -> tuple[Box, Box]:
    """Where the label stands, and beside it, or below on a page that is higher than wide, what to choose."""
    if canvas.upright:
        name, buttons = box.rows(box.h - LEAST_TARGET - 1, LEAST_TARGET, gap=1)
    elif not row.label:
        name = buttons = box
    else:
        name, buttons = box.columns(1, 1.6 if beside else 2.4, gap=1.5)
    return name, buttons


def _draw_choices(canvas: Canvas, row: Row, box: Box) -> None:
    """What can be chosen, all of it in one size; or where it is chosen."""
    canvas.text(row.instead, box, 3.0, canvas.theme.quiet, align="left", lines=3)
    ways = zip(row.ways, box.columns(*([1] * len(row.ways)), gap=1), strict=True) if row.ways else ()
    for (words, intent), place in ways:
        canvas.button(place, words, intent, capital=3.0)
    if not row.choices:
        return
    labels = [words for words, *_ in row.choices]
    places = side_by_side(box, labels)
    capital = even(canvas, labels, places)
    for (words, intent, chosen), place in zip(row.choices, places, strict=True):
        canvas.option(place, words, intent, chosen=chosen, capital=capital)
