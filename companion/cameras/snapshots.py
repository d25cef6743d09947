"""Small pictures of the table, as they are kept with events and from one evening to the next."""

from __future__ import annotations

import cv2
import numpy as np

from assets.bounds.errors import BoundError
from hardware.cameras.packed import decoded
from vision.calibration import Calibration
from vision.halvings import Halvings
from vision.sightings import Image

WIDTH = 640
"""Width in pixels at most; enough to recognise each card in it."""

QUALITY = 80
"""JPEG quality: about 30 KB a picture."""

PORTRAIT, PORTRAIT_QUALITY = 192, 85
"""Pixels of each side of somebody's picture, and its JPEG quality: about 8 kB, and 33 kB for mere noise; the
largest portrait on a screen of 1080 rows has 150 pixels."""

AROUND = 0.03
"""Part of the table's width and height that is kept around it: cards lie over its edge."""


def of_table(image: Image, table: Calibration | None) -> Image:
    """The part of a picture that shows the table, and nobody who sits around it.

    Args:
        image: BGR, shape (height, width, 3), dtype uint8, of any size.
        table: where the table lies; None where that is not known. All of the picture stays then, and where
            the table is not in it.

    Returns:
        A view of the picture.
    """
    height, width = image.shape[:2]
    if table is None or not table.fits((width, height)):
        return image
    corners = table.for_picture((width, height)).outline
    around = AROUND * (corners.max(axis=0) - corners.min(axis=0))
    left, top = np.clip(np.floor(corners.min(axis=0) - around), 0, (width - 1, height - 1)).astype(int)
    right, bottom = np.clip(np.ceil(corners.max(axis=0) + around), 1, (width, height)).astype(int)
    part = image[top:bottom, left:right]
    return part if min(part.shape[:2]) > 1 else image


def packed(image: Image) -> bytes | None:
    """The picture, BGR (h, w, 3) uint8, as a small JPEG; None when it cannot be packed."""
    small, _ = Halvings(np.ascontiguousarray(image)).resized(min(1.0, WIDTH / image.shape[1]))
    done, data = cv2.imencode(".jpg", small, [cv2.IMWRITE_JPEG_QUALITY, QUALITY])
    return data.tobytes() if done else None


def middle_of(image: Image) -> Image:
    """The largest square in the middle of a picture."""
    side = min(image.shape[:2])
    top, left = ((length - side) // 2 for length in image.shape[:2])
    return image[top : top + side, left : left + side]


def portrait(image: Image) -> bytes | None:
    """The middle of a picture, BGR (h, w, 3) uint8, as a small JPEG of somebody; None if that cannot be."""
    square = np.ascontiguousarray(middle_of(image))
    small = cv2.resize(square, (PORTRAIT, PORTRAIT), interpolation=cv2.INTER_AREA)
    done, data = cv2.imencode(".jpg", small, [cv2.IMWRITE_JPEG_QUALITY, PORTRAIT_QUALITY])
    return data.tobytes() if done else None


def unpacked(jpeg: bytes) -> Image | None:
    """The picture, BGR, None for a damaged one, or one too large to be of ours."""
    try:
        return decoded(jpeg)
    except BoundError:
        return None
