"""A row of a page of settings: what it is about, and what can be chosen of it."""

from __future__ import annotations

from dataclasses import dataclass

from companion.screens.canvas import LEAST_TARGET, Box, Canvas
from companion.screens.pages.table import side_by_side
from companion.screens.preferences import Choice

TALLEST = 22.0
"""No row is higher than this, in mm."""

MANY, CHOOSES = 3, 1.3
"""Where so many share a line, one with choices is so much wider than one that only leads to another page."""

GAP = 1.2
"""Millimetres between two rows."""


@dataclass(frozen=True, slots=True)
class Row:
    """What can be chosen of one thing.

    Attributes:
        label: what it is.
        choices: words, intent, and whether it is chosen now.
        instead: what is said where there is nothing to choose.
        ways: words and what they lead to, where it is chosen elsewhere.
    """

    label: str
    choices: tuple[tuple[str, Choice, bool], ...] = ()
    instead: str = ""
    ways: tuple[tuple[str, object], ...] = ()


def draw_rows(canvas: Canvas, lines: tuple[tuple[Row, ...], ...], box: Box) -> None:
    """Draw rows, line by line; some that have few choices may share one."""
    height = min(box.h, (TALLEST + GAP) * len(lines))
    places = Box(box.x, box.y, box.w, height).rows(*([1] * len(lines)), gap=GAP)
    for line, place in zip(lines, places, strict=True):
        shares = [1.0 if row.way is not None or len(line) < MANY else CHOOSES for row in line]
        for row, part in zip(line, place.columns(*shares, gap=3.0), strict=True):
            _draw_row(canvas, row, part, beside=len(line) > 1)


def _draw_row(canvas: Canvas, row: Row, box: Box, *, beside: bool) -> None:
    """Its label, and beside it, or below on a page that is higher than wide, what can be chosen."""
    if canvas.upright:
        name, buttons = box.rows(box.h - LEAST_TARGET - 1, LEAST_TARGET, gap=1)
    else:
        name, buttons = box.columns(1, 1.6 if beside else 2.4, gap=1.5)
    canvas.text(row.label, name, 3.6, align="left", lines=2 if canvas.upright else 3)
    canvas.text(row.instead, buttons, 3.0, canvas.theme.quiet, align="left", lines=3)
    if row.ways:
        for (words, intent), place in zip(
            row.ways, buttons.columns(*([1] * len(row.ways)), gap=1), strict=True
        ):
            canvas.button(place, words, intent, capital=3.0)
    places = side_by_side(buttons, [words for words, *_ in row.choices]) if row.choices else ()
    for (words, intent, chosen), place in zip(row.choices, places, strict=True):
        canvas.option(place, words, intent, chosen=chosen)
