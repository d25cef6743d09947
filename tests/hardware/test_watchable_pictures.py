"""What a live camera gives is looked into where it comes in: kind, size, light, and whether it changes."""

from __future__ import annotations

import math

import numpy as np
import pytest

from assets.trouble import Trouble
from hardware.cameras.watchable import (
    BLACK_SECONDS,
    FROZEN_SECONDS,
    RESIZED_SECONDS,
    UNSTEADY_SECONDS,
    PictureCheck,
)
from hardware.errors import HardwareFlaw

SIZE = (48, 64)
RANDOM = np.random.default_rng(1)


def noisy(size=SIZE) -> np.ndarray:
    """A picture as a sensor gives it."""
    return RANDOM.integers(90, 110, (*size, 3)).astype(np.uint8)


def flaw_of(looked) -> HardwareFlaw | None:
    return looked.flaw if isinstance(looked, Trouble) else None


@pytest.fixture
def check() -> PictureCheck:
    return PictureCheck("usb:0")


@pytest.mark.parametrize(
    ("given", "flaw", "what"),
    [
        (np.zeros(SIZE, np.uint8), HardwareFlaw.CAMERA_KIND, "48×64 uint8"),
        (np.zeros((*SIZE, 1), np.uint8), HardwareFlaw.CAMERA_KIND, "48×64×1 uint8"),
        (np.zeros((*SIZE, 4), np.uint8), HardwareFlaw.CAMERA_KIND, "48×64×4 uint8"),
        (np.zeros((1, *SIZE, 3), np.uint8), HardwareFlaw.CAMERA_KIND, "1×48×64×3 uint8"),
        (np.zeros((*SIZE, 3), np.uint16), HardwareFlaw.CAMERA_KIND, "48×64×3 uint16"),
        (np.zeros((*SIZE, 3), np.float32), HardwareFlaw.CAMERA_KIND, "48×64×3 float32"),
        (np.full((*SIZE, 3), np.nan), HardwareFlaw.CAMERA_KIND, "48×64×3 float64"),
        (np.zeros((*SIZE, 3), bool), HardwareFlaw.CAMERA_KIND, "48×64×3 bool"),
        (np.zeros((*SIZE, 3), object), HardwareFlaw.CAMERA_KIND, "48×64×3 object"),
        (np.uint8(7), HardwareFlaw.CAMERA_KIND, "uint8"),
        ([[1, 2, 3]], HardwareFlaw.CAMERA_KIND, "list"),
        ("picture", HardwareFlaw.CAMERA_KIND, "str"),
        (np.zeros((0, 0, 3), np.uint8), HardwareFlaw.CAMERA_EMPTY, None),
        (np.zeros((0,), np.float32), HardwareFlaw.CAMERA_EMPTY, None),
        (np.zeros((4, 64, 3), np.uint8), HardwareFlaw.CAMERA_SMALL, None),
    ],
)
def test_what_is_no_picture_in_8_bit_colour_is_told_and_good_ones_are_taken_again(check, given, flaw, what):
    first, again = noisy(), noisy()
    assert check.take(first, 0.0) is first
    told = check.take(given, 0.1)
    assert flaw_of(told) is flaw
    assert dict(told.facts).get("what") == what
    assert check.take(again, 3.0) is again


@pytest.mark.parametrize(
    "laid", [np.asfortranarray, lambda image: image[::-1], lambda image: image[:, ::-1, ::-1]]
)
def test_however_a_picture_lies_in_memory_it_is_given_in_one_piece(check, laid):
    image = laid(noisy())
    looked = check.take(image, 0.0)
    assert looked.flags.c_contiguous
    assert np.array_equal(looked, image)


def test_a_picture_that_may_not_be_written_to_is_taken(check):
    image = noisy()
    image.flags.writeable = False
    assert check.take(image, 0.0) is image


def test_pictures_that_never_change_are_told_until_one_does(check):
    image = noisy()
    looked = {second: flaw_of(check.take(image.copy(), float(second))) for second in range(26)}
    frozen_from = round(FROZEN_SECONDS)
    assert [second for second, flaw in looked.items() if flaw is HardwareFlaw.CAMERA_FROZEN] == [
        *range(frozen_from, 26)
    ]
    image[-1, -1, -1] ^= 1
    assert check.take(image, 26.0) is image


def test_the_least_noise_is_no_standstill(check):
    image = noisy()
    for second in range(60):
        image = image.copy()
        image[3, 5, second % 3] ^= 1  # in none of the rows that are looked at first
        assert check.take(image, float(second)) is image


def test_pictures_of_another_size_are_told_for_a_while_and_are_the_cameras_then(check):
    check.take(noisy(), 0.0)
    looked = {second: check.take(noisy((64, 48)), float(second)) for second in range(1, 15)}
    told = [second for second, one in looked.items() if flaw_of(one) is HardwareFlaw.CAMERA_RESIZED]
    assert told == [*range(1, 1 + round(RESIZED_SECONDS))]
    assert dict(looked[1].facts) == {"name": "usb:0", "before": "64×48", "now": "48×64"}


def test_a_size_that_comes_back_is_no_trouble_any_more(check):
    check.take(noisy(), 0.0)
    assert flaw_of(check.take(noisy((24, 32)), 1.0)) is HardwareFlaw.CAMERA_RESIZED
    assert flaw_of(check.take(noisy(), 1.1)) is None
    assert flaw_of(check.take(noisy((24, 32)), 20.0)) is HardwareFlaw.CAMERA_RESIZED


def test_black_is_told_once_it_lasts_and_before_it_counts_as_frozen(check):
    black = np.zeros((*SIZE, 3), np.uint8)
    looked = [flaw_of(check.take(black, float(second))) for second in range(30)]
    begins = round(BLACK_SECONDS)
    assert looked == [None] * begins + [HardwareFlaw.CAMERA_BLACK] * (30 - begins)
    assert flaw_of(check.take(noisy(), 30.0)) is None
    assert flaw_of(check.take(black, 31.0)) is None


@pytest.mark.parametrize("time", [math.nan, 4.0, -math.inf])
def test_a_clock_that_goes_back_or_tells_no_time_is_told_until_it_goes_on(check, time):
    check.take(noisy(), 5.0)
    assert flaw_of(check.take(noisy(), time)) is HardwareFlaw.CAMERA_CLOCK
    assert flaw_of(check.take(noisy(), 6.0)) is None


def test_a_camera_that_fails_again_and_again_gives_nothing_until_it_is_steady(check):
    grey, looked = np.zeros(SIZE, np.uint8), []
    for number in range(60):
        looked.append(flaw_of(check.take(noisy() if number % 2 else grey, number / 30)))
    assert looked[:2] == [HardwareFlaw.CAMERA_KIND, None]
    assert looked[2:] == [HardwareFlaw.CAMERA_KIND] * 58
    assert flaw_of(check.take(noisy(), 59 / 30)) is HardwareFlaw.CAMERA_KIND
    assert flaw_of(check.take(noisy(), 58 / 30 + UNSTEADY_SECONDS)) is None
