"""Places are put together from corners that follow each other; one card is one place, either way up."""

from __future__ import annotations

import numpy as np
import pytest

from vision.decks.places import INSET, spots
from vision.decks.raster import outline_of

WIDE, HIGH = 126.0, 176.0


def frames(*, first=0, corners=4, middle=(300.0, 300.0), turn=0.0):
    """Frames of some of a card's corners, clockwise, beginning with any of them."""
    inset = INSET * WIDE
    half = np.array([WIDE, HIGH]) / 2 - inset
    points = half * np.array([[-1, -1], [1, -1], [1, 1], [-1, 1]])
    cos, sin = np.cos(turn), np.sin(turn)
    points = points @ np.array([[cos, sin], [-sin, cos]]) + middle
    found = [
        np.concatenate(
            [points[at], (points[(at + 1) % 4] - points[at]) / 4, (points[at - 1] - points[at]) / 4]
        )
        for at in range(4)
    ]
    return np.array(np.roll(found, -first, axis=0)[:corners], np.float32)


@pytest.mark.parametrize("turn", [0.0, 0.7, 2.9])
@pytest.mark.parametrize("first", range(4))
def test_four_corners_of_a_card_make_one_place(first, turn):
    (place,) = spots(frames(first=first, turn=turn), WIDE / HIGH)
    assert len(place.seen) == 4
    outline = outline_of(place.view)
    assert np.hypot(*(outline[1] - outline[0])) == pytest.approx(WIDE, rel=0.01)
    assert outline.mean(axis=0) == pytest.approx((300, 300), abs=0.5)


@pytest.mark.parametrize("first", range(4))
@pytest.mark.parametrize("corners", [1, 2, 3])
def test_fewer_corners_tell_the_place_as_well(corners, first):
    (place,) = spots(frames(first=first, corners=corners), WIDE / HIGH)
    assert len(place.seen) == corners
    assert outline_of(place.view).mean(axis=0) == pytest.approx((300, 300), abs=1.0)


def test_two_cards_side_by_side_are_two_places():
    both = np.concatenate([frames(), frames(middle=(460.0, 300.0))])
    whole = [place for place in spots(both, WIDE / HIGH) if len(place.seen) == 4]
    assert {300, 460} <= {round(float(outline_of(place.view)[:, 0].mean())) for place in whole}


def test_where_no_corner_is_seen_there_is_no_place():
    assert spots(np.empty((0, 6), np.float32), WIDE / HIGH) == []
