"""What is a picture that can be looked at, and the largest of its colours."""

from __future__ import annotations

import numpy as np
import pytest

from vision.errors import PictureError
from vision.pictures import check_picture, largest_colour


def test_the_largest_colour_is_that_of_each_pixel():
    picture = np.random.default_rng(0).integers(0, 256, (9, 13, 3)).astype(np.uint8)
    assert np.array_equal(largest_colour(picture), picture.max(axis=2))


@pytest.mark.parametrize(
    "array",
    [np.zeros((20, 20), np.uint8), np.zeros((20, 20, 3), np.float32), np.zeros((7, 20, 3), np.uint8)],
    ids=["grey", "floats", "tiny"],
)
def test_what_is_no_picture_is_refused(array):
    with pytest.raises(PictureError):
        check_picture(array)
