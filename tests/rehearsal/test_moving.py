"""Arms and what they carry, moment by moment."""

from __future__ import annotations

import pytest

from companion.rehearsal.gestures import Gesture, SimulatedSeat, Stop
from companion.rehearsal.layout import BACK, DICE, Kind, Layout, Lying, Spot, Thing
from companion.rehearsal.moving import MovingArm

SEAT = SimulatedSeat(0.0)
PACK = tuple(Lying(Thing(Kind.CARD, str(number)), Spot(40.0 * number, 0.0), BACK) for number in range(4))


def dealing(*laid: Lying) -> MovingArm:
    """An arm that brings things along and lays them down one after the other."""
    stops = tuple(Stop(lying.spot.x, lying.spot.y, 0.5, drop=(lying,)) for lying in laid)
    return MovingArm(Gesture(0, stops, laid), SEAT)


@pytest.mark.parametrize(
    ("seconds", "seen"), [(0.2, {"0", "3"}), (0.7, {"1", "3"}), (1.2, {"2", "3"}), (1.7, {"3"})]
)
def test_of_a_pack_in_the_hand_the_uppermost_card_is_seen_and_the_one_that_is_laid(seconds, seen):
    arm = dealing(*PACK)
    arm.advance(seconds, Layout())
    assert {held.lying.thing.name for held in arm.carried()} == seen


def test_dice_in_the_hand_are_seen_beside_each_other():
    arm = dealing(PACK[0], *(Lying(die, Spot(100.0, 50.0), "3") for die in DICE))
    arm.advance(0.2, Layout())
    assert {held.lying.thing for held in arm.carried()} == {PACK[0].thing, *DICE}
