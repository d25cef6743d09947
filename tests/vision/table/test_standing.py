"""What is left of a thing's print when others come to lie about it."""

from __future__ import annotations

import numpy as np
import pytest

from vision.table.standing import print_left

PRINT = np.tile(
    np.array([[0, 0, 200], [0, 200, 200]], np.uint8).repeat(3, axis=0).repeat(3, axis=1), (10, 10)
)
BEFORE = np.dstack([PRINT] * 3)
"""60 by 90 pixels, printed all over."""


def place(top, left, height=20, width=30):
    mask = np.zeros(BEFORE.shape[:2], np.uint8)
    mask[top : top + height, left : left + width] = 255
    return mask


def covered(mask):
    """The picture with something plain there."""
    now = BEFORE.copy()
    now[mask > 0] = 128
    return now


@pytest.mark.parametrize(
    ("top", "left"), [(20, 30), (0, 0), (40, 60)], ids=["inside", "corner", "far corner"]
)
def test_print_is_left_unless_something_lies_on_it(top, left):
    here = place(top, left)
    assert print_left(here, BEFORE, BEFORE) == 1.0
    assert print_left(here, BEFORE, covered(here)) == 0.0
    assert print_left(here, BEFORE, covered(~here)) == 1.0
    assert 0.4 < print_left(here, BEFORE, covered(place(top, left, height=10))) < 0.6


def test_nothing_is_left_of_what_bears_no_print():
    assert print_left(place(20, 30), covered(place(0, 0, 60, 90)), BEFORE) == 0.0
