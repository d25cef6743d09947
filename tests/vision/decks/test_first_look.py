"""A place for a card hidden in part is shifted, and turned where that is wanted, to where a face fits."""

from __future__ import annotations

import numpy as np
import pytest

from tests.vision.decks.drawn_deck import PIXELS, SIZE, deck, table
from vision.decks.bank import Bank
from vision.decks.covering import Covering
from vision.decks.first_look import FirstLook, WaitingPlace
from vision.decks.places import CardSpot
from vision.decks.raster import PicturePyramid, askew, moved, outline_of, view_of

UPPER, LOWER = ("blue-2", 430, 300, 0), ("red-7", 400, 300, 0)


@pytest.fixture(scope="module")
def bank():
    return Bank(deck())


def view_at(x, y):
    half = np.array(SIZE) * PIXELS / 2
    corners = np.array([[-1, -1], [1, -1], [1, 1], [-1, 1]]) * half + (x, y)
    return view_of(corners.astype(np.float32))


def settled(bank, off, turns):
    """Where the lower card is thought to lie once a place that is off was settled, and the face that fits."""
    picture = table(LOWER, UPPER)
    covering = Covering(picture)
    covering.cover(view_at(*UPPER[1:3]))
    first = FirstLook(bank, PicturePyramid(picture), covering, turns)
    view = off(view_at(*LOWER[1:3]))
    place = WaitingPlace(CardSpot(view, np.empty((0, 2), np.float32)), view, first.shown(view))
    place.settled = False
    first.settle(place, 0.15)
    return place, bank.codes[int(place.misfits.argmin())]


def apart(place):
    """How far the worst corner of a place is from the lower card's, in mm."""
    corners, card = outline_of(place.view), outline_of(view_at(*LOWER[1:3]))
    return float(np.hypot(*(corners - card).T).max() / PIXELS)


def shifted(view):
    return moved(view, 4 / SIZE[0], -4 / SIZE[1])


def turned(view):
    return askew(view, 4.0, SIZE)


@pytest.mark.parametrize(
    ("off", "turns", "within"),
    [(shifted, (0.0,), 2.0), (turned, (-4.0, 0.0, 4.0), 1.0), (shifted, (-4.0, 0.0, 4.0), 2.0)],
    ids=["shifted", "turned", "shifted, though turns are tried"],
)
def test_a_place_is_settled_where_its_card_lies(bank, off, turns, within):
    place, code = settled(bank, off, turns)
    assert code == "red-7"
    assert apart(place) < within


def test_a_place_that_is_turned_stays_askew_where_no_turns_are_tried(bank):
    place, _ = settled(bank, turned, (0.0,))
    assert apart(place) > 2.0
