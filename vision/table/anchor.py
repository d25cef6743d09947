"""A picture to which the table's place is held: knocks too small to be noticed add up.

Each steady picture is compared with the one before, and then takes its place. What has shifted by less than a
tremble each time, over many plays, is seen beside one picture that stays.
"""

from __future__ import annotations

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.calibration import Matrix, mapped
from vision.light import cells_of, light_between, under_light
from vision.masks import Mask
from vision.sightings import Image, Points
from vision.texture import FEWEST, TREMBLE, corners_in, found_again, grey_of

_WINDOW, _LEVELS = 31, 1
"""Fine pixels around a corner that are looked for, and halvings of the picture: it lies near, but of a soft
texture in a noisy picture much must be compared."""

_AGREE = 0.6
"""Part of the corners in view that must have moved alike before that is believed."""

_ALIKE = 0.75
"""Fine pixels by which each of them may lie off the common motion: so well it is found in a noisy picture."""

_SPREAD = 0.25
"""Part of the table around which they must lie: those of one end would not tell how the other has moved."""

_BETTER = 1.5
"""A picture with so many times as much of the table in view takes the anchor's place: it was cleared."""

_BORDER = np.ones((13, 13), np.uint8)
"""Fine pixels along the table's border, beyond which all is further away, or nearer; beside that edge the
texture of a cloth would seem to be none."""

_AROUND = np.ones((_WINDOW, _WINDOW), np.uint8)
"""Those pixels around a corner. Where one of them belongs to a thing the corner is not in view; else all must
look as the motion says."""

_EXPLAINS = 0.6
"""Part of what these differ by, squared, that a motion leaves at most."""


class Anchor:
    """The picture in which the table lay as its calibration said, and what was followed since then."""

    def __init__(self) -> None:
        self._picture: Image | None = None
        self._light: NDArray[np.float32] = np.zeros((0, 3), np.float32)
        self._points: Points = np.zeros((0, 2), np.float32)
        self._area = self._free = 0
        self._followed: Matrix = np.eye(3)

    def hold(self, picture: Image, inside: Mask, things: Mask) -> None:
        """Take a steady picture, unless the one that is held to shows about as much of the table.

        Args:
            picture: BGR, fine.
            inside: the table, fine.
            things: fine, what lies on it.
        """
        beside = cv2.dilate(things, _AROUND)
        static = np.asarray(cv2.subtract(cv2.erode(inside, _BORDER), beside), np.uint8)
        free = cv2.countNonZero(static)
        motion: Matrix | None = np.eye(3)
        if len(self._points) >= FEWEST:
            if free < _BETTER * self._free:
                return
            motion = self._motion(picture, things)
        if motion is not None:
            self._picture, self._followed = picture, np.asarray(np.linalg.inv(motion), np.float64)
            self._light = cells_of(picture)
            self._points, self._free = corners_in(grey_of(picture), static), free
            self._area = cv2.countNonZero(inside)

    def crept(self, picture: Image, things: Mask) -> Matrix | None:
        """The motion since the last one that was followed, a homography of fine pixels, to be followed now.

        None where it is no more than a tremble, or too little of the table is in view to tell.

        Args:
            picture: BGR, fine.
            things: fine, what is known to lie on the table.
        """
        motion = self._motion(picture, things)
        if motion is None:
            return None
        points = self._in_view(things)
        if np.linalg.norm(mapped(points, motion) - points, axis=1).mean() < TREMBLE:
            return None
        if not self._explains(motion, picture, points):
            return None
        self.follow(motion)
        return motion

    def follow(self, motion: Matrix) -> None:
        """The table was followed there: a homography of fine pixels since the last time."""
        self._followed = np.asarray(motion @ self._followed, np.float64)

    def _motion(self, picture: Image, things: Mask) -> Matrix | None:
        """The motion since the last one that was followed; None where the corners in view do not tell."""
        if self._picture is None or self._picture.shape != picture.shape:
            return None
        points = self._in_view(things)
        if len(points) < FEWEST:
            return None
        before, now = found_again(self._expected(picture), grey_of(picture), points, _WINDOW, _LEVELS)
        if len(before) < FEWEST:
            return None
        motion, alike = cv2.estimateAffinePartial2D(before, now, ransacReprojThreshold=_ALIKE)
        if motion is None or np.count_nonzero(alike) < max(FEWEST, _AGREE * len(points)):
            return None
        agree = before[alike.ravel() > 0]
        if cv2.contourArea(cv2.convexHull(agree)) < _SPREAD * self._area:
            return None
        return np.vstack([motion, [0.0, 0.0, 1.0]])

    def _explains(self, motion: Matrix, picture: Image, points: Points) -> bool:
        """Whether the corners in view look much more as they did with that motion than without it.

        In noise and dim light a cloth without much texture seems to lie wherever one looks for it.
        """
        corners = np.zeros(picture.shape[:2], np.uint8)
        columns, rows = np.round(points).astype(np.intp).T
        corners[rows, columns] = 255
        there, size = cv2.dilate(corners, _AROUND), (picture.shape[1], picture.shape[0])
        expected, now = self._expected(picture), grey_of(picture)
        moved = np.asarray(cv2.warpPerspective(expected, motion, size), np.uint8)
        place = cv2.warpPerspective(there, motion, size, flags=cv2.INTER_NEAREST) > 0
        return _differs(moved, now, place) < _EXPLAINS * _differs(expected, now, there > 0)

    def _expected(self, picture: Image) -> NDArray[np.uint8]:
        """How the anchor's picture looks, grey, in another one's light where the table was followed to."""
        if self._picture is None:
            return grey_of(picture)
        lit = under_light(self._picture, light_between(self._light, cells_of(picture)))
        size = (picture.shape[1], picture.shape[0])
        return np.asarray(cv2.warpPerspective(grey_of(lit), self._followed, size), np.uint8)

    def _in_view(self, things: Mask) -> Points:
        """The corners where they were followed to, in the picture and with no things beside them."""
        if not len(self._points):
            return self._points
        points = mapped(self._points, self._followed)
        columns, rows = np.round(points).astype(np.intp).T
        height, width = things.shape
        seen = (columns >= 0) & (columns < width) & (rows >= 0) & (rows < height)
        near = cv2.dilate(things, _AROUND)
        return np.asarray(points[seen][near[rows[seen], columns[seen]] == 0], np.float32)


def _differs(one: NDArray[np.uint8], other: NDArray[np.uint8], place: NDArray[np.bool_]) -> float:
    """The median of the squares of what two grey pictures differ by at some pixels."""
    apart = cv2.absdiff(one, other)[place].astype(np.float32)
    return float(np.median(apart * apart))
