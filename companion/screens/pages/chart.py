"""A chart of totals over a scale: a line or a bar for each player, told apart by colour, mark and dashes."""

from __future__ import annotations

import math
from collections.abc import Sequence
from itertools import pairwise

import pygame

from companion.screens.canvas import Box, Canvas
from companion.screens.pages.frame import figure
from companion.screens.theme import Colour

MARKS = 5
"""So many players have a mark of their own; the lines of more are dashed, their marks hollow."""
DASH = 1.6
"""Length in mm of a dash, and of the gap after it."""
MARK = 1.1
"""Millimetres from the middle of a mark to its corners."""
APART = 0.8
"""Millimetres between the lines of players with the same total."""
TICK = 6.0
"""Width in mm of a number below or beside the chart."""
MOST_TICKS, MOST_LINES = 12, 4
"""So many rounds are numbered at most, and so many totals above the lowest."""
MOST_MARKS = 24
"""So many rounds have a mark each: of more the marks would be one thick line."""
BAR = 0.6
"""Part of its place that a bar takes."""
STEPS = (1, 2, 5, 10, 20, 25, 50, 100, 200, 250, 500, 1000)
"""What the scale may go up by."""

Point = tuple[float, float]
"""A point in pixels."""

Span = tuple[int, int]
"""The totals at the lower and at the upper edge of the chart, where the best is."""

_CORNERS: tuple[tuple[Point, ...], ...] = (
    tuple((math.sin(turn), math.cos(turn)) for turn in (math.tau * step / 24 for step in range(24))),
    ((-0.85, -0.85), (0.85, -0.85), (0.85, 0.85), (-0.85, 0.85)),
    ((0.0, -1.2), (1.1, 0.9), (-1.1, 0.9)),
    ((0.0, -1.3), (1.3, 0.0), (0.0, 1.3), (-1.3, 0.0)),
    ((-1.1, -0.9), (1.1, -0.9), (0.0, 1.2)),
)
"""The marks: a disc, a square, a triangle, a diamond, and a triangle upside down."""


def draw_axes(canvas: Canvas, plot: Box, rounds: int, span: Span) -> None:
    """The rounds' numbers below the chart, and a few totals at its left with a faint line at each."""
    rect = canvas.rect(plot)
    low, high = span
    step = next((step for step in STEPS if abs(high - low) <= MOST_LINES * step), STEPS[-1])
    for total in range(math.ceil(min(span) / step) * step, max(span) + 1, step):
        y = plot.y + plot.h * (1 - (total - low) / (high - low))
        pygame.draw.line(
            canvas.surface,
            canvas.theme.raised,
            (rect.left, round(y * canvas.scale)),
            (rect.right, round(y * canvas.scale)),
        )
        place = Box(plot.x - TICK - 1, y - 2, TICK, 4)
        canvas.text(figure(total), place, 2.4, canvas.theme.quiet, align="right")
    pygame.draw.line(canvas.surface, canvas.theme.line, rect.bottomleft, rect.bottomright, 2)
    for number in _numbered(rounds):
        x = plot.x + plot.w * number / rounds
        canvas.text(str(number), Box(x - TICK / 2, plot.y + plot.h + 1, TICK, 4), 2.6, canvas.theme.quiet)


def _numbered(rounds: int) -> range:
    """The rounds whose numbers stand below the chart."""
    every = max(1, -(-rounds // MOST_TICKS))
    return range(every, rounds + 1, every)


def draw_bars(
    canvas: Canvas,
    plot: Box,
    totals: Sequence[int],
    order: Sequence[int],
    span: Span,
    colours: Sequence[Colour],
) -> None:
    """A bar for each player where there is only one round: lines of one piece would say nothing.

    Args:
        canvas: the page.
        plot: where.
        totals: everybody's total after the round.
        order: the players from left to right.
        span: the totals at the lower and the upper edge.
        colours: everybody's.
    """
    low, high = span
    wide = plot.w / len(order)

    def y_of(total: int) -> float:
        return plot.y + plot.h * (1 - (total - low) / (high - low))

    for place, player in enumerate(order):
        left = plot.x + (place + (1 - BAR) / 2) * wide
        top, bottom = sorted((y_of(totals[player]), y_of(0)))
        middle = round((left + BAR * wide / 2) * canvas.scale)
        pygame.draw.rect(
            canvas.surface,
            colours[player],
            canvas.rect(Box(left, top, BAR * wide, max(bottom - top, 0.4))),
            max(2, round(0.5 * canvas.scale)) if player >= MARKS else 0,
        )
        draw_mark(canvas, (middle, round(y_of(totals[player]) * canvas.scale)), player, colours[player])


def points_of(
    canvas: Canvas, plot: Box, totals: Sequence[Sequence[int]], span: Span
) -> list[list[tuple[int, int]]]:
    """Where everybody's totals lie, in pixels; beside each other where they are the same.

    Args:
        canvas: the page.
        plot: where.
        totals: for each round, and before the first, everybody's total.
        span: the totals at the lower and the upper edge.
    """
    low, high = span
    rect, apart = canvas.rect(plot), APART * canvas.scale
    lines: list[list[tuple[int, int]]] = [[] for _ in totals[0]]
    for number, here in enumerate(totals):
        x = rect.left + rect.width * number / (len(totals) - 1)
        for player, total in enumerate(here):
            rank = here[:player].count(total) - (here.count(total) - 1) / 2 if number else 0.0
            y = rect.bottom - rect.height * (total - low) / (high - low) + rank * apart
            lines[player].append((round(x), round(min(max(y, rect.top - apart), rect.bottom + apart))))
    return lines


def draw_line(canvas: Canvas, points: list[tuple[int, int]], player: int, colour: Colour) -> None:
    """A player's line with a mark at each round's end; of very many rounds at those that are numbered."""
    dashed = player >= MARKS
    width = max(2, round(0.5 * canvas.scale))
    for start, end in pairwise(points):
        for dash in _dashes(canvas, start, end) if dashed else [(start, end)]:
            pygame.draw.line(canvas.surface, colour, dash[0], dash[1], width)
    rounds = len(points) - 1
    for number in range(1, rounds + 1) if rounds <= MOST_MARKS else _numbered(rounds):
        draw_mark(canvas, points[number], player, colour)


def draw_mark(canvas: Canvas, point: tuple[int, int], player: int, colour: Colour) -> None:
    """A player's mark with its middle at a point in pixels; hollow where the line is dashed."""
    (x, y), size = point, MARK * canvas.scale
    width = max(2, round(0.5 * canvas.scale))
    corners = [(x + size * across, y + size * down) for across, down in _CORNERS[player % MARKS]]
    pygame.draw.polygon(canvas.surface, canvas.theme.panel if player >= MARKS else colour, corners)
    pygame.draw.polygon(canvas.surface, colour, corners, width)


def _dashes(canvas: Canvas, start: tuple[int, int], end: tuple[int, int]) -> list[tuple[Point, Point]]:
    """The dashes between two points."""
    pieces = max(1, round(math.dist(start, end) / (DASH * canvas.scale)))
    steps = [
        (start[0] + (end[0] - start[0]) * step / pieces, start[1] + (end[1] - start[1]) * step / pieces)
        for step in range(pieces + 1)
    ]
    return list(pairwise(steps))[::2]
