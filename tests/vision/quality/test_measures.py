"""Each measure has the units that it says it has, on pictures of which the right answer is known."""

from __future__ import annotations

import cv2
import numpy as np
import pytest

from tests.vision.cards.drawn_cards import Lying, table
from vision.calibration import POKER_CARD, Calibration
from vision.quality.measures import (
    INDEX_MM,
    edges_of,
    evenness_of,
    field,
    flicker_of,
    glare_of,
    index_in_cards,
    index_pixels,
    noise_of,
    part_of,
)

SIZE = (640, 360)
AREA = np.array([[-300, -150], [300, -150], [300, 150], [-300, 150]], np.float32)
WHOLE = np.full(SIZE[::-1], 255, np.uint8)


def above(scale: float = 1.0) -> Calibration:
    """A camera straight above the middle of the table, so many pixels to the millimetre."""
    homography = np.array([[1 / scale, 0, -320 / scale], [0, 1 / scale, -180 / scale], [0, 0, 1.0]])
    return Calibration(homography, SIZE, (900.0, 900.0))


def plain(level: float) -> np.ndarray:
    return np.full((SIZE[1], SIZE[0], 3), level, np.uint8)


def noisy(deviation: float, count: int = 12, level: float = 120.0) -> list[np.ndarray]:
    random = np.random.default_rng(5)
    shape = (count, SIZE[1], SIZE[0], 3)
    values = random.normal(level, deviation, shape).astype(np.float32)
    return list(np.clip(np.round(values), 0, 255).astype(np.uint8))


@pytest.mark.parametrize("scale", [0.5, 1.3])
def test_an_index_is_as_many_pixels_as_its_millimetres_are(scale):
    assert index_pixels(above(scale), AREA) == pytest.approx(INDEX_MM * scale, rel=1e-3)
    assert index_in_cards(INDEX_MM * scale) == pytest.approx(POKER_CARD[0] * scale)


def test_an_index_is_measured_where_it_is_smallest():
    slanted = above().moved(np.array([[1, 0, 0], [0, 1, 0], [0, -0.001, 1.0]]))
    far, near = (
        slanted.card_width(tuple(slanted.to_picture(AREA[corner : corner + 1])[0])) for corner in (0, 2)
    )
    assert far < near
    assert index_in_cards(index_pixels(slanted, AREA)) < far * 1.001


@pytest.mark.parametrize(("scale", "part", "margin"), [(1.0, 1.0, 15.0), (0.5, 1.0, 150.0), (1.5, 0.57, 0.0)])
def test_the_part_in_view_and_what_is_beside_it(scale, part, margin):
    seen, beside = field(above(scale), AREA)
    assert seen == pytest.approx(part, abs=0.02)
    assert beside == margin


@pytest.mark.parametrize("blur", [1.0, 1.5, 2.4])
def test_blur_is_told_by_the_edges_of_print(blur):
    cards = table(Lying("7H", 200, 200), Lying("KS", 400, 200), width=120, size=SIZE)
    soft = np.asarray(cv2.GaussianBlur(cards, (0, 0), blur), np.uint8)
    edges = edges_of(soft, np.full(soft.shape[:2], 255, np.uint8))
    assert edges is not None
    # The drawing itself is as soft as 0.6 pixels.
    assert edges.softness == pytest.approx(np.hypot(blur, 0.6), abs=0.25)


def test_bare_cloth_has_no_edges_that_tell():
    assert edges_of(noisy(4.0, 1)[0], WHOLE) is None


@pytest.mark.parametrize("deviation", [1.0, 2.5, 6.0])
def test_noise_is_a_standard_deviation(deviation):
    assert noise_of(noisy(deviation), WHOLE) == pytest.approx(deviation, rel=0.12)


def test_light_that_goes_up_and_down_is_no_noise():
    lit = [
        np.asarray(cv2.convertScaleAbs(one, alpha=1 + 0.2 * (number % 3)))
        for number, one in enumerate(noisy(2.0))
    ]
    assert noise_of(lit, WHOLE) < 3.0


def test_flicker_is_how_far_brightness_goes_up_and_down():
    pictures = [plain(100 if number % 2 else 110) for number in range(10)]
    assert flicker_of(pictures, WHOLE) == pytest.approx(100 * 10 / 105, rel=0.05)
    assert flicker_of(noisy(4.0), WHOLE) < 1.0


def test_glare_is_the_part_that_is_white():
    picture = plain(120)
    picture[:36] = 255
    assert glare_of(picture, WHOLE) == pytest.approx(10.0)
    assert glare_of(picture, part_of(above(), AREA, picture)) < 10.0


def test_the_darkest_part_is_told_whatever_lies_there():
    falling = np.linspace(200, 100, SIZE[0])[None, :, None] * np.ones((SIZE[1], 1, 3))
    bare = falling.astype(np.uint8)
    strewn = bare.copy()
    strewn[100:260, 200:330] = 250
    wanted = 100 * (200 - 100 * 620 / 640) / (200 - 100 * 20 / 640)
    for picture in (bare, strewn):
        assert evenness_of([picture], above(), AREA) == pytest.approx(wanted, abs=5.0)
