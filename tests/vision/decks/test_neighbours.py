"""Places beside cards are asked where another one may peep out, and again only when less of them shows."""

from __future__ import annotations

from types import SimpleNamespace

import numpy as np
import pytest

from tests.vision.decks.drawn_deck import PIXELS, SIZE, deck, strange, table
from vision.decks.bank import Bank
from vision.decks.covering import Covering
from vision.decks.first_look import FirstLook
from vision.decks.neighbours import Neighbours
from vision.decks.raster import PicturePyramid, view_of

MIDDLE = (400.0, 300.0)


@pytest.fixture(scope="module")
def bank():
    return Bank(deck())


def seen(aside=0.0):
    """A card that was taken, so many millimetres to the right of the picture's middle."""
    half = np.array(SIZE) * PIXELS / 2
    corners = MIDDLE + np.array([[-1, -1], [1, -1], [1, 1], [-1, 1]]) * half + (aside * PIXELS, 0.0)
    return SimpleNamespace(view=view_of(corners.astype(np.float32)))


def around(bank, *cards, picture=None, bare=None):
    pictures = PicturePyramid(table() if picture is None else picture)
    covering = Covering(pictures.image, bare)
    for card in cards:
        covering.cover(card.view)
    return Neighbours(bank, FirstLook(bank, pictures, covering), covering), covering


def test_a_fan_goes_on_to_every_side_of_a_card_at_two_distances(bank):
    card = seen()
    neighbours, _ = around(bank, card)
    assert len(neighbours.in_fans([card], 0)) == 8


def test_a_place_is_asked_again_only_when_another_card_covers_more_of_it(bank):
    card, other = seen(), seen(80.0)
    neighbours, covering = around(bank, card)
    first = neighbours.in_fans([card], 0)
    assert neighbours.in_fans([card], 0) == []
    covering.cover(other.view)
    again = neighbours.in_fans([card], 0)
    assert 0 < len(again) < len(first)
    assert all(place.shown.sum() < max(one.shown.sum() for one in first) for place in again)


def test_only_the_cards_from_a_number_on_are_asked(bank):
    cards = [seen(), seen(200.0)]
    neighbours, _ = around(bank, *cards)
    lefts = [place.view[0, 2] for place in neighbours.in_fans(cards, 1)]
    assert min(lefts) > MIDDLE[0] + 100


def test_the_cards_of_a_row_lie_to_the_left_and_to_the_right(bank):
    card = seen()
    neighbours, _ = around(bank, card)
    middles = [(place.view @ [0.5, 0.5, 1.0])[:2] - MIDDLE for place in neighbours.in_rows([card])]
    assert sorted(np.round(np.array(middles)[:, 0] / PIXELS).tolist()) == [-60, -44, 44, 60]


def test_nothing_lies_askew_where_the_table_is_known_and_bare(bank):
    card, picture = seen(), table()
    neighbours, _ = around(bank, card, picture=picture, bare=strange(picture))
    assert neighbours.askew([card], 0) == []


def test_sides_of_which_more_than_a_shadow_shows_are_tried_turned_four_ways(bank):
    """Of a place 12 mm above or below a card hardly a tenth shows."""
    card = seen()
    neighbours, _ = around(bank, card)
    assert len(neighbours.askew([card], 0)) == 4 * (8 - 2)


def test_a_side_at_which_some_card_seems_to_lie_is_tried_turned_four_ways(bank):
    card, peeping_out = seen(), seen(20.0)
    neighbours, _ = around(bank, card)
    turned = neighbours.askew_at([card], peeping_out.view)
    middles = {tuple(np.round(((place.view @ [0.5, 0.5, 1.0])[:2] - MIDDLE) / PIXELS)) for place in turned}
    assert middles == {(12.0, 0.0), (28.0, 0.0)}
    assert len(turned) == 4 * 2
