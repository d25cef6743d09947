"""Corners of the table's static texture, and where another picture shows them again."""

from __future__ import annotations

from typing import Final

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.masks import Mask
from vision.sightings import Image, Points

FEWEST: Final = 12
"""Static points below this say nothing: a plain table has none."""

TREMBLE: Final = 1.5
"""Fine pixels that the table may seem to shift without having been moved: 3 mm or so."""

_MOST_POINTS: Final = 100
_SPACING: Final = 12
_QUALITY: Final = 0.02


def grey_of(image: Image) -> NDArray[np.uint8]:
    """A BGR picture in grey."""
    return np.asarray(cv2.cvtColor(image, cv2.COLOR_BGR2GRAY), np.uint8)


def corners_in(grey: NDArray[np.uint8], static: Mask) -> Points:
    """The most marked corners in a part of a grey picture, shape (n, 2)."""
    found = cv2.goodFeaturesToTrack(grey, _MOST_POINTS, _QUALITY, _SPACING, mask=static)
    points: Points = np.zeros((0, 2), np.float32)
    if found is not None:
        points = np.asarray(found.reshape(-1, 2), np.float32)
    return points


def found_again(
    before: NDArray[np.uint8], now: NDArray[np.uint8], points: Points, window: int, levels: int
) -> tuple[Points, Points]:
    """Those of some points of a grey picture that another one shows, and where it shows them.

    Args:
        before: the grey picture.
        now: the other one, of the same size.
        points: in pixels, shape (n, 2), at least one.
        window: pixels, across and down, around a point that are looked for.
        levels: halvings of the pictures, in the smallest of which they are looked for at first: each doubles
            how far they may have gone.

    Returns:
        Two arrays of the same shape (m, 2).
    """
    after, found, _ = cv2.calcOpticalFlowPyrLK(
        before, now, points.reshape(-1, 1, 2), np.array([]), winSize=(window, window), maxLevel=levels
    )
    kept = found.ravel() > 0
    return points[kept], np.asarray(after.reshape(-1, 2)[kept], np.float32)
