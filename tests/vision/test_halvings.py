"""Tests of vision.halvings."""

from __future__ import annotations

import numpy as np
import pytest

from vision.halvings import Halvings


@pytest.mark.parametrize(
    ("step", "shape", "scale"), [(0, (101, 64), 1), (1, (50, 32), 0.5), (9, (25, 16), 0.25)]
)
def test_a_picture_is_halved_as_often_as_its_size_allows(
    step: int, shape: tuple[int, int], scale: float
) -> None:
    image, known = Halvings(np.zeros((101, 64, 3), np.uint8)).at(step)
    assert image.shape[:2] == shape
    assert known == scale


@pytest.mark.parametrize(("scale", "size"), [(1.0, (960, 1280)), (0.5, (480, 640)), (0.3, (288, 384))])
def test_a_picture_is_brought_to_a_scale(scale: float, size: tuple[int, int]) -> None:
    image, true = Halvings(np.full((960, 1280, 3), 7, np.uint8)).resized(scale)
    assert image.shape[:2] == size
    assert true == pytest.approx(scale, abs=0.001)
    assert (image == 7).all()


def test_fine_stripes_become_grey_when_a_picture_is_shrunk() -> None:
    stripes = np.zeros((512, 512, 3), np.uint8)
    stripes[:, ::2] = 200
    image, _ = Halvings(stripes).resized(0.3)
    assert (image == 100).all()


@pytest.mark.parametrize(
    ("size", "widths"),
    [((720, 1280), [1280, 640, 320, 160]), ((101, 319), [319]), ((641, 333), [333, 166, 83])],
)
def test_levels_reach_down_to_a_small_picture(size: tuple[int, int], widths: list[int]) -> None:
    levels = Halvings(np.zeros((*size, 3), np.uint8)).levels()
    assert [level.shape[1] for level in levels] == widths
