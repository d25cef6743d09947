"""The statistics that a table enjoys: plays called illegal, the tallest tower, the longest pot."""

from __future__ import annotations

from companion.evening.history import PastEvening
from companion.evening.statistics import game_statistics
from companion.screens.canvas import Canvas
from companion.screens.intents import PageName
from companion.screens.pages.frame import heading
from companion.screens.pages.table import short
from companion.texts import Texts

LABEL = 2.6
"""Width of a figure's name, in columns of one player."""
MOST_WIDE = 5
"""For more players the names of the figures take as much room as for so many."""


def draw_figures(canvas: Canvas, texts: Texts, evening: PastEvening) -> None:
    """Draw the figures of the evening's last game: a row for each, a column for each player."""
    canvas.begin()
    rest = heading(canvas, texts, texts.say("figures-title"), PageName.SCORE)
    game = evening.games[-1]
    names, figures = game.header.players, game_statistics(game)
    canvas.panel(rest, canvas.theme.panel)
    rows = rest.inside(2).rows(*([1] * (1 + len(figures.per_player) + len(figures.overall))), gap=0.4)
    widths = (LABEL * max(1.0, len(names) / MOST_WIDE), *([1] * len(names)))
    for name, cell in zip(names, rows[0].columns(*widths, gap=0.6)[1:], strict=True):
        canvas.text(short(canvas, name, cell, bold=True), cell, 3.2, canvas.theme.light, bold=True)
    for each, row in zip(figures.per_player, rows[1:], strict=False):
        label, *cells = row.columns(*widths, gap=0.6)
        canvas.text(texts.say(f"statistic-{each.key}"), label, 3.0, align="left", lines=2)
        most = max(each.counts)
        for count, cell in zip(each.counts, cells, strict=True):
            colour = canvas.theme.light if count == most and most else canvas.theme.text
            canvas.text(str(count), cell, 3.4, colour, bold=count == most)
    for figure, row in zip(figures.overall, rows[1 + len(figures.per_player) :], strict=True):
        label, number = row.columns(3, 1)
        canvas.text(texts.say(f"statistic-{figure.key}"), label, 3.0, align="left", lines=2)
        canvas.text(str(figure.number), number, 3.4, bold=True, align="left")
