from __future__ import annotations

from dataclasses import replace

import pytest

from companion.games.up.table.arms import seats_of, whose_set
from companion.games.up.table.changed import Changed
from companion.games.up.table.layout import Lain
from companion.table.seats import seats_around
from tests.games.up.table.scenes import card
from vision.motion.arm import Arm
from vision.sightings import Place


def arm(entry, reach):
    return Arm(Place(*entry, 0.0), Place(*reach, 0.0), 1.0)


def test_of_several_players_the_one_who_reached_the_middle_laid_the_set():
    near = arm((0.0, 270.0), (0.0, 10.0))
    far = arm((0.0, -270.0), (0.0, -200.0))
    assert seats_of((near, far), seats_around(2)) == {0, 1}
    nobodys = ((), ())
    laid = (Lain("7", Place(0.0, 0.0, 0.0)),)
    assert whose_set(Changed(laid, nobodys, nobodys, nobodys), (far, near), seats_around(2), None) == 0


def test_a_set_from_the_hand_that_no_arm_was_seen_to_bring_is_nobodys():
    nobodys = ((), ())
    laid = (Lain("7", Place(0.0, 0.0, 0.0)),)
    assert whose_set(Changed(laid, nobodys, nobodys, nobodys), (), seats_around(2), 1) is None


@pytest.mark.parametrize(
    ("partial", "whose"),
    [((True, True), None), ((True, False), 1), ((False,), 1)],
    ids=["both peep out", "one lies on top", "in full view"],
)
def test_an_arm_tells_whose_set_it_is_only_where_one_of_its_cards_lies_on_top(partial, whose):
    nobodys = ((), ())
    places = (Place(25.0 * number, 0.0, 0.0) for number in range(len(partial)))
    laid = tuple(
        Lain("8", place, replace(card("8", place), partial=beneath))
        for place, beneath in zip(places, partial, strict=True)
    )
    bens = arm((0.0, -270.0), (0.0, 0.0))
    assert whose_set(Changed(laid, nobodys, nobodys, nobodys), (bens,), seats_around(2), 1) == whose


def test_open_cards_that_are_gone_tell_whose_set_it_is_though_it_just_peeps_out():
    place, nobodys = Place(0.0, 0.0, 0.0), ((), ())
    laid = (Lain("8", place, replace(card("8", place), partial=True)),)
    gone = ((Lain("8", Place(0.0, 200.0, 0.0)),), ())
    assert whose_set(Changed(laid, nobodys, gone, nobodys), (), seats_around(2), 1) == 0


@pytest.mark.parametrize(("to_move", "whose"), [(1, 1), (0, None)], ids=["whose turn it is", "out of turn"])
def test_an_arm_that_is_only_guessed_tells_whose_set_it_is_where_it_is_that_ones_turn(to_move, whose):
    nobodys = ((), ())
    laid = (Lain("7", Place(0.0, 0.0, 0.0)),)
    bens = replace(arm((0.0, -270.0), (0.0, 0.0)), guessed=True)
    assert whose_set(Changed(laid, nobodys, nobodys, nobodys), (bens,), seats_around(2), to_move) == whose
