"""Finds where the UP&DOWN card may lie: quadrilaterals around blobs of its colours and of its shape."""

from __future__ import annotations

from collections.abc import Iterator

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.calibration import Calibration
from vision.sightings import Image, Points
from vision.updown.faces import SIDE, ColouredField, colourfulness

_SMALLEST = 22.0
"""Edge in pixels of the smallest blob that is looked at."""

_MOST_BLOBS = 30
"""Blobs of one mask that are looked at, the largest first: texture has thousands."""

_LONGEST = 3.5
"""A blob longer than so many times its width is no part of a card that is seen well enough to be read."""

_FILLED = 0.4
"""A blob fills this part of the quadrilateral around it; a corner of it may be covered."""

_SOLID = 0.35
"""A blob fills this part of its hull; less is texture, or most of the card is covered."""

_COLOURED = 14
"""Least `colourfulness` of a card's field in whatever light."""

_LEAST_COLOUR = 0.05
"""Part of a card that has its field's colour at least: of a third of it, what arrow, cards and dice leave."""

_SIZE_MISS = 0.10
"""On a known table the sides of a candidate may miss the card's by this part."""

_STRAIGHT = 0.02
"""Part of its hull's length by which a blob's side may be bent: a corner that is rounded by less is one."""

_MOST_SIDES = 9
"""A square has four sides; each cut corner adds one, and so may a thing that leans on it."""

_SEEN_SIDE = 0.7
"""A partly covered square shows at least this part of one of its sides."""

WHOLE = np.array([[0, 0], [1, 0], [1, 1], [0, 1]], np.float32)
"""The corners of a card of side 1, clockwise from the upper left."""


def enclosing_quad(shape: Points) -> Points | None:
    """The quadrilateral around a blob: the sides of its hull but for those that cost the least area.

    A cut or rounded corner is completed by extending its neighbours until they meet.

    Args:
        shape: outline, shape (n, 2), n at least 4.

    Returns:
        Four corners, clockwise in the picture, shape (4, 2); None when there are none.
    """
    hull = cv2.convexHull(shape.reshape(-1, 1, 2))
    if not 4 <= len(cv2.approxPolyDP(hull, _STRAIGHT * cv2.arcLength(hull, True), True)) <= _MOST_SIDES:
        return None
    quad = cv2.approxPolyN(hull, 4, epsilon_percentage=-1.0, ensure_convex=False).reshape(-1, 2)
    if len(quad) != 4 or not cv2.isContourConvex(quad.reshape(-1, 1, 2)):
        return None
    corners = np.asarray(quad, np.float32)
    return corners if cv2.contourArea(corners, True) > 0 else corners[::-1].copy()


def candidates(crop: Image, fields: tuple[ColouredField, ...]) -> Iterator[tuple[Points, Points]]:
    """Quadrilaterals in a crop, each with the part of the card that it may be.

    What may be a whole card shows some of a field's colour, if the card's faces have fields.

    Yields:
        Four corners in the crop's pixels, clockwise, and the corners of that part on a card of side 1.
    """
    smooth = np.asarray(cv2.GaussianBlur(crop, (3, 3), 0), np.uint8)
    measures = colourfulness(smooth, [field.direction for field in fields])
    for field, measure in zip(fields, measures, strict=True):
        for mask in _coloured(measure):
            for quad in _quads(mask):
                yield quad, field.corners
    coloured = np.any([measure >= _COLOURED for measure in measures], axis=0).astype(np.uint8)
    if measures and not cv2.countNonZero(coloured):
        return
    grey = cv2.cvtColor(smooth, cv2.COLOR_BGR2GRAY)
    _, bright = cv2.threshold(grey, 0, 255, cv2.THRESH_BINARY | cv2.THRESH_OTSU)
    for quad in _quads(np.asarray(bright, np.uint8)):
        if not measures or _holds_colour(quad, coloured):
            yield quad, WHOLE


def _holds_colour(quad: Points, coloured: NDArray[np.uint8]) -> bool:
    """Whether the upright box around a quadrilateral holds as many coloured pixels as a card has at least."""
    left, top, width, height = cv2.boundingRect(quad)
    inside = coloured[max(top, 0) : top + height, max(left, 0) : left + width]
    return cv2.countNonZero(inside) > _LEAST_COLOUR * cv2.contourArea(quad)


