"""What is left of a thing's print when others come to lie about it, and which of two things are one."""

from __future__ import annotations

from dataclasses import replace

import cv2
import numpy as np
import pytest

from vision.scene.identity import is_seen_again, print_left
from vision.sightings import CardSighting, Place

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


def card(code, x, y, turn, *, partial):
    """A card on a table of which a pixel is a millimetre."""
    corners = cv2.boxPoints(((x, y), (63, 88), turn)).astype(np.float32)
    return CardSighting(code, "up", 0.9, (), (x, y), (0, -1), corners, partial, Place(x, y, turn))


STRIP = card("11", 200, 210, 291, partial=True)


@pytest.mark.parametrize(
    ("known", "again"),
    [
        (card("11", 201, 210, 360, partial=True), True),
        (card("11", 202, 209, 290, partial=True), True),
        (card("10", 201, 210, 360, partial=True), False),
        (card("11", 212, 210, 360, partial=True), False),
    ],
    ids=["turned", "as it lay", "another card", "beside"],
)
def test_a_strip_in_the_middle_of_a_like_card_is_that_card_however_it_seems_turned(known, again):
    assert is_seen_again(STRIP, (known,), 63.0) is again


def test_a_card_in_full_view_that_lies_across_a_like_one_is_another_one():
    assert not is_seen_again(replace(STRIP, partial=False), (card("11", 201, 210, 360, partial=True),), 63.0)
