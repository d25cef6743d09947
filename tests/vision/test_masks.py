"""Masks of a picture."""

import cv2
import numpy as np
import pytest

from vision.boxes import PixelBox
from vision.masks import boxes_apart, boxes_of, closed, disc, gathered, grown, inside, shrunk


def dots(*places: tuple[int, int]) -> np.ndarray:
    """A mask with a square of four pixels at each place (x, y)."""
    mask = np.zeros((100, 200), np.uint8)
    for x, y in places:
        mask[y : y + 2, x : x + 2] = 255
    return mask


@pytest.mark.parametrize(
    ("places", "kept"),
    [
        pytest.param([(10, 10), (16, 10), (22, 10)], [(10, 10), (16, 10), (22, 10)], id="three in a chain"),
        pytest.param([(10, 10), (60, 10), (110, 10)], [], id="as many, scattered"),
        pytest.param([(10, 10), (16, 10), (22, 10), (110, 10)], [(10, 10), (16, 10), (22, 10)], id="both"),
        pytest.param([], [], id="nothing"),
    ],
)
def test_only_what_lies_close_together_adds_up(places, kept):
    assert np.array_equal(gathered(dots(*places), apart=8, least=12), dots(*kept))


def test_groups_whose_boxes_meet_are_joined_or_kept_apart():
    mask = dots((20, 20), (27, 20), (80, 20), (94, 20))
    assert boxes_apart(mask, 2.0, apart=16, margin=20) == (
        PixelBox(12, 12, 86, 72),
        PixelBox(132, 12, 192, 72),
        PixelBox(160, 12, 220, 72),
    )
    assert len(boxes_of(mask, 2.0, margin=20)) == 2


def test_a_box_in_pixels_is_masked_where_it_lies_in_the_small_picture_even_partly_outside():
    mask = inside([PixelBox(20, 40, 60, 80), PixelBox(380, -10, 500, 20)], 2.0, (100, 200, 3))
    assert mask[20:40, 10:30].all()
    assert mask[:10, 190:].all()
    assert np.count_nonzero(mask) == 20 * 20 + 10 * 10


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize(
    ("changed", "whole"),
    [
        (grown, cv2.dilate),
        (shrunk, cv2.erode),
        (closed, lambda mask, reach: cv2.morphologyEx(mask, cv2.MORPH_CLOSE, reach)),
    ],
    ids=["grown", "shrunk", "closed"],
)
def test_where_a_mask_is_empty_nothing_needs_to_be_looked_for(seed, changed, whole):
    random, mask = np.random.default_rng(seed), np.zeros((90, 160), np.uint8)
    for _ in range(seed):
        left, top = random.integers(0, 150), random.integers(0, 85)
        mask[top : top + random.integers(1, 40), left : left + random.integers(1, 60)] = 255
    by = random.uniform(0.3, 12.0)
    assert np.array_equal(changed(mask, by), whole(mask, disc(by)))
