"""How the scores grew: a line for each player over the game's rounds, and who won the evening's games."""

from __future__ import annotations

from collections import Counter

import pygame

from companion.evening.history import PastEvening
from companion.evening.scores import RoundScore, round_scores
from companion.screens.canvas import Box, Canvas
from companion.screens.intents import PageName
from companion.screens.pages.frame import heading
from companion.screens.pages.table import short
from companion.screens.theme import Colour
from companion.texts import Texts

AXIS = 5.0
"""Height in mm of the row with the rounds' numbers."""
MOST_TICKS = 12
"""So many rounds are numbered at most."""
DOT = 1.4
"""Size in mm of the mark at a round's end."""

Span = tuple[int, int]
"""Lowest and highest total of the chart."""


def draw_rounds(canvas: Canvas, texts: Texts, evening: PastEvening) -> None:
    """Draw the chart of the evening's last game."""
    canvas.begin()
    rest = heading(canvas, texts, texts.say("rounds-title"), PageName.SCORE)
    game = evening.games[-1]
    scores = round_scores(game)
    won = Counter(name for past in evening.games for name in past.winners)
    if won:
        chart, line = rest.rows(rest.h - 7.0, 6.0, gap=1)
        listed = " · ".join(f"{name} {count}" for name, count in won.most_common())
        canvas.text(texts.say("rounds-games-won", listed=listed), line, 3.2, canvas.theme.light, lines=2)
    else:
        chart = rest
    canvas.panel(chart, canvas.theme.panel)
    if not scores:
        canvas.text(texts.say("rounds-none"), chart.inside(4), 4.5, canvas.theme.quiet, lines=3)
        return
    names = game.header.players
    field, labels = chart.inside(2.5).columns(1.6 if canvas.upright else 2.3, 1, gap=2)
    plot = Box(field.x, field.y, field.w, field.h - AXIS)
    span = _span(scores)
    _axis(canvas, plot, field, len(scores))
    order = sorted(range(len(names)), key=lambda player: -scores[-1].totals[player])
    places = labels.rows(*([1] * len(names)))
    for player, place in zip(order, places, strict=True):
        colour = _colour(canvas, player)
        end = _line(canvas, plot, [0, *(score.totals[player] for score in scores)], span, colour)
        pygame.draw.line(canvas.surface, colour, end, canvas.rect(place).midleft, 1)
        total = str(scores[-1].totals[player])
        name, number = place.inside(0.3).columns(2.2, 1)
        canvas.text(short(canvas, names[player], name, bold=True), name, 3.6, colour, bold=True, align="left")
        canvas.text(total, number, 3.6, colour, bold=True, align="right")


def _span(scores: list[RoundScore] | tuple[RoundScore, ...]) -> Span:
    totals = [total for score in scores for total in score.totals]
    lowest, highest = min(0, *totals), max(0, *totals)
    return lowest, max(highest, lowest + 1)


def _axis(canvas: Canvas, plot: Box, field: Box, rounds: int) -> None:
    """The line below the chart with the rounds' numbers."""
    rect = canvas.rect(plot)
    pygame.draw.line(canvas.surface, canvas.theme.line, rect.bottomleft, rect.bottomright, 2)
    step = -(-rounds // MOST_TICKS)
    for number in range(step, rounds + 1, step):
        x = plot.x + plot.w * number / rounds
        tick = Box(min(x - 3, field.x + field.w - 6), plot.y + plot.h, 6, AXIS)
        canvas.text(str(number), tick, 2.6, canvas.theme.quiet)


def _line(canvas: Canvas, plot: Box, totals: list[int], span: Span, colour: Colour) -> tuple[int, int]:
    """A player's line with a dot at each round's end; where it ends, in pixels."""
    lowest, highest = span
    rect = canvas.rect(plot)
    points = [
        (
            round(rect.left + rect.width * number / (len(totals) - 1)),
            round(rect.bottom - rect.height * (total - lowest) / (highest - lowest)),
        )
        for number, total in enumerate(totals)
    ]
    pygame.draw.lines(
        canvas.surface, colour, closed=False, points=points, width=max(2, round(0.5 * canvas.scale))
    )
    for point in points[1:]:
        pygame.draw.circle(canvas.surface, colour, point, max(2, round(DOT / 2 * canvas.scale)))
    return points[-1]


def _colour(canvas: Canvas, player: int) -> Colour:
    """A line's colour; the name at its end tells whose it is."""
    theme = canvas.theme
    return (theme.light, theme.up, theme.down, theme.text, theme.quiet)[player % 5]
