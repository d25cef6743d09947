"""A deck is learned from pictures of its cards, wherever these lie, and says which look too much alike."""

from __future__ import annotations

import cv2
import numpy as np
import pytest

from tests.vision.decks.drawn_deck import PIXELS, SCALE, TABLE, deck, face, table
from vision.decks.bank import Bank
from vision.decks.deck import Deck
from vision.decks.enrol import Enroller
from vision.decks.reader import DeckReader
from vision.decks.teaching import Lesson, learned
from vision.decks.twins import twins
from vision.errors import DeckError

CODES = ("red-1", "red-2", "blue-2", "green-5", "blue-7", "red-6")


@pytest.fixture(scope="module")
def enroller():
    return Enroller()


@pytest.mark.parametrize("ground", [(40, 40, 44), (226, 230, 232)], ids=["dark", "pale"])
def test_a_taught_deck_is_read(enroller, ground):
    pictures = [
        table((code, 350 + 20 * number, 280, 12 * number), ground=ground, seed=number)
        for number, code in enumerate(CODES)
    ]
    places = [enroller.outlines(picture) for picture in pictures]
    taught = learned("taught", [Lesson(*pair) for pair in zip(CODES, pictures, strict=True)], places)
    assert taught.deck.codes == CODES
    assert taught.deck.size[0] / taught.deck.size[1] == pytest.approx(63 / 88, rel=0.04)
    reader = DeckReader(taught.deck)
    for code in CODES:
        cards, _ = reader.read(table((code, 400, 300, 100)), None, TABLE)
        assert [card.code for card in cards] == [code]


@pytest.mark.parametrize("size", [(50, 88), (63, 88), (70, 83), (70, 76), (70, 70)], ids=str)
def test_cards_of_any_format_are_found_upright(enroller, size):
    across, down = (side * SCALE for side in size)
    picture = table((cv2.resize(face("red-4"), (across, down)), 400, 300, 8))
    found = enroller.outlines(picture)[0]
    turned = cv2.getRotationMatrix2D((0, 0), -8, PIXELS / SCALE)[:, :2]
    middle, sides = np.array([400, 300]), np.array([across / 2, down / 2])
    corners = middle + np.array([[-1, -1], [1, -1], [1, 1], [-1, 1]]) * sides @ turned.T
    assert np.abs(found - corners).max() < 8


def test_of_a_cards_places_one_with_the_decks_shape_comes_first():
    pictures = [table((code, 400, 300, 0)) for code in CODES[:3]]
    card = np.array([[359, 243], [441, 243], [441, 357], [359, 357]], np.float32)
    half = np.array([[359, 243], [441, 243], [441, 300], [359, 300]], np.float32)
    lessons = [Lesson(*pair) for pair in zip(CODES, pictures, strict=False)]
    places = [[card], [card], [half, card]]
    faces = learned("taught", lessons, places).deck.faces
    assert np.array_equal(faces[2], learned("taught", lessons, [[card]] * 3).deck.faces[2])


def test_a_card_may_fill_its_picture(enroller):
    (place, *_) = enroller.outlines(face("red-4"))
    width, height = 63 * 3, 88 * 3
    assert np.abs(place - np.array([[0, 0], [width, 0], [width, height], [0, height]])).max() < 10


def test_a_picture_cut_out_around_a_card_is_none(enroller):
    picture = cv2.blur(np.random.default_rng(3).integers(0, 256, (300, 260, 3)).astype(np.uint8), (9, 9))
    assert len(enroller.outlines(picture)) == 1
    with pytest.raises(DeckError, match="No card"):
        enroller.outlines(picture, may_fill=False)


def test_a_picture_without_a_card_teaches_nothing(enroller):
    with pytest.raises(DeckError, match="No card"):
        enroller.outlines(np.full((400, 400, 3), 90, np.uint8))


def test_twins_are_named_and_others_are_not():
    faces = [face(code) for code in CODES]
    spotted = faces[1].copy()
    spotted[120:132, 60:72] = 0
    found = twins(Bank(Deck("twins", (*CODES, "red-2b"), (*faces, spotted), (63, 88))))
    assert [(pair.one, pair.other) for pair in found] == [("red-2", "red-2b")]
    assert twins(Bank(deck())) == ()


def test_stripes_are_no_card(enroller):
    striped = np.full((264, 189, 3), 250, np.uint8)
    for down in (60, 130, 200):
        striped[down - 24 : down + 24, 35:155:6] = striped[down - 24 : down + 24, 36:155:6] = (40, 30, 200)
    (place, *_) = enroller.outlines(table((striped, 400, 300, 0)))
    sides = np.hypot(*(np.roll(place, -1, axis=0) - place).T)
    assert sides == pytest.approx(np.array([63, 88, 63, 88]) * PIXELS, rel=0.06)
