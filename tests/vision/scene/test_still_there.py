"""Whether a card lies on that was not read again."""

from __future__ import annotations

import cv2
import numpy as np
import pytest

from vision.motion.differences import all_changed
from vision.motion.small_frame import SmallFrame
from vision.scene.still_there import PictureEvidence, lies_otherwise
from vision.sightings import CardSighting, DieSighting
from vision.table.bare_table import Strange

SHAPE = (200, 240)
CARD, NEIGHBOUR = (40, 20, 63, 88), (83, 20, 63, 88)
"""Left, top, width and height: the neighbour lies on a third of the card."""

READ_ANEW = (40, 20, 13, 88)
"""Where another card was read, on the card's other edge."""

WIDTH = 63.0
NOWHERE = np.zeros(SHAPE, np.uint8)

DIE = (100, 80, 12, 12)
NOISE = 9.0


def place(left, top, width, height):
    mask = np.zeros(SHAPE, np.uint8)
    mask[top : top + height, left : left + width] = 255
    return mask


def table(print_seed):
    """The card printed so under its neighbour, which bears much print; beneath lies another card."""
    picture = np.full((*SHAPE, 3), 90, np.uint8)
    for (left, top, width, height), seed, step in ((CARD, print_seed, 8), (NEIGHBOUR, 7, 3)):
        shown = np.random.default_rng(seed).integers(0, 2, (height // step + 1, width // step + 1)) * 180 + 60
        shown = cv2.resize(shown.astype(np.uint8), None, fx=step, fy=step, interpolation=cv2.INTER_NEAREST)
        picture[top : top + height, left : left + width] = shown[:height, :width, None]
    return picture


@pytest.mark.parametrize(("print_seed", "sure"), [(1, True), (2, False)], ids=["as it lay", "another print"])
def test_the_print_of_a_neighbour_that_lies_on_a_card_does_not_tell_that_the_card_lies_on(print_seed, sure):
    other = place(*CARD) | place(*NEIGHBOUR)
    strange = Strange(other, other, np.full(SHAPE, 255, np.uint8), 1.0)
    evidence = PictureEvidence(table(1), table(print_seed), place(*READ_ANEW), strange, NOWHERE, WIDTH)
    card = CardSighting("10", "up", 0.99, (), (71.5, 64.0), (0.0, -1.0), None, partial=False)
    lies = evidence.as_it_lies(card, place(*CARD), place(*NEIGHBOUR))
    assert isinstance(lies, CardSighting)
    assert lies.is_surely_there == sure


def with_rings(aside, step):
    """The card, so many pixels aside, with rings that are so many times as wide as usual."""
    picture = table(1)
    left, top, width, height = CARD
    away = np.hypot(*np.mgrid[-height / 2 : height / 2, -width / 2 : width / 2])
    rings = np.where(away % (10 * step) < 5 * step, 220, 160)
    picture[top : top + height, left + aside : left + aside + width] = rings[..., None]
    return picture


@pytest.mark.parametrize(("step", "lies_on"), [(1, True), (2, False)], ids=["pushed", "another card"])
def test_a_card_on_others_that_was_pushed_a_little_lies_on(step, lies_on):
    """Its rings and strokes, a pixel or two aside, are no more alike: only softened ones are."""
    before, now = with_rings(0, 1), with_rings(2, step)
    other = place(*CARD) | place(*NEIGHBOUR)
    strange = Strange(other, other, np.full(SHAPE, 255, np.uint8), 1.0)
    evidence = PictureEvidence(before, now, place(0, 0, 1, 1), strange, NOWHERE, WIDTH)
    card = CardSighting("10", "up", 0.99, (), (71.5, 64.0), (0.0, -1.0), None, partial=False)
    assert (evidence.as_it_lies(card, place(*CARD), place(*CARD)) is card) == lies_on


def dim_table(pips, seed):
    """A dark die that shows pips at these places, in a noisy picture."""
    picture = np.full((*SHAPE, 3), 48.0)
    left, top, width, height = DIE
    picture[top : top + height, left : left + width] = 38
    for x, y in pips:
        picture[top + y : top + y + 3, left + x : left + x + 3] = 108
    noise = np.random.default_rng(seed).normal(0.0, NOISE, picture.shape)
    return np.clip(picture + noise, 0, 255).astype(np.uint8)


@pytest.mark.parametrize(
    ("pips", "confidence", "lies_on"),
    [
        pytest.param([(4, 4)], 0.95, True, id="as it lay"),
        pytest.param([(1, 1), (8, 8)], 0.95, False, id="another number"),
        pytest.param([(4, 4)], 0.6, False, id="never read for certain"),
    ],
)
def test_a_dim_die_that_was_not_read_again_lies_on_where_nothing_differs_by_more_than_noise(
    pips, confidence, lies_on
):
    before, now = dim_table([(4, 4)], 1), dim_table(pips, 2)
    known, altered = np.full(SHAPE, 255, np.uint8), all_changed(now, before, NOISE, None)
    evidence = PictureEvidence(
        before, now, NOWHERE, Strange(place(*DIE), place(*DIE), known, 1.0), altered, WIDTH
    )
    die = DieSighting(1, confidence, (106.0, 86.0), None)
    assert (evidence.as_it_lies(die, place(*DIE), NOWHERE) is die) == lies_on


@pytest.mark.parametrize(
    ("print_of", "beside", "off"),
    [
        pytest.param((CARD, CARD), None, False, id="the card lay beneath the other one"),
        pytest.param((CARD, NEIGHBOUR), None, True, id="it lay on the other one, which is in full view"),
        pytest.param((CARD, NEIGHBOUR), CARD, False, id="another one was taken off just there"),
    ],
)
def test_a_card_was_taken_off_another_one_where_that_is_in_full_view_and_looks_otherwise(
    print_of, beside, off
):
    before, now = (with_rings(0, 1) if one is CARD else with_rings(2, 2) for one in print_of)
    altered = all_changed(now, before, NOISE, None)
    everywhere = np.full(SHAPE, 255, np.uint8)
    evidence = PictureEvidence(
        before, now, NOWHERE, Strange(everywhere, everywhere, everywhere, 1.0), altered, WIDTH
    )
    others = NOWHERE if beside is None else place(*beside)
    assert evidence.is_off(place(*CARD), place(*CARD), others) is off


def small(picture):
    return SmallFrame(picture, picture, 1.0)


@pytest.mark.parametrize(
    ("print_seed", "altered", "otherwise"),
    [(1, CARD, False), (2, CARD, True), (2, READ_ANEW, True), (2, None, False)],
    ids=["the same print in other light", "other print", "in a part of it", "nothing but noise"],
)
def test_where_nothing_was_read_something_else_lies_once_the_picture_has_changed_there(
    print_seed, altered, otherwise
):
    where = NOWHERE if altered is None else place(*altered)
    beside = place(*CARD) & ~place(*NEIGHBOUR)
    assert lies_otherwise(beside, small(table(1)), small(table(print_seed)), where) is otherwise
