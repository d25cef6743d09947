"""Whose arm it may have been."""

from __future__ import annotations

from dataclasses import replace

import pytest

from companion.table.arms import likely_of, may_be_of, seat_of, shoulder
from companion.table.seats import seats_around
from vision.motion.arm import Arm
from vision.sightings import Place


def arm(entry, reach):
    return Arm(Place(*entry, 0.0), Place(*reach, 0.0), 1.0)


@pytest.mark.parametrize(
    ("entry", "reach", "begins"),
    [
        pytest.param((0, 270), (0, 0), (0, 620), id="on its line, beyond the border"),
        pytest.param((0, -270), (0, -250), (0, -305), id="the nearer to where it came in, the shorter it is"),
        pytest.param((10, 270), (10, 300), (10, 270), id="where it came in, when no fingertips were seen"),
    ],
)
def test_an_arm_begins_at_the_shoulder(entry, reach, begins):
    place = shoulder(arm(entry, reach))
    assert (place.x, place.y) == pytest.approx(begins)


@pytest.mark.parametrize(
    ("entry", "reach", "players"),
    [
        pytest.param((0, 270), (0, 0), (0,), id="before its seat and in line with it"),
        pytest.param((-29, -261), (-54, -118), (2, 3), id="before a neighbour, but in line with its seat"),
        pytest.param((62, -265), (120, -180), (3, 2), id="before its seat, but in line with a neighbour"),
    ],
)
def test_an_arm_may_be_his_before_whom_it_came_in_or_whom_its_line_leads_to(entry, reach, players):
    assert may_be_of(arm(entry, reach), seats_around(5)) == players


def test_an_arm_seen_as_one_with_another_may_be_his_whose_that_is_but_is_likely_its_own():
    """A hand that lay along the border crossed it twice, and seemed to be a neighbour's arm, too."""
    hand = replace(arm((-87, 276), (-14, 175)), other_entries=(Place(-351, 265, 59.0),))
    assert may_be_of(hand, seats_around(5)) == (0, 1)
    assert likely_of(hand, seats_around(5)) == (0,)


@pytest.mark.parametrize(
    ("entry", "reach", "players"),
    [
        pytest.param((0, 270), (0, 0), (0, 0), id="by entry and by line the same"),
        pytest.param((-29, -261), (-80, -10), (2, 3), id="before a neighbour, but in line with its seat"),
        pytest.param((-10, -266), (19, -179), (2,), id="a short one, whom both entry and line allow"),
        pytest.param((20, -301), (-15, -216), (3,), id="a short one, whose line leads away from a neighbour"),
        pytest.param((-223, 249), (-17, 135), (1, 1), id="between two, nearer to the second"),
    ],
)
def test_an_arm_is_likely_his_who_sits_nearest_to_its_entry_or_its_line(entry, reach, players):
    assert likely_of(arm(entry, reach), seats_around(5)) == players


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


def test_of_a_dark_sleeve_on_a_dark_table_the_card_that_comes_in_tells_whose_it_is():
    assert seat_of(arm((-277.8, -492.9), (-230.8, -498.2)), seats_around(7)) == 3
