import gc
from weakref import ref

import cv2
import numpy as np
import pytest

from companion.decks.drawn.poker import PokerDeck
from companion.rehearsal.arms import arm_window
from companion.rehearsal.canvas import around, bands, corners, placed
from companion.rehearsal.clutter import strewn
from companion.rehearsal.conditions import Conditions, make_world
from companion.rehearsal.dice import resting
from companion.rehearsal.gestures import SimulatedSeat
from companion.rehearsal.layout import BACK, DICE, UPDOWN_CARD, Kind, Layout, Lying, Spot, Thing
from companion.rehearsal.moving import Carried, Reaching, Tumbling
from companion.rehearsal.stage import Stage
from companion.table.playing_table import BIG_TABLE, SMALL_TABLE
from hardware.cameras.protocol import made_small

CARD = Thing(Kind.CARD, "9H")


def set_table(world):
    return Stage(world, PokerDeck(world.deck))


@pytest.fixture(scope="module")
def stage():
    return set_table(make_world(Conditions.EASY, 2))


def shown(stage, *lyings):
    stage.layout = Layout(lyings)
    return stage.frame().astype(int)


def test_a_stage_is_gone_with_its_last_user():
    """Its pictures are large, and a game after the other is acted out."""
    gc.disable()
    try:
        world = make_world(Conditions.EASY, 2)
        other = set_table(world)
        shown(other, Lying(CARD, Spot(0.0, 0.0, 0.0), BACK))
        remains = ref(other._painter)
        del other
        assert remains() is None
    finally:
        gc.enable()


def test_a_card_covers_exactly_its_projected_outline(stage):
    bare = shown(stage)
    card = Lying(CARD, Spot(60.0, -40.0, 33.0), BACK)
    seen = shown(stage, card)
    outline = stage.lens.project(corners((63.0, 88.0), placed(60.0, -40.0, 33.0)))
    inside, near = np.zeros(bare.shape[:2], np.uint8), np.zeros(bare.shape[:2], np.uint8)
    cv2.fillPoly(inside, [np.round(outline).astype(np.int32)], 1)
    cv2.dilate(inside, np.ones((25, 25), np.uint8), dst=near)
    changed = np.abs(seen - bare).max(axis=2) > 24
    assert changed[cv2.erode(inside, np.ones((5, 5), np.uint8)) > 0].mean() > 0.8
    assert changed[near == 0].sum() == 0


def test_what_is_taken_away_leaves_no_trace(stage):
    bare = shown(stage)
    shown(stage, Lying(UPDOWN_CARD, Spot(0.0, 0.0), "UP"), Lying(DICE[0], Spot(90.0, 30.0, 12.0), "5"))
    again = shown(stage)
    assert np.abs(again - bare).max() < 24


def test_the_upper_one_of_two_things_is_seen(stage):
    lower, upper = Lying(CARD, Spot(0.0, 0.0), BACK), Lying(UPDOWN_CARD, Spot(0.0, 0.0), "DOWN")
    only_upper = shown(stage, upper)
    middle = (slice(340, 380), slice(620, 660))
    assert np.abs(shown(stage, lower, upper)[middle] - only_upper[middle]).mean() < 4
    assert np.abs(shown(stage, upper, lower)[middle] - only_upper[middle]).mean() > 20


@pytest.mark.parametrize("conditions", Conditions)
@pytest.mark.parametrize("table", [SMALL_TABLE, BIG_TABLE])
def test_a_resting_hand_is_out_of_the_picture(conditions, table):
    for seed in range(4):
        world = make_world(conditions, seed, table=table)
        for seat in range(10):
            rest = SimulatedSeat(36.0 * seat, table).rest
            assert arm_window(world.lens, world.arms[0], rest, 4.0).empty


@pytest.mark.parametrize("side", range(4))
def test_an_arm_across_a_big_table_does_not_end_in_the_picture(side):
    world = make_world(Conditions.EASY, 1, table=BIG_TABLE)
    window = arm_window(
        world.lens, world.arms[0], SimulatedSeat(90.0 * side, BIG_TABLE).reaching(0.0, 0.0), 4.0
    )
    assert (window.bottom == 1296, window.left == 0, window.top == 0, window.right == 2304)[side]


@pytest.mark.parametrize("turn", [0.0, 20.0, 45.0, 90.0, 130.0])
def test_bands_hold_all_of_a_long_thing_and_do_not_meet(stage, turn):
    lens = stage.lens
    outline = corners((80.0, 600.0), placed(40.0, -30.0, turn))
    seen = np.zeros((lens.picture[1], lens.picture[0]), np.uint8)
    cv2.fillConvexPoly(seen, np.round(lens.project(outline)).astype(np.int32), 1)
    covered = np.zeros_like(seen)
    for band in bands(lens, outline):
        covered[band.slices] += 1
    assert covered.max() == 1
    assert not np.any(seen & (covered == 0))
    assert np.count_nonzero(covered) <= around(lens, lens.project(outline), 40.0).area


