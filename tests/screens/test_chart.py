"""The chart says something of one round, and of a hundred."""

from __future__ import annotations

import pygame
import pytest

from companion.evening.profiles import PersonColour
from companion.screens.canvas import Box, Canvas
from companion.screens.pages.chart import draw_bars, draw_line
from companion.screens.theme import FELT

PLOT = Box(0, 0, 80, 80)
COLOURS = FELT.people[PersonColour.BLUE], FELT.people[PersonColour.GOLD]


@pytest.fixture
def canvas() -> Canvas:
    made = Canvas(pygame.Surface((860, 860)), FELT)  # ten pixels to the millimetre
    made.begin()
    return made


def at(canvas: Canvas, x: float, y: float) -> tuple[int, int, int]:
    """The colour at a point in millimetres."""
    return canvas.surface.get_at((round(x * canvas.scale), round(y * canvas.scale)))[:3]


def test_after_one_round_everybody_has_a_bar_as_high_as_their_total(canvas):
    draw_bars(canvas, PLOT, (2, 8), (1, 0), (0, 8), COLOURS)
    assert at(canvas, 20, 5) == at(canvas, 20, 75) == COLOURS[1]
    assert at(canvas, 60, 55) == FELT.ground
    assert at(canvas, 60, 65) == at(canvas, 60, 75) == COLOURS[0]


def test_where_few_points_win_and_below_zero_bars_begin_at_zero(canvas):
    draw_bars(canvas, PLOT, (-4, 4), (0, 1), (4, -4), COLOURS)
    assert (at(canvas, 20, 20), at(canvas, 20, 60)) == (COLOURS[0], FELT.ground)
    assert (at(canvas, 60, 20), at(canvas, 60, 60)) == (FELT.ground, COLOURS[1])


@pytest.mark.parametrize(("rounds", "marks"), [(2, 2), (24, 24), (25, 8), (100, 11)])
def test_of_many_rounds_only_those_have_a_mark_that_are_numbered(canvas, monkeypatch, rounds, marks):
    drawn: list[tuple[int, int]] = []
    monkeypatch.setattr("companion.screens.pages.chart.draw_mark", lambda _, point, *__: drawn.append(point))
    draw_line(canvas, [(number, 0) for number in range(rounds + 1)], 0, COLOURS[0])
    assert len(drawn) == marks
