"""Boxes that are near enough to each other to be of one thing."""

import pytest

from vision.boxes import PixelBox, joined_up_to


@pytest.mark.parametrize(
    ("side", "joined"),
    [
        (29, [PixelBox(0, 0, 10, 10), PixelBox(20, 0, 30, 10), PixelBox(0, 40, 10, 50)]),
        (30, [PixelBox(0, 0, 30, 10), PixelBox(0, 40, 10, 50)]),
        (50, [PixelBox(0, 0, 30, 50)]),
    ],
    ids=["all apart", "two fit into the square", "all fit"],
)
def test_boxes_are_joined_as_long_as_they_fit_into_a_square(side, joined):
    boxes = (PixelBox(0, 0, 10, 10), PixelBox(20, 0, 30, 10), PixelBox(0, 40, 10, 50))
    assert list(joined_up_to(side, boxes)) == joined
