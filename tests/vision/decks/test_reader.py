"""Cards of a deck that is known by its faces are read as they lie, each once; anything else is not."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

import cv2
import numpy as np
import pytest

from tests.vision.decks.drawn_deck import PIXELS, SCALE, SIZE, TABLE, deck, face, table
from vision.boxes import PixelBox
from vision.decks.reader import DeckReader
from vision.errors import PictureError
from vision.table.bare_table import Strange

FOUR = (
    ("red-3", 150, 150, 0),
    ("blue-3", 320, 420, 70),
    ("green-6", 560, 180, 200),
    ("red-3", 600, 430, 310),
)


@pytest.fixture(scope="module")
def reader():
    return DeckReader(deck())


def named(cards):
    return Counter(card.code for card in cards if card.code is not None)


@pytest.mark.parametrize("calibration", [TABLE, None], ids=["known table", "still picture"])
def test_every_card_is_read_once_and_two_alike_are_two(reader, calibration):
    cards, _ = reader.read(table(*FOUR), None, calibration)
    assert named(cards) == Counter({"red-3": 2, "blue-3": 1, "green-6": 1})
    assert all(card.confidence > 0.9 and not card.partial for card in cards)


@pytest.mark.parametrize("turn", [0, 37, 90, 180, 275])
def test_a_card_is_read_where_and_as_it_lies(reader, turn):
    cards, _ = reader.read(table(("blue-5", 400, 300, turn)), None, TABLE)
    (card,) = cards
    assert (card.code, card.deck) == ("blue-5", "drawn")
    assert card.centre == pytest.approx((400, 300), abs=1.5)
    up = np.array([np.sin(np.radians(turn)), -np.cos(np.radians(turn))])
    assert float(up @ card.up) > 0.995
    assert cv2.contourArea(card.outline, True) == pytest.approx(63 * 88 * PIXELS**2, rel=0.05)


def test_of_a_strip_that_does_not_tell_its_card_no_other_one_is_likelier_than_the_first(reader):
    cards, _ = reader.read(table(("red-1", 400, 300, 0), ("red-6", 410, 300, 0)), None, TABLE)
    (strip,) = [card for card in cards if card.code is None]
    (_, first), *others = strip.candidates
    assert {"red-1", "red-2"} < {code for code, _ in strip.candidates}
    assert first > max(share for _, share in others)
    assert sum(share for _, share in others) == pytest.approx(first, abs=0.01)


def back():
    """Rows of light dots on a dark ground, with a light rim."""
    picture = np.full((SIZE[1] * SCALE, SIZE[0] * SCALE, 3), 250, np.uint8)
    cv2.rectangle(picture, (9, 9), (SIZE[0] * SCALE - 10, SIZE[1] * SCALE - 10), (110, 40, 100), -1)
    for y in range(24, SIZE[1] * SCALE - 12, 15):
        for x in range(24, SIZE[0] * SCALE - 12, 15):
            cv2.circle(picture, (x, y), 3, (245, 245, 245), -1, cv2.LINE_AA)
    return picture


@pytest.mark.parametrize("peeps", [(0, -20), (12, -8), (30, 0), (200, 0)])
def test_a_card_face_down_is_none_of_the_deck_however_little_of_it_is_in_view(peeps):
    across, down = peeps
    picture = table((back(), 300 + across, 300 + down, 3), ("green-4", 300, 300, 0))
    known = DeckReader(replace(deck(), backs=(back(),)))
    cards, _ = known.read(picture, None, TABLE)
    assert [card.code for card in cards] == ["green-4"]


def test_a_fan_is_read_from_its_strips(reader):
    fan = [
        ("red-1", 300, 300, -20),
        ("green-4", 330, 292, -8),
        ("blue-7", 360, 290, 4),
        ("red-6", 392, 292, 16),
    ]
    cards, _ = reader.read(table(*fan), None, TABLE)
    assert named(cards) == Counter({"red-1": 1, "green-4": 1, "blue-7": 1, "red-6": 1})
    assert [card.code for card in cards if not card.partial] == ["red-6"]


def test_a_card_laid_against_another_one_is_whole(reader):
    cards, _ = reader.read(table(("red-3", 300, 300, 0), ("green-4", 379, 304, 0)), None, TABLE)
    assert {card.code: card.partial for card in cards} == {"red-3": False, "green-4": False}


def bare_down_to(row):
    """The upper part of a picture looks as the bare table does, the lower part does not."""
    everywhere = np.full((600, 800), 255, np.uint8)
    other = everywhere.copy()
    other[:row] = 0
    return Strange(np.zeros_like(other), other, everywhere, 1.0)


@pytest.mark.parametrize("row", [0, 302, 335])
def test_a_strip_whose_figures_are_seen_is_a_card_on_a_cloth_that_looks_like_it(reader, row):
    picture = table(("red-3", 300, 300, 0), ("green-4", 318, 300, 0))
    cards, _ = reader.read(picture, None, TABLE, bare_down_to(row))
    assert "red-3" in named(cards)


def test_a_strip_without_figures_that_looks_as_the_bare_table_does_is_no_card(reader):
    blank = np.full_like(face("red-3"), 250)
    picture = table((blank, 300, 300, 0), ("green-4", 318, 300, 0))
    cards, _ = reader.read(picture, None, TABLE, bare_down_to(335))
    assert [card.code for card in cards] == ["green-4"]


@pytest.mark.parametrize("light", [(0.6, 0.85, 1.0), (0.55, 0.55, 0.55), (1.0, 0.95, 0.8)])
def test_the_colour_of_the_light_does_not_change_a_cards_colour(reader, light):
    cards, _ = reader.read(table(*FOUR, light=light), None, TABLE)
    assert named(cards) == Counter({"red-3": 2, "blue-3": 1, "green-6": 1})


def test_a_pale_ground_hides_no_card(reader):
    cards, _ = reader.read(table(*FOUR, ground=(225, 230, 232)), None, TABLE)
    assert named(cards) == Counter({"red-3": 2, "blue-3": 1, "green-6": 1})


def test_a_card_that_lies_face_down_under_another_one_is_told(reader):
    known = DeckReader(replace(deck(), backs=(back(),)))
    picture = table((back(), 300, 330, 3), ("green-4", 300, 300, 0))
    cards, face_down = known.read(picture, None, TABLE)
    assert named(cards) == Counter({"green-4": 1})
    (hidden,) = face_down
    assert hidden.centre == pytest.approx((300, 330), abs=3)
    assert reader.read(picture, None, TABLE)[1] == ()


def test_what_shows_between_two_cards_that_lie_face_down_is_the_cloth_and_no_card():
    known = DeckReader(replace(deck(), backs=(back(),)))
    gap, beside = ("red-3", 300, 300, 0), 50.0
    picture = table(gap, (back(), 300 - beside, 300, 0), (back(), 300 + beside, 300, 0))
    cards, face_down = known.read(picture, None, TABLE)
    assert (cards, len(face_down)) == ((), 2)
    picture = table(gap, ("green-4", 300 - beside, 300, 0), (back(), 300 + beside, 300, 0))
    cards, _ = known.read(picture, None, TABLE)
    assert named(cards) == Counter({"green-4": 1, "red-3": 1}), "a face may lie on another one"


def test_another_decks_card_and_a_bare_table_are_not_read(reader):
    foreign = np.full_like(face("red-1"), 245)
    cv2.putText(foreign, "A", (40, 170), 0, 5.0, (20, 20, 20), 12, cv2.LINE_AA)
    cards, _ = reader.read(table((foreign, 400, 300, 30)), None, TABLE)
    assert not named(cards)
    assert reader.read(table(), None, TABLE) == ((), ())


def test_what_covers_the_number_leaves_no_wrong_name(reader):
    picture = table(("red-3", 400, 300, 0))
    cv2.rectangle(picture, (340, 235), (460, 365), (90, 120, 160), -1)
    cards, _ = reader.read(picture, None, TABLE)
    assert named(cards) <= Counter({"red-3": 1})


def test_only_the_regions_are_read(reader):
    cards, _ = reader.read(table(*FOUR), [PixelBox(480, 100, 640, 260)], TABLE)
    assert named(cards) == Counter({"green-6": 1})


def test_what_is_no_picture_is_refused(reader):
    with pytest.raises(PictureError):
        reader.read(np.zeros((0, 10, 3), np.uint8))


@pytest.mark.parametrize(("x", "told"), [(20.0, ["green-4"]), (-20.0, [])], ids=["in it", "out of it"])
@pytest.mark.parametrize("calibration", [TABLE, None], ids=["known table", "still picture"])
def test_a_card_whose_middle_lies_out_of_the_picture_is_not_told(reader, x, told, calibration):
    cards, _ = reader.read(table(("green-4", x, 300, 0)), None, calibration)
    assert [card.code for card in cards if card.code] == told
