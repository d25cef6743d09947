"""Whether a card lies on that was not read again."""

from __future__ import annotations

import cv2
import numpy as np
import pytest

from vision.sightings import CardSighting
from vision.table.bare import Strange
from vision.table.still_there import Evidence

SHAPE = (200, 240)
CARD, NEIGHBOUR = (40, 20, 63, 88), (83, 20, 63, 88)
"""Left, top, width and height: the neighbour lies on a third of the card."""

READ_ANEW = (40, 20, 13, 88)
"""Where another card was read, on the card's other edge."""

WIDTH = 63.0


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
    evidence = Evidence(table(1), table(print_seed), place(*READ_ANEW), strange, WIDTH)
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
    evidence = Evidence(
        before, now, place(0, 0, 1, 1), Strange(other, other, np.full(SHAPE, 255, np.uint8), 1.0), WIDTH
    )
    card = CardSighting("10", "up", 0.99, (), (71.5, 64.0), (0.0, -1.0), None, partial=False)
    assert (evidence.as_it_lies(card, place(*CARD), place(*CARD)) is card) == lies_on
