"""What people take back brings to light what lay there before, and that is not read again."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest

from tests.vision.table.drawn_table import Sitting, card, codes, die, sitting
from vision.boxes import PixelBox
from vision.motion.small_frame import SmallFrame
from vision.scene.identity import hidden
from vision.scene.remembered_scenes import Earlier
from vision.sightings import CardSighting

READ = CardSighting("9H", "poker", 0.99, (("9H", 0.99),), (640.0, 360.0), (0.0, -1.0), None, partial=True)
AROUND = PixelBox(560, 280, 720, 440)


def with_a_card_laid_on_another(*beside, **conditions) -> Sitting:
    seat = sitting(card("9H", 0, -200), *beside, **conditions)
    seat.lay(card("QD", 20, -190, confidence=1.0), 2)
    seat.settle()
    return seat


def take_back(seat: Sitting) -> None:
    """The card that was laid last is taken up; from now on it is noted where is read."""
    seat.reach_in(2, (20, -190))
    seat.table.things = [thing for thing in seat.table.things if thing.code != "QD"]
    seat.look()
    seat.table.no_arm()
    seat.eye.looked.clear()


@pytest.mark.parametrize("noise", [2.0, 8.0])
def test_what_lies_there_again_is_not_read(noise):
    seat = with_a_card_laid_on_another(noise=noise)
    take_back(seat)
    assert codes(seat.settle()) == ["9H"]
    assert seat.eye.looked == []


@pytest.mark.parametrize("beside", [(), (die(3, 200, 200),)], ids=["nothing else", "a die"])
@pytest.mark.parametrize("conditions", [{"noise": 2.0}, {"noise": 8.0}, {"plain": True}])
def test_where_the_table_is_bare_again_nothing_is_read(beside, conditions):
    seat = sitting(*beside, **conditions)
    seat.lay(card("QD", 20, -190, confidence=1.0), 2)
    seat.settle()
    take_back(seat)
    assert codes(seat.settle()) == []
    assert seat.eye.looked == []


def test_where_another_card_lies_instead_that_shows_little_is_read():
    seat = sitting()
    seat.lay(card("QD", 20, -190, confidence=1.0), 2)
    seat.settle()
    take_back(seat)
    seat.table.things = [die(1, 20, -190)]
    assert [one.value for one in seat.settle().sightings.dice] == [1]


def test_it_is_known_in_another_light_too():
    seat = with_a_card_laid_on_another()
    seat.table.light = 0.9
    take_back(seat)
    assert codes(seat.settle()) == ["9H"]
    assert seat.eye.looked == []


def test_what_was_taken_back_two_plays_ago_is_known_too():
    seat = with_a_card_laid_on_another()
    seat.lay(card("7C", 40, -170, confidence=1.0), 2)
    seat.settle()
    seat.table.things = [thing for thing in seat.table.things if thing.code != "7C"]
    take_back(seat)
    assert codes(seat.settle()) == ["9H"]
    assert seat.eye.looked == []


def test_a_card_that_lies_a_little_aside_is_read():
    seat = with_a_card_laid_on_another()
    seat.table.things[0].x += 3
    take_back(seat)
    assert codes(seat.settle()) == ["9H"]
    assert seat.eye.looked != []


def test_another_card_in_its_place_is_read():
    seat = with_a_card_laid_on_another()
    seat.table.things[0].code = "9S"
    take_back(seat)
    assert codes(seat.settle()) == ["9S"]


def test_beside_dice_all_is_read_since_a_pale_one_may_lie_there_that_the_small_picture_does_not_show():
    seat = with_a_card_laid_on_another(die(3, 200, 200))
    take_back(seat)
    assert codes(seat.settle()) == ["9H"]
    assert seat.eye.looked != []


def test_what_was_in_doubt_is_read():
    seat = sitting(card("9H", 0, -200, confidence=0.6))
    seat.lay(card("QD", 20, -190, confidence=1.0), 2)
    seat.settle()
    take_back(seat)
    seat.settle()
    assert seat.eye.looked != []


@pytest.mark.parametrize(
    ("lies", "known"), [(READ, True), (hidden(READ), False)], ids=["read", "may be gone"]
)
def test_what_was_only_thought_to_lie_there_still_does_not_come_back(lies, known):
    table, earlier = SmallFrame.of(np.full((720, 1280, 3), 90, np.uint8)), Earlier()
    earlier.keep(table, (lies,))
    again = earlier.again([AROUND], table, 2.0, 60.0)
    assert again.things == ((lies,) if known else ())


def test_what_is_read_a_little_beside_the_place_that_looks_as_it_did_is_still_one_thing():
    """Of a fan that was pushed a card's middle lay inside that place before, and beside it since."""
    table, earlier = SmallFrame.of(np.full((720, 1280, 3), 90, np.uint8)), Earlier()
    other = replace(READ, code="9S", centre=(640.0, 300.0))
    earlier.keep(table, (READ, other))
    for lower in (358, 362):
        again = earlier.again([PixelBox(560, 280, 720, lower)], table, 2.0, 60.0)
        assert again.things == (READ, other)
        moved, far = (replace(READ, centre=(640.0, y)) for y in (364.0, 420.0))
        assert again.others((moved, other, far)) == (far,)
