"""A fan is read to its end, though not every card's corners were found, or not just where they are."""

from __future__ import annotations

from collections import Counter

import numpy as np
import pytest

from tests.vision.decks.drawn_deck import PIXELS, SIZE, deck, table
from vision.decks.bank import Bank
from vision.decks.covering import Covering
from vision.decks.order import Order
from vision.decks.places import Spot
from vision.decks.raster import Pictures, view_of

FAN = (("red-1", 330, 300, 0), ("green-4", 352, 300, 0), ("blue-7", 374, 300, 0), ("red-6", 396, 300, 0),
       ("green-2", 418, 300, 0))  # fmt: skip
"""Cards 17 mm apart, the last one on top."""


@pytest.fixture(scope="module")
def bank():
    return Bank(deck())


def spot(number, aside=0.0):
    """The place of a card of the fan, so many millimetres beside where it lies."""
    _, x, y, _ = FAN[number]
    half = np.array([SIZE[0], SIZE[1]]) * PIXELS / 2
    signs = np.array([[-1, -1], [1, -1], [1, 1], [-1, 1]])
    corners = ((x, y) + signs * half + aside * PIXELS).astype(np.float32)
    return Spot(view_of(corners), corners, corners.astype(np.float64))


def read(bank, spots):
    seen = Order(bank, Pictures(table(*FAN)), on_table=True).read(spots)
    return Counter(bank.codes[one.told.face] for one in seen if one.confidence > 0.85)


ALL = Counter(code for code, *_ in FAN)


@pytest.mark.parametrize("found", [(4,), (4, 0), (4, 3, 1, 0)], ids=["one", "first and last", "all but one"])
def test_cards_of_which_no_corner_was_found_are_looked_for_beside_the_others(bank, found):
    assert read(bank, [spot(number) for number in found]) == ALL


def test_strips_that_are_thought_to_lie_aside_are_read_where_they_are(bank):
    asides = (4.0, -4.0, 3.0, -3.0, 0.5)
    assert read(bank, [spot(number, aside) for number, aside in enumerate(asides)]) == ALL


def test_what_lies_outside_of_the_picture_or_under_a_card_is_not_in_view():
    covering = Covering(np.zeros((100, 100, 3), np.uint8))
    half_out = view_of(np.array([[-40, 0], [40, 0], [40, 80], [-40, 80]], np.float32))
    assert covering.free(half_out, (40, 40)).mean() == pytest.approx(0.5, abs=0.03)
    covering.cover(view_of(np.array([[-5, -5], [60, -5], [60, 40], [-5, 40]], np.float32)))
    assert covering.free(half_out, (40, 40)).mean() == pytest.approx(0.25, abs=0.03)
