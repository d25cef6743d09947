"""The watcher at a drawn table, where there is no time to look at all frames: arms are told all the same."""

from __future__ import annotations

import numpy as np
import pytest

from tests.vision.table.drawn_table import Drawn, DrawnTable, Sitting, card, codes
from vision.scene.scene import TableState


def settled(*things: Drawn) -> Sitting:
    """A watcher that has settled its first scene."""
    seat = Sitting(DrawnTable(things=list(things)))
    seat.settle()
    return seat


def lay_unwatched(seat: Sitting, thing: Drawn, side: int) -> None:
    """A hand lays a thing and leaves while there is no time to look."""
    seat.computes = True
    seat.lay(thing, side)
    seat.look()
    seat.computes = False


@pytest.mark.parametrize("side", [0, 1, 2, 3])
def test_an_arm_that_there_was_no_time_to_look_at_is_told_by_what_was_glimpsed(side):
    seat = settled(card("9H", 0, 0))
    lay_unwatched(seat, card("QD", 150, -150, 40), side)
    scene = seat.settle()
    (arm,) = scene.arms
    entry = [(0, 450), (-450, 0), (0, -450), (450, 0)][side]
    assert codes(scene) == ["9H", "QD"]
    assert np.hypot(arm.entry.x - entry[0], arm.entry.y - entry[1]) < 70


def test_an_arm_that_was_only_glimpsed_and_changed_nothing_is_told():
    seat = settled(card("9H", 0, 0))
    seat.computes = True
    seat.reach_in(1, (0, 200))
    seat.table.no_arm()
    seat.look()
    seat.computes = False
    assert len(seat.settle().arms) == 1


def test_the_arm_of_the_next_play_is_told_with_it_though_it_came_while_the_last_one_was_read():
    seat = settled(card("9H", 0, 0))
    seat.lay(card("QD", 150, -150), 0)
    seat.looks(2)
    lay_unwatched(seat, card("7C", -150, 150), 3)
    first = seat.settle()
    assert codes(first) == ["7C", "9H", "QD"]
    assert [round(arm.entry.x, -2) for arm in first.arms] == [0, 400]


def test_glimpses_of_a_table_at_rest_change_nothing():
    seat = settled(card("9H", 0, 0))
    seat.lay(card("QD", 150, -150), 0)
    seat.looks(2)
    seat.computes = True
    seat.looks(6)
    seat.computes = False
    scene = seat.settle()
    assert (codes(scene), len(scene.arms)) == (["9H", "QD"], 1)
    seat.computes = True
    seat.looks(6)
    seat.computes = False
    assert [look.scene for look in seat.looks(6)] == [None] * 6


def test_nothing_is_glimpsed_before_the_table_is_known():
    seat = Sitting(DrawnTable(), calibrated=False)
    seat.computes = True
    seat.reach_in(1, (0, 200))
    seat.computes = False
    assert seat.look().state is TableState.NOT_CALIBRATED
