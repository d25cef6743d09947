"""Cards that others were laid on are remembered as long as something lies on them, and no longer."""

from __future__ import annotations

from dataclasses import replace

import cv2
import numpy as np
import pytest

from tests.vision.scene.stacked_cards import EVERYWHERE, NOISE, cloth, lying, seen_bare, stacked
from tests.vision.table.drawn_table import DrawnTable
from vision.boxes import PixelBox
from vision.motion.small_frame import SmallFrame
from vision.scene.identity import box_of
from vision.scene.still_there import LayOfTable
from vision.scene.tabletop import Tabletop
from vision.sightings import CardSighting, Place, Sightings, UnknownSighting
from vision.table.bare_table import Strange

LOW, TOP, BESIDE, AWAY = (600, 300), (604, 304), (690, 300), (200, 300)
"""Upper left corners of cards in pixels: two that lie on each other, one that touches them, one elsewhere."""


def laid(code: str, corner: tuple[int, int], *, partial: bool = False) -> CardSighting:
    return replace(lying(code, corner, partial=partial), place=Place(corner[0] * 0.63, corner[1] * 0.63, 0.0))


def covered() -> Tabletop:
    """A 7 lies there, and then a 9 on it, of which nothing is in view any more."""
    tabletop = seen_bare()
    tabletop.take(Sightings((laid("7", LOW),)), EVERYWHERE, picture(), picture(LOW), NOISE)
    tabletop.take(Sightings((laid("9", TOP),)), EVERYWHERE, picture(LOW), picture(TOP), NOISE)
    assert [card.code for card in tabletop.sightings.cards] == ["9"]
    return tabletop


def picture(*corners: tuple[int, int]) -> SmallFrame:
    return SmallFrame.of(stacked(*corners) if corners else cloth())


def strip_is_named(tabletop: Tabletop) -> bool:
    """Whether a strip where the 7 lay, itself in doubt, is taken for the 7."""
    strip = replace(laid("7", LOW, partial=True), code=None, confidence=0.35)
    doubtful = replace(strip, candidates=(("7", 0.35), ("8", 0.3)))
    return tabletop.remembered(Sightings((doubtful,))).cards[0].code == "7"


def test_a_strip_of_a_card_on_which_another_lies_is_known_again():
    assert strip_is_named(covered())


@pytest.mark.parametrize(
    ("left", "named"),
    [
        pytest.param((), False, id="all taken away"),
        pytest.param((AWAY,), False, id="another lies elsewhere"),
        pytest.param((BESIDE,), False, id="another only touches it"),
        pytest.param((TOP,), True, id="the other one stays"),
        pytest.param(((618, 312),), True, id="the other one was pushed a little"),
        pytest.param(((640, 340),), False, id="the table is seen beside the other one"),
    ],
)
def test_a_card_is_remembered_as_long_as_something_lies_on_it(left, named):
    tabletop = covered()
    seen = Sightings(tuple(laid("9", corner) for corner in left))
    tabletop.take(seen, EVERYWHERE, picture(TOP), picture(*left), NOISE)
    assert strip_is_named(tabletop) is named


@pytest.mark.parametrize(
    ("top", "named"),
    [
        pytest.param((606, 296), False, id="the pile was touched: taken out of it"),
        pytest.param(TOP, True, id="nobody touched the pile: another 7"),
    ],
)
def test_a_card_that_is_read_elsewhere_was_taken_out_where_its_place_was_touched(top, named):
    tabletop = covered()
    seen = Sightings((laid("9", top), laid("7", AWAY)))
    tabletop.take(seen, EVERYWHERE, picture(TOP), picture(top, AWAY), NOISE)
    assert strip_is_named(tabletop) is named


def test_another_card_of_its_name_that_is_laid_on_it_leaves_it_there():
    tabletop, corner = covered(), (630, 340)
    on_it = Sightings((laid("9", TOP, partial=True), laid("7", corner)))
    tabletop.take(on_it, EVERYWHERE, picture(TOP), picture(TOP, corner), NOISE)
    assert strip_is_named(tabletop)


def test_another_card_of_its_name_that_has_lain_elsewhere_all_along_leaves_it_there():
    tabletop = seen_bare()
    both = Sightings((laid("7", LOW), laid("7", AWAY)))
    tabletop.take(both, EVERYWHERE, picture(), picture(LOW, AWAY), NOISE)
    over = Sightings((laid("9", TOP),))
    tabletop.take(over, (PixelBox(550, 250, 800, 500),), picture(LOW, AWAY), picture(TOP, AWAY), NOISE)
    assert strip_is_named(tabletop)


@pytest.mark.parametrize(("corner", "left"), [(TOP, True), (AWAY, False)], ids=["on it", "elsewhere"])
def test_a_card_is_remembered_where_what_lies_on_it_was_not_read(corner, left):
    outline = lying("", corner, partial=False).outline
    unread = UnknownSighting((corner[0] + 50.0, corner[1] + 70.0), outline)
    nothing = np.zeros((360, 640), np.uint8)
    lay = LayOfTable((), (unread,), nothing, Strange(nothing, nothing, nothing, 2.0), 100.0)
    assert lay.may_be_under_others(laid("7", LOW)) is left


def test_what_is_known_to_lie_beneath_a_card_is_looked_at_whole_with_it():
    top, tabletop, table = (614, 308), seen_bare(), DrawnTable().calibration
    tabletop.take(Sightings((laid("7", LOW),)), EVERYWHERE, picture(), picture(LOW), NOISE)
    tabletop.take(Sightings((laid("9", top),)), EVERYWHERE, picture(LOW), picture(top), NOISE)
    small = picture(top)
    change, swept = (np.zeros(each.shape[:2], np.uint8) for each in (small.fine, small.coarse))
    cv2.rectangle(change, (345, 210), (350, 220), 255, -1)
    (region,) = tabletop.regions(change, swept, small, table)
    assert region.joined(box_of(laid("7", LOW), table.card_width())) == region
