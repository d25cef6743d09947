"""Places are moved onto the card that lies there, and half a card or a bare table is no card."""

from __future__ import annotations

import numpy as np
import pytest

from tests.vision.decks.drawn_deck import PIXELS, SIZE, face, table
from vision.decks.framing import COLUMNS, ROWS, Framer, seen_around
from vision.decks.raster import PicturePyramid

MIDDLE = (400, 300)


@pytest.fixture(scope="module")
def framer():
    return Framer()


def outline(turn=0.0):
    """The corners of a card in the middle of a table, clockwise, pixels."""
    half = np.array(SIZE) * PIXELS / 2
    corners = np.array([[-1, -1], [1, -1], [1, 1], [-1, 1]]) * half
    cos, sin = np.cos(np.deg2rad(turn)), np.sin(np.deg2rad(turn))
    return (corners @ np.array([[cos, sin], [-sin, cos]]) + MIDDLE).astype(np.float32)


def off(place, card):
    """By how much of a card's height its worst corner is off."""
    return float(np.hypot(*(place - card).T).max() / (SIZE[1] * PIXELS))


@pytest.mark.parametrize("turn", [0, 25, 160], ids=str)
@pytest.mark.parametrize("corner", range(4))
def test_a_place_with_one_corner_far_off_is_moved_onto_its_card(framer, turn, corner):
    picture, card = table(("red-4", *MIDDLE, turn)), outline(turn)
    place = card.copy()
    place[corner] += (card[corner] - card.mean(axis=0)) * 0.3
    (framed,) = framer.framed(PicturePyramid(picture), [place], looks=4)
    assert off(place, card) > 0.15
    assert off(framed.outline, card) < 0.03
    assert framed.fits > 0.5


def test_of_half_a_card_and_a_panel_of_it_the_whole_card_fits_best(framer):
    picture, card = table(("blue-2", *MIDDLE, 0)), outline()
    half, panel = card.copy(), MIDDLE + (card - MIDDLE) * 0.8
    half[2:, 1] = MIDDLE[1]
    fits = [one.fits for one in framer.framed(PicturePyramid(picture), [half, panel, card], looks=1)]
    assert np.argmax(fits) == 2
    assert fits[0] < 0.2


def test_no_card_fits_on_a_bare_table(framer):
    (framed,) = framer.framed(PicturePyramid(table()), [outline()], looks=3)
    assert framed.fits < 0.1


def test_nothing_is_framed_where_no_place_is_thought_of(framer):
    assert framer.framed(PicturePyramid(table()), [], looks=2) == []


def test_a_place_is_seen_with_what_lies_around_it():
    seen = seen_around(PicturePyramid(table((np.full_like(face("red-1"), 200), *MIDDLE, 0))), outline())
    assert seen.shape == (ROWS, COLUMNS, 3)
    assert seen[ROWS // 2, COLUMNS // 2].mean() > 150
    assert seen[:4].mean() < 100 > seen[:, :4].mean()
