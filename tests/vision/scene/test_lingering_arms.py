"""The watcher at a drawn table on whose edge an arm rests and fidgets while others play."""

from __future__ import annotations

import math

import numpy as np
import pytest

from tests.vision.table.drawn_table import DrawnTable, Sitting, card, codes
from vision.scene.scene import Hindrance, TableState

FOREARM = np.array([[-340, 560], [-260, 560], [-270, 340], [-330, 340]], float)
PLAYS = (("QD", 150, -150), ("5C", -200, 0), ("2S", 250, -250))


class Fidgeting(Sitting):
    """A table with a forearm on its lower edge, some millimetres to and fro, from a moment on."""

    fidgets = False

    def look(self):
        self.table.resting = None
        if self.fidgets:
            aside, deep = 8 * math.sin(7 * self.time), 6 * math.sin(11 * self.time)
            self.table.resting = FOREARM + np.array([aside, deep])
        return super().look()


def with_an_arm_that_fidgets(fps: float = 15.0) -> Fidgeting:
    seat = Fidgeting(DrawnTable(things=[card("9H", 0, 0)]), fps)
    seat.settle()
    seat.fidgets = True
    seat.looks(round(2.5 * fps))
    return seat


@pytest.mark.parametrize("fps", [8, 15, 30])
def test_what_others_lay_is_seen_while_an_arm_fidgets_elsewhere(fps):
    seat = with_an_arm_that_fidgets(fps)
    assert {look.state for look in seat.looks(fps)} == {TableState.SEEN}
    lain = ["9H"]
    for number, (code, x, y) in enumerate(PLAYS, 1):
        seat.lay(card(code, x, y, 20), side=number)
        scene = seat.settle()
        lain.append(code)
        assert codes(scene) == sorted(lain)
        assert not scene.unread
        assert not scene.overlooked
        (arm,) = scene.arms
        assert math.hypot(arm.reach.x - x, arm.reach.y - y) < 75
    seat.fidgets = False
    scene = seat.settle()
    assert codes(scene) == sorted(lain)
    assert [round(arm.entry.y, -2) for arm in scene.arms] == [400]


def test_what_is_laid_by_the_arm_that_stayed_is_told_as_its_own_once_it_has_left():
    seat = with_an_arm_that_fidgets()
    seat.table.things.append(card("QD", -290, 330))
    assert not [look.scene for look in seat.looks(30) if look.scene is not None]
    seat.fidgets = False
    scene = seat.settle()
    assert codes(scene) == ["9H", "QD"]
    assert [round(arm.entry.x, -2) for arm in scene.arms] == [-300]


def test_a_card_that_the_arm_covers_in_part_waits_until_all_of_it_is_in_view():
    seat = with_an_arm_that_fidgets()
    seat.lay(card("QD", -235, 300), side=3)
    assert not [look.scene for look in seat.looks(30) if look.scene is not None]
    seat.fidgets = False
    assert codes(seat.settle()) == ["9H", "QD"]


def test_an_arm_that_moves_on_is_waited_for():
    seat = Fidgeting(DrawnTable(things=[card("9H", 0, 0)]), 15.0)
    seat.settle()
    for step in range(45):
        seat.table.arm_from(0, (-300 + 12 * step, 100))
        assert seat.look().state is TableState.HAND


def test_an_arm_that_is_waited_for_long_is_told_and_only_then():
    seat = with_an_arm_that_fidgets(8.0)
    assert {look.hindrance for look in seat.looks(100)} == {None}
    seat.lay(card("QD", -235, 300), side=3)
    told = [look.hindrance for look in seat.looks(100)]
    assert told[:60] == [None] * 60
    assert told[-1] is Hindrance.ARM
    look = seat.look()
    assert round(look.waits_for.entry.x, -2) == -300
    seat.fidgets = False
    assert [look.hindrance for look in seat.looks(8)][-1] is None
