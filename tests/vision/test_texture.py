"""Corners of the table's texture, and where another picture shows them."""

from __future__ import annotations

import cv2
import numpy as np
import pytest

from tests.vision.table.test_knock import HEIGHT, WIDTH, cloth
from vision.texture import FEWEST, corners_in, found_again, grey_of

LEFT_HALF = np.zeros((HEIGHT, WIDTH), np.uint8)
LEFT_HALF[:, : WIDTH // 2] = 255


def test_corners_are_looked_for_where_nothing_may_be_moved():
    points = corners_in(grey_of(cloth(0)), LEFT_HALF)
    assert len(points) >= FEWEST
    assert points[:, 0].max() < WIDTH // 2


def test_a_plain_table_has_no_corners():
    assert corners_in(np.full((HEIGHT, WIDTH), 90, np.uint8), LEFT_HALF).shape == (0, 2)


@pytest.mark.parametrize(("by", "window", "levels"), [(2.5, 31, 1), (25.0, 15, 3)])
def test_corners_are_found_again_where_they_are(by, window, levels):
    shift = np.array([[1, 0, by], [0, 1, -by / 2]], np.float32)
    moved = cv2.warpAffine(cloth(0), shift, (WIDTH, HEIGHT), borderMode=cv2.BORDER_REFLECT)
    points = corners_in(grey_of(cloth(0)), LEFT_HALF)
    before, now = found_again(grey_of(cloth(0)), grey_of(moved), points, window, levels)
    assert len(before) > 0.8 * len(points)
    assert np.median(now - before, axis=0) == pytest.approx((by, -by / 2), abs=0.05)
