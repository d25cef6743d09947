"""Finds things of the size of a die on a calibrated table, whatever they look like.

A die stands out from the table as a compact blob of known size. Where the table is known that is as good a
sign as any that can be learnt, and it does not depend on the colours of body and pips. On print or beneath a
shadow a part of it may stand out alone: where the bare table is known, the form does not matter.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.boxes import PixelBox, touches_edge
from vision.calibration import DIE_SIZE, Calibration
from vision.dice.finder import DieCandidate, Region
from vision.pictures import largest_colour
from vision.sightings import Image, Points
from vision.table.bare_table import Strange

_CHANCE = 0.5
"""Chance of a die that a blob stands for: the readers decide."""

_SIZES = (0.65, 2.0)
"""Sides in die sizes of the rectangle around a blob: dice have 12 to 20 mm, and a side may be seen too."""

_LEAST = 0.85
"""Size in die sizes at which a top face is looked for at least: of a narrower blob a part is hidden."""

_LONG = 1.75
"""A die seen with one of its sides is at most so many times as long as wide."""

_FILLED = 0.72
"""A blob fills this part of the rectangle around it; a die seen over a corner has six corners itself."""

_ALL_KNOWN = 0.98
"""Part of a box whose bare table is known, from which nothing can hide but what looks like the table."""

_FAINTER, _CLEARER = 0.6, 1.5
"""In parts of the level that divides a region best, what is looked for beside it: a die whose body is hardly
unlike the table, and one with a shadow or print around it that is fainter than itself."""

_BOXES = (0.5, 3.0)
"""Longer sides in die sizes of the upright box around what may be a die or, on print, a part of one."""

_HALF = 127
"""A mask made larger ends where it has half of its level."""

_KERNEL = np.ones((3, 3), np.uint8)


def die_blobs(
    image: Image, regions: Sequence[Region] | None, calibration: Calibration, strange: Strange | None = None
) -> list[DieCandidate]:
    """Things as large as a die.

    Args:
        image: BGR, shape (h, w, 3), dtype uint8.
        regions: where to look (left, upper, width, height in pixels); None: the whole picture.
        calibration: of the table.
        strange: where the picture shows something else than the bare table: on a printed cloth a die stands
            out from that only.
    """
    height, width = image.shape[:2]
    found: list[DieCandidate] = []
    for left, top, across, down in regions if regions is not None else ((0, 0, width, height),):
        box = PixelBox(left, top, left + across, top + down).clipped(width, height)
        if min(box.width, box.height) < 8:
            continue
        corner = np.array([box.left, box.top], np.float32)
        compact = (_compact(shape + corner, calibration) for shape in _shapes(image, strange, box))
        anyhow = (_of_size(shape + corner, calibration) for shape in _strangers(strange, box))
        for candidate in (*compact, *anyhow):
            if candidate is not None and not any(map(candidate.is_at, found)):
                found.append(candidate)
    return found


def _shapes(image: Image, strange: Strange | None, box: PixelBox) -> Iterator[Points]:
    """Outlines of blobs in a box of the picture, in its pixels: by the bare table, where that is known."""
    known = 0.0
    if strange is not None:
        small = _fine(box, strange)
        known = cv2.countNonZero(small.crop(strange.known)) / max(small.area, 1)
        yield from _by_bare_table(strange, box)
    if known < _ALL_KNOWN:
        yield from _outlines(_unusual(box.crop(image)))


def _by_bare_table(strange: Strange, box: PixelBox) -> Iterator[Points]:
    """Outlines of what stands out from the bare table in a box of the picture, in its pixels."""
    small = _fine(box, strange)
    if np.any(small.crop(strange.other)):
        size = (box.width, box.height)
        levels = cv2.resize(small.crop(strange.levels), size, interpolation=cv2.INTER_LINEAR)
        yield from _outlines(np.asarray(levels, np.uint8))


def _fine(box: PixelBox, strange: Strange) -> PixelBox:
    """A box of the picture in fine pixels."""
    height, width = strange.levels.shape
    return box.scaled(1 / strange.scale).clipped(width, height)


def _strangers(strange: Strange | None, box: PixelBox) -> Iterator[Points]:
    """Outlines of what differs from the bare table by more than noise, in pixels of the box.

    A die beside a card that is far brighter, or on print of its own colour, is told by that alone.
    """
    if strange is None:
        return
    small = _fine(box, strange)
    other = small.crop(strange.other & strange.known)
    if np.any(other):
        large = cv2.resize(other, (box.width, box.height), interpolation=cv2.INTER_LINEAR)
        yield from _contours(np.asarray(large, np.uint8), _HALF)


def _unusual(crop: Image) -> NDArray[np.uint8]:
    """Grey levels by which each pixel differs from the crop's usual colour."""
    smooth = cv2.GaussianBlur(crop, (3, 3), 0)
    usual = np.median(smooth[::3, ::3].reshape(-1, 3), axis=0)
    return largest_colour(np.asarray(cv2.absdiff(smooth, np.full_like(smooth, usual.round())), np.uint8))


