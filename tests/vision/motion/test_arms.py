"""Arms in coarse masks of what moves."""

from __future__ import annotations

import numpy as np
import pytest

from tests.vision.table.drawn_table import DrawnTable
from vision.motion.arms import ArmTracker
from vision.motion.ground import CoarseTable

SHAPE = (180, 320)


def ground() -> CoarseTable:
    return CoarseTable.of(DrawnTable().calibration, SHAPE)


def moving(table: CoarseTable, *pieces: tuple[float, float, float, float]) -> np.ndarray:
    """Pieces in mm, each left, upper, right and lower."""
    mask = np.zeros(SHAPE, np.uint8)
    east, south = table.millimetres[:, :, 0], table.millimetres[:, :, 1]
    for left, upper, right, lower in pieces:
        mask[(east > left) & (east < right) & (south > upper) & (south < lower)] = 255
    return mask


HAND = (-40.0, 150.0, 40.0, 230.0)
HAND_FAR = (-40.0, -380.0, 40.0, -290.0)
FOREARM_FAR = (-60.0, -450.0, 20.0, -240.0)
CARD_ASIDE = (-125.0, 300.0, -65.0, 400.0)
CARD_FAR = (-10.0, -380.0, 40.0, -340.0)
SLEEVE = (-30.0, 380.0, 30.0, 450.0)
SLEEVE_ALONG = (-350.0, 330.0, -250.0, 450.0)
ALONG = (SLEEVE_ALONG, (-260.0, 330.0, -50.0, 380.0), (-150.0, 330.0, -50.0, 450.0))
"""An arm along the border, which another leaves a gap in."""
CUFF = (-30.0, 430.0, 30.0, 450.0)


@pytest.mark.parametrize(
    ("pieces", "seen"),
    [
        pytest.param([(-30.0, 150.0, 30.0, 450.0)], True, id="in one piece"),
        pytest.param([HAND], False, id="nothing crosses the border"),
        pytest.param([CUFF], False, id="a shadow at the border"),
    ],
)
def test_an_arm_is_what_moves_across_the_border(pieces, seen):
    table, tracker = ground(), ArmTracker()
    nothing = np.zeros(SHAPE, np.uint8)
    tracker.look(moving(table, *pieces), nothing, table, 0.0)
    tracker.look(nothing, nothing, table, 0.1)
    arms = tracker.taken()
    assert bool(arms) == seen
    for arm in arms:
        assert (arm.entry.x, arm.entry.y) == pytest.approx((0.0, 440.0), abs=15.0)
        assert arm.reach.y == pytest.approx(150.0, abs=15.0)


def test_an_arm_of_the_tables_own_colour_is_seen_though_parts_of_it_are_missing():
    table, tracker = ground(), ArmTracker()
    nothing = np.zeros(SHAPE, np.uint8)
    pieces = (HAND, (-30.0, 260.0, 30.0, 320.0), (-30.0, 350.0, 30.0, 415.0))
    tracker.look(moving(table, *pieces), nothing, table, 0.0)
    tracker.look(nothing, nothing, table, 0.1)
    (arm,) = tracker.taken()
    assert arm.entry.x == pytest.approx(0.0, abs=15.0)
    assert arm.entry.y > 380.0


def test_new_cards_at_the_border_are_no_arm_where_a_few_pixels_flicker():
    table, tracker = ground(), ArmTracker()
    nothing = np.zeros(SHAPE, np.uint8)
    cards = moving(table, (-140.0, 340.0, 140.0, 440.0))
    for frame, flicker in enumerate([(-400.0, 0.0, -390.0, 8.0), (0.0, 380.0, 8.0, 390.0)]):
        tracker.look(moving(table, flicker), cards, table, 0.1 * frame)
    tracker.look(nothing, nothing, table, 1.0)
    assert tracker.taken() == ()


@pytest.mark.parametrize(
    ("taken_away", "rests"), [(True, False), (False, True)], ids=["and the table is seen there", "but not"]
)
def test_a_card_laid_ahead_of_the_place_at_the_border_that_it_left_is_no_arm(taken_away, rests):
    table, tracker = ground(), ArmTracker()
    nothing = np.zeros(SHAPE, np.uint8)
    left, lies = moving(table, (-35.0, 350.0, 35.0, 450.0)), moving(table, (-45.0, 250.0, 45.0, 350.0))
    tracker.look(moving(table, SLEEVE), left | lies, table, 0.0)
    tracker.look(nothing, left | lies, table, 0.1, lambda: left if taken_away else nothing)
    assert bool(tracker.present) == rests


def test_a_hand_that_rests_while_another_moves_is_still_there():
    table, tracker = ground(), ArmTracker()
    nothing = np.zeros(SHAPE, np.uint8)
    resting = moving(table, (-60.0, 150.0, 60.0, 450.0))
    other = moving(table, (-300.0, -450.0, -240.0, -150.0))
    tracker.look(resting, nothing, table, 0.0)
    for frame in range(1, 20):
        tracker.look(other, resting, table, 0.1 * frame)
        assert tracker.taken() == ()
    tracker.look(nothing, nothing, table, 2.0)
    assert len(tracker.taken()) == 2


