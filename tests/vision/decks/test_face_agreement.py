"""Cards on which another one lies that was not read."""

from __future__ import annotations

import cv2
import numpy as np
import pytest

from tests.vision.decks.drawn_deck import PIXELS, SCALE, SIZE, TABLE, deck, strange, table
from vision.decks.reader import DeckReader

PLACE = (400, 300)
"""Of the card that is read, in pixels; it is not turned."""


@pytest.fixture(scope="module")
def reader():
    return DeckReader(deck())


def strip(width):
    """A piece of a card of another deck, so many millimetres wide: nobody can read it."""
    paper = np.full((SIZE[1] * SCALE, round(width * SCALE), 3), 235, np.uint8)
    for row in range(12, paper.shape[0] - 12, 40):
        cv2.circle(paper, (paper.shape[1] // 2, row), paper.shape[1] // 4, (30, 30, 30), -1, cv2.LINE_AA)
    return paper


def read(reader, *cards):
    picture = table(*cards)
    seen, _ = reader.read(picture, None, TABLE, strange(picture))
    return seen


X, Y = PLACE
ALONE = [("red-5", X, Y, 0)]
HALF_COVERED = [*ALONE, ("blue-3", X + 28, Y, 0)]
FAN = [("green-1", X, Y, 20), ("red-5", X + 24, Y, 20), ("blue-3", X + 48, Y, 20)]


@pytest.mark.parametrize("cards", [ALONE, HALF_COVERED, FAN], ids=["alone", "half covered", "a fan"])
def test_cards_that_were_read_with_all_on_them_look_like_themselves(reader, cards):
    seen = read(reader, *cards)
    assert sorted(card.code for card in seen) == sorted(code for code, *_ in cards)
    assert [card.unlike for card in seen] == [None] * len(cards)


@pytest.mark.parametrize("aside", [-20, 20])
def test_where_a_strip_lies_on_a_card_that_was_not_read_it_is_unlike_its_face(reader, aside):
    (card,) = read(reader, *ALONE, (strip(14), X + aside, Y, 0))
    assert card.likeliest == "red-5"
    left, right = card.unlike[:, 0].min(), card.unlike[:, 0].max()
    assert left < X + aside < right
    assert right - left < 0.7 * SIZE[0] * PIXELS, "not all of it is"
