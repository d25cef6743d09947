"""Masks of a picture: which of its pixels belong to something."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import cv2
import numpy as np
from cv2.typing import MatLike
from numpy.typing import NDArray

from vision.boxes import PixelBox, merged

Mask = NDArray[np.uint8]
"""Pixels that belong to something are 255, the others 0; shape (height, width)."""


def boxes_of(mask: Mask, scale: float, margin: float) -> tuple[PixelBox, ...]:
    """Boxes in frame pixels around all that a mask holds.

    Args:
        mask: fine or coarse.
        scale: frame pixels for a pixel of the mask.
        margin: frame pixels added on each side; boxes that then meet are joined.
    """
    joined = cv2.dilate(mask, np.ones((3, 3), np.uint8), iterations=2)
    count, _, stats, _ = cv2.connectedComponentsWithStats(joined, connectivity=8)
    found = (
        PixelBox(int(left), int(top), int(left + width), int(top + height)).scaled(scale).grown(margin)
        for left, top, width, height, _ in stats[1:count]
    )
    height, width = round(mask.shape[0] * scale), round(mask.shape[1] * scale)
    return merged(box.clipped(width, height) for box in found)


def boxes_apart(mask: Mask, scale: float, apart: float, margin: float) -> tuple[PixelBox, ...]:
    """Boxes in frame pixels around the groups of a mask, which may meet.

    Args:
        mask: fine or coarse.
        scale: frame pixels for a pixel of the mask.
        apart: frame pixels between what belongs to one group at most.
        margin: frame pixels added on each side.
    """
    reach = apart / 2 / scale
    left, top, width, height = cv2.boundingRect(mask)
    around = PixelBox(left, top, left + width, top + height).grown(reach + 2).clipped(*mask.shape[::-1])
    masked = grown(around.crop(mask), reach)
    count, _, stats, _ = cv2.connectedComponentsWithStats(masked, connectivity=8)
    height, width = round(mask.shape[0] * scale), round(mask.shape[1] * scale)
    corners = stats[1:count, :4] + (around.left, around.top, 0, 0)
    found = (PixelBox(int(left), int(top), int(left + x), int(top + y)) for left, top, x, y in corners)
    return tuple(box.scaled(scale).grown(margin).clipped(width, height) for box in found)


def inside(boxes: Sequence[PixelBox], scale: float, shape: tuple[int, ...]) -> Mask:
    """A mask of that shape (height, width) of boxes in frame pixels, ``scale`` of them to one of the mask."""
    mask = np.zeros(shape[:2], np.uint8)
    for box in boxes:
        box.scaled(1 / scale).clipped(mask.shape[1], mask.shape[0]).crop(mask)[:] = 255
    return mask


def gathered(mask: Mask, apart: float, least: float) -> Mask:
    """What a mask holds in groups of that many pixels at least, those of one group at most so far apart."""
    if cv2.countNonZero(mask) < least:
        return np.zeros_like(mask)
    number, labels = cv2.connectedComponents(grown(mask, apart / 2), connectivity=8)
    enough = np.bincount(labels[mask > 0], minlength=number) >= least
    return np.asarray(np.where(enough[labels], mask, 0), np.uint8)


def opened(mask: Mask) -> Mask:
    """A mask without what is only a pixel wide."""
    return np.asarray(cv2.morphologyEx(mask, cv2.MORPH_OPEN, np.ones((2, 2), np.uint8)), np.uint8)


def disc(radius: float) -> Mask:
    """A disc of so many pixels, at least one, by which a mask is grown or its gaps are closed."""
    side = 2 * max(round(radius), 1) + 1
    return np.asarray(cv2.getStructuringElement(cv2.MORPH_ELLIPSE, (side, side)), np.uint8)


def grown(mask: Mask, by: float) -> Mask:
    """A mask with all that lies so many pixels around it, at least one."""
    reach = disc(by)
    return _where_it_is(mask, len(reach), lambda part: cv2.dilate(part, reach))


def shrunk(mask: Mask, by: float) -> Mask:
    """A mask without what lies so many pixels, at least one, from what is not in it."""
    reach = disc(by)
    return _where_it_is(mask, len(reach), lambda part: cv2.erode(part, reach))


def closed(mask: Mask, by: float) -> Mask:
    """A mask with its gaps, in which no disc of that radius in pixels, at least one, has room."""
    reach = disc(by)
    return _where_it_is(mask, len(reach), lambda part: cv2.morphologyEx(part, cv2.MORPH_CLOSE, reach))


def _where_it_is(mask: Mask, margin: int, changed: Callable[[Mask], MatLike]) -> Mask:
    """A mask that is changed where it holds something, and so many pixels around that: elsewhere it is empty.

    To look for nothing in all of the picture would take most of the time.
    """
    given = np.zeros_like(mask)
    left, top, width, height = cv2.boundingRect(mask)
    if width:
        there = PixelBox(left, top, left + width, top + height).grown(margin)
        there = there.clipped(mask.shape[1], mask.shape[0])
        given[there.slices] = changed(there.crop(mask))
    return given


def rimmed(mask: Mask) -> Mask:
    """A fine mask of things with what beside them belongs to them: rim, shadow, what an outline is off by."""
    return np.asarray(cv2.dilate(mask, np.ones((5, 5), np.uint8)), np.uint8)


def part_of(mask: Mask, of: Mask) -> float:
    """How large a mask is beside another one."""
    return cv2.countNonZero(mask) / max(cv2.countNonZero(of), 1)


def filled(mask: Mask, bays: float) -> Mask:
    """A mask with the bays filled of what is almost convex: its hull is less than so many times as large."""
    whole = mask.copy()
    contours, _ = cv2.findContours(mask, cv2.RETR_EXTERNAL, cv2.CHAIN_APPROX_NONE)
    for contour in contours:
        hull = cv2.convexHull(contour)
        if cv2.contourArea(hull) < bays * cv2.contourArea(contour):
            cv2.fillConvexPoly(whole, hull, 255)
    return whole