def test_cards_at_rest_near_the_edge_of_the_picture_are_no_hand():
    columns, rows = np.meshgrid(np.arange(SHAPE[1]), np.arange(SHAPE[0]))
    millimetres = 3.0 * np.stack([columns, rows], axis=2).astype(np.float32)
    everywhere = np.full(SHAPE, 255, np.uint8)
    edge = np.zeros(SHAPE, np.uint8)
    edge[-2:] = 255
    cut_off = CoarseTable(everywhere, edge, millimetres, np.full(SHAPE, 9.0, np.float32))
    nothing, cards = np.zeros(SHAPE, np.uint8), np.zeros(SHAPE, np.uint8)
    cards[120:-2, 100:220] = 255
    tracker = ArmTracker()
    tracker.look(cards, cards, cut_off, 0.0)
    tracker.look(nothing, cards, cut_off, 0.1)
    assert not tracker.present


def test_of_an_arm_that_cannot_be_told_from_the_table_the_card_tells_where_it_came_in():
    table, tracker = ground(), ArmTracker()
    nothing = np.zeros(SHAPE, np.uint8)
    tracker.look(moving(table, (-30.0, -400.0, 30.0, -330.0)), nothing, table, 0.0)
    tracker.look(nothing, nothing, table, 0.1)
    (arm,) = tracker.taken()
    assert arm.entry.x == pytest.approx(0.0, abs=15.0)
    assert arm.entry.y < -330.0


@pytest.mark.parametrize(
    ("moves", "still"),
    [
        pytest.param([HAND_FAR], [SLEEVE], id="its sleeve rests at its own border"),
        pytest.param([HAND_FAR], [], id="nothing is seen of its sleeve any more"),
    ],
)
def test_a_hand_that_comes_near_the_border_opposite_is_the_arms_that_was_seen_before(moves, still):
    table, tracker = ground(), ArmTracker()
    nothing = np.zeros(SHAPE, np.uint8)
    tracker.look(moving(table, HAND_FAR, SLEEVE), nothing, table, 0.0)
    tracker.look(moving(table, *moves), moving(table, *still), table, 0.1)
    assert tracker.taken() == ()
    tracker.look(nothing, nothing, table, 5.0)
    (arm,) = tracker.taken()
    assert (arm.entry.x, arm.entry.y) == pytest.approx((0.0, 440.0), abs=15.0)
    assert arm.reach.y == pytest.approx(-375.0, abs=15.0)


@pytest.mark.parametrize(("stays", "arms"), [(False, 1), (True, 2)], ids=["withdraws", "stays"])
def test_an_arm_guessed_by_its_card_is_the_one_that_is_then_seen_to_withdraw(stays, arms):
    """Nothing was seen of its sleeve until it left the table, on another side than the card lies near."""
    table, tracker = ground(), ArmTracker()
    nothing, hand, card = (moving(table, *pieces) for pieces in ([], [HAND_FAR], [CARD_FAR]))
    tracker.look(hand, hand, table, 0.0)
    tracker.look(hand | moving(table, SLEEVE), hand if stays else card, table, 0.1)
    tracker.look(nothing, card, table, 5.0)
    seen = tracker.taken()
    assert len(seen) == arms
    assert (seen[-1].entry.x, seen[-1].entry.y) == pytest.approx((0.0, 440.0), abs=15.0)
    assert (seen[-1].reach.y < -280.0) is not stays


def test_an_arm_came_in_where_it_crossed_the_border_not_where_the_card_that_it_laid_is_nearest_to_it():
    """Its sleeve was seen once; then a card aside, told for a neighbour's arm by being near the border."""
    table, tracker = ground(), ArmTracker()
    nothing, card = np.zeros(SHAPE, np.uint8), moving(table, CARD_ASIDE)
    tracker.look(moving(table, SLEEVE), nothing, table, 0.0)
    tracker.look(card, card, table, 0.1)
    tracker.look(card, card, table, 0.2)
    tracker.look(nothing, card, table, 5.0)
    (arm,) = tracker.taken()
    assert (arm.entry.x, arm.entry.y) == pytest.approx((0.0, 440.0), abs=15.0)
    assert arm.reach.y == pytest.approx(300.0, abs=15.0)


@pytest.mark.parametrize(
    ("frames", "guessed"),
    [
        pytest.param([HAND_FAR, HAND_FAR], True, id="its hand alone"),
        pytest.param([SLEEVE, CARD_ASIDE], False, id="where it crossed the border, and then its card"),
        pytest.param([HAND_FAR, FOREARM_FAR], False, id="its hand, and then where it crossed the border"),
    ],
)
def test_where_an_arm_came_in_is_guessed_while_nothing_but_its_hand_was_told_from_the_table(frames, guessed):
    table, tracker = ground(), ArmTracker()
    nothing = np.zeros(SHAPE, np.uint8)
    for number, piece in enumerate(frames):
        tracker.look(moving(table, piece), nothing, table, 0.1 * number)
    tracker.look(nothing, nothing, table, 5.0)
    (arm,) = tracker.taken()
    assert arm.guessed is guessed


