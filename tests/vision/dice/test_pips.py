"""The pattern of pips on a die whose size and view are known."""

from __future__ import annotations

import cv2
import numpy as np
import pytest

from vision.dice.pips import read_pips
from vision.table.calibration import Calibration

PX_PER_MM = 1.3
NEARER = 209.0 / (209.0 - 16.0)
"""The top of a die is that much nearer to a camera that hangs 209 mm above the table."""

PATTERNS = {
    1: [(0, 0)],
    2: [(-1, -1), (1, 1)],
    3: [(-1, -1), (0, 0), (1, 1)],
    4: [(-1, -1), (1, -1), (-1, 1), (1, 1)],
    5: [(-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)],
    6: [(-1, -1), (-1, 0), (-1, 1), (1, -1), (1, 0), (1, 1)],
}
ABOVE = Calibration(
    np.array([[1 / PX_PER_MM, 0, -160 / PX_PER_MM], [0, 1 / PX_PER_MM, -120 / PX_PER_MM], [0, 0, 1.0]]),
    (320, 240),
    (240.0, 180.0),
)


def die(
    value: int,
    turn: float,
    body: tuple[int, ...],
    pip: tuple[int, ...],
    fainter: tuple[int, ...] | None = None,
) -> np.ndarray:
    """The top of a die of 16 mm in the middle of a wooden table, drawn eight times finer and shrunk.

    Its last pip is fainter if that is asked for.
    """
    fine = 8
    picture = np.full((240 * fine, 320 * fine, 3), (70, 110, 150), np.uint8)
    scale, middle = PX_PER_MM * NEARER * fine, np.array([160, 120]) * fine
    angle = np.deg2rad(turn)
    rotation = np.array([[np.cos(angle), np.sin(angle)], [-np.sin(angle), np.cos(angle)]])
    corners = np.array([[-8, -8], [8, -8], [8, 8], [-8, 8]]) @ rotation * scale + middle
    cv2.fillConvexPoly(picture, corners.astype(np.int32), body)
    places = np.array(PATTERNS[value]) * 4.1 @ rotation * scale + middle
    colours = [pip] * (value - 1) + [fainter or pip]
    for place, colour in zip(places, colours, strict=True):
        cv2.circle(picture, tuple(int(v) for v in place), round(1.6 * scale), colour, cv2.FILLED)
    small = cv2.resize(picture, (320, 240), interpolation=cv2.INTER_AREA)
    noise = np.random.default_rng(value).normal(0, 2, small.shape)
    return np.clip(small + noise, 0, 255).astype(np.uint8)


COLOURS = {
    "dark pips on ivory": ((220, 240, 245), (20, 20, 20)),
    "white pips on red": ((40, 30, 190), (240, 240, 240)),
    "white pips on black": ((40, 40, 40), (235, 235, 235)),
}


@pytest.mark.parametrize("colours", COLOURS)
@pytest.mark.parametrize("turn", [0, 20, 45, 70, 90])
@pytest.mark.parametrize("value", PATTERNS)
def test_every_value_is_read_at_every_turn(value, turn, colours):
    pips = read_pips(die(value, turn, *COLOURS[colours]), np.array([1.5, -0.8]), ABOVE)
    assert pips is not None
    assert pips.value == value
    assert pips.likeness > 0.8


@pytest.mark.parametrize(("fainter", "even"), [(None, True), ((95, 95, 95), False)])
@pytest.mark.parametrize("turn", [0, 20, 45, 70, 90])
def test_a_fainter_pip_is_told_from_one_of_the_same_face(turn, fainter, even):
    picture = die(2, turn, *COLOURS["white pips on black"], fainter)
    pips = read_pips(picture, np.array([1.5, -0.8]), ABOVE)
    assert pips is not None
    assert (pips.evenness > 0.6) is even


def test_a_bare_table_has_no_pips():
    assert read_pips(np.full((240, 320, 3), (70, 110, 150), np.uint8), np.zeros(2), ABOVE) is None