def _outlines(measure: NDArray[np.uint8]) -> Iterator[Points]:
    """Outlines of what stands out in a picture of grey levels, clearest first."""
    level, _ = cv2.threshold(measure, 0, 255, cv2.THRESH_BINARY | cv2.THRESH_OTSU)
    for threshold in (level, _FAINTER * level, _CLEARER * level):
        yield from _contours(measure, threshold)


def _contours(measure: NDArray[np.uint8], threshold: float) -> Iterator[Points]:
    """Outlines of what lies above a threshold."""
    mask = np.where(measure > threshold, 255, 0).astype(np.uint8)
    # Pips must not cut a die into pieces.
    closed = cv2.morphologyEx(mask, cv2.MORPH_CLOSE, _KERNEL, iterations=2)
    contours, _ = cv2.findContours(closed, cv2.RETR_EXTERNAL, cv2.CHAIN_APPROX_SIMPLE)
    for contour in contours:
        if len(contour) >= 4 and not touches_edge(contour, measure.shape):
            yield np.asarray(contour.reshape(-1, 2), np.float32)


def _compact(shape: Points, calibration: Calibration) -> DieCandidate | None:
    """The die that a blob may be, None when it is too large, too small or not compact."""
    pixels, (_, sides, _) = _edge(shape, calibration), cv2.minAreaRect(shape)
    short, long = sorted(sides)
    fits = _SIZES[0] * pixels <= short and long <= _SIZES[1] * pixels
    if not fits or long > _LONG * short or cv2.contourArea(shape) < _FILLED * short * long:
        return None
    return _of_size(shape, calibration)


def _of_size(shape: Points, calibration: Calibration) -> DieCandidate | None:
    """The die of which a blob may be a part, whatever its form; None when it is too large or too small."""
    pixels, (_, _, width, height) = _edge(shape, calibration), cv2.boundingRect(shape)
    if not _BOXES[0] * pixels <= max(width, height) <= _BOXES[1] * pixels:
        return None
    middle, sides, _ = cv2.minAreaRect(shape)
    across, down = calibration.above(standing_at(middle, DIE_SIZE / 2, calibration), DIE_SIZE)[0]
    size = min(max(min(sides), _LEAST * pixels), pixels)
    return DieCandidate((float(across), float(down)), float(size), _CHANCE)


def _edge(shape: Points, calibration: Calibration) -> float:
    """The edge in pixels of a die that lies where a blob is."""
    x, y, width, height = cv2.boundingRect(shape)
    return DIE_SIZE / calibration.mm_per_pixel((x + width / 2, y + height / 2))


def standing_at(pixel: Sequence[float], height: float, calibration: Calibration) -> Points:
    """The place on the table in mm, shape (1, 2), above which a pixel lies at that height in mm."""
    seen = np.array([pixel], np.float32)
    base = calibration.to_table(seen)
    for _ in range(2):
        base = calibration.to_table(seen - (calibration.above(base, height) - calibration.to_picture(base)))
    return base
