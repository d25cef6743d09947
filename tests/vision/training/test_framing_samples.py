"""Places that are drawn are told truly: moved as it is said they lie on the card."""

from __future__ import annotations

import numpy as np
import pytest

from tests.vision.training.fonts_here import needs_fonts
from vision.decks.framing import COLUMNS, ROWS
from vision.decks.raster import UNIT
from vision.training.framing_samples import REACH, _Card, _truth, draw_places, lone_cards

CARD = np.array([[100, 100], [200, 100], [200, 260], [100, 260]], np.float32)


def of(place, in_view=1.0):
    """What is said of a place where one card lies."""
    corners, fits, told, counts = _truth(np.asarray(place, np.float32), [_Card(CARD, in_view)])
    return corners.reshape(4, 2), fits, told, counts


def test_the_card_s_own_place_fits_whichever_corner_comes_first():
    for turn in range(4):
        corners, fits, told, _ = of(np.roll(CARD, turn, axis=0))
        assert np.abs(corners).max() < 1e-5
        assert fits == pytest.approx(1)
        assert told


def test_corners_are_told_in_the_place_s_own_coordinates():
    place = CARD.copy()
    place[2] += (20, 0)
    corners, fits, told, _ = of(place)
    back = UNIT + corners
    assert told
    assert fits < 0.2
    assert back[2, 0] < 0.95
    assert np.abs(corners[[0, 3]]).max() < 0.02


@pytest.mark.parametrize(
    ("place", "why"),
    [
        (CARD + np.array([0, 160]), "beside it"),
        (np.array([[100, 100], [200, 100], [200, 180], [100, 180]]), "half of it"),
    ],
    ids=["beside", "half"],
)
def test_what_is_no_card_fits_nothing(place, why):
    _, fits, told, counts = of(place)
    assert (round(fits, 3), bool(told), counts) == (0, False, True), why


@pytest.mark.parametrize(
    ("in_view", "fits", "told", "counts"),
    [(1.0, 1.0, True, True), (0.85, 0.0, True, False), (0.5, 0.0, False, True)],
    ids=["whole", "nearly", "half hidden"],
)
def test_only_a_card_in_view_is_whole(in_view, fits, told, counts):
    said = of(CARD, in_view)
    assert said[1:] == (pytest.approx(fits), told, counts)


@needs_fonts
def test_places_are_the_same_for_the_same_seed():
    one, again, other = draw_places(3, 0, 1), draw_places(3, 0, 1), draw_places(3, 1, 1)
    assert one.views.shape[1:] == (ROWS, COLUMNS, 3)
    assert np.array_equal(one.views, again.views)
    assert not np.array_equal(one.views, other.views)
    assert np.abs(one.corners[one.told]).max() < REACH


@needs_fonts
def test_lone_cards_lie_in_their_pictures():
    for picture, card in lone_cards(5, 2):
        assert card.min() > -20
        assert card.max() < picture.shape[0] + 20
