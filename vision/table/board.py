"""The calibration board: one printed sheet that lies in the middle of the table and says where that is."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.calibration import DEFAULT_TABLE, Calibration
from vision.errors import CalibrationError, VisionFlaw
from vision.sightings import Image, Points

MARKER_SIZE = 75.0
"""Edge of a marker in mm: 56 pixels where a 900 mm table fills 720 rows of a picture."""

GAP = 12.0
"""White between two markers in mm; half a marker's module would do, more keeps shadows apart."""

COLUMNS, ROWS = 3, 2
"""Six markers fill a landscape sheet of A4 and of Letter alike; two of them are enough."""

A4 = (297.0, 210.0)
"""Width and height of a landscape sheet in mm."""

LETTER = (279.4, 215.9)
"""Width and height of a landscape sheet in mm."""

FIRST_ID = 10
"""The first marker's number; low numbers are what other people's boards begin with."""

_DICTIONARY = cv2.aruco.getPredefinedDictionary(cv2.aruco.DICT_4X4_50)
_MODULES = 6
"""Modules along a marker's edge: four of code and a black frame of one."""

_MIN_MARKERS = 2
_TOLERANCE = 3.0
"""Largest distance in pixels between a marker's corner and where the other markers want it."""


@dataclass(frozen=True, slots=True, eq=False)
class Marker:
    """One marker of the board.

    Attributes:
        number: its number in ArUco's dictionary of 4x4 modules and 50 markers.
        corners: in table mm, clockwise from its upper left, shape (4, 2), dtype float32.
    """

    number: int
    corners: Points


def _markers() -> tuple[Marker, ...]:
    pitch = MARKER_SIZE + GAP
    square = np.array([[-1, -1], [1, -1], [1, 1], [-1, 1]], np.float32) * (MARKER_SIZE / 2)
    return tuple(
        Marker(
            FIRST_ID + row * COLUMNS + column,
            square
            + np.array([(column - (COLUMNS - 1) / 2) * pitch, (row - (ROWS - 1) / 2) * pitch], np.float32),
        )
        for row in range(ROWS)
        for column in range(COLUMNS)
    )


MARKERS = _markers()
"""The board's markers; the middle of the sheet is the middle of the table, its top the map's upper edge."""

_BY_NUMBER = {marker.number: marker for marker in MARKERS}


def draw_board(px_per_mm: float, sheet: tuple[float, float] = A4) -> Image:
    """The printed sheet as a picture, to print or to lay on a drawn table.

    Args:
        px_per_mm: pixels per millimetre.
        sheet: width and height of the landscape sheet in mm; the board lies in its middle.

    Returns:
        BGR, shape (height, width, 3), dtype uint8: black markers on white.
    """
    width, height = round(sheet[0] * px_per_mm), round(sheet[1] * px_per_mm)
    picture = np.full((height, width, 3), 255, np.uint8)
    middle = np.array([width / 2, height / 2])
    for marker in MARKERS:
        left, top = np.round(middle + marker.corners[0] * px_per_mm).astype(int)
        right, bottom = np.round(middle + marker.corners[2] * px_per_mm).astype(int)
        code = cv2.aruco.generateImageMarker(_DICTIONARY, marker.number, _MODULES, borderBits=1)
        drawn = cv2.resize(code, (right - left, bottom - top), interpolation=cv2.INTER_NEAREST)
        picture[top:bottom, left:right] = drawn[:, :, None]
    return picture


def _detector() -> cv2.aruco.ArucoDetector:
    parameters = cv2.aruco.DetectorParameters()
    parameters.adaptiveThreshWinSizeMin = 5
    parameters.adaptiveThreshWinSizeMax = 45
    parameters.adaptiveThreshWinSizeStep = 20
    parameters.minMarkerPerimeterRate = 0.03
    parameters.errorCorrectionRate = 0.4
    parameters.cornerRefinementMethod = cv2.aruco.CORNER_REFINE_SUBPIX
    parameters.cornerRefinementWinSize = 3
    return cv2.aruco.ArucoDetector(_DICTIONARY, parameters)


def _listed(numbers: Any) -> list[int]:
    """The markers' numbers; OpenCV gives None, against its own types, where it found no marker."""
    return [] if numbers is None else [int(number) for number in numbers.ravel()]


def _markers_in(grey: NDArray[np.uint8]) -> dict[int, Points]:
    """The corners in pixels of the board's markers in a grey picture, by number."""
    corners, numbers, _ = _detector().detectMarkers(grey)
    found: dict[int, Points] = {}
    for quad, number in zip(corners, _listed(numbers), strict=True):
        if number in _BY_NUMBER and number not in found:
            found[number] = np.asarray(quad, np.float32).reshape(4, 2)
    return found


def _best_markers(image: Image) -> dict[int, Points]:
    """The markers found in the picture as it is, or else in one with its contrast evened out."""
    grey = np.asarray(cv2.cvtColor(image, cv2.COLOR_BGR2GRAY), np.uint8)
    found = _markers_in(grey)
    if len(found) < len(MARKERS):
        smooth = cv2.GaussianBlur(grey, (0, 0), 1.0)
        even = np.asarray(cv2.createCLAHE(clipLimit=4.0, tileGridSize=(8, 8)).apply(smooth), np.uint8)
        found = _markers_in(even) | found
    return found


def find_board(image: Image, table_size: tuple[float, float] = DEFAULT_TABLE) -> Calibration:
    """The calibration that the board in a picture gives.

    Args:
        image: BGR, shape (height, width, 3), dtype uint8.
        table_size: width and height in mm of the table in whose middle the board lies.

    Raises:
        CalibrationError: fewer than two markers are seen, or they do not lie as on the board.
    """
    found = _best_markers(image)
    if len(found) < _MIN_MARKERS:
        raise CalibrationError(VisionFlaw.BOARD_UNSEEN)
    picture = np.concatenate(list(found.values()))
    table = np.concatenate([_BY_NUMBER[number].corners for number in found])
    homography, _ = cv2.findHomography(table, picture, cv2.RANSAC, _TOLERANCE)
    if homography is None:
        raise CalibrationError(VisionFlaw.BOARD_SLANTED)
    misses = np.linalg.norm(
        cv2.perspectiveTransform(table.reshape(-1, 1, 2), homography).reshape(-1, 2) - picture, axis=1
    )
    if np.count_nonzero(misses < _TOLERANCE) < 4 * _MIN_MARKERS:
        raise CalibrationError(VisionFlaw.BOARD_UNEVEN)
    size = (int(image.shape[1]), int(image.shape[0]))
    return Calibration(np.linalg.inv(np.asarray(homography, np.float64)), size, table_size)


def is_mirrored(image: Image) -> bool:
    """Whether the board is seen in a mirror image; a marker's own pattern tells which way round it is.

    Two markers that lie as on the board, both mirrored, come about by no accident.

    Args:
        image: BGR, shape (height, width, 3), dtype uint8.
    """
    try:
        find_board(np.asarray(cv2.flip(image, 1), np.uint8))
    except CalibrationError:
        return False
    return True


def board_lies_in(image: Image) -> bool:
    """Whether any of the board's markers is seen, so that the board is still on the table."""
    return bool(_markers_in(np.asarray(cv2.cvtColor(image, cv2.COLOR_BGR2GRAY), np.uint8)))
