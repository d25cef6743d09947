"""Print that is seen too small or too soft is told of once, and can be looked up as long as it is so."""

from __future__ import annotations

import cv2
import numpy as np
import pytest

from companion.engines import Reason
from companion.sitting.print_watch import NEWS_SECONDS
from tests.sitting.watching import Watching
from tests.vision.cards.drawn_cards import Lying, table
from vision.calibration import Calibration
from vision.scene.scene import TableState
from vision.sightings import CardSighting, Image, Place, Sightings

WIDTH = 60
CARD = CardSighting(
    code="7H",
    deck="poker",
    confidence=0.99,
    candidates=(("7H", 0.99),),
    centre=(200.0, 200.0),
    up=(0.0, -1.0),
    outline=np.array([[170, 158], [230, 158], [230, 242], [170, 242]], np.float32),
    partial=False,
    place=Place(0.0, 0.0, 0.0),
    index=9.0,
)
NOTHING, SEEN = Sightings(), Sightings((CARD,))


def told(**facts: str | int) -> Reason:
    return Reason("print-untold", tuple(facts.items()))


BLURRED = told(measured="index", pixels=9, untold="strips", lacking="sharpness")


def lies(soft: float) -> Image:
    """How that card is seen through a lens that softens so much."""
    sharp = table(Lying("7H", 200, 200), width=WIDTH, size=(400, 400))
    return np.asarray(cv2.GaussianBlur(sharp, (0, 0), soft) if soft else sharp, np.uint8)


def table_of_pixels(mm: float) -> Calibration:
    """A table of whose millimetres each pixel shows so many."""
    return Calibration(np.diag([mm, mm, 1.0]), (400, 400), (900.0, 900.0))


@pytest.fixture
def blurred(watching: Watching) -> Watching:
    """The first card of the evening lies there, seen through a soft lens."""
    watching.watcher.picture = lies(1.0)
    watching.see(SEEN)
    return watching


def shown(watching: Watching) -> tuple[Reason | None, bool]:
    view = watching.sitting.view
    return view.camera.untold_print, view.camera.print_is_news


def test_nothing_is_said_before_a_card_lies_there_nor_where_all_is_well(watching):
    watching.see(NOTHING)
    assert shown(watching) == (None, False)
    watching.watcher.picture = lies(0.0)
    watching.see(SEEN)
    assert shown(watching) == (None, False)


def test_blurred_print_is_news_for_a_while_and_can_be_looked_up_after_that(blurred):
    assert shown(blurred) == (BLURRED, True)
    blurred.time += NEWS_SECONDS
    blurred.see(TableState.HAND)
    assert shown(blurred) == (BLURRED, False)
    blurred.see(SEEN, NOTHING)
    assert shown(blurred) == (BLURRED, False), "that is known, and no card says that it is better"


def test_once_print_is_seen_well_nothing_is_said_any_more(blurred):
    blurred.watcher.picture = lies(0.0)
    blurred.see(SEEN)
    assert shown(blurred) == (None, False)


def test_a_table_that_was_found_anew_is_measured_anew(blurred):
    blurred.time += NEWS_SECONDS
    blurred.sitting.calibrate(table_of_pixels(1.0))
    assert shown(blurred) == (None, False)
    blurred.see(SEEN)
    assert shown(blurred) == (BLURRED, True)


@pytest.mark.parametrize(("mm", "pixels"), [(1.0, None), (1.8, None), (1.9, 33), (3.0, 21)])
def test_that_cards_will_be_too_small_is_told_once_the_table_is_found(watching, mm, pixels):
    watching.sitting.calibrate(table_of_pixels(mm))
    small = None if pixels is None else Reason("print-small", (("pixels", pixels),))
    assert shown(watching) == (small, small is not None)
    watching.time += NEWS_SECONDS
    watching.see(TableState.HAND)
    assert shown(watching) == (small, False)


def test_what_print_tells_itself_goes_before_how_small_cards_are(watching):
    watching.sitting.calibrate(table_of_pixels(3.0))
    watching.watcher.picture = lies(1.0)
    watching.see(SEEN)
    assert shown(watching) == (BLURRED, True)
    watching.watcher.picture = lies(0.0)
    watching.see(SEEN)
    assert shown(watching)[0] == Reason("print-small", (("pixels", 21),))
