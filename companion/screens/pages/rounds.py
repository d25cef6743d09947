"""How the scores grew: a line for each player over the game's rounds, and who won the evening's games."""

from __future__ import annotations

import math
from itertools import pairwise

import pygame

from companion.evening.history import PastEvening, PastGame
from companion.evening.scores import RoundScore, round_scores
from companion.evening.totals import Points, fewest_win
from companion.screens.canvas import Box, Canvas
from companion.screens.pages.frame import figure, heading_of_game
from companion.screens.pages.table import short
from companion.screens.theme import Colour
from companion.texts import Texts

AXIS = 5.0
"""Height in mm of the row with the rounds' numbers."""
MOST_TICKS = 12
"""So many rounds are numbered at most."""
TICK = 6.0
"""Width in mm of a round's number."""
COLOURS = 5
"""So many players are told apart by colours alone; the lines of more are dashed, with square marks."""
DASH = 1.6
"""Length in mm of a dash, and of the gap after it."""
DOT = 1.4
"""Size in mm of the mark at a round's end."""

Point = tuple[float, float]
"""A point in pixels."""

Span = tuple[int, int]
"""The totals at the lower and at the upper edge of the chart, where the best is."""


def draw_rounds(canvas: Canvas, texts: Texts, evening: PastEvening, number: int = -1) -> None:
    """Draw the chart of one of the evening's games, by its index; the last one unless another is named."""
    canvas.begin()
    number %= len(evening.games)
    rest = heading_of_game(canvas, texts, "rounds-title", evening, number)
    game = evening.games[number]
    scores = round_scores(game)
    notes = _notes(texts, evening, game)
    chart = rest
    if notes:
        chart, line = rest.rows(rest.h - 7.0, 6.0, gap=1)
        canvas.text(" – ".join(notes), line, 3.2, canvas.theme.light, lines=2)
    canvas.panel(chart, canvas.theme.panel)
    if not scores:
        canvas.text(texts.say("rounds-none"), chart.inside(4), 4.5, canvas.theme.quiet, lines=3)
        return
    names = game.header.players
    field, labels = chart.inside(2.5).columns(1.25 if canvas.upright else 2.3, 1, gap=2)
    plot = Box(field.x, field.y, field.w - TICK / 2, field.h - AXIS)
    upside_down = fewest_win(game.position)
    span = _span(scores, upside_down=upside_down)
    _axis(canvas, plot, len(scores))
    best = 1 if upside_down else -1
    order = sorted(range(len(names)), key=lambda player: best * scores[-1].totals[player])
    places = dict(zip(order, labels.rows(*([1] * len(names))), strict=True))
    for player, place in places.items():
        points = _points(canvas, plot, [0, *(score.totals[player] for score in scores)], span)
        _line(canvas, points, _colour(canvas, player), dashed=player >= COLOURS)
        pygame.draw.line(canvas.surface, _colour(canvas, player), points[-1], canvas.rect(place).midleft, 1)
    _legend(canvas, names, scores[-1].totals, places)


def _legend(canvas: Canvas, names: tuple[str, ...], totals: Points, places: dict[int, Box]) -> None:
    """Whose line is which, and where it stands; all in one size."""
    parts = {player: place.inside(0.3).columns(0.45, 2.1, 0.9, gap=1.2) for player, place in places.items()}
    said = {
        player: short(canvas, names[player], name, names, bold=True) for player, (_, name, _) in parts.items()
    }
    capital = min(
        canvas.fitting(said[player], name, 3.6, bold=True) for player, (_, name, _) in parts.items()
    )
    for player, (sample, name, number) in parts.items():
        colour, rect = _colour(canvas, player), canvas.rect(sample)
        _line(canvas, [rect.midleft, rect.midright], colour, dashed=player >= COLOURS)
        canvas.text(said[player], name, capital, colour, bold=True, align="left")
        canvas.text(figure(totals[player]), number, capital, colour, bold=True, align="right")


def _span(scores: tuple[RoundScore, ...], *, upside_down: bool) -> Span:
    totals = [total for score in scores for total in score.totals]
    lowest, highest = min(0, *totals), max(0, *totals)
    highest = max(highest, lowest + 1)
    return (highest, lowest) if upside_down else (lowest, highest)


def _notes(texts: Texts, evening: PastEvening, game: PastGame) -> list[str]:
    """Who has won how many games, and whether the lowest total wins."""
    won = evening.games_won
    listed = " · ".join(f"{name} {count}" for name, count in won.most_common())
    notes = [texts.say("rounds-games-won", listed=listed)] if won else []
    if fewest_win(game.position):
        notes.append(texts.say("rounds-lowest-wins"))
    return notes


def _axis(canvas: Canvas, plot: Box, rounds: int) -> None:
    """The line below the chart with the rounds' numbers."""
    rect = canvas.rect(plot)
    pygame.draw.line(canvas.surface, canvas.theme.line, rect.bottomleft, rect.bottomright, 2)
    step = -(-rounds // MOST_TICKS)
    for number in range(step, rounds + 1, step):
        x = plot.x + plot.w * number / rounds
        tick = Box(x - TICK / 2, plot.y + plot.h, TICK, AXIS)
        canvas.text(str(number), tick, 2.6, canvas.theme.quiet)


def _points(canvas: Canvas, plot: Box, totals: list[int], span: Span) -> list[tuple[int, int]]:
    """Where a player's totals lie, in pixels."""
    low, high = span
    rect = canvas.rect(plot)
    return [
        (
            round(rect.left + rect.width * number / (len(totals) - 1)),
            round(rect.bottom - rect.height * (total - low) / (high - low)),
        )
        for number, total in enumerate(totals)
    ]


def _line(canvas: Canvas, points: list[tuple[int, int]], colour: Colour, *, dashed: bool) -> None:
    """A player's line with a mark at each round's end."""
    width, size = max(2, round(0.5 * canvas.scale)), max(2, round(DOT / 2 * canvas.scale))
    for start, end in pairwise(points):
        for dash in _dashes(canvas, start, end) if dashed else [(start, end)]:
            pygame.draw.line(canvas.surface, colour, dash[0], dash[1], width)
    for x, y in points[1:]:
        if dashed:
            pygame.draw.rect(canvas.surface, colour, (x - size, y - size, 2 * size, 2 * size))
        else:
            pygame.draw.circle(canvas.surface, colour, (x, y), size)


def _dashes(canvas: Canvas, start: tuple[int, int], end: tuple[int, int]) -> list[tuple[Point, Point]]:
    """The dashes between two points."""
    pieces = max(1, round(math.dist(start, end) / (DASH * canvas.scale)))
    steps = [
        (start[0] + (end[0] - start[0]) * step / pieces, start[1] + (end[1] - start[1]) * step / pieces)
        for step in range(pieces + 1)
    ]
    return list(pairwise(steps))[::2]


def _colour(canvas: Canvas, player: int) -> Colour:
    """A line's colour; whose it is the name at its end tells, and dashes where another has the same."""
    theme = canvas.theme
    return (theme.light, theme.up, theme.down, theme.text, theme.quiet)[player % COLOURS]
