"""Print that is hardly seen, and the picture that brings it out."""

from __future__ import annotations

import cv2
import numpy as np
import pytest

from tests.vision.decks.drawn_deck import PIXELS, SIZE, table
from vision.boxes import PixelBox
from vision.faint_print import brought_out, shines

CARD = (300, 300)
"""Where the card lies, in pixels; it is not turned."""

WIDTH = SIZE[0] * PIXELS
OUTLINE = np.array(CARD, np.float32) + np.array([[-1, -1], [1, -1], [1, 1], [-1, 1]], np.float32) * (
    np.array(SIZE, np.float32) * np.float32(PIXELS / 2)
)
ALL = PixelBox(0, 0, 800, 600)


def shone_on(picture, levels, middle=CARD, radius=45.0):
    """The picture with so many grey levels of white light, most of it around a place."""
    across, down = np.meshgrid(np.arange(picture.shape[1]), np.arange(picture.shape[0]))
    square = ((across - middle[0]) ** 2 + (down - middle[1]) ** 2) / radius**2
    card = cv2.fillConvexPoly(np.zeros(picture.shape[:2], np.uint8), OUTLINE.astype(np.int32), 1)
    light = levels * np.exp(-square / 2) * card
    return np.clip(picture + light[..., None], 0, 255).astype(np.uint8)


def bare_table():
    bare = np.full((600, 800), 255, np.uint8)
    return cv2.fillConvexPoly(bare, OUTLINE.astype(np.int32), 0)


def inside(picture):
    """The card within its rim, as whole numbers."""
    (left, top), _, (right, bottom), _ = np.round(OUTLINE).astype(int)
    return picture[top + 8 : bottom - 8, left + 8 : right - 8].astype(float)


@pytest.mark.parametrize("code", ["red-5", "blue-2", "green-7"])
@pytest.mark.parametrize("levels", [60, 110, 150])
def test_print_that_is_brought_out_looks_as_if_no_light_lay_over_it(code, levels):
    plain = table((code, *CARD, 0))
    shone = shone_on(plain, levels)
    clear, clear_plain = (brought_out(one, bare_table(), (ALL,), WIDTH) for one in (shone, plain))
    by_light = np.abs(inside(shone) - inside(plain)).mean()
    assert np.abs(inside(clear) - inside(clear_plain)).mean() < 0.8 * by_light


@pytest.mark.parametrize("code", ["red-5", "blue-2", "green-7"])
def test_print_that_is_brought_out_has_steeper_edges(code):
    blurred = cv2.GaussianBlur(table((code, *CARD, 0)), (0, 0), 2.4)
    clear = brought_out(blurred, bare_table(), (ALL,), WIDTH)
    steep, before = (np.abs(np.diff(inside(one), axis=1)).mean() for one in (clear, blurred))
    assert steep > 1.15 * before


def test_the_table_and_all_outside_the_regions_stay_as_they_are():
    shone = shone_on(table(("red-5", *CARD, 0)), 110)
    clear = brought_out(shone, bare_table(), (PixelBox.around(OUTLINE).grown(20),), WIDTH)
    card = cv2.dilate(255 - bare_table(), np.ones((31, 31), np.uint8)) > 0
    assert np.array_equal(clear[~card], shone[~card])
    assert not np.array_equal(clear, shone)


@pytest.mark.parametrize(("levels", "told"), [(0, False), (20, False), (130, True)])
def test_where_light_lies_over_print_it_shines(levels, told):
    picture = shone_on(table(("blue-2", *CARD, 0)), levels, radius=70)
    assert shines(picture, OUTLINE, WIDTH) is told


def test_bare_paper_does_not_shine():
    paper = np.full((264, 189, 3), 250, np.uint8)
    assert not shines(table((paper, *CARD, 0)), OUTLINE, WIDTH)


def test_a_place_beyond_the_picture_does_not_shine():
    assert not shines(table(), OUTLINE - 2000, WIDTH)
