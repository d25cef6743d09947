"""Whether the camera or the table was knocked, and where the table is then."""

from __future__ import annotations

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.sightings import Image, Points
from vision.table.calibration import Matrix
from vision.table.changes import Mask

_MOST_POINTS = 80
_SPACING = 12
_WINDOW = (15, 15)
_LEVELS = 3
"""Four octaves of a 15 pixel window follow a shift of some 40 fine pixels, a tenth of the table."""

_FEWEST = 10
"""Static points below this say nothing: a plain table has none."""

_AGREE = 0.4
"""Part of the points that must move together before the picture has moved and not the things in it."""

_TREMBLE = 1.5
"""Fine pixels that the table may seem to shift without having been moved: 3 mm or so."""

_FEATURES = 1500
_FEWEST_MATCHES = 25
_RATIO = 0.75
"""Lowe's ratio for the best against the second best match."""

_OUTLIER = 3.0
"""Pixels that a matched point may lie off the motion."""


def _grey(image: Image) -> NDArray[np.uint8]:
    return np.asarray(cv2.cvtColor(image, cv2.COLOR_BGR2GRAY), np.uint8)


class KnockDetector:
    """Compares the static texture of the table with that of the last steady picture."""

    def __init__(self) -> None:
        self._grey: NDArray[np.uint8] | None = None
        self._points: Points = np.zeros((0, 2), np.float32)

    def settle(self, picture: Image, inside: Mask) -> None:
        """Remember the steady picture's texture within ``inside``; both in the same resolution."""
        self._grey = _grey(picture)
        found = cv2.goodFeaturesToTrack(self._grey, _MOST_POINTS, 0.02, _SPACING, mask=inside)
        self._points = np.zeros((0, 2), np.float32)
        if found is not None:
            self._points = np.asarray(found.reshape(-1, 2), np.float32)

    def motion(self, picture: Image) -> Matrix | None:
        """The motion of the picture since the steady one, as a homography in its pixels.

        Returns:
            Shape (3, 3); the identity when nothing moved, or nothing speaks of a motion; None when the
            texture is not found again, so that a large motion is possible.
        """
        if self._grey is None or len(self._points) < _FEWEST:
            return np.eye(3)
        after, found, _ = cv2.calcOpticalFlowPyrLK(
            self._grey,
            _grey(picture),
            self._points.reshape(-1, 1, 2),
            np.array([]),
            winSize=_WINDOW,
            maxLevel=_LEVELS,
        )
        kept = found.ravel() > 0
        if np.count_nonzero(kept) < _FEWEST:
            return None
        moved = np.asarray(after.reshape(-1, 2)[kept], np.float32)
        return _agreed(self._points[kept], moved, _AGREE * len(self._points))


def _agreed(before: Points, after: Points, needed: float) -> Matrix | None:
    """The motion that at least ``needed`` of the points share; the identity when it is a tremble."""
    steps = np.linalg.norm(after - before, axis=1)
    if np.count_nonzero(steps < _TREMBLE) >= needed:
        return np.eye(3)
    motion, inliers = cv2.findHomography(before, after, cv2.RANSAC, _OUTLIER / 2)
    if motion is None or np.count_nonzero(inliers) < max(needed, _FEWEST):
        return None
    return np.asarray(motion, np.float64)


def is_still(motion: Matrix, size: tuple[int, int]) -> bool:
    """Whether a motion leaves the corners of a picture of that size where they were, but for a tremble."""
    width, height = size
    corners = np.array([[[0, 0]], [[width, 0]], [[width, height]], [[0, height]]], np.float64)
    moved = cv2.perspectiveTransform(corners, motion)
    return bool(np.linalg.norm(moved - corners, axis=2).max() <= 3 * _TREMBLE)


def motion_between(steady: Image, now: Image, inside: Mask) -> Matrix | None:
    """The motion of the table between two pictures, however large, from matched features.

    Args:
        steady: BGR, a picture in which the table's place was known.
        now: BGR, a picture of the same size.
        inside: the table in ``steady``, same height and width.

    Returns:
        A homography from pixels of ``steady`` to pixels of ``now``, shape (3, 3), or None.
    """
    orb = cv2.ORB.create(nfeatures=_FEATURES, fastThreshold=10)
    points, words = orb.detectAndCompute(_grey(steady), inside)
    points_now, words_now = orb.detectAndCompute(_grey(now), None)
    if words is None or words_now is None or len(points_now) < 2:
        return None
    pairs = cv2.BFMatcher(cv2.NORM_HAMMING).knnMatch(words, words_now, k=2)
    good = [pair[0] for pair in pairs if len(pair) == 2 and pair[0].distance < _RATIO * pair[1].distance]
    if len(good) < _FEWEST_MATCHES:
        return None
    before = np.array([points[match.queryIdx].pt for match in good], np.float32)
    after = np.array([points_now[match.trainIdx].pt for match in good], np.float32)
    motion, inliers = cv2.findHomography(before, after, cv2.RANSAC, _OUTLIER)
    if motion is None or np.count_nonzero(inliers) < _FEWEST_MATCHES:
        return None
    return np.asarray(motion, np.float64)
