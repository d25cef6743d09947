"""How the table is found in a picture when somebody touches its corners or has laid the board down."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import numpy as np

from companion.screens.intents import FindBoard, ShowCorners
from companion.screens.pages.corners import Point
from hardware.cameras.protocol import mirrored
from vision.calibration import Calibration
from vision.errors import CalibrationError
from vision.sightings import Image
from vision.table.board import find_board, is_mirrored
from vision.table.corners import calibrate_corners


@dataclass(frozen=True, slots=True, eq=False)
class FoundTable:
    """Where the table lies in a picture.

    Attributes:
        calibration: where.
        mirrored: whether that holds for the picture's mirror image, since the camera mirrors what it sees.
    """

    calibration: Calibration
    mirrored: bool = False

    def lies_as(self, other: FoundTable) -> bool:
        """Whether the table lies there in another picture, too, the same way round."""
        return self.mirrored == other.mirrored and self.calibration.lies_as(other.calibration)


def finding(given: ShowCorners | FindBoard, table: tuple[float, float]) -> Callable[[Image], FoundTable]:
    """How the table is to be found in a picture; what is given back raises `CalibrationError`."""
    if isinstance(given, ShowCorners):
        return lambda picture: FoundTable(_by_corners(given.points, picture, table), given.mirrored)
    return lambda picture: by_board(picture, table)


def found_in(picture: Image | None, find: Callable[[Image], FoundTable]) -> FoundTable | None:
    """The table in a picture, None where it is not found or there is no picture."""
    try:
        return None if picture is None else find(picture)
    except CalibrationError:
        return None


def by_board(picture: Image, table: tuple[float, float]) -> FoundTable:
    """The table by the board, be it mirrored.

    Args:
        picture: BGR, shape (height, width, 3), dtype uint8.
        table: width and height in mm.

    Raises:
        CalibrationError: the board is seen neither way round.
    """
    try:
        return FoundTable(find_board(picture, table))
    except CalibrationError:
        if not is_mirrored(picture):
            raise
    return FoundTable(find_board(mirrored(picture), table), mirrored=True)


def _by_corners(points: tuple[Point, ...], picture: Image, table: tuple[float, float]) -> Calibration:
    """The table by its four corners, each a part of the picture's width and height."""
    height, width = picture.shape[:2]
    corners = np.array([(x * width, y * height) for x, y in points], np.float32)
    return calibrate_corners(corners, (width, height), table)
