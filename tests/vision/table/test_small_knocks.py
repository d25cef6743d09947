"""The watcher at a drawn table that is knocked a little between the plays, each time too little to notice."""

from __future__ import annotations

import math

import numpy as np
import pytest

from tests.vision.table.drawn_table import SIZE, Sitting, card, codes, sitting


def knocked(seat: Sitting, x: float, y: float, degrees: float) -> None:
    """From now on the picture is shifted by so many pixels and turned about its middle."""
    cos, sin = math.cos(math.radians(degrees)), math.sin(math.radians(degrees))
    there = np.array([[1, 0, SIZE[0] / 2 + x], [0, 1, SIZE[1] / 2 + y], [0, 0, 1.0]])
    back = np.array([[1, 0, -SIZE[0] / 2], [0, 1, -SIZE[1] / 2], [0, 0, 1.0]])
    seat.table.knock = there @ np.array([[cos, -sin, 0], [sin, cos, 0], [0, 0, 1.0]]) @ back


PLAYS = [("QD", 200, 150), ("5C", -200, 150), ("7S", 200, -150), ("2H", -200, -150)]
PLAYS += [("KD", 0, 200), ("3C", 0, -200), ("8S", 280, 0), ("JH", -280, 0)]


@pytest.mark.parametrize("tilt", [0, 35])
@pytest.mark.parametrize(
    "step", [(2.4, 0.0, 0.0), (-1.4, 1.6, 0.0), (0.0, 0.0, 0.35)], ids=["aside", "askew", "turned"]
)
def test_cards_that_nobody_moved_stay_where_they_lie_however_often_the_table_is_knocked(step, tilt):
    seat = sitting(card("9H", 30, 20), tilt=tilt)
    for number, (code, x, y) in enumerate(PLAYS, 1):
        knocked(seat, *(number * one for one in step))
        seat.looks(5)
        seat.lay(card(code, x, y), side=number % 4)
        scene = seat.settle()
        assert len(scene.arms) == 1
        where = {one.code: (one.place.x, one.place.y) for one in scene.sightings.cards}
        assert sorted(where) == sorted(["9H", *(code for code, _, _ in PLAYS[:number])])
        for lies, *place in (("9H", 30, 20), *PLAYS[:number]):
            assert math.dist(where[lies], place) < 6.0, (number, lies)
    outline = seat.table._to_picture(seat.table.calibration.corners)
    assert np.abs(seat.watcher.calibration.outline - outline).max() < 7.0


def test_what_is_known_of_things_and_of_the_table_beneath_them_moves_along():
    seat = sitting()
    for thing in (card("9H", 30, 20), card("QD", 33, 22)):
        seat.lay(thing)
        seat.settle()
    for number in range(1, 7):
        knocked(seat, 2.4 * number, 0.0, 0.0)
        seat.looks(5)
        seat.reach_in(number % 4, (200, 200), frames=3)
        seat.table.no_arm()
        assert codes(seat.settle()) == ["QD"]
    seat.reach_in(0, (30, 100))
    seat.table.things.pop()
    seat.look()
    seat.table.no_arm()
    scene = seat.settle()
    (old,) = scene.sightings.cards
    assert old.code == "9H"
    assert math.dist((old.place.x, old.place.y), (30, 20)) < 6.0
    seat.reach_in(0, (30, 100))
    seat.table.things.clear()
    seat.look()
    seat.table.no_arm()
    seat.eye.looked.clear()
    assert codes(seat.settle()) == []
    assert seat.eye.looked == [], "the bare table is known where the card lay"


@pytest.mark.parametrize("plain", [False, True], ids=["a cloth", "a plain table"])
def test_a_table_at_rest_is_followed_nowhere_while_a_game_is_played_on_it(plain):
    seat = sitting(plain=plain, noise=5.0)
    kept = seat.watcher.calibration
    for number, (code, x, y) in enumerate(PLAYS):
        seat.table.light = 1.0 - 0.1 * (number % 4)
        seat.lay(card(code, x, y), side=number % 4)
        seat.settle()
    assert seat.watcher.calibration is kept
