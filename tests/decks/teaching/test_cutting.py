"""A card is cut out of a picture with a margin, as far as the picture reaches."""

from __future__ import annotations

import numpy as np

from companion.decks.teaching.cutting import cut_around

PICTURE = np.arange(100 * 200 * 3, dtype=np.uint32).astype(np.uint8).reshape(100, 200, 3)


def card(left: float, top: float, right: float, bottom: float) -> np.ndarray:
    return np.array([[left, top], [right, top], [right, bottom], [left, bottom]], np.float32)


def test_the_margin_is_a_part_of_the_longer_side():
    part, corner = cut_around(PICTURE, card(60, 40, 80, 50), 0.5)
    assert corner.tolist() == [50, 30]
    assert np.array_equal(part, PICTURE[30:60, 50:90])


def test_at_the_edge_there_is_only_what_the_picture_holds():
    part, corner = cut_around(PICTURE, card(-5, 70, 15, 110), 0.25)
    assert corner.tolist() == [0, 60]
    assert np.array_equal(part, PICTURE[60:, :25])
