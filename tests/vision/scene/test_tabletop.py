"""What lies on the table, carried on from picture to picture, on a cloth with print."""

from dataclasses import replace

import cv2
import numpy as np
import pytest

from tests.vision.scene.stacked_cards import (
    CARD,
    EVERYWHERE,
    NOISE,
    SIZE,
    card,
    cloth,
    die_on_a_blossom,
    lying,
    seen_bare,
    stacked,
    with_card,
)
from tests.vision.table.drawn_table import DrawnTable
from vision.boxes import PixelBox
from vision.masks import opened
from vision.motion.differences import changed
from vision.motion.small_frame import SmallFrame
from vision.scene.tabletop import Tabletop
from vision.sightings import Image, Place, Sightings


@pytest.mark.parametrize(
    "ghost",
    [Sightings(cards=(card(None, None),)), Sightings(dice=(die_on_a_blossom(),))],
    ids=["card", "die"],
)
def test_what_was_wrongly_seen_leaves_when_the_table_is_bare_there_again_whatever_its_print(ghost):
    tabletop = seen_bare()
    with_it, without = SmallFrame.of(with_card()), SmallFrame.of(cloth())
    tabletop.take(ghost, EVERYWHERE, SmallFrame.of(cloth()), with_it, NOISE)
    tabletop.take(Sightings(), EVERYWHERE, with_it, without, NOISE)
    assert tabletop.sightings == Sightings()


def test_a_die_read_a_little_beside_itself_stays_one_die():
    picture = cloth()
    cv2.rectangle(picture, (286, 156), (314, 184), (235, 240, 240), -1)
    cv2.circle(picture, (300, 170), 4, (20, 20, 20), -1)
    tabletop, small = seen_bare(), SmallFrame.of(picture)
    die = die_on_a_blossom(x=300.0, y=170.0)
    tabletop.take(Sightings(dice=(die,)), EVERYWHERE, SmallFrame.of(cloth()), small, NOISE)
    beside = Sightings(dice=(die_on_a_blossom(x=313.0, y=176.0),))
    tabletop.take(beside, EVERYWHERE, small, small, NOISE)
    assert tabletop.sightings.dice == (die,)


@pytest.mark.parametrize(("more", "stands"), [((), True), ((-8, 8), False)], ids=["still a one", "a five"])
def test_a_one_in_whose_place_a_five_lies_is_read_anew_though_its_pip_is_there(more, stands):
    def picture(pips: tuple[int, ...]) -> SmallFrame:
        drawn = cloth()
        cv2.rectangle(drawn, (286, 156), (314, 184), (235, 240, 240), -1)
        for x, y in ((0, 0), *((x, y) for x in pips for y in pips)):
            cv2.circle(drawn, (300 + x, 170 + y), 3, (20, 20, 20), -1)
        return SmallFrame.of(drawn)

    one, now = picture(()), picture(more)
    tabletop, die = seen_bare(), die_on_a_blossom(x=300.0, y=170.0)
    tabletop.take(Sightings(dice=(die,)), EVERYWHERE, SmallFrame.of(cloth()), one, NOISE)
    change = opened(changed(now.fine, one.fine, NOISE, None))
    assert tabletop.untouched(EVERYWHERE, one, now, change) == ((die,) if stands else ())


def test_a_die_at_the_very_edge_of_what_is_read_anew_stays_one_die():
    picture = cloth()
    cv2.rectangle(picture, (286, 156), (314, 184), (235, 240, 240), -1)
    tabletop, small = seen_bare(), SmallFrame.of(picture)
    die = die_on_a_blossom(x=299.6, y=170.0)
    tabletop.take(Sightings(dice=(die,)), EVERYWHERE, SmallFrame.of(cloth()), small, NOISE)
    again = Sightings(dice=(die_on_a_blossom(x=300.2, y=170.0),))
    tabletop.take(again, (PixelBox(300, 100, 500, 300),), small, small, NOISE)
    assert tabletop.sightings.dice == (die,)


@pytest.mark.parametrize(
    ("aside", "left"),
    [pytest.param(2.0, 0, id="the same card again"), pytest.param(33.0, 1, id="the next card of a fan")],
)
def test_only_what_lies_just_where_an_untouched_card_does_is_that_card(aside, left):
    picture = with_card()
    cv2.putText(picture, "9", (630, 400), cv2.FONT_HERSHEY_SIMPLEX, 3.0, (30, 30, 200), 9)
    before = SmallFrame.of(picture)
    tabletop = Tabletop()
    tabletop.regions(
        np.zeros((360, 640), np.uint8), np.zeros((180, 320), np.uint8), before, DrawnTable().calibration
    )
    tabletop.take(Sightings((card("9H", CARD),)), EVERYWHERE, None, before, NOISE)
    seen = Sightings((card("9D", CARD + np.array([aside, 0], np.float32)),))
    nothing_changed = np.zeros(before.fine.shape[:2], np.uint8)
    stay = tabletop.untouched(EVERYWHERE, before, before, nothing_changed)
    assert len(tabletop.without(stay, seen).cards) == left


