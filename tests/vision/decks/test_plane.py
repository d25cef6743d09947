"""A card seen whole tells where the table of a still picture lies, and where its corners are seen."""

from __future__ import annotations

import cv2
import numpy as np
import pytest

from tests.vision.decks.drawn_deck import SIZE, deck, table
from vision.decks.closer_look import SeenPlace
from vision.decks.deck import Deck
from vision.decks.places import INSET
from vision.decks.plane import corners_beside, inset_seen, plane_of
from vision.decks.raster import outline_of, view_of
from vision.decks.reader import DeckReader
from vision.decks.table_places import spots_on_table
from vision.decks.telling_apart import ToldFace

CAMERA = np.array([[2.1, -0.35, 460.0], [0.4, 1.7, 420.0], [2e-4, 6e-4, 1.0]])
"""From the table in mm to a picture of 960 x 960 pixels, aslant."""


def seen_at(points):
    """The pixels of points of the table in mm, shape (n, 2)."""
    return cv2.perspectiveTransform(np.array([points], np.float64), CAMERA)[0].astype(np.float32)


def corners_on_table(x, y, turn, within=0.0):
    """A card's corners in mm, or what lies so far within both its sides there."""
    half = np.array(SIZE) / 2 - within
    cos, sin = np.cos(turn), np.sin(turn)
    return half * [(-1, -1), (1, -1), (1, 1), (-1, 1)] @ np.array([[cos, sin], [-sin, cos]]) + (x, y)


def card(x, y, turn):
    view = view_of(seen_at(corners_on_table(x, y, turn)))
    return SeenPlace(view, ToldFace(0, 1.0, 100.0, 0.9, 0.9, ()), 1.0, 1.0, 1.0, 1.0)


def frames(x, y, turn, inset):
    """The four frames of a card of which corners are seen so far within, in parts of its width."""
    points = corners_on_table(x, y, turn, inset * SIZE[0])
    after, before = (points + (np.roll(points, way, axis=0) - points) / 4 for way in (-1, 1))
    at, down, right = seen_at(points), seen_at(after), seen_at(before)
    return np.hstack([at, down - at, right - at])


def test_the_largest_whole_card_tells_where_every_other_one_lies():
    plane = plane_of([card(60, -70, 0.5), card(0, 10, 0.1)], SIZE, (960, 960))
    other = plane.to_table(seen_at(corners_on_table(-80, 40, 1.2))).astype(float)
    sides = np.hypot(*(np.roll(other, -1, axis=0) - other).T)
    assert sides == pytest.approx([SIZE[0], SIZE[1]] * 2, abs=0.05)


def test_without_a_whole_card_no_plane_is_known():
    assert plane_of([], SIZE, (960, 960)) is None


@pytest.mark.parametrize("inset", [0.07, INSET, 0.12])
def test_cards_lie_as_far_around_their_corners_as_the_whole_one(inset):
    whole, lies = card(0, 10, 0.1), (-90, 30, 0.6)
    strip = frames(*lies, inset)[:2]
    found = np.vstack([frames(0, 10, 0.1, inset), strip])
    seen = inset_seen(found, [whole], SIZE)
    assert seen == pytest.approx(inset, abs=0.001)
    plane = plane_of([whole], SIZE, (960, 960))
    (place,) = spots_on_table(strip, np.full(2, 0.9, np.float32), SIZE, plane, seen)
    true = seen_at(corners_on_table(*lies))
    outline = outline_of(place.view)
    assert min(np.abs(np.roll(outline, turn, axis=0) - true).max() for turn in range(4)) < 0.5


def test_where_a_whole_card_shows_no_corner_they_are_taken_to_lie_as_usual():
    assert inset_seen(frames(200, 200, 0.0, 0.1), [card(0, 0, 0.0)], SIZE) == INSET
    assert inset_seen(np.empty((0, 6), np.float32), [card(0, 0, 0.0)], SIZE) == INSET


def test_corners_on_a_whole_card_tell_of_no_other_one():
    found = np.vstack([frames(0, 10, 0.1, INSET), frames(-90, 30, 0.6, INSET)[:2]])
    assert len(corners_beside(found, [card(0, 10, 0.1)])) == 2


def test_a_fan_aslant_in_a_still_picture_is_read_to_its_lowest_card():
    known = deck()
    codes = ("green-4", "blue-7", "red-6", "green-2")
    flat = [(code, 300 + 46 * number, 300, 12 * number - 18) for number, code in enumerate(codes)]
    picture = cv2.resize(table(*flat), None, fx=1.5, fy=1.5, interpolation=cv2.INTER_CUBIC)
    corners = np.array([[0, 0], [1200, 0], [1200, 900], [0, 900]], np.float32)
    aslant = corners + np.array([[140, 60], [-90, 0], [0, 0], [0, -40]], np.float32)
    picture = cv2.warpPerspective(picture, cv2.getPerspectiveTransform(corners, aslant), (1200, 900))
    taught = Deck(known.name, known.codes, known.faces, known.size, photographed=True)
    cards, _ = DeckReader(taught).read(picture)
    assert {one.code for one in cards} - {None} == set(codes)
