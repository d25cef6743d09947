"""Calibration by touch: the table's four corners, shown by a person in the picture."""

from __future__ import annotations

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.calibration import DEFAULT_TABLE, Calibration
from vision.errors import CalibrationError, VisionFlaw

MIN_SIDE = 0.05
"""Shortest side of a table that can be played on, as a part of the picture's width."""


def calibrate_corners(
    corners: NDArray[np.floating],
    picture_size: tuple[int, int],
    table_size: tuple[float, float] = DEFAULT_TABLE,
) -> Calibration:
    """The calibration from the table's four corners.

    Args:
        corners: upper left, upper right, lower right, lower left corner of the map in pixels, shape (4, 2).
        picture_size: width and height of the picture in pixels.
        table_size: width and height of the table in mm.

    Raises:
        CalibrationError: the points are not the corners of a table.
    """
    picture = np.asarray(corners, np.float32)
    if picture.shape != (4, 2):
        raise CalibrationError(VisionFlaw.CORNERS_FOUR)
    sides = np.linalg.norm(np.roll(picture, -1, axis=0) - picture, axis=1)
    if sides.min() < MIN_SIDE * picture_size[0]:
        raise CalibrationError(VisionFlaw.CORNERS_CLOSE)
    if not cv2.isContourConvex(picture.reshape(-1, 1, 2)) or cv2.contourArea(picture, True) <= 0:
        raise CalibrationError(VisionFlaw.CORNERS_CROSSED)
    x, y = table_size[0] / 2, table_size[1] / 2
    table = np.array([[-x, -y], [x, -y], [x, y], [-x, y]], np.float32)
    homography = np.asarray(cv2.getPerspectiveTransform(picture, table), np.float64)
    return Calibration(homography, picture_size, table_size)
