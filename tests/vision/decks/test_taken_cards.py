"""Cards that were taken cover what is taken later, and others are measured by them."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest

from tests.vision.decks.drawn_deck import deck, face, table
from vision.decks.bank import Bank
from vision.decks.closer_look import SeenPlace
from vision.decks.covering import Covering
from vision.decks.deck import BACK
from vision.decks.raster import PicturePyramid, askew, turned, view_of
from vision.decks.taken_cards import TakenCards
from vision.decks.telling_apart import ToldFace

BACKED = replace(deck(), backs=(face("blue-7")[:, :, ::-1].copy(),))


@pytest.fixture(scope="module")
def bank():
    return Bank(BACKED)


@pytest.fixture
def taken(bank):
    picture = table()
    return TakenCards(bank, PicturePyramid(picture), Covering(picture))


def seen(face=0, x=300.0, *, strength=1.0, explained=0.9):
    """A card of that number, its middle so far to the right."""
    corners = np.array([[-41, -57], [41, -57], [41, 57], [-41, 57]], np.float32) + np.float32([x, 300])
    told = ToldFace(face, 0.9, 100.0, explained, 0.9, ((face, 0.0),))
    return SeenPlace(view_of(corners), told, 1.0, 0.99, 0.99, strength)


def test_what_a_card_covers_is_in_view_of_none_that_is_taken_later(taken):
    for card in (seen(x=300.0), seen(x=341.0)):
        taken.take(card)
    upper, lower = (float(one.shown.mean()) for one in taken.all)
    assert upper == pytest.approx(1.0)
    assert lower == pytest.approx(0.5, abs=0.05)


def test_no_card_is_fainter_than_half_the_others(taken):
    assert taken.faintest == 0.15
    for strength in (0.8, 0.9, 1.0):
        taken.take(seen(strength=strength))
    assert taken.faintest == pytest.approx(0.45)


def test_a_card_is_as_clear_as_it_is_explained(taken):
    assert taken.clearest == 0.0
    for explained in (0.7, 0.9):
        taken.take(seen(explained=explained))
    assert taken.clearest == 0.9


@pytest.mark.parametrize(
    ("face", "x", "held"), [(0, 300.0, True), (1, 300.0, False), (0, 330.0, False)],
    ids=["turned", "another card", "beside it"],
)  # fmt: skip
def test_a_card_that_was_taken_is_known_again_though_it_seems_to_lie_turned(taken, face, x, held):
    taken.take(seen())
    other = seen(face, x)
    assert taken.hold_turned(replace(other, view=askew(other.view, 40.0, deck().size))) is held
    assert taken.hold_turned(replace(other, view=turned(other.view))) is held


@pytest.mark.parametrize(
    ("above", "below", "are_backs"),
    [((21,), 0, True), ((21,), 21, False), ((21, 0), 0, False), ((), 0, False)],
    ids=["a face under a back", "a back under a back", "a face lies on it, too", "nothing lies on it"],
)
def test_a_face_under_nothing_but_backs_is_told(taken, bank, above, below, are_backs):
    assert bank.codes[21] == BACK
    for number in above:
        taken.take(seen(number))
    assert taken.are_backs_on(seen(below, 330.0)) is are_backs
