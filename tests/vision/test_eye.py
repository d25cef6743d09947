"""The eye: all readers on one picture."""

from __future__ import annotations

import math

import cv2
import numpy as np
import pytest

from tests.vision.table.drawn_table import SIZE, DrawnTable, camera, card, die
from vision.boxes import PixelBox
from vision.calibration import Calibration
from vision.errors import PictureError
from vision.eye import Eye
from vision.scene.backs import BackFinder
from vision.sightings import NOTHING, CardSighting, DieSighting, Face, Sightings, UpDownSighting

PICTURE = np.zeros((720, 1280, 3), np.uint8)
ABOVE = Calibration(np.linalg.inv(camera()), SIZE)


class Cards:
    """A card reader that always sees the nine of hearts, and remembers what it was asked."""

    def read(self, image, regions=None, calibration=None, strange=None):
        self.asked = (regions, calibration)
        seen = CardSighting("9H", "poker", 0.99, (), (640.0, 360.0), (1.0, 0.0), None, partial=True)
        return (seen,), ()


class Dice:
    """A die reader that always sees a four, and remembers what it was asked."""

    def see(self, image, regions=None, calibration=None, strange=None, cards=()):
        self.asked = (regions, calibration)
        corners = np.array([[200, 200], [212, 200], [212, 212], [200, 212]], np.float32)
        return (DieSighting(4, 0.98, (206.0, 206.0), corners),)


def test_without_a_calibration_nothing_has_a_place_and_any_size_is_searched():
    cards, dice = Cards(), Dice()
    seen = Eye([cards], dice).see(PICTURE)
    assert seen.cards[0].place is None
    assert seen.dice[0].place is None
    assert cards.asked == (None, None)
    assert dice.asked == (None, None)


def test_on_a_known_table_everything_has_its_place_and_size():
    cards, dice = Cards(), Dice()
    seen = Eye([cards], dice).see(PICTURE, ABOVE, [PixelBox(100, 100, 300, 300)])
    assert seen.cards[0].place.turn == pytest.approx(90.0, abs=0.01)
    assert (seen.cards[0].place.x, seen.cards[0].place.y) == pytest.approx((0, 0), abs=0.5)
    assert seen.dice[0].place.x < -400
    assert cards.asked == ([PixelBox(100, 100, 300, 300)], ABOVE)
    assert dice.asked == ([(100, 100, 200, 200)], ABOVE)


@pytest.mark.parametrize(
    "picture",
    [
        np.zeros((720, 1280), np.uint8),
        np.zeros((720, 1280, 4), np.uint8),
        np.zeros((720, 1280, 3), np.float32),
        np.zeros((0, 1280, 3), np.uint8),
    ],
)
def test_what_is_no_picture_is_refused(picture):
    with pytest.raises(PictureError):
        Eye([Cards()]).see(picture)


@pytest.mark.parametrize(
    ("name", "conditions"),
    [
        ("from above", {}),
        ("obliquely", {"tilt": 45.0}),
        ("on a plain cloth", {"plain": True}),
        ("in poor light", {"light": 0.4, "noise": 7.0}),
    ],
)
def test_cards_face_down_are_found_by_their_shape_and_size(name, conditions):
    things = [card(None, 0, 0, 20), card(None, 200, 150, 80), card(None, -250, 200, 135), die(3, 100, -200)]
    big = card(None, -200, -200)
    big.width, big.height = 130.0, 90.0
    table = DrawnTable(things=[*things, big], **conditions)
    seen = Eye([], backs=BackFinder()).see(table.frame(), table.calibration)
    places = sorted((one.place.x, one.place.y, one.place.turn) for one in seen.unknown)
    assert len(places) == 3, name
    for place, thing in zip(places, sorted(things[:3], key=lambda thing: thing.x), strict=True):
        assert math.dist(place[:2], (thing.x, thing.y)) < 4, name
        assert abs((place[2] - thing.turn + 90) % 180 - 90) < 4, name


@pytest.mark.parametrize("turn", [0.0, 30.0])
def test_a_part_of_the_table_of_the_size_of_a_card_is_no_card(turn):
    """Two dice side by side are looked at through a window that happens to be as large as a card."""
    table = DrawnTable(things=[die(6, -12, -15, turn), die(6, 12, 15, turn)])
    corners = table.calibration.to_picture(np.array([[-33, -46], [33, -46], [33, 46], [-33, 46]], np.float32))
    seen = BackFinder().find(table.frame(), table.calibration, [PixelBox.around(corners)])
    assert seen == ()


class CountingUpDown:
    def __init__(self):
        self.looks = 0

    def read(self, image, regions=None, calibration=None, strange=None):
        self.looks += 1


def test_a_second_updown_card_is_not_looked_for():
    corners = np.array([[0, 0], [99, 0], [99, 99], [0, 99]], np.float32)
    there = UpDownSighting(Face.UP, ("D", "H", "S", "C"), 0.99, (50.0, 50.0), (0.0, -1.0), corners)
    reader = CountingUpDown()
    eye = Eye([], updown=reader)
    eye.see(PICTURE, elsewhere=Sightings(updown=there))
    assert reader.looks == 0
    eye.see(PICTURE, elsewhere=NOTHING)
    assert reader.looks == 1


def test_backs_are_seen_where_they_lie_to_a_fraction_of_a_pixel():
    flat = np.array([[0.8, 0.0, -512.0], [0.0, 0.8, -288.0], [0.0, 0.0, 1.0]])
    table = Calibration(flat, (1280, 720), (1024.0, 576.0))
    aside = []
    for turn in range(0, 180, 15):
        angle = np.deg2rad(turn)
        ways = np.array([[np.cos(angle), np.sin(angle)], [-np.sin(angle), np.cos(angle)]])
        middle = np.array([640.2 + turn / 50, 360.7])
        corners = middle + np.array([[-31.5, -44], [31.5, -44], [31.5, 44], [-31.5, 44]]) / 0.8 @ ways
        large = np.full((2880, 5120, 3), 60, np.uint8)
        shape = np.round(((corners + 0.5) * 4 - 0.5) * 256).astype(np.int32)
        cv2.fillPoly(large, [shape], (200, 120, 90), shift=8)
        picture = cv2.resize(large, (1280, 720), interpolation=cv2.INTER_AREA)
        (seen,) = BackFinder().find(picture, table)
        aside.append(np.array(seen.centre) - middle)
    assert np.abs(np.mean(aside, axis=0)).max() < 0.15
