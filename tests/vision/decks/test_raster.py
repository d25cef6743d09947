"""What an outline of a card is."""

from __future__ import annotations

import numpy as np
import pytest

from vision.decks.raster import is_convex

CARD = np.array([[10, 10], [60, 12], [58, 90], [8, 88]], np.float32)
DENTED, CROSSED = CARD.copy(), CARD[[0, 2, 1, 3]]
DENTED[2] = (20, 30)


@pytest.mark.parametrize(
    ("outline", "convex"),
    [(CARD, True), (np.roll(CARD, 1, axis=0), True), (CARD[::-1], False), (DENTED, False), (CROSSED, False)],
    ids=["clockwise", "another corner first", "the other way round", "dented", "crossed"],
)
def test_a_card_s_outline_is_convex_and_clockwise(outline, convex):
    assert is_convex(outline) is convex
