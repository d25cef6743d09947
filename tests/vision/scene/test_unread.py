"""What of a card's size lies there and was not read."""

from __future__ import annotations

import cv2
import numpy as np
import pytest

from tests.vision.scene.newly_laid import AFTER, BEFORE, BLUE, KNOWN, LAID, RED, REGION, UNTOUCHED, drawn, new
from tests.vision.scene.newly_laid import card as laid_card
from tests.vision.table.drawn_table import DrawnTable, Sitting, card, die
from vision.boxes import PixelBox
from vision.motion.small_frame import SmallFrame
from vision.scene.identity import mask_of
from vision.scene.unread import crumbs, laid_unread, left_unread, overlooked_things, unread_things
from vision.sightings import NOTHING, Sightings, UnknownSighting
from vision.table.bare_table import BareTable, Strange

NOISE = 2.0
ELSEWHERE = PixelBox(900, 260, 1000, 480)
"""Where nothing was laid, in pixels."""


def looked_at(*things, known=()):
    """What some things on a drawn table differ in from it, where those that are known lie, and the table."""
    table = DrawnTable(tilt=15.0)
    bare = BareTable()
    empty = SmallFrame.of(table.frame())
    bare.learn(empty, np.zeros(empty.fine.shape[:2], np.uint8))
    table.things = [*known, *things]
    small = SmallFrame.of(table.frame())
    outlines = [table._to_picture(thing.corners()).astype(np.float32) for thing in known]
    lying = [UnknownSighting((0.0, 0.0), outline) for outline in outlines]
    mask = mask_of(lying, small.fine.shape, small.scale, table.calibration.card_width())
    return bare.compared(small, NOISE), mask, table.calibration


def unread(*things, known=()):
    """The unread among some things on a drawn table, of which some are known."""
    return unread_things(*looked_at(*things, known=known))


@pytest.mark.parametrize("known", [False, True])
def test_a_die_that_was_not_found_is_no_bare_table(known):
    six = die(6, 50.0, 50.0)
    seen = looked_at(known=[six]) if known else looked_at(six)
    strange, _, calibration = seen
    (x, y), *_ = calibration.to_picture(np.array([[50.0, 50.0]])) / strange.scale
    around = crumbs(*seen)
    assert bool(around[round(float(y)), round(float(x))]) is not known
    assert cv2.countNonZero(around) < 2000