@pytest.mark.parametrize(
    ("partial", "code"),
    [pytest.param(True, "9H", id="peeping out, as before"), pytest.param(False, None, id="on top: another")],
)
def test_a_doubtful_card_that_others_cover_is_the_one_that_lay_there(partial, code):
    tabletop = Tabletop()
    lay = replace(card("9H", CARD), place=Place(0.0, 0.0, 3.0))
    tabletop.take(Sightings((lay,)), EVERYWHERE, None, SmallFrame.of(with_card()), NOISE)
    doubtful = replace(lay, code=None, confidence=0.6, candidates=(("9H", 0.6),), partial=partial)
    assert [one.code for one in tabletop.remembered(Sightings((doubtful,))).cards] == [code]


@pytest.mark.parametrize(
    ("value", "aside", "confidence"),
    [
        pytest.param(6, 2.0, 0.9, id="the die that lay there"),
        pytest.param(5, 2.0, 0.6, id="rolled: another number"),
        pytest.param(6, 40.0, 0.6, id="rolled: elsewhere"),
    ],
)
def test_a_die_that_nobody_rolled_keeps_its_best_reading(value, aside, confidence):
    tabletop, lay = Tabletop(), replace(die_on_a_blossom(), place=Place(0.0, 0.0, 0.0))
    tabletop.take(Sightings(dice=(lay,)), EVERYWHERE, None, SmallFrame.of(cloth()), NOISE)
    again = replace(lay, value=value, confidence=0.6, place=Place(aside, 0.0, 0.0))
    assert [die.confidence for die in tabletop.remembered(Sightings(dice=(again,))).dice] == [confidence]
    tabletop.take(Sightings(dice=(again,)), EVERYWHERE, None, SmallFrame.of(cloth()), NOISE)
    assert [die.confidence for die in tabletop.sightings.dice] == [confidence]


def pushed(picture: Image, by: float) -> Image:
    """The picture with all that lies there so many pixels to the right."""
    shift = np.array([[1, 0, by], [0, 1, 0]], np.float32)
    return np.asarray(cv2.warpAffine(picture, shift, SIZE[::-1], borderMode=cv2.BORDER_REPLICATE), np.uint8)


@pytest.mark.parametrize(("by", "stays"), [(1.2, True), (12.0, False)], ids=["half a pixel", "six pixels"])
def test_a_card_pushed_so_little_that_nothing_of_it_has_changed_need_not_be_read_again(by, stays):
    lay = stacked((600, 300))
    for line in range(303, 440, 3):
        cv2.line(lay, (602, line), (698, line - 2), (200, 200, 200), 1)
    before, now = SmallFrame.of(lay), SmallFrame.of(pushed(lay, by))
    tabletop, card_there = seen_bare(), lying("7", (600, 300), partial=False)
    tabletop.take(Sightings((card_there,)), EVERYWHERE, SmallFrame.of(cloth()), before, NOISE)
    change = opened(changed(now.fine, before.fine, NOISE, None))
    assert tabletop.untouched(EVERYWHERE, before, now, change) == ((card_there,) if stays else ())


def test_a_card_that_another_was_laid_on_is_known_again_where_it_peeps_out():
    tabletop, aside = Tabletop(), np.float32(20.0)
    lay = replace(card("9H", CARD), place=Place(0.0, 0.0, 3.0))
    over = replace(card("QD", CARD + aside), place=Place(14.0, 14.0, 3.0))
    picture = with_card()
    cv2.fillConvexPoly(picture, (CARD + aside).astype(np.int32), (90, 60, 160))
    before, now = SmallFrame.of(with_card()), SmallFrame.of(picture)
    tabletop.take(Sightings((lay,)), EVERYWHERE, None, before, NOISE)
    tabletop.take(Sightings((over,)), EVERYWHERE, before, now, NOISE)
    assert tabletop.sightings.cards == (replace(lay, partial=True), over)
    strip = replace(lay, code=None, confidence=0.6, candidates=(("9H", 0.6),), partial=True)
    assert [one.code for one in tabletop.remembered(Sightings((over, strip))).cards] == ["QD", "9H"]


def test_what_changed_within_a_cards_reach_is_read_as_one():
    """Of a card on a cloth of its paper's colour only the figures in its corners were seen to change."""
    small, calibration = SmallFrame.of(cloth()), DrawnTable().calibration
    change = np.zeros(small.fine.shape[:2], np.uint8)
    width = calibration.card_width() / small.scale
    figures = [(0.0, 0.0), (0.75 * width, 1.15 * width)]
    for x, y in figures:
        column, row = round(200 + x), round(150 + y)
        change[row : row + 3, column : column + 3] = 255
    swept = np.zeros(small.coarse.shape[:2], np.uint8)
    (region,) = Tabletop().regions(change, swept, small, calibration)
    assert region.contains((small.scale * (200 + 0.4 * width), small.scale * (150 + 0.6 * width)))
