"""The picture that the documentation shows is read as it is said to lie."""

import numpy as np
import pytest

from tests.screens.sample_table import LEAHS_CARD, LINES, sample_table
from vision.sightings import Face


def test_the_eye_sees_the_trick_the_dice_and_the_updown_card():
    seen = sample_table().seen
    assert sorted(card.code for card in seen.cards) == sorted(LINES[-1]["cards"].values())
    assert sorted(die.value for die in seen.dice) == [5, 6]
    assert seen.updown.face is Face.UP
    assert seen.unknown == ()


def test_the_card_that_a_page_asks_about_lies_where_the_page_shows_it():
    (outline,) = [card.outline for card in sample_table().seen.cards if card.code == "8S"]
    middle, half = np.mean(LEAHS_CARD, axis=0), np.ptp(LEAHS_CARD, axis=0) / 2
    assert outline.mean(axis=0) == pytest.approx(middle, abs=3.0)
    assert np.ptp(outline, axis=0) / 2 == pytest.approx(half, abs=4.0)