def test_an_arm_that_cannot_be_told_from_the_table_comes_in_while_another_is_there():
    table, tracker = ground(), ArmTracker()
    nothing = np.zeros(SHAPE, np.uint8)
    tracker.look(moving(table, (-60.0, 150.0, 60.0, 450.0)), nothing, table, 0.0)
    tracker.look(moving(table, HAND_FAR), nothing, table, 0.1)
    tracker.look(nothing, nothing, table, 5.0)
    near, opposite = tracker.taken()
    assert near.entry.y > 400.0
    assert opposite.entry.y < -350.0


@pytest.mark.parametrize(("west", "arms"), [(-40.0, 1), (-400.0, 2)], ids=["where it reached to", "aside"])
def test_a_hand_further_in_is_the_arms_that_was_reaching_there_though_another_border_is_nearer(west, arms):
    """Of a sleeve like the table nothing is seen but where it came in first."""
    table, tracker = ground(), ArmTracker()
    nothing = np.zeros(SHAPE, np.uint8)
    tracker.look(moving(table, (-30.0, -30.0, 30.0, 450.0)), nothing, table, 0.0)
    tracker.look(moving(table, (west, -400.0, west + 80.0, -240.0)), nothing, table, 0.1)
    tracker.look(nothing, nothing, table, 5.0)
    seen = tracker.taken()
    assert len(seen) == arms
    assert (seen[0].entry.x, seen[0].entry.y) == pytest.approx((0.0, 440.0), abs=15.0)


def test_a_hand_that_seems_to_reach_along_the_border_says_nothing_of_where_it_came_in():
    """A card laid near the border was taken for where an arm came in, and the wrist beyond it for its tip."""
    table, tracker = ground(), ArmTracker()
    nothing = np.zeros(SHAPE, np.uint8)
    tracker.look(
        moving(table, (100.0, -395.0, 200.0, -330.0), (200.0, -340.0, 360.0, -310.0)), nothing, table, 0.0
    )
    tracker.look(nothing, nothing, table, 0.1)
    assert tracker.taken() == ()


@pytest.mark.parametrize(
    ("frames", "elsewhere"),
    [
        pytest.param([ALONG], 1, id="seen so once"),
        pytest.param([(SLEEVE_ALONG,), ALONG], 0, id="what was seen apart from it came in where it did"),
    ],
)
def test_an_arm_that_crosses_the_border_twice_may_have_come_in_at_either(frames, elsewhere):
    table, tracker = ground(), ArmTracker()
    nothing = np.zeros(SHAPE, np.uint8)
    for index, pieces in enumerate(frames):
        tracker.look(moving(table, *pieces), nothing, table, index / 10)
    tracker.look(nothing, nothing, table, 5.0)
    sleeve, hand = sorted(tracker.taken(), key=lambda arm: arm.entry.x)
    assert len(sleeve.other_entries) == elsewhere
    assert [round(entry.x, -2) for entry in hand.other_entries] == [-300.0]


def test_an_arm_that_stayed_in_one_place_is_known_to_have_lingered():
    table, tracker = ground(), ArmTracker()
    nothing = np.zeros(SHAPE, np.uint8)
    arm = moving(table, (-30.0, 150.0, 30.0, 450.0))
    tracker.look(arm, nothing, table, 0.0)
    assert [one.lingered for one in tracker.present] == [False]
    tracker.linger()
    tracker.look(arm, nothing, table, 0.1)
    tracker.look(nothing, nothing, table, 0.2)
    assert [one.lingered for one in tracker.taken()] == [True]


def test_an_arm_that_lingered_is_known_to_have_done_so_once_it_withdraws_from_where_it_was_guessed():
    """Just the card that it laid was told from the table; then its sleeve came to light."""
    table, tracker = ground(), ArmTracker()
    nothing = np.zeros(SHAPE, np.uint8)
    card = moving(table, CARD_FAR)
    tracker.look(card, card, table, 0.0)
    assert [arm.guessed for arm in tracker.present] == [True]
    tracker.linger()
    tracker.look(moving(table, SLEEVE, (-30.0, 150.0, 30.0, 450.0)), nothing, table, 0.1)
    tracker.look(nothing, nothing, table, 0.2)
    assert [(arm.guessed, arm.lingered) for arm in tracker.taken()] == [(False, True)]


def test_what_moves_far_from_the_border_is_no_arm():
    table, tracker = ground(), ArmTracker()
    nothing = np.zeros(SHAPE, np.uint8)
    tracker.look(moving(table, (-30.0, -300.0, 30.0, -200.0)), nothing, table, 0.0)
    tracker.look(nothing, nothing, table, 0.1)
    assert tracker.taken() == ()
