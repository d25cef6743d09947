"""Where the table lies in the picture: from pixels to table millimetres and back."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.errors import CalibrationError, VisionFlaw
from vision.sightings import Place, Points

POKER_CARD = (63.0, 88.0)
"""Width and height of a poker card in mm; a bridge card is 6 mm narrower."""

DIE_SIZE = 16.0
"""Edge of an ordinary die in mm."""

_LIES_STILL = 0.005
"""Part of a picture's width, six pixels in 1280, that a sheet in the table's middle is apart at most in two
frames in which the board lies still."""

_SHEET = np.array([[-148.5, -105.0], [148.5, -105.0], [148.5, 105.0], [-148.5, 105.0]])
"""Corners in mm of a sheet of A4 in the table's middle: there the board says where the table is. The table's
own corners, three times as far out, are 64 pixels apart in two frames of a lens that is out of focus."""

_SAME_SHAPE = 0.01
"""Pictures whose ratio of width to height differs by no more than this part, by rounding, show the same."""

_FOCAL = (0.7, 1.3)
"""Focal lengths of usual cameras in widths of the picture: fields of view from 71 to 42 degrees."""

_USUAL_FOCAL = 0.85
"""The focal length taken where nothing tells it: Pi cameras have 0.77 to 0.97."""

DEFAULT_TABLE = (900.0, 900.0)
"""Width and height of a card table in mm, taken when nobody says otherwise."""

Matrix = NDArray[np.float64]
"""A homography, shape (3, 3), dtype float64."""


def card_area(width: float) -> float:
    """The area of a poker card that is so wide, in the square of the same unit."""
    return width * width * POKER_CARD[1] / POKER_CARD[0]


def die_size(card_width: float) -> float:
    """The edge of a die beside cards of that width, in the same unit."""
    return card_width * DIE_SIZE / POKER_CARD[0]


def mapped(points: NDArray[np.floating], homography: NDArray[np.floating]) -> Points:
    """Points, shape (n, 2), after a homography."""
    flat = np.asarray(points, np.float64).reshape(-1, 1, 2)
    return np.asarray(cv2.perspectiveTransform(flat, homography).reshape(-1, 2), np.float32)


@dataclass(frozen=True, eq=False)
class Calibration:
    """The table's plane in the picture.

    Attributes:
        homography: from pixels to table millimetres, shape (3, 3), dtype float64.
        picture_size: width and height in pixels of the pictures that it holds for.
        table_size: width and height of the table in mm; the table's middle is the origin.

    Raises:
        CalibrationError: the homography cannot belong to a table that a camera sees from above.
    """

    homography: Matrix
    picture_size: tuple[int, int]
    table_size: tuple[float, float] = DEFAULT_TABLE

    def __post_init__(self) -> None:
        if self.homography.shape != (3, 3) or not np.isfinite(self.homography).all():
            raise CalibrationError(VisionFlaw.CALIBRATION_NUMBERS)
        if min(self.picture_size) < 1 or not all(0 < side < math.inf for side in self.table_size):
            raise CalibrationError(VisionFlaw.CALIBRATION_SIZE)
        if not self._is_seen_from_above():
            raise CalibrationError(VisionFlaw.CALIBRATION_POINTS)

    def _is_seen_from_above(self) -> bool:
        """Whether the table's corners are in front of the camera and run clockwise in the picture."""
        try:
            inverse = np.linalg.inv(self.homography)
        except np.linalg.LinAlgError:
            return False
        with np.errstate(all="ignore"):  # numbers of no camera may overflow: what comes of them is refused
            corners = np.hstack([self.corners, np.ones((4, 1), np.float32)]).astype(np.float64) @ inverse.T
            if not np.all(corners[:, 2] * inverse[2, 2] > 0):
                return False
            picture = (corners[:, :2] / corners[:, 2:]).astype(np.float32)
        return bool(np.isfinite(picture).all() and cv2.contourArea(picture, True) > 0)

    @property
    def corners(self) -> Points:
        """The table's corners in mm, clockwise from the upper left, shape (4, 2)."""
        x, y = self.table_size[0] / 2, self.table_size[1] / 2
        return np.array([[-x, -y], [x, -y], [x, y], [-x, y]], np.float32)

    @property
    def outline(self) -> Points:
        """The table's corners in pixels, clockwise from the map's upper left, shape (4, 2)."""
        return self.to_picture(self.corners)

    def to_table(self, points: NDArray[np.floating]) -> Points:
        """Points in table millimetres, shape (n, 2), for points in pixels, shape (n, 2)."""
        return mapped(points, self.homography)

    def to_picture(self, points: NDArray[np.floating]) -> Points:
        """Points in pixels, shape (n, 2), for points in table millimetres, shape (n, 2)."""
        return mapped(points, self._from_table)

    @cached_property
    def _from_table(self) -> Matrix:
        """From table millimetres to pixels."""
        return np.asarray(np.linalg.inv(self.homography), np.float64)

    def above(self, points: NDArray[np.floating], height: float) -> Points:
        """Points in pixels, shape (n, 2), for points that many millimetres above points of the table, in mm.

        The lens is taken to look through the picture's middle; its focal length follows from the table's
        perspective, within what lenses of such cameras have.
        """
        focal, (across, down, origin, upwards) = self._camera
        flat = np.asarray(points, np.float64).reshape(-1, 2)
        seen = flat[:, :1] * across + flat[:, 1:] * down + (origin + height * upwards)
        pixels = seen[:, :2] / seen[:, 2:] * focal
        return np.asarray(pixels + np.array(self.picture_size) / 2, np.float32)

    @cached_property
    def _camera(self) -> tuple[float, Matrix]:
        """The focal length in pixels, and across, down, middle and upwards of the table, shape (4, 3).

        These are in the camera's axes, in the table's millimetres.
        """
        middle = np.array([[1, 0, -self.picture_size[0] / 2], [0, 1, -self.picture_size[1] / 2], [0, 0, 1.0]])
        view = middle @ self._from_table
        focal = self._focal_length(view)
        axes = np.diag([1 / focal, 1 / focal, 1.0]) @ view
        # The table is in front of the camera; across and down are of length 1 on it.
        scale = 2 / (np.linalg.norm(axes[:, 0]) + np.linalg.norm(axes[:, 1])) * np.sign(axes[2, 2])
        across, down, origin = (axes * scale).T
        upwards = np.cross(down, across)
        return focal, np.array([across, down, origin, upwards / np.linalg.norm(upwards)])

    def _focal_length(self, view: Matrix) -> float:
        """Focal length in pixels by which across and down are at right angles and of one length.

        Args:
            view: from table millimetres to pixels counted from the picture's middle.

        Seen from straight above the table says nothing of it; then the lens is taken to be a usual one.
        """
        (a, b, _), (c, d, _), (e, f, _) = view
        flat = np.array([a * b + c * d, a * a + c * c - b * b - d * d])
        deep = np.array([e * f, e * e - f * f])
        weight = float(flat @ flat)
        inverse_square = -float(flat @ deep) / weight if weight > 0 else 0.0
        longest = max(self.picture_size)
        if inverse_square <= 0:
            return _USUAL_FOCAL * longest
        return float(np.clip(inverse_square**-0.5, _FOCAL[0] * longest, _FOCAL[1] * longest))

    def place(self, centre: tuple[float, float], up: tuple[float, float]) -> Place:
        """The place on the table of a thing at ``centre`` (pixels) whose top lies towards ``up`` (pixels)."""
        here, ahead = self.to_table(np.array([centre, (centre[0] + up[0], centre[1] + up[1])], np.float64))
        east, south = ahead - here
        return Place(float(here[0]), float(here[1]), math.degrees(math.atan2(east, -south)) % 360.0)

    def place_of(self, outline: Points) -> Place:
        """The place of a thing whose top nobody knows: that of a card turns along its longer side."""
        (x, y), (across, down), turn = cv2.minAreaRect(self.to_table(outline))
        return Place(float(x), float(y), float(turn if down >= across else turn + 90.0) % 180.0)

    def mm_per_pixel(self, point: tuple[float, float]) -> float:
        """Millimetres that a pixel covers at a point in pixels: the square root of the area covered."""
        area, (across, down, one) = self._pixel_area
        return math.sqrt(area / abs(across * point[0] + down * point[1] + one) ** 3)

    @cached_property
    def _pixel_area(self) -> tuple[float, list[float]]:
        """The area in mm² of a pixel at depth 1, and the terms of a pixel's depth: Jacobi's determinant."""
        return abs(float(np.linalg.det(self.homography))), self.homography[2].tolist()

    def card_width(self, point: tuple[float, float] | None = None) -> float:
        """Width in pixels of a poker card at a point in pixels; without one, in the table's middle."""
        if point is None:
            x, y = self.to_picture(np.zeros((1, 2)))[0]
            point = (float(x), float(y))
        return POKER_CARD[0] / self.mm_per_pixel(point)

    def moved(self, motion: Matrix) -> Calibration:
        """The calibration after the picture moved: ``motion`` maps old pixels to new ones, shape (3, 3)."""
        return Calibration(self.homography @ np.linalg.inv(motion), self.picture_size, self.table_size)

    def on_table_of(self, size: tuple[float, float]) -> Calibration:
        """The same view of a table that has at least that width and height in mm."""
        width, height = self.table_size
        larger = (max(width, size[0]), max(height, size[1]))
        return self if larger == self.table_size else replace(self, table_size=larger)

    def is_like(self, other: Calibration | None) -> bool:
        """Whether another calibration is of the same view, however large it takes the table to be."""
        if other is None or other.picture_size != self.picture_size:
            return False
        return bool(np.array_equal(other.homography, self.homography))

    def lies_as(self, other: Calibration) -> bool:
        """Whether the table lies there in another frame, too: a board in a moving hand is seen anywhere."""
        apart = float(np.abs(self.to_picture(_SHEET) - other.to_picture(_SHEET)).max())
        return self.picture_size == other.picture_size and apart < _LIES_STILL * self.picture_size[0]

    @classmethod
    def mean(cls, seen: Sequence[Calibration]) -> Calibration:
        """Where a table lies that several frames show at rest, at least one: noise is in each of them."""
        picture = np.stack([one.to_picture(_SHEET) for one in seen]).mean(axis=0, dtype=np.float64)
        homography, _ = cv2.findHomography(picture, _SHEET)
        return cls(np.asarray(homography, np.float64), seen[0].picture_size, seen[0].table_size)

    def fits(self, size: tuple[int, int]) -> bool:
        """Whether pictures of that width and height may show the same section, only larger or smaller."""
        return abs(self.picture_size[0] / self.picture_size[1] * size[1] / size[0] - 1) < _SAME_SHAPE

    def for_picture(self, size: tuple[int, int]) -> Calibration:
        """The same view in pictures of another width and height in pixels that :meth:`fits`."""
        if size == self.picture_size:
            return self
        scale = np.diag([self.picture_size[0] / size[0], self.picture_size[1] / size[1], 1.0])
        return Calibration(self.homography @ scale, size, self.table_size)

    def as_dict(self) -> dict[str, Any]:
        """The calibration as JSON values; :meth:`from_dict` reads it back."""
        return {
            "homography": self.homography.tolist(),
            "picture": list(self.picture_size),
            "table": list(self.table_size),
        }

    @classmethod
    def from_dict(cls, values: Mapping[str, Any]) -> Calibration:
        """The calibration that :meth:`as_dict` wrote.

        Raises:
            CalibrationError: the values are not a calibration.
        """
        try:
            width, height = values["picture"]
            across, down = values["table"]
            return cls(
                np.array(values["homography"], np.float64),
                (int(width), int(height)),
                (float(across), float(down)),
            )
        except (KeyError, OverflowError, TypeError, ValueError) as error:
            if isinstance(error, CalibrationError):
                raise
            raise CalibrationError(VisionFlaw.CALIBRATION_DAMAGED) from error
