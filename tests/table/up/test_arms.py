from __future__ import annotations

import pytest

from companion.table.seats import seats_around
from companion.table.up.arms import seat_of, seats_of, whose_set
from companion.table.up.layout import Lain
from companion.table.up.lies import Fresh
from vision.sightings import Place
from vision.table.scene import Arm


def arm(entry, reach):
    return Arm(Place(*entry, 0.0), Place(*reach, 0.0), 1.0)


@pytest.mark.parametrize(
    ("entry", "reach", "player"),
    [
        ((29.0, 270.0), (0.0, 0.0), 0),
        ((150.0, 270.0), (250.0, -200.0), 0),  # reaching across the table to the upper right
        ((-320.0, 190.0), (0.0, 20.0), 1),
        ((0.0, -270.0), (0.0, -270.0), 3),  # hardly above the table
        ((10.0, 270.0), (10.0, 300.0), 0),  # the fingertips were not seen inside
    ],
)
def test_an_arm_is_its_whose_seat_its_line_leads_to(entry, reach, player):
    assert seat_of(arm(entry, reach), seats_around(6)) == player


def test_of_several_players_the_one_who_reached_the_middle_laid_the_set():
    near = arm((0.0, 270.0), (0.0, 10.0))
    far = arm((0.0, -270.0), (0.0, -200.0))
    assert seats_of((near, far), seats_around(2)) == {0, 1}
    nobodys = ((), ())
    laid = (Lain("7", Place(0.0, 0.0, 0.0)),)
    assert whose_set(Fresh(laid, nobodys, nobodys, nobodys), (far, near), seats_around(2), None) == 0
