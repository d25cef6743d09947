"""The statistics that a table enjoys: plays called illegal, the tallest tower, the longest pot."""

from __future__ import annotations

from companion.evening.history import PastEvening
from companion.evening.statistics import Overall, Statistics, game_statistics
from companion.screens.canvas import Box, Canvas
from companion.screens.intents import PageName
from companion.screens.pages.frame import heading_of_game
from companion.screens.pages.table import short
from companion.texts import Texts

LABEL = 2.6
"""Width of a figure's name, in columns of one player."""
MOST_WIDE = 5
"""For more players the names of the figures take as much room as for so many."""
LINE = 5.5
"""Height in mm of a figure of the whole game."""
LYING, UPRIGHT = 8.0, 20.0
"""Height in mm of the players' names, and of those for which the columns are too narrow."""
READABLE = 2.2
"""Capitals in mm under which names are rather written upwards."""


def draw_figures(
    canvas: Canvas, texts: Texts, evening: PastEvening, number: int = -1, back: PageName = PageName.SCORE
) -> None:
    """Draw the figures of one of the evening's games: a row for each, a column for each player.

    What counts for the whole game stands below, apart from the players.

    Args:
        canvas: the page.
        texts: the language.
        evening: the evening.
        number: index of the game; the last one unless another is named.
        back: the page before.
    """
    canvas.begin()
    number %= len(evening.games)
    rest = heading_of_game(canvas, texts, "figures-title", evening, number, back)
    game = evening.games[number]
    figures = game_statistics(game)
    in_a_row = 1 if canvas.upright else 2
    height = LINE * -(-len(figures.overall) // in_a_row) + 3
    players, whole = rest.rows(rest.h - height - 1.5, height, gap=1.5)
    canvas.panel(players, canvas.theme.panel)
    _draw_players(canvas, texts, game.header.players, figures, players.inside(1.5))
    canvas.panel(whole, canvas.theme.panel)
    _draw_whole(canvas, texts, figures.overall, whole.inside(1.5), in_a_row)


def _draw_players(
    canvas: Canvas, texts: Texts, names: tuple[str, ...], figures: Statistics, box: Box
) -> None:
    """What is counted for each player; whoever has most is lit."""
    widths = (LABEL * max(1.0, len(names) / MOST_WIDE), *([1] * len(names)))
    cells = box.columns(*widths, gap=1.0)[1:]
    narrow = any(
        canvas.fitting(name, _head(cell, LYING), 3.2, bold=True, lines=2) < READABLE
        or not all(canvas.fits(word, cell, bold=True) for word in name.split())
        for name, cell in zip(names, cells, strict=True)
    )
    high = UPRIGHT if narrow else LYING
    _draw_names(canvas, names, tuple(_head(cell, high) for cell in cells), upwards=narrow)
    below = Box(box.x, box.y + high, box.w, box.h - high)
    rows = below.rows(*([1] * len(figures.per_player)), gap=0.4)
    for each, row in zip(figures.per_player, rows, strict=True):
        label, *counts = row.columns(*widths, gap=1.0)
        canvas.text(texts.say(f"statistic-{each.key}"), label, 3.0, align="left", lines=2)
        most = max(each.counts)
        for count, cell in zip(each.counts, counts, strict=True):
            lit = count == most and most > 0
            canvas.text(str(count), cell, 3.4, canvas.theme.light if lit else canvas.theme.text, bold=lit)


def _head(cell: Box, height: float) -> Box:
    """The place of the name above a column."""
    return Box(cell.x, cell.y, cell.w, height - 0.5)


def _draw_names(canvas: Canvas, names: tuple[str, ...], cells: tuple[Box, ...], *, upwards: bool) -> None:
    """All names in one size, that of the longest one."""
    colour, lines = canvas.theme.light, 1 if upwards else 2
    lying = [Box(0, 0, cell.h, cell.w) if upwards else cell for cell in cells]
    if upwards:
        names = tuple(
            short(canvas, name, cell, names, bold=True) for name, cell in zip(names, lying, strict=True)
        )
    capital = min(
        canvas.fitting(name, cell, 3.2, bold=True, lines=lines)
        for name, cell in zip(names, lying, strict=True)
    )
    for name, cell in zip(names, cells, strict=True):
        if upwards:
            canvas.turned(name, cell, capital, colour, bold=True)
        else:
            canvas.text(name, cell, capital, colour, bold=True, lines=2)


def _draw_whole(canvas: Canvas, texts: Texts, figures: tuple[Overall, ...], box: Box, in_a_row: int) -> None:
    """The figures of the whole game, each with its number beside it."""
    rows = box.rows(*([1] * -(-len(figures) // in_a_row)))
    cells = [cell for row in rows for cell in row.columns(*([1] * in_a_row), gap=2)]
    for figure, cell in zip(figures, cells, strict=False):
        text = texts.say("evening-figure", what=texts.say(f"statistic-{figure.key}"), number=figure.number)
        canvas.text(text, cell, 3.0, align="left")