@pytest.mark.parametrize(("cards", "is_table"), [(4, False), (30, True)], ids=["a row", "a cloth"])
def test_a_row_of_cards_that_were_not_read_is_no_bare_table_but_a_cloth_is(cards, is_table):
    places = [(60.0 * (number % 6) - 180.0, 80.0 * (number // 6) - 160.0) for number in range(cards)]
    seen = looked_at(*(card("9H", x, y) for x, y in places))
    strange, _, calibration = seen
    (x, y), *_ = calibration.to_picture(np.array([places[0]])) / strange.scale
    assert bool(crumbs(*seen)[round(float(y)), round(float(x))]) is not is_table


@pytest.mark.parametrize("turn", [0.0, 35.0, 90.0, 160.0])
def test_a_card_that_was_not_read_lies_where_it_lies(turn):
    (seen,) = unread(card("9H", 120.0, -80.0, turn), known=[card("5D", -100.0, 60.0)])
    assert (seen.place.x, seen.place.y) == pytest.approx((120.0, -80.0), abs=3.0)
    assert (seen.place.turn - turn + 90.0) % 180.0 == pytest.approx(90.0, abs=3.0)
    assert cv2.contourArea(seen.outline) > 0


def test_a_card_half_under_a_known_one_is_one_and_its_rim_is_none():
    under = card("9H", 120.0, -80.0)
    assert len(unread(under, known=[card("5D", 120.0, -22.0)])) == 1
    assert unread(under, known=[card("5D", 124.0, -76.0)]) == ()


@pytest.mark.parametrize(
    "things", [(), (die(4, 50.0, 50.0),), tuple(card("9H", 60.0 * x, 0.0) for x in range(4))],
    ids=["nothing", "a die", "a row of four"],
)  # fmt: skip
def test_what_is_not_of_a_cards_size_is_none(things):
    assert unread(*things) == ()


@pytest.mark.parametrize(
    ("beneath", "overlooked"),
    [pytest.param([], [], id="nothing"), pytest.param([card("7C", 0, -200)], [(-20, -200)], id="a strip")],
)
def test_a_strip_beneath_a_new_card_that_no_frame_shows_to_the_eye_was_overlooked(beneath, overlooked):
    seat = Sitting(DrawnTable(things=[card("9H", -200, 200)]))
    seat.settle()
    seat.table.things += beneath
    seat.lay(card("QD", 22, -200), 2)
    scene = seat.settle()
    assert {seen.code for seen in scene.sightings.cards} == {"9H", "QD"}, "this eye sees middles alone"
    assert [(round(one.place.x, -1), round(one.place.y, -1)) for one in scene.overlooked] == overlooked


@pytest.mark.parametrize(
    ("every", "tells"), [(5, True), (12, False)], ids=["print of a strip", "noise here and there"]
)
def test_pieces_of_print_amid_what_seems_the_bare_table_are_a_strip_that_was_overlooked(every, tells):
    calibration = DrawnTable().calibration
    change = np.zeros((360, 640), np.uint8)
    for top in range(150, 190, every):
        for left in range(300, 310, every):
            change[top : top + 3, left : left + 3] = 255
    strange = Strange(change, change, np.full_like(change, 255), 2.0)
    rest = left_unread(change, strange, NOTHING, calibration.card_width(), lambda left: left)
    told = () if rest is None else overlooked_things(rest, strange.scale, calibration)
    assert bool(told) is tells


@pytest.mark.parametrize(
    ("apart", "things"), [(55.0, 1), (110.0, 2)], ids=["two ends of a strip", "strips of two cards"]
)
def test_pieces_that_may_be_of_one_card_are_one(apart, things):
    """Asked for each of the two ends of a strip people would tell its card twice."""
    calibration = DrawnTable().calibration
    rest = np.zeros((360, 640), np.uint8)
    for left in (-apart / 2 - 18, apart / 2 - 18):
        corners = [(left, -8.0), (left + 36, -8.0), (left + 36, 14.0), (left, 14.0)]
        cv2.fillConvexPoly(rest, np.int32(calibration.to_picture(np.array(corners)) / 2), 255)
    told = overlooked_things(rest, 2.0, calibration)
    assert len(told) == things
    assert sum(round(one.place.x) for one in told) == pytest.approx(0, abs=3)


@pytest.mark.parametrize(
    ("lying", "told"),
    [
        pytest.param((laid_card(KNOWN),), True, id="the new card was not read"),
        pytest.param((laid_card(KNOWN), laid_card(LAID)), False, id="it was"),
        pytest.param((), False, id="the known card is gone, which explains it"),
        pytest.param(
            (laid_card((KNOWN[0] + 4, KNOWN[1])),), False, id="the known card was pushed, which does so, too"
        ),
    ],
)
def test_where_known_cards_lie_on_and_look_otherwise_a_card_was_laid_that_was_not_read(lying, told):
    shown = new(BEFORE, AFTER, Sightings(cards=(laid_card(KNOWN),)))
    assert shown is not None
    laid = laid_unread(shown, lying, (laid_card(KNOWN),), (REGION,))
    assert (laid is not None) is told
    assert laid_unread(shown, lying, (laid_card(KNOWN),), (ELSEWHERE,)) is None
    if laid is not None:
        assert laid[180, 330], "where the one lies on the other"
        assert not laid[140:150].any(), "above the card nothing changed"


@pytest.mark.parametrize(("beside", "told"), [(0, True), (4, False)], ids=["it alone", "with another one"])
def test_a_card_that_lies_a_little_beside_where_it_lay_was_pushed_if_others_were(beside, told):
    """A heap that was laid anew looks otherwise in all its print."""
    known = (laid_card(KNOWN), laid_card(UNTOUCHED))
    shown = new(
        drawn((KNOWN, RED), (UNTOUCHED, BLUE)),
        drawn((KNOWN, RED), (UNTOUCHED, BLUE), (LAID, BLUE)),
        Sightings(cards=known),
    )
    assert shown is not None
    lying = (laid_card((KNOWN[0] + 1, KNOWN[1])), laid_card((UNTOUCHED[0] + beside, UNTOUCHED[1])))
    assert (laid_unread(shown, lying, known, (REGION,)) is not None) is told
