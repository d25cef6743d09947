"""Shade and glare on a picture, or on the one that taught, tell neither figure nor way up."""

from __future__ import annotations

import gc
from weakref import ref

import cv2
import numpy as np
import pytest

from tests.vision.decks.drawn_deck import SIZE, deck, face, table
from vision.decks.align import Freedom
from vision.decks.bank import Bank
from vision.decks.closer_look import CloserLook
from vision.decks.confidence import CERTAIN, presence
from vision.decks.covering import Covering
from vision.decks.deck import Deck
from vision.decks.first_look import FirstLook
from vision.decks.places import CardSpot
from vision.decks.raster import PicturePyramid, planes, view_of
from vision.decks.reader import DeckReader
from vision.decks.telling_apart import tell_face

OUTLINE = np.array([[360, 243], [442, 243], [442, 357], [360, 357]], np.float32)
"""Where a card at (401, 300) lies, upright."""


@pytest.fixture(scope="module")
def bank():
    return Bank(deck())


def seen(bank, code):
    """A fine raster of a card."""
    return cv2.resize(face(code), bank.fine_size, interpolation=cv2.INTER_AREA).astype(np.float32)


def test_a_bank_is_gone_with_its_last_user():
    """Its faces are large, and each game has another deck."""
    gc.disable()
    try:
        bank = Bank(deck())
        bank.template(0, bank.fine_inner, Freedom.AFFINE)
        bank.pairs.pair(0, 1, False)
        remains = ref(bank), ref(bank.pairs)
        del bank
        assert [remain() for remain in remains] == [None, None]
    finally:
        gc.enable()


@pytest.mark.parametrize("code", ["red-1", "blue-3", "green-7"])
def test_figures_are_known_beneath_glare_that_leaves_a_third_of_them(bank, code):
    glare = seen(bank, code)
    middle = glare.shape[0] // 2
    glare[middle:] = 165 + glare[middle:] / 3
    alike = bank.likeness(planes(glare), bank.fine_inner)
    number = bank.codes[int(np.argmax(alike))].partition("-")[2]
    assert number == code.partition("-")[2]
    assert alike.max() > 0.7


def test_a_card_taught_in_shade_at_one_end_is_read_upside_down_with_shade_at_the_same_end_of_the_picture():
    codes = deck().codes
    faces = list(deck().faces)
    down = np.linspace(0.45, 1.0, faces[0].shape[0])[:, None, None]
    shaded = codes.index("red-4")
    faces[shaded] = np.asarray(faces[shaded] * down, np.uint8)
    reader = DeckReader(Deck("shaded", codes, tuple(faces), SIZE))
    picture = table(("red-4", 400, 300, 180))
    fall = np.interp(np.arange(600), [243, 357], [0.45, 1.0])[:, None, None]
    cards, _ = reader.read(np.asarray(picture * fall, np.uint8))
    assert [card.code for card in cards] == ["red-4"]
    assert cards[0].up[1] == pytest.approx(1.0, abs=0.05)


def test_one_place_is_looked_at_once_until_a_card_was_taken(bank):
    pictures = PicturePyramid(table(("blue-5", 401, 300, 0)))
    covering = Covering(pictures.image)
    (place,) = FirstLook(bank, pictures, covering).at([CardSpot(view_of(OUTLINE), OUTLINE)], 0.15)
    look = CloserLook(bank, pictures, covering, on_table=False)
    first = look.at(place, [], 0.15)
    assert first is not None
    assert bank.codes[first.told.face] == "blue-5"
    assert look.at(place, [], 0.15) is None
    covering.cover(view_of(OUTLINE - 250))
    again = look.at(place, [], 0.15)
    assert again is not None
    assert bank.codes[again.told.face] == "blue-5"


@pytest.mark.parametrize("number", [1, 2, 3, 4, 6, 7])
@pytest.mark.parametrize("colour", ["red", "blue", "green"])
def test_a_card_of_which_one_corner_was_put_12_mm_aside_is_read(bank, colour, number):
    code = f"{colour}-{number}"
    pictures = PicturePyramid(table((code, 401, 300, 0)))
    covering = Covering(pictures.image)
    corners = OUTLINE.copy()
    corners[2] += (-14, 8)
    spot = CardSpot(view_of(corners), corners)
    (place,) = FirstLook(bank, pictures, covering).at([spot], 0.15)
    found = CloserLook(bank, pictures, covering, on_table=False).at(place, [], 0.15)
    assert found is not None
    assert bank.codes[found.told.face] == code
    assert found.confidence >= CERTAIN


def test_where_no_card_lies_nothing_is_compared(bank):
    noise = np.random.default_rng(3).integers(0, 255, (*bank.fine_size[::-1], 3)).astype(np.float32)
    told = tell_face(bank, noise, bank.fine_inner, np.arange(5))
    assert told.rivals == ((0, 0.0),)
    assert presence(told) < 0.005


def test_each_face_is_the_other_way_up_of_its_other_way_up(bank):
    faces = range(len(bank.codes))
    others = [bank.other_way(face) for face in faces]
    assert [bank.other_way(other) for other in others] == list(faces)
    assert [bank.codes[other] for other in others] == list(bank.codes)
    assert all(bank.is_upside_down(face) != bank.is_upside_down(other) for face, other in enumerate(others))
