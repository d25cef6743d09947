"""The calibration board: drawn, photographed from above and obliquely, dimmed and partly covered."""

from __future__ import annotations

import cv2
import numpy as np
import pytest

from tests.vision.table.drawn_table import SIZE, camera
from vision.calibration import Calibration
from vision.errors import CalibrationError
from vision.table.board import A4, LETTER, MARKERS, board_lies_in, draw_board, find_board, is_mirrored


def photograph(tilt=0.0, spin=0.0, light=1.0, noise=3.0, covered=(), sheet=A4):
    """The board in the middle of a table; ``covered`` are markers under somebody's hand."""
    view, scale = camera(tilt, spin), 4.0
    board = draw_board(scale, sheet)
    for index in covered:
        (left, top), (right, bottom) = MARKERS[index].corners[[0, 2]] * scale + np.array(sheet) * scale / 2
        board[int(top) + 20 : int(bottom) - 20, int(left) + 20 : int(right) - 20] = (120, 150, 205)
    fine = np.diag([3.0, 3.0, 1.0])
    on_table = np.array([[1 / scale, 0, -sheet[0] / 2], [0, 1 / scale, -sheet[1] / 2], [0, 0, 1]])
    picture = np.full((SIZE[1] * 3, SIZE[0] * 3, 3), (60, 90, 120), np.uint8)
    cv2.warpPerspective(
        board,
        fine @ view @ on_table,
        (SIZE[0] * 3, SIZE[1] * 3),
        dst=picture,
        borderMode=cv2.BORDER_TRANSPARENT,
    )
    picture = cv2.resize(picture, SIZE, interpolation=cv2.INTER_AREA) * light
    picture += np.random.default_rng(1).normal(0, noise, picture.shape)
    return np.clip(picture, 0, 255).astype(np.uint8), Calibration(np.linalg.inv(view), SIZE)


PHOTOGRAPHS = [
    ("from above", {}, 4.0),
    ("turned", {"spin": 130.0}, 4.0),
    ("oblique", {"tilt": 30.0, "spin": 20.0}, 4.0),
    ("very oblique", {"tilt": 45.0, "spin": 200.0}, 6.0),
    ("dim", {"tilt": 30.0, "light": 0.25, "noise": 4.0}, 8.0),
    ("on Letter", {"sheet": LETTER}, 4.0),
    ("half covered", {"covered": (0, 3, 4)}, 15.0),
    ("two markers left", {"covered": (1, 2, 3, 4)}, 15.0),
]


@pytest.mark.parametrize(("name", "conditions", "miss_mm"), PHOTOGRAPHS)
def test_the_table_is_where_the_board_says(name, conditions, miss_mm):
    picture, true = photograph(**conditions)
    found = find_board(picture)
    misses = np.linalg.norm(found.to_table(true.outline) - true.corners, axis=1)
    assert misses.max() < miss_mm, name


@pytest.mark.parametrize("covered", [(0, 1, 2, 3, 4), (0, 1, 2, 3, 4, 5)])
def test_fewer_than_two_markers_are_not_enough(covered):
    picture, _ = photograph(covered=covered)
    with pytest.raises(CalibrationError, match="lay it flat in the middle of the table"):
        find_board(picture)


def test_a_picture_without_a_board_gives_no_calibration():
    noise = np.random.default_rng(0).integers(0, 255, (720, 1280, 3)).astype(np.uint8)
    assert not board_lies_in(noise)
    with pytest.raises(CalibrationError):
        find_board(noise)


def test_the_table_has_the_size_that_it_is_said_to_have():
    picture, _ = photograph()
    assert find_board(picture, (1200.0, 700.0)).table_size == (1200.0, 700.0)


@pytest.mark.parametrize("sheet", [A4, LETTER])
def test_all_markers_lie_on_the_sheet_with_white_around_them(sheet):
    corners = np.concatenate([marker.corners for marker in MARKERS])
    assert np.all(np.abs(corners) < np.array(sheet) / 2 - 10)
    drawn = draw_board(4.0, sheet)
    assert drawn[:30].min() == drawn[:, :30].min() == 255


@pytest.mark.parametrize(("name", "conditions"), [photo[:2] for photo in PHOTOGRAPHS])
def test_a_mirrored_board_is_no_board_and_the_mirror_shows_it(name, conditions):
    picture, _ = photograph(**conditions)
    mirrored = np.ascontiguousarray(picture[:, ::-1])
    assert is_mirrored(mirrored), name
    assert not is_mirrored(picture), name
    with pytest.raises(CalibrationError):
        find_board(mirrored)


def test_neither_noise_nor_one_marker_is_a_mirrored_board():
    noise = np.random.default_rng(0).integers(0, 255, (720, 1280, 3)).astype(np.uint8)
    assert not is_mirrored(noise)
    assert not is_mirrored(photograph(covered=(0, 1, 2, 3, 4))[0][:, ::-1])
