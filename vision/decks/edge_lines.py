"""Lays an outline on the edges that it was found by, to parts of a pixel.

Outlines are found in a small picture, by pixels of masks. Each side is moved to where the picture changes
most across it: a straight line through many such points is known much better than any pixel.
"""

from __future__ import annotations

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.sightings import Image, Points

_REACH, _REACH_PIXELS = 0.02, 3.5
"""How far beside a side its edge is looked for, in parts of the shorter side, less than half a usual rim; and
at least, in pixels, since contours run beside edges. Of 111 drawn cards some 90 pixels wide the worst corner
came from 3.5 % of the card's height (median) to 0.5 %; with 1.5 pixels to 0.7, with 6 to 0.6 %, and one in
ten by 6.9 instead of 4.7 % then, on the frame beside a rim."""

_ROUNDS = 2
"""So often the sides are moved: an edge that the first look saw the end of alone is found by the second."""

_ALONG_SIDE = (0.12, 0.88)
"""The part of a side that is straight: the rest belongs to round corners."""

_POINTS = 32
"""Points of a side at which its edge is looked for."""

_ACROSS = 17
"""Samples across a side at each of them."""


def on_edges(image: Image, outline: Points) -> Points:
    """The same outline, its sides on the strongest edges beside them; as it was where that makes no outline.

    Args:
        image: BGR, shape (height, width, 3), dtype uint8.
        outline: corners clockwise, shape (4, 2), pixels.
    """
    for _ in range(_ROUNDS):
        outline = _nearer(image, outline)
    return outline


def _nearer(image: Image, outline: Points) -> Points:
    """The outline, its sides on the strongest edges in reach; as it was where those do not meet near it."""
    corners = outline.astype(np.float64)
    lines = [_edge_line(image, corners[side], corners[(side + 1) % 4], _reach(corners)) for side in range(4)]
    met = [_meeting(lines[side - 1], lines[side]) for side in range(4)]
    if any(point is None for point in met):
        return outline
    moved = np.array(met, np.float32)
    far = float(np.hypot(*(moved - outline).T).max())
    return moved if far <= 2 * _reach(corners) else outline


_Line = NDArray[np.float64]
"""A point and a direction, shape (2, 2)."""


def _reach(corners: NDArray[np.float64]) -> float:
    """Pixels beside a side that are looked at."""
    sides = np.hypot(*(np.roll(corners, -1, axis=0) - corners).T)
    return max(_REACH * float(sides.min()), _REACH_PIXELS)


def _edge_line(image: Image, start: NDArray[np.float64], end: NDArray[np.float64], reach: float) -> _Line:
    """The line on which the picture changes most beside a side."""
    way = end - start
    normal = np.array([-way[1], way[0]]) / max(float(np.hypot(*way)), 1e-6)
    points = start + np.linspace(*_ALONG_SIDE, _POINTS)[:, None] * way
    aside = np.linspace(-reach, reach, _ACROSS)
    x, y = np.moveaxis(points[:, None] + aside[None, :, None] * normal, -1, 0).astype(np.float32)
    values = cv2.remap(image, x, y, cv2.INTER_LINEAR, borderMode=cv2.BORDER_REPLICATE)
    smooth = cv2.GaussianBlur(values.astype(np.float32), (3, 3), 0)
    change = np.abs(np.diff(smooth, axis=1)).sum(axis=2)
    # One point alone may lie on print; those of a whole side are heard together, then each near that.
    usual = int(np.argmax(np.median(change, axis=0)))
    near = np.exp(-(((np.arange(_ACROSS - 1) - usual) / (_ACROSS / 4)) ** 2))
    weights = change * near
    best = weights.argmax(axis=1)
    found = points + ((aside[:-1] + aside[1:]) / 2)[best, None] * normal
    line = cv2.fitLine(found.astype(np.float32), cv2.DIST_HUBER, 0, 0.01, 0.01).ravel().astype(np.float64)
    return np.stack([line[2:], line[:2]])


def _meeting(one: _Line, other: _Line) -> NDArray[np.float64] | None:
    """Where two lines meet, None for nearly parallel ones."""
    ways = np.stack([one[1], -other[1]], axis=1)
    if abs(float(np.linalg.det(ways))) < 0.1:
        return None
    along = np.linalg.solve(ways, other[0] - one[0])
    return np.asarray(one[0] + along[0] * one[1])
