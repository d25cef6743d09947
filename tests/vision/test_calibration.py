"""From pixels to table millimetres and back."""

from __future__ import annotations

import json
import math

import cv2
import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.vision.table.drawn_table import SIZE, camera
from vision.calibration import Calibration
from vision.errors import CalibrationError
from vision.table.corners import calibrate_corners

CORNERS = np.array([[200, 50], [1000, 50], [1100, 700], [100, 700]], float)


def test_the_touched_corners_are_the_tables_corners():
    calibration = calibrate_corners(CORNERS, SIZE, (800.0, 600.0))
    assert calibration.outline == pytest.approx(CORNERS, abs=0.01)
    assert calibration.to_table(CORNERS) == pytest.approx(
        np.array([[-400, -300], [400, -300], [400, 300], [-400, 300]]), abs=0.01
    )


@pytest.mark.parametrize(
    ("name", "corners"),
    [
        ("crossed", CORNERS[[0, 2, 1, 3]]),
        ("anticlockwise", CORNERS[::-1]),
        ("three", CORNERS[:3]),
        ("two in one place", CORNERS[[0, 0, 2, 3]]),
        ("on one line", np.array([[0, 0], [400, 0], [800, 0], [1200, 0]], float)),
    ],
)
def test_points_that_are_no_table_are_refused(name, corners):
    with pytest.raises(CalibrationError, match="touch"):
        calibrate_corners(corners, SIZE)


@given(st.floats(-450, 450), st.floats(-450, 450), st.floats(0, 50), st.floats(0, 360))
def test_there_and_back_is_the_same_point(x, y, tilt, spin):
    calibration = Calibration(np.linalg.inv(camera(tilt, spin)), SIZE)
    point = np.array([[x, y]])
    assert calibration.to_table(calibration.to_picture(point)) == pytest.approx(point, abs=0.05)


@pytest.mark.parametrize(("up", "turn"), [((0, -1), 0.0), ((1, 0), 90.0), ((0, 1), 180.0), ((-1, 0), 270.0)])
def test_turns_run_clockwise_from_the_maps_upper_edge(up, turn):
    calibration = Calibration(np.linalg.inv(camera()), SIZE)
    assert calibration.place((640, 360), up).turn == pytest.approx(turn, abs=1e-3)


def test_a_camera_that_stands_on_its_head_sees_turns_the_other_way_up():
    calibration = Calibration(np.linalg.inv(camera(spin=180)), SIZE)
    assert calibration.place((640, 360), (0, -1)).turn == pytest.approx(180.0, abs=1e-3)


def test_a_card_is_as_wide_as_its_millimetres():
    calibration = Calibration(np.linalg.inv(camera()), SIZE)
    left, right = calibration.to_picture(np.array([[-31.5, 0], [31.5, 0]]))
    assert calibration.card_width() == pytest.approx(float(right[0] - left[0]), rel=1e-3)


def test_a_saved_calibration_comes_back_the_same():
    calibration = calibrate_corners(CORNERS, SIZE, (800.0, 600.0))
    again = Calibration.from_dict(json.loads(json.dumps(calibration.as_dict())))
    assert np.array_equal(again.homography, calibration.homography)
    assert (again.picture_size, again.table_size) == (SIZE, (800.0, 600.0))


@pytest.mark.parametrize(
    "values",
    [
        {},
        {"homography": "x", "picture": [1280, 720], "table": [900, 900]},
        {"homography": np.zeros((3, 3)).tolist(), "picture": [1280, 720], "table": [900, 900]},
        {"homography": np.eye(3).tolist(), "picture": [1280], "table": [900, 900]},
        {"homography": np.eye(3).tolist(), "picture": [float("inf"), 720], "table": [900, 900]},
        {"homography": np.eye(3).tolist(), "picture": [1280, 720], "table": [0, 900]},
        {"homography": [[float("nan")] * 3] * 3, "picture": [1280, 720], "table": [900, 900]},
    ],
)
def test_a_damaged_calibration_is_refused(values):
    with pytest.raises(CalibrationError, match="calibrate the table again"):
        Calibration.from_dict(values)


def test_another_resolution_sees_the_same_table():
    calibration = calibrate_corners(CORNERS, SIZE)
    half = calibration.for_picture((640, 360))
    assert half.outline == pytest.approx(CORNERS / 2, abs=0.01)
    assert half.card_width() == pytest.approx(calibration.card_width() / 2, rel=1e-3)


@pytest.mark.parametrize("tilt", [0.0, 15.0, 30.0])
def test_what_stands_up_leans_away_from_the_camera(tilt):
    """A pole of 100 mm above five places, seen by a pinhole of 0.85 picture widths that is tilted."""
    focal, away, lean = 0.85 * 1280, 1100.0, math.radians(tilt)
    turn = np.array([[1, 0, 0], [0, math.cos(lean), -math.sin(lean)], [0, math.sin(lean), math.cos(lean)]])

    def seen(points, height):
        world = np.column_stack([points, np.full(len(points), -height)]) @ turn.T + (0.0, 0.0, away)
        return world[:, :2] / world[:, 2:] * focal + (640.0, 360.0)

    places = np.array([[0, 0], [300, 0], [-300, 50], [0, 200], [120, -180]], float)
    homography, _ = cv2.findHomography(seen(places, 0.0), places)
    calibration = Calibration(homography, (1280, 720))
    assert calibration.above(places, 0.0) == pytest.approx(seen(places, 0.0), abs=0.01)
    assert calibration.above(places, 100.0) == pytest.approx(seen(places, 100.0), abs=0.5)


@pytest.mark.parametrize("endless", [np.inf, np.nan])
def test_a_table_without_an_end_is_refused(endless):
    with pytest.raises(CalibrationError, match="The calibration has no size"):
        Calibration(np.diag([0.9, 0.9, 1.0]), (1280, 720), (900.0, endless))
