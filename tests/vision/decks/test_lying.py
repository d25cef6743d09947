"""Places and cards in a picture touch, lie on each other, or are about the same."""

from __future__ import annotations

import numpy as np
import pytest

from vision.decks.lying import is_about, lies_on, touch
from vision.decks.places import CardSpot
from vision.decks.raster import outline_of, view_of


def view(x, y):
    """A card of 60 by 90 pixels with its middle there."""
    return view_of(
        np.array([[x - 30, y - 45], [x + 30, y - 45], [x + 30, y + 45], [x - 30, y + 45]], np.float32)
    )


CARD = outline_of(view(100, 100))


@pytest.mark.parametrize(("x", "hides"), [(100, True), (150, True), (160, False), (159, False)])
def test_a_card_hides_some_of_a_place_that_it_shares_more_than_an_edge_with(x, hides):
    assert touch(view(x, 100), CARD) is hides


@pytest.mark.parametrize(
    ("corners", "on"),
    [
        ([(80, 60), (120, 140)], True),
        ([(69, 60)], True),
        ([(80, 60), (140, 60)], False),
        ([], False),
    ],
    ids=["both on it", "one pixel beside it", "one far beside it", "none speaks"],
)
def test_a_place_lies_on_a_card_where_all_its_corners_do(corners, on):
    seen = np.array(corners, np.float32).reshape(-1, 2)
    assert lies_on(CardSpot(view(100, 100), seen), CARD) is on


@pytest.mark.parametrize(("x", "about"), [(100, True), (104, True), (106, False)])
def test_a_middle_is_a_cards_own_where_it_is_nearer_than_the_next_card_of_a_fan(x, about):
    assert is_about(np.array((x, 100), np.float32), CARD) is about
