"""Once the cards taken and the bare table explain a picture no other card is looked for."""

from __future__ import annotations

from collections import Counter

import cv2
import numpy as np
import pytest

from tests.vision.decks.drawn_deck import TABLE, deck, table
from vision.boxes import PixelBox
from vision.decks.closer_look import CloserLook, SeenPlace
from vision.decks.raster import view_of
from vision.decks.reader import DeckReader
from vision.decks.telling_apart import ToldFace
from vision.decks.unexplained import Unexplained
from vision.table.bare_table import Strange

SHAPE = (300, 400)
WIDTH, HEIGHT = 63, 88
CARD = PixelBox(100, 100, 100 + WIDTH, 100 + HEIGHT)
BESIDE = CARD.right + 2, CARD.right + 8, CARD.bottom


def mask(*boxes):
    shown = np.zeros(SHAPE, np.uint8)
    for box in boxes:
        box.crop(shown)[:] = 255
    return shown


def beside(wide):
    """What shows along the card's right edge, so many pixels wide."""
    return PixelBox(CARD.right, CARD.top, CARD.right + wide, CARD.bottom)


def taken(box):
    corners = [(box.left, box.top), (box.right, box.top), (box.right, box.bottom), (box.left, box.bottom)]
    told = ToldFace(0, 1.0, 100.0, 0.9, 0.9, ())
    return SeenPlace(view_of(np.array(corners, np.float32)), told, 1.0, 0.99, 0.99, 1.0)


EVERYWHERE = PixelBox(0, 0, SHAPE[1], SHAPE[0])
ELSEWHERE = PixelBox(300, 200, 320, 260)


@pytest.mark.parametrize(
    ("other", "asked", "regions", "left"),
    [
        pytest.param((CARD,), None, None, False, id="nothing else"),
        pytest.param((CARD, beside(2)), None, None, False, id="its shadow"),
        pytest.param((CARD, beside(6)), None, None, True, id="a strip beside it"),
        pytest.param((CARD, ELSEWHERE), None, None, True, id="something elsewhere"),
        pytest.param((CARD, ELSEWHERE), (CARD,), None, False, id="known things elsewhere"),
        pytest.param((CARD, beside(6)), (CARD,), None, False, id="the strip of a card that lay there"),
        pytest.param(
            (CARD, ELSEWHERE), None, (CARD,), False, id="something beyond where cards are asked for"
        ),
    ],
)
def test_what_cards_leave_unexplained(other, asked, regions, left):
    known = mask(EVERYWHERE)
    strange = Strange(mask(*other), mask(*other), known, 1.0, asked=None if asked is None else mask(*asked))
    assert Unexplained(strange, regions).is_left_by([taken(CARD)]) is left
    assert Unexplained(strange, regions).is_left_by([]), "no card explains anything"


def test_where_the_bare_table_was_never_seen_something_may_lie():
    strange = Strange(mask(), mask(), mask(CARD), 1.0)
    assert Unexplained(strange, None).is_left_by([taken(CARD)])


def test_a_picture_of_half_the_size_is_understood_just_so():
    twice = PixelBox(2 * CARD.left, 2 * CARD.top, 2 * CARD.right, 2 * CARD.bottom)
    strange = Strange(mask(CARD, beside(2)), mask(CARD, beside(2)), mask(EVERYWHERE), 2.0)
    assert not Unexplained(strange, None).is_left_by([taken(twice)])


@pytest.mark.parametrize(
    ("things", "looks"),
    [
        pytest.param((("green-4", 300, 300, 0),), 1, id="one card"),
        pytest.param((("green-4", 300, 300, 0), ("red-3", 560, 300, 20)), 2, id="two cards"),
    ],
)
def test_whole_cards_that_explain_the_picture_are_looked_at_once_each(monkeypatch, things, looks):
    looked, at = [], CloserLook.at
    monkeypatch.setattr(CloserLook, "at", lambda self, *about: (looked.append(about), at(self, *about))[1])
    picture, bare = table(*things), table()
    other = np.asarray((cv2.absdiff(picture, bare).max(axis=2) > 12) * np.uint8(255))
    strange = Strange(other, other, np.full_like(other, 255), 1.0)
    cards, _ = DeckReader(deck()).read(picture, None, TABLE, strange)
    assert Counter(card.code for card in cards) == Counter(code for code, *_ in things)
    assert len(looked) == looks
