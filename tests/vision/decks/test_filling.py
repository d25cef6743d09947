"""A deck whose cards fill their pictures is known by all of them, whatever is printed on one."""

from __future__ import annotations

import numpy as np
import pytest

from vision.decks.filling import completed, filled, part_inside, whole

PANEL = np.array([[40, 60], [140, 60], [140, 210], [40, 210]], np.float32)


def picture(width=180, height=250):
    """The size of a picture."""
    return height, width


@pytest.mark.parametrize(
    ("filling", "shape", "taken"),
    [
        (3, (180, 250), "whole"),
        (3, (250, 180), "whole"),
        (3, (250, 250), "panel"),
        (0, (180, 250), "panel"),
    ],
    ids=["most fill theirs", "one lies on its side", "one picture has another shape", "none fills its own"],
)
def test_a_panel_is_taken_for_a_card_only_in_decks_that_lie_on_a_ground(filling, shape, taken):
    asked = picture(*shape)
    images = [*(picture() for _ in range(3)), asked]
    others = [[whole(image)] if number < filling else [PANEL] for number, image in enumerate(images[:3])]
    (*rest, last) = filled(images, [*others, [PANEL]])
    assert np.array_equal(last[0], whole(asked) if taken == "whole" else PANEL)
    assert [choice[0] is other[0] for choice, other in zip(rest, others, strict=True)] == [True] * 3


def test_a_whole_picture_begins_with_a_short_side():
    for corners in (whole(picture(180, 250)), whole(picture(250, 180))):
        sides = np.hypot(*(np.roll(corners, -1, axis=0) - corners).T)
        assert sides.tolist() == [180, 250, 180, 250]


def test_what_reaches_out_of_a_picture_is_as_long_as_the_other_cards():
    short = np.array([[40, 60], [140, 60], [140, 255], [40, 255]], np.float32)
    ended = completed(picture(), short, 0.5)
    assert ended.tolist() == [[40, 60], [140, 60], [140, 260], [40, 260]]
    assert completed(picture(), PANEL, 0.5) is PANEL


def test_a_card_lies_in_its_picture_in_part():
    assert part_inside(picture(), PANEL) == 1
    below = PANEL + np.array([0, 114.5], np.float32)
    assert part_inside(picture(), below) == pytest.approx(0.5)
