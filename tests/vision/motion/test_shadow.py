"""Parts of a picture that show what was there, in a shadow or in the sun."""

from __future__ import annotations

import cv2
import numpy as np
import pytest

from vision.motion.shadow import flat_parts, same_in_other_light, same_texture

NOISE = 2.5
SHAPE = (120, 160)
LEFT, RIGHT = (slice(30, 60), slice(20, 60)), (slice(30, 60), slice(90, 130))
"""Two places of 1200 pixels each."""


def noise(seed):
    return np.random.default_rng(seed).normal(0, NOISE, (*SHAPE, 3))


def cloth(depth, seed=7):
    """A cloth whose threads vary by so many grey levels."""
    threads = np.random.default_rng(seed).normal(0, depth, SHAPE)
    return np.full((*SHAPE, 3), (90.0, 110.0, 100.0)) + cv2.GaussianBlur(threads, (0, 0), 0.7)[..., None] * 2


def taken(table, seed):
    return np.clip(table + noise(seed), 0, 255).astype(np.uint8)


def parts(*places):
    mask = np.zeros(SHAPE, np.uint8)
    for place in places:
        mask[place] = 255
    return mask


def holds(mask, place):
    return bool(np.all(mask[place] == 255))


@pytest.mark.parametrize("gain", [(0.5, 0.5, 0.5), (1.6, 1.8, 1.9), (0.55, 0.75, 1.25)])
def test_a_part_that_light_falls_on_has_its_texture_and_another_cloth_has_not(gain):
    lay, lies = cloth(6), cloth(6)
    lies[LEFT] = lay[LEFT] * gain
    lies[RIGHT] = cloth(6, seed=8)[RIGHT]
    same = same_texture(parts(LEFT, RIGHT), taken(lies, 1), taken(lay, 2), NOISE)
    assert holds(same, LEFT)
    assert not same[RIGHT].any()


def bars_of_sun(table, gain=1.7, beside=0):
    """A table on which the sun shines through a barred window, so many pixels further to the right."""
    for left in (10, 45, 80, 115):
        table[20:100, left + beside : left + beside + 28] *= gain
    return table


@pytest.mark.parametrize("moved", [0, 9])
def test_hard_edges_of_the_sun_are_seen_through_wherever_it_wanders(moved):
    before, now = taken(bars_of_sun(cloth(6)), 1), taken(bars_of_sun(cloth(6), beside=moved), 2)
    lit = same_in_other_light(parts((slice(20, 100), slice(10, 152))), now, taken(cloth(6), 3), NOISE)
    wandered = same_in_other_light(parts((slice(20, 100), slice(10, 152))), now, before, NOISE)
    assert np.mean(lit[20:100, 10:152] > 0) > 0.97
    assert np.mean(wandered[20:100, 10:152] > 0) > 0.97


@pytest.mark.parametrize("paper", [(235.0, 235.0, 235.0), (90.0, 110.0, 100.0), (60.0, 90.0, 160.0)])
def test_a_card_in_the_sun_is_not_the_cloth_beneath_it_whatever_its_colour(paper):
    lies = cloth(6)
    lies[LEFT] = paper
    now, place = taken(bars_of_sun(lies), 1), parts((slice(20, 100), slice(10, 152)))
    told = same_in_other_light(place, now, taken(cloth(6), 3), NOISE)
    inner = told[34:56, 24:56]
    assert np.mean(inner > 0) < 0.03


def test_what_lies_beside_a_part_says_nothing_of_it():
    lay, lies = cloth(6), cloth(6)
    lies[LEFT] *= 0.6
    lies[LEFT[0], 60:80] = 250
    assert holds(same_texture(parts(LEFT), taken(lies, 1), taken(lay, 2), NOISE), LEFT)


def with_bars(table, place, colour=(235.0, 235.0, 235.0)):
    table[place] = colour
    for row in range(place[0].start + 4, place[0].stop, 8):
        table[row : row + 3, place[1]] = 40
    return table


def plain(place, colour):
    table = cloth(0)
    table[place] = colour
    return table


WHITE, RED, LIT = (235.0, 235.0, 235.0), (40.0, 30.0, 190.0), (150.0, 180.0, 175.0)
SMALL = (slice(30, 38), slice(20, 28))

SHOWN = [
    pytest.param(plain(LEFT, LIT), LEFT, True, id="a patch of sun"),
    pytest.param(plain(LEFT, RED), LEFT, False, id="red ink"),
    pytest.param(with_bars(cloth(0), LEFT), LEFT, False, id="print on paper"),
    pytest.param(plain(SMALL, LIT), SMALL, False, id="a piece of print"),
]


@pytest.mark.parametrize(("lies", "place", "flat"), SHOWN)
def test_a_part_that_shows_nothing_in_another_light_is_no_card(lies, place, flat):
    told = flat_parts(parts(place), taken(lies, 1), taken(cloth(0), 2), NOISE)
    assert holds(told, place) if flat else not told.any()


def test_no_parts_tell_nothing():
    picture = taken(cloth(6), 1)
    assert not same_texture(parts(), picture, picture, NOISE).any()
    assert not same_in_other_light(parts(), picture, picture, NOISE).any()
    assert not flat_parts(parts(), picture, picture, NOISE).any()