def _coloured(measure: NDArray[np.uint8]) -> Iterator[NDArray[np.uint8]]:
    """Masks of what has a colour, and of what has most of it."""
    level, mask = cv2.threshold(measure, 0, 255, cv2.THRESH_BINARY | cv2.THRESH_OTSU)
    if level >= _COLOURED:
        yield np.asarray(mask, np.uint8)
    higher = measure[mask > 0]
    if len(higher) > 100:
        second, _ = cv2.threshold(higher.reshape(-1, 1), 0, 255, cv2.THRESH_BINARY | cv2.THRESH_OTSU)
        if second >= _COLOURED:
            yield np.asarray(cv2.threshold(measure, second, 255, cv2.THRESH_BINARY)[1], np.uint8)


def _quads(mask: NDArray[np.uint8]) -> Iterator[Points]:
    contours, _ = cv2.findContours(mask, cv2.RETR_LIST, cv2.CHAIN_APPROX_SIMPLE)
    large = [(cv2.contourArea(contour), contour) for contour in contours if len(contour) >= 4]
    large = [pair for pair in large if pair[0] >= _SMALLEST**2 / 3]
    for area, contour in sorted(large, key=lambda pair: -pair[0])[:_MOST_BLOBS]:
        short, long = sorted(cv2.minAreaRect(contour)[1])
        if short < _SMALLEST / 2 or long > _LONGEST * short:
            continue
        if area < _SOLID * cv2.contourArea(cv2.convexHull(contour)):
            continue
        quad = enclosing_quad(np.asarray(contour.reshape(-1, 2), np.float32))
        if quad is not None and area > _FILLED * cv2.contourArea(quad):
            yield quad


def whole_card(quad: Points, part: Points) -> NDArray[np.float64]:
    """The homography from a card of side 1 to pixels that puts its ``part`` onto ``quad``, shape (3, 3)."""
    return np.asarray(cv2.getPerspectiveTransform(part, quad), np.float64)


def corners_of(view: NDArray[np.float64]) -> Points:
    """The card's corners in pixels for a homography from a card of side 1, shape (4, 2)."""
    return np.asarray(cv2.perspectiveTransform(WHOLE.reshape(-1, 1, 2), view).reshape(-1, 2), np.float32)


def anchored(quad: Points, part: Points, calibration: Calibration) -> Iterator[Points]:
    """Where a partly covered part may lie: squares of its true size in each corner of what is seen of it.

    Args:
        quad: around what is seen of the part, in pixels, clockwise.
        part: its corners on a card of side 1.
        calibration: where the table is.

    Yields:
        Four corners in pixels, clockwise.
    """
    table = calibration.to_table(quad).astype(np.float64)
    side = float(part[1, 0] - part[0, 0]) * SIDE
    sides = np.roll(table, -1, axis=0) - table
    lengths = np.linalg.norm(sides, axis=1)
    if lengths.max() < _SEEN_SIDE * side or lengths.max() > (1 + _SIZE_MISS) * side:
        return
    for at in range(4):
        along = sides[at] / max(lengths[at], 1e-6)
        if lengths[at] < _SEEN_SIDE * side:
            continue
        across = np.array([-along[1], along[0]])
        for start in (table[at], table[(at + 1) % 4] - side * along):
            square = start + side * np.array([0 * along, along, along + across, across])
            yield calibration.to_picture(square)


def fits_table(view: NDArray[np.float64], calibration: Calibration) -> bool:
    """Whether a card seen so lies flat on the table and is a square of the right size."""
    table = calibration.to_table(corners_of(view)).astype(np.float64)
    sides = np.linalg.norm(np.roll(table, -1, axis=0) - table, axis=1)
    diagonals = np.linalg.norm(table[:2] - table[2:], axis=1)
    return bool(
        np.all(np.abs(sides / SIDE - 1) < _SIZE_MISS)
        and np.all(np.abs(diagonals / (SIDE * np.sqrt(2)) - 1) < _SIZE_MISS)
    )
