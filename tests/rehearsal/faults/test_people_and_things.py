import itertools
import math

import numpy as np
import pytest

from companion.rehearsal.faults.effect import Draw, Moment, Room
from companion.rehearsal.faults.registry import fault_named
from companion.rehearsal.layout import Kind, Layout, Lying, Spot, Thing
from companion.rehearsal.moving import Reaching
from companion.table.playing_table import SMALL_TABLE
from tests.rehearsal.faults.watched_table import CARDS, SEATS, TICK, arms_at

DEALT = Layout(CARDS)
ROOM = Room(SMALL_TABLE, SEATS)


def company(named, seed=3):
    fault = fault_named(named)
    return fault.effect.company(Draw(seed, fault.name), ROOM)


def seen(named, seconds=30.0, layout=DEALT, seed=3, arms=arms_at):
    """What is there at each tick."""
    there = company(named, seed)
    ticks = range(round(seconds / TICK))
    return [(tick * TICK, there.now(Moment(tick * TICK, arms(tick * TICK), layout))) for tick in ticks]


def along(arm, *back):
    angle = math.radians(arm.tip.turn)
    return [Spot(arm.tip.x - math.sin(angle) * far, arm.tip.y + math.cos(angle) * far) for far in back]


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("named", ["forearm", "forearm:mild", "forearm-coming-in"])
def test_a_resting_forearm_covers_no_card(named, seed):
    full = Layout(
        tuple(
            Lying(Thing(Kind.CARD, f"{x} {y}"), Spot(x, y), "1")
            for x in range(-240, 241, 80)
            for y in (-120, 0, 120)
        )
    )
    arms = [arm for _time, there in seen(named, layout=full, seed=seed) for arm in there.arms]
    for arm in arms:
        for spot in along(arm, 15.0, 60.0, 120.0):
            assert all(spot.distance(lying.spot) > 50.0 for lying in full)


def test_a_forearm_is_there_from_the_start_or_comes_in_and_stays():
    assert all(there.arms for _time, there in seen("forearm"))
    there = [bool(present.arms) for _time, present in seen("forearm-coming-in")]
    came = there.index(True)
    assert 12.0 <= came * TICK <= 21.0
    assert all(there[came:])


def test_a_forearm_makes_way_for_a_card_and_comes_back():
    there = company("forearm:mild")
    (before,) = there.now(Moment(0.0)).arms
    card = Layout((Lying(Thing(Kind.CARD, "1"), Spot(before.tip.x, before.tip.y), "1"),))
    for tick in range(60):
        (away,) = there.now(Moment(tick * TICK, layout=card)).arms or (None,)
    assert away is None or all(spot.distance(card.things[0].spot) > 70 for spot in along(away, 30.0, 110.0))
    for tick in range(60, 120):
        (back,) = there.now(Moment(tick * TICK)).arms
    assert back.tip.distance(before.tip) < 12


def test_a_strong_fidget_is_wider_and_comes_oftener():
    stirred = []
    for strength in ("mild", "strong"):
        tips = [there.arms[0].tip for _time, there in seen(f"forearm:{strength}")]
        stirred.append(np.mean([one.distance(other) for one, other in itertools.pairwise(tips)]))
    assert 0 < stirred[0] < stirred[1] / 3


def test_a_second_arm_comes_while_somebody_reaches_in_and_is_another_ones():
    reached = {}
    for strength in ("mild", "strong"):
        there = seen(f"second-arm:{strength}", 60.0)
        assert all(arms_at(time) for time, present in there if present.arms)
        arms = [(present.arms[0], arms_at(time)[0]) for time, present in there if present.arms]
        assert all(one.player != other.player for one, other in arms)
        reached[strength] = len(arms), min(math.hypot(one.tip.x, one.tip.y) for one, _other in arms)
    assert reached["mild"][0] < reached["strong"][0]
    assert reached["strong"][1] < 60 < reached["mild"][1]


def test_a_cat_comes_now_and_then_and_leaves_again():
    for named in ("cat", "cat:mild"):
        walks = [bool(there.arms) for _time, there in seen(named, 120.0)]
        assert 0.02 < np.mean(walks) < 0.25
        assert {arm.look is not None for _time, there in seen(named, 120.0) for arm in there.arms} == {True}


def test_a_fly_walks_no_faster_than_flies_do():
    spots = [there.carried[0].lying.spot for _time, there in seen("fly", 7.9)]
    steps = [one.distance(other) for one, other in itertools.pairwise(spots)]
    assert max(steps) <= 100 * TICK * 1.01
    assert len(set(spots)) > 10


def test_a_pad_is_filled_line_by_line():
    pads = [there.under[0].shows for _time, there in seen("writing-pad", 60.0)]
    assert pads[0] == "pad-0"
    assert len(dict.fromkeys(pads)) > 4
    assert any(there.arms for _time, there in seen("writing-pad", 60.0))


def test_a_telephone_lights_up_and_changes():
    shown = {there.under[0].shows for _time, there in seen("lit-phone", 60.0)}
    assert "phone-0" in shown
    assert len(shown) > 2


def test_things_are_laid_and_moved_where_no_cards_lie():
    there = seen("things-moved", 60.0, arms=lambda _time: ())
    spots = {lying.spot for _time, present in there for lying in present.under}
    assert len(spots) >= 4
    for spot in spots:
        assert all(spot.distance(card.spot) > 100 for card in CARDS)
        assert abs(spot.x) < SMALL_TABLE.play_area[0] / 2
        assert abs(spot.y) < SMALL_TABLE.play_area[1] / 2
    assert any(isinstance(arm, Reaching) for _time, present in there for arm in present.arms)


def test_a_fault_draws_the_same_whatever_else_is_wrong():
    assert Draw(3, "cat").random(1).random() == Draw(3, "cat").random(1).random()
    assert Draw(3, "cat").random(1).random() != Draw(3, "fly").random(1).random()
    assert Draw(3, "cat").random(1).random() != Draw(4, "cat").random(1).random()
