"""Corners of a picture's texture, and where another picture shows them again."""

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
"""Corners that are followed at most."""

_SPACING: Final = 12
"""Fine pixels from one corner to the next, at least."""

_QUALITY: Final = 0.02
"""Part of the most marked corner's measure that each of `corners_in` has at least, as OpenCV counts it."""

_CELLS: Final = (8, 5)
"""Parts of a picture, across and down, of each of which the most marked corners are taken."""

_OF_EACH: Final = 4
"""So many: where one part is a heap of cards, and the others bare cloth, all of them still have a say."""

_ABOVE_NOISE: Final = 4.0
"""Times the median of a picture's corner measures (`cv2.cornerMinEigenVal`) that a corner has at least: of
noise alone the largest of 230 400 pixels has 9."""

_MARKED: Final = 4e-4
"""A corner that has so much is one, of whatever else the picture is full."""


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


def spread_corners(grey: NDArray[np.uint8]) -> Points:
    """The most marked corners of each part of a grey picture, shape (n, 2)."""
    marked = cv2.cornerMinEigenVal(grey.astype(np.float32) / 255.0, 7)
    marked[:_SPACING], marked[-_SPACING:], marked[:, :_SPACING], marked[:, -_SPACING:] = 0, 0, 0, 0
    weakest = min(_ABOVE_NOISE * float(np.median(marked)), _MARKED)
    height, width = grey.shape[0] // _CELLS[1], grey.shape[1] // _CELLS[0]
    found: list[tuple[int, int]] = []
    for top in range(0, _CELLS[1] * height, height):
        for left in range(0, _CELLS[0] * width, width):
            part = marked[top : top + height, left : left + width]
            for _ in range(_OF_EACH):
                _, most, _, (x, y) = cv2.minMaxLoc(part)
                if most < weakest:
                    break
                found.append((left + x, top + y))
                cv2.circle(part, (x, y), _SPACING // 2, 0.0, cv2.FILLED)
    return np.array(found, np.float32).reshape(-1, 2)


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