def test_bands_of_what_lies_aslant_leave_most_of_its_surroundings_out(stage):
    outline = corners((80.0, 600.0), placed(0.0, 0.0, 45.0))
    area = sum(band.area for band in bands(stage.lens, outline))
    assert area < around(stage.lens, stage.lens.project(outline)).area / 2


def test_a_frame_stays_as_it_is_when_the_next_one_is_painted(stage):
    stage.layout = Layout()
    first = stage.frame()
    before = first.copy()
    stage.layout = Layout((Lying(CARD, Spot(0.0, 0.0), BACK),))
    stage.frame()
    assert np.array_equal(first, before)


def test_a_hand_reaches_the_middle_of_the_picture(stage):
    for side in range(4):
        window = arm_window(
            stage.lens, stage.world.arms[0], SimulatedSeat(90.0 * side).reaching(0.0, 0.0), 4.0
        )
        assert not window.empty
        assert (window.bottom == 720, window.left == 0, window.top == 0, window.right == 1280)[side]


@pytest.mark.parametrize("side", range(4))
def test_what_lies_before_a_seat_stands_upright_for_the_player(side):
    spot = SimulatedSeat(90.0 * side).spot(200.0)
    assert spot.turn == 90.0 * side
    right_hand = SimulatedSeat(90.0 * side).spot(200.0, 50.0)
    up = np.array([np.sin(np.radians(spot.turn)), -np.cos(np.radians(spot.turn))])
    right = np.array([-up[1], up[0]])
    assert np.array([right_hand.x - spot.x, right_hand.y - spot.y]) == pytest.approx(right * 50.0, abs=1e-6)


def test_a_table_at_home_is_cluttered_but_not_where_cards_are_played():
    things = strewn(4, SMALL_TABLE, np.random.default_rng(3))
    assert {Kind.GLASS, Kind.COASTER, Kind.PHONE, Kind.PENCIL} == {lying.thing.kind for lying in things}
    assert all(abs(lying.spot.x) > 340 for lying in things)


def test_what_lies_there_at_first_leaves_no_trace_either():
    world = make_world(Conditions.EASY, 2)
    begun_empty, begun_full = set_table(world), set_table(world)
    shown(begun_full, Lying(UPDOWN_CARD, Spot(0.0, 0.0), "UP"))
    assert np.abs(shown(begun_full) - shown(begun_empty)).max() < 24


def moving(stage):
    """A hand with a card, and a die that rolls beside it."""
    tip = SimulatedSeat(0.0).reaching(40.0, 30.0)
    held = Carried(Lying(CARD, Spot(40.0, 20.0, 12.0), "9H"), 25.0)
    rolling = Tumbling(Spot(-150.0, 60.0, 20.0), 30.0, resting(4, 33.0))
    return [Reaching(0, tip, 20.0)], [held], [rolling]


@pytest.mark.parametrize("conditions", Conditions)
@pytest.mark.parametrize("table", [SMALL_TABLE, BIG_TABLE])
def test_a_frame_shows_small_what_it_shows_whole(conditions, table):
    stage = set_table(make_world(conditions, 5, table=table))
    card, die = Lying(CARD, Spot(-60.0, -40.0, 33.0), BACK), Lying(DICE[0], Spot(90.0, 30.0), "5")
    stage.layout = Layout((card, die))
    for arms, carried, rolling in (((), (), ()), moving(stage)):
        shot = stage.shot(arms, carried, rolling)
        apart = cv2.absdiff(made_small(shot.whole()), shot.small).max(axis=2)
        assert np.mean(apart > 10) < (0.002 if arms else 1e-5)  # an arm's edge is a little sharper
        assert np.percentile(apart, 99) <= 4


@pytest.mark.parametrize("knocked", [False, True])
def test_a_frame_is_painted_whole_as_it_was_however_late(knocked):
    stage = set_table(make_world(Conditions.EASY, 2))
    stage.layout = Layout((Lying(CARD, Spot(60.0, -40.0, 33.0), BACK),))
    shot = stage.shot(*moving(stage))
    at_once = shot.whole()
    stage.layout = Layout()
    if knocked:
        stage.lens = make_world(Conditions.EASY, 3).lens
    assert not np.array_equal(stage.frame(), at_once)
    assert np.array_equal(shot.whole(), at_once)
