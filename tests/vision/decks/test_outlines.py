"""Outlines of cards in pictures of any shape."""

from __future__ import annotations

import numpy as np
import pytest

from tests.vision.decks.drawn_deck import table
from vision.decks.outlines import Edges, alike, each_once, outlines

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


def square(x, side=40.0):
    """A square so far to the right."""
    return np.array([[x, 0], [x + side, 0], [x + side, side], [x, side]], np.float32)


def test_what_is_one_with_an_earlier_one_is_left_out():
    assert list(each_once([1, 12, 15, 2, 31], lambda one, other: one // 10 == other // 10)) == [1, 12, 31]


@pytest.mark.parametrize(
    ("other", "is_alike"),
    [(square(2), True), (square(10), False), (square(5, 30.0), False)],
    ids=["nearly in its place", "aside", "within it"],
)
def test_outlines_are_alike_that_share_most_of_both(other, is_alike):
    assert alike(square(0), other, 0.85) is is_alike


def test_the_edges_of_a_picture_tell_outlines_and_what_lies_on_them_alike():
    edges = Edges(table(("red-4", 400, 300, 20)))
    found = edges.outlines(POKER)[0]
    on, aside = edges.part_on_edges([found.corners, found.corners + np.float32(25)])
    assert on == pytest.approx(found.support, abs=0.02)
    assert aside < 0.5 < on
