"""What stands on the pages around what is theirs."""

from __future__ import annotations

import pygame
import pytest

from companion.screens.canvas import LEAST_TARGET, Canvas
from companion.screens.pages.frame import large_cells
from companion.screens.theme import FELT
from tests.screens.sample_pages import SIZES


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("count", range(1, 13))
def test_as_many_cells_fill_a_page_as_there_are_things_and_each_can_be_touched(count, size):
    canvas = Canvas(pygame.Surface(size), FELT)
    box = canvas.box.inside(4)
    cells = large_cells(canvas, box, count)
    assert len(cells) == count
    assert min(min(cell.w, cell.h) for cell in cells) >= LEAST_TARGET
    assert max(cell.x + cell.w for cell in cells) == pytest.approx(box.x + box.w)
    assert max(cell.y + cell.h for cell in cells) == pytest.approx(box.y + box.h)


@pytest.mark.parametrize(("count", "lines"), [(4, [2, 2]), (5, [2, 3]), (7, [2, 2, 3])])
def test_the_last_lines_hold_one_more(count, lines):
    canvas = Canvas(pygame.Surface((1280, 720)), FELT)
    at = [cell.y for cell in large_cells(canvas, canvas.box, count)]
    assert [at.count(line) for line in sorted(set(at))] == lines
