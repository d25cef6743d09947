"""How the scores grew: a line for each player over the rounds; who won games, and the way to each round."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from companion.engines.names import set_apart
from companion.evening.history import PastEvening, PastGame
from companion.evening.scores import RoundScore, round_scores
from companion.screens.canvas import LEAST_TARGET, Box, Canvas
from companion.screens.intents import Go, PageName
from companion.screens.pages.chart import (
    TICK,
    Span,
    draw_axes,
    draw_bars,
    draw_line,
    points_of,
)
from companion.screens.pages.frame import figure, heading_of_game
from companion.screens.pages.table import short
from companion.screens.portraits import line_colours, put_portrait
from companion.screens.theme import Colour
from companion.texts import Texts

LINE = 7.0
"""Height in mm of a line of the legend where it stands below the chart."""
NAME = (1.8, 4.0)
"""Part of such a line that the name takes, and where it stands below the chart."""
AXIS = 5.0
"""Height in mm of the row with the rounds' numbers."""


def draw_rounds(
    canvas: Canvas, texts: Texts, evening: PastEvening, number: int = -1, back: PageName = PageName.SCORE
) -> None:
    """Draw the chart of one of the evening's games, by its index; the last one unless another is named."""
    canvas.begin()
    number %= len(evening.games)
    rest = heading_of_game(canvas, texts, "rounds-title", evening, number, back)
    game = evening.games[number]
    scores = round_scores(game)
    notes = _notes(texts, evening, game)
    chart, foot = rest.rows(rest.h - LEAST_TARGET - 1, LEAST_TARGET, gap=1)
    line, each = foot.columns(2.2, 1, gap=2)
    canvas.text(" – ".join(notes), line, 3.2, canvas.theme.light, lines=2)
    canvas.panel(chart, canvas.theme.panel)
    if not scores:
        canvas.text(texts.say("rounds-none"), chart.inside(4), 4.5, canvas.theme.quiet, lines=3)
        return
    canvas.button(each, texts.say("each-round-title"), Go(PageName.EACH_ROUND))
    names = game.header.players
    inner = chart.inside(2.5)
    high = len(names) * LINE
    field, labels = (
        inner.rows(inner.h - high - 2, high, gap=2) if canvas.upright else inner.columns(2.3, 1, gap=2)
    )
    plot = Box(field.x + TICK, field.y + 1, field.w - 1.5 * TICK, field.h - AXIS - 1)
    upside_down = game.position.fewest_win
    span = _span(scores, upside_down=upside_down)
    draw_axes(canvas, plot, len(scores) if len(scores) > 1 else 0, span)
    best = 1 if upside_down else -1
    order = sorted(range(len(names)), key=lambda player: best * scores[-1].totals[player])
    places = dict(zip(order, labels.rows(*([1] * len(names))), strict=True))
    if len(scores) == 1:
        draw_bars(canvas, plot, scores[-1].totals, order, span, line_colours(canvas, names))
    else:
        _draw_lines(canvas, plot, scores, places, span, line_colours(canvas, names))
    _legend(canvas, names, scores[-1], places)


def _draw_lines(
    canvas: Canvas,
    plot: Box,
    scores: tuple[RoundScore, ...],
    places: dict[int, Box],
    span: Span,
    colours: Sequence[Colour],
) -> None:
    """Everybody's line over the rounds; beside the chart it leads on to the name."""
    totals = [(0,) * len(places), *(score.totals for score in scores)]
    lines = points_of(canvas, plot, totals, span)
    for player, place in places.items():
        draw_line(canvas, lines[player], player, colours[player])
        if not canvas.upright:
            pygame.draw.line(
                canvas.surface, colours[player], lines[player][-1], canvas.rect(place).midleft, 1
            )


def _legend(canvas: Canvas, names: tuple[str, ...], last: RoundScore, places: dict[int, Box]) -> None:
    """Whose line is which, what the last round brought, and where it stands; all names in one size."""
    parts = {player: _parts(canvas, names[player], place.inside(0.3)) for player, place in places.items()}
    colours = line_colours(canvas, names)
    said = {player: short(canvas, names[player], part[1], names, bold=True) for player, part in parts.items()}
    capital = min(canvas.fitting(said[player], part[1], 3.6, bold=True) for player, part in parts.items())
    for player, (sample, name, change, number) in parts.items():
        rect = canvas.rect(sample)
        draw_line(canvas, [rect.midleft, rect.center], player, colours[player])
        canvas.text(said[player], name, capital, bold=True, align="left")
        gained = figure(last.points[player], change=True)
        canvas.text(gained, change, capital, canvas.theme.quiet, align="right")
        canvas.text(figure(last.totals[player]), number, capital, bold=True, align="right")


def _parts(canvas: Canvas, name: str, line: Box) -> tuple[Box, Box, Box, Box]:
    """The places of sample, name, change and total; the portrait is drawn beside the name."""
    sample, named, change, number = line.columns(0.45, NAME[canvas.upright], 1.0, 0.8, gap=0.8)
    return sample, put_portrait(canvas, name, named), change, number


def _span(scores: tuple[RoundScore, ...], *, upside_down: bool) -> Span:
    totals = [total for score in scores for total in score.totals]
    lowest, highest = min(0, *totals), max(0, *totals)
    highest = max(highest, lowest + 1)
    return (highest, lowest) if upside_down else (lowest, highest)


def _notes(texts: Texts, evening: PastEvening, game: PastGame) -> list[str]:
    """Who has won how many games, and whether the lowest total wins."""
    won = evening.games_won
    listed = " · ".join(f"{set_apart(name)} {count}" for name, count in won.most_common())
    notes = [texts.say("rounds-games-won", listed=listed)] if won else []
    if game.position.fewest_win:
        notes.append(texts.say("rounds-lowest-wins"))
    return notes
