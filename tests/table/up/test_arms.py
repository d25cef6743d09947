from __future__ import annotations

from companion.table.seats import seats_around
from companion.table.up.arms import seats_of, whose_set
from companion.table.up.layout import Lain
from companion.table.up.lies import Fresh
from vision.sightings import Place
from vision.table.scene import Arm


def arm(entry, reach):
    return Arm(Place(*entry, 0.0), Place(*reach, 0.0), 1.0)


def test_of_several_players_the_one_who_reached_the_middle_laid_the_set():
    near = arm((0.0, 270.0), (0.0, 10.0))
    far = arm((0.0, -270.0), (0.0, -200.0))
    assert seats_of((near, far), seats_around(2)) == {0, 1}
    nobodys = ((), ())
    laid = (Lain("7", Place(0.0, 0.0, 0.0)),)
    assert whose_set(Fresh(laid, nobodys, nobodys, nobodys), (far, near), seats_around(2), None) == 0


def test_a_set_from_the_hand_that_no_arm_was_seen_to_bring_is_nobodys():
    nobodys = ((), ())
    laid = (Lain("7", Place(0.0, 0.0, 0.0)),)
    assert whose_set(Fresh(laid, nobodys, nobodys, nobodys), (), seats_around(2), 1) is None
