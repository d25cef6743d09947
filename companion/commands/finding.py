"""How the table is found in a picture when somebody touches its corners or has laid the board down."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from companion.screens.intents import FindBoard, ShowCorners
from companion.screens.pages.corners import Point
from vision.calibration import Calibration
from vision.sightings import Image
from vision.table.board import find_board
from vision.table.corners import calibrate_corners


def finding(given: ShowCorners | FindBoard, table: tuple[float, float]) -> Callable[[Image], Calibration]:
    """How the table is to be found in a picture."""
    if isinstance(given, ShowCorners):
        return lambda picture: _by_corners(given.points, picture, table)
    return lambda picture: find_board(picture, table)


def _by_corners(points: tuple[Point, ...], picture: Image, table: tuple[float, float]) -> Calibration:
    """The table by its four corners, each a part of the picture's width and height."""
    height, width = picture.shape[:2]
    corners = np.array([(x * width, y * height) for x, y in points], np.float32)
    return calibrate_corners(corners, (width, height), table)
