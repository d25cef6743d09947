"""Outlines of cards in pictures of any shape."""

from __future__ import annotations

import numpy as np
import pytest

from tests.vision.decks.drawn_deck import table
from vision.decks.outlines import outlines

POKER = 63 / 88


@pytest.mark.parametrize("size", [(8, 20_000), (20_000, 8), (1, 5000), (5000, 1), (20, 100)])
def test_a_strip_that_is_too_narrow_for_a_card_shows_none(size):
    strip = np.random.default_rng(1).integers(0, 255, (*size, 3)).astype(np.uint8)
    assert outlines(strip, POKER) == []


def test_a_card_is_found_in_a_long_picture():
    picture = table(("red-4", 400, 300, 0))
    long = np.concatenate([picture] * 2, axis=1)
    found = outlines(long, POKER)
    for x in (400, 400 + picture.shape[1]):
        assert any(np.abs(one.corners.mean(axis=0) - (x, 300)).max() < 3 for one in found)
