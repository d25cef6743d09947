"""Finds cards by their shape alone: face down, of another deck, or not to be read.

On a known table a card is a rectangle of 63 x 88 mm (57 x 88 for bridge cards) wherever and however it lies;
nothing else in a game has that size. Rectangles are cut out of a region by several measures of how it
differs from the cloth, and kept when their size in millimetres is that of a card.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.boxes import PixelBox, touches_edge
from vision.calibration import Calibration
from vision.overlaps import shared
from vision.pictures import largest_colour
from vision.sightings import Image, Points, UnknownSighting

_WIDTHS, _HEIGHTS = (53.0, 68.0), (81.0, 95.0)
"""Sizes in mm that count as a card: bridge to poker, give or take the blur of the edge."""

_FILLED = 0.88
"""A card fills this part of the rectangle around it; its round corners and a thumb's width may be missing."""

_AREA = 1.4
"""A poker card's area in squares of its width, 88 / 63."""

_PIXELS = (0.3, 3.0)
"""A blob whose area in pixels is not within these parts of a card's is not measured on the table."""

_AGAIN = 0.4
"""Rectangles that share this part are one card."""

_KERNEL = np.ones((3, 3), np.uint8)


class BackFinder:
    """Finds card-shaped things on a known table."""

    def find(
        self, image: Image, calibration: Calibration, regions: Sequence[PixelBox] | None = None
    ) -> tuple[UnknownSighting, ...]:
        """Card-shaped things with their outlines.

        Args:
            image: BGR, shape (height, width, 3), dtype uint8.
            calibration: where the table is in this picture.
            regions: where to look, in pixels; None: the whole table.
        """
        height, width = image.shape[:2]
        looked = regions or (PixelBox.around(calibration.outline),)
        boxes = (box.clipped(width, height) for box in looked)
        found: list[Points] = []
        for box in boxes:
            if min(box.width, box.height) < 8:
                continue
            card_area = _AREA * calibration.card_width(box.middle) ** 2
            for shape in _shapes(box.crop(image), card_area):
                outline = _card_outline(shape + np.array([box.left, box.top], np.float32), calibration)
                if outline is not None and not any(shared(outline, other) > _AGAIN for other in found):
                    found.append(outline)
        return tuple(UnknownSighting(_middle(outline), outline) for outline in found)


def _middle(outline: Points) -> tuple[float, float]:
    x, y = outline.mean(axis=0)
    return float(x), float(y)


def _measures(crop: Image) -> tuple[NDArray[np.uint8], ...]:
    """Grey pictures in which a card may stand out from the cloth."""
    smooth = cv2.GaussianBlur(crop, (3, 3), 0)
    rim = np.concatenate([smooth[0], smooth[-1], smooth[:, 0], smooth[:, -1]])
    cloth = np.full_like(smooth, np.median(rim, axis=0))
    grey = np.asarray(cv2.cvtColor(smooth, cv2.COLOR_BGR2GRAY), np.uint8)
    return largest_colour(np.asarray(cv2.absdiff(smooth, cloth), np.uint8)), grey


def _shapes(crop: Image, card_area: float) -> Iterator[Points]:
    """Outlines of blobs of about a card's area in a crop, in its pixels, the likeliest measures first."""
    measures = _measures(crop)
    for measure in measures:
        level, mask = cv2.threshold(measure, 0, 255, cv2.THRESH_BINARY | cv2.THRESH_OTSU)
        yield from _contours(np.asarray(mask, np.uint8), card_area)
        yield from _contours(np.where(measure > level / 2, 255, 0).astype(np.uint8), card_area)
    edges = cv2.morphologyEx(cv2.Canny(measures[1], 30, 90), cv2.MORPH_CLOSE, _KERNEL)
    yield from _contours(np.asarray(edges, np.uint8), card_area)


def _contours(mask: NDArray[np.uint8], card_area: float) -> Iterator[Points]:
    contours, _ = cv2.findContours(mask, cv2.RETR_LIST, cv2.CHAIN_APPROX_SIMPLE)
    for contour in contours:
        fits = _PIXELS[0] * card_area < cv2.contourArea(contour) < _PIXELS[1] * card_area
        if fits and not touches_edge(contour, mask.shape):
            yield np.asarray(contour.reshape(-1, 2), np.float32)


def _card_outline(shape: Points, calibration: Calibration) -> Points | None:
    """The four corners in pixels, clockwise, of the card that a blob is; None when it is none."""
    hull = cv2.convexHull(calibration.to_table(shape))
    rectangle = cv2.minAreaRect(hull)
    short, long = sorted(rectangle[1])
    if not (_WIDTHS[0] <= short <= _WIDTHS[1] and _HEIGHTS[0] <= long <= _HEIGHTS[1]):
        return None
    filled = cv2.contourArea(calibration.to_table(shape))
    if min(filled, cv2.contourArea(hull)) < _FILLED * short * long:
        return None
    corners = calibration.to_picture(np.asarray(cv2.boxPoints(rectangle), np.float32))
    return corners if cv2.contourArea(corners, True) > 0 else corners[::-1].copy()
