"""How large a taught deck's cards are is measured on the table, whatever the lesson made of them."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

import numpy as np
import pytest

from tests.vision.decks.drawn_deck import SIZE, TABLE, deck, table
from vision.decks.card_size import CardSize
from vision.decks.reader import DeckReader

WHOLE = tuple(
    (code, 130 + 180 * (number % 4), 160 + 270 * (number // 4), 40 * number)
    for number, code in enumerate(deck().codes[::3])
)
FAN = (("red-1", 300, 300, -20), ("green-4", 330, 292, -8), ("blue-7", 360, 290, 4), ("red-6", 392, 292, 16))


def named(cards):
    return Counter(card.code for card in cards if card.code is not None)


@pytest.mark.parametrize("believed", [(66.4, 88.0), (50.0, 70.0), (80.0, 112.0)])
def test_whole_cards_are_read_and_measured_and_then_a_fan_is_read(believed):
    reader = DeckReader(replace(deck(), size=believed))
    cards, _ = reader.read(table(*WHOLE), None, TABLE)
    assert named(cards) == Counter(code for code, *_ in WHOLE)
    assert reader.card_size == pytest.approx(SIZE, abs=0.3)
    cards, _ = reader.read(table(*FAN), None, TABLE)
    assert named(cards) == Counter(code for code, *_ in FAN)


def outline(width, height):
    """The corners in pixels of a card that lies in the middle of the table."""
    x, y = width / 2, height / 2
    return TABLE.to_picture(np.array([[-x, -y], [x, -y], [x, y], [-x, y]]))


def test_what_is_believed_stays_until_three_cards_say_otherwise():
    size = CardSize((63.0, 88.0))
    size.measure([outline(56.0, 87.0)] * 2, TABLE)
    assert (size.believed, size.is_measured) == ((63.0, 88.0), False)
    size.measure([outline(56.2, 87.0)], TABLE)
    assert size.believed == pytest.approx((56.0, 87.0), abs=0.01)
    assert size.is_measured


def test_a_difference_as_small_as_the_error_of_measuring_changes_nothing():
    size = CardSize((63.0, 88.0))
    size.measure([outline(63.8, 88.7)] * 5, TABLE)
    assert size.believed == (63.0, 88.0)


def test_one_card_seen_wrongly_does_not_count_against_the_others():
    size = CardSize((63.0, 88.0))
    size.measure([outline(56.0, 87.0), outline(40.0, 120.0), outline(56.0, 87.0)], TABLE)
    assert size.believed == pytest.approx((56.0, 87.0), abs=0.01)
