"""Places for cards that show just the table."""

from __future__ import annotations

from types import SimpleNamespace

import numpy as np
import pytest

from tests.vision.decks.drawn_deck import PIXELS, SIZE, deck, strange, table
from vision.decks.bank import Bank
from vision.decks.bare_places import BarePlaces
from vision.decks.covering import Covering
from vision.decks.first_look import FirstLook, WaitingPlace
from vision.decks.places import CardSpot
from vision.decks.raster import PicturePyramid, view_of

CARD = ("red-1", 330, 300, 0)
GREEN, PAPER = (60, 120, 70), (245, 245, 245)


@pytest.fixture(scope="module")
def bank():
    return Bank(deck())


def spot(aside, corners=4):
    """The place of the card, so many millimetres beside where it lies, for which so many corners speak."""
    half = np.array([SIZE[0], SIZE[1]]) * PIXELS / 2
    signs = np.array([[-1, -1], [1, -1], [1, 1], [-1, 1]])
    outline = (np.array(CARD[1:3]) + signs * half + (aside * PIXELS, 0)).astype(np.float32)
    return CardSpot(view_of(outline), outline[:corners])


@pytest.mark.parametrize(
    ("aside", "corners", "ground", "hardly"),
    [
        pytest.param(55.0, 1, GREEN, True, id="a rim of the card that was taken"),
        pytest.param(55.0, 2, GREEN, False, id="two corners speak for it"),
        pytest.param(25.0, 1, GREEN, False, id="half of it is no table"),
        pytest.param(55.0, 1, PAPER, False, id="cards look like the table"),
    ],
)
def test_where_cards_look_unlike_the_table_a_place_that_shows_it_is_hardly_a_card(
    bank, aside, corners, ground, hardly
):
    picture = table(CARD, ground=ground)
    covering = Covering(picture, strange(picture, ground))
    first = FirstLook(bank, PicturePyramid(picture), covering)
    places = BarePlaces(bank, first, covering)
    asked = spot(aside, corners)
    place = WaitingPlace(asked, asked.view, first.shown(asked.view))
    assert not places.is_hardly_a_card(place), "how cards look is not known yet"
    places.note(SimpleNamespace(view=spot(0.0).view))
    assert places.is_hardly_a_card(place) is hardly
