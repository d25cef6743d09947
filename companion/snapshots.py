"""Small pictures of the table, as they are kept with events and from one evening to the next."""

from __future__ import annotations

import cv2

from hardware.cameras.packed import decoded
from vision.halvings import Halvings
from vision.sightings import Image

WIDTH = 640
"""Width in pixels; enough to recognise each card in it."""

QUALITY = 80
"""JPEG quality: about 30 KB a picture."""


def packed(image: Image) -> bytes | None:
    """The picture, BGR (h, w, 3) uint8, as a small JPEG; None when it cannot be packed."""
    small, _ = Halvings(image).resized(WIDTH / image.shape[1])
    done, data = cv2.imencode(".jpg", small, [cv2.IMWRITE_JPEG_QUALITY, QUALITY])
    return data.tobytes() if done else None


def unpacked(jpeg: bytes) -> Image | None:
    """The picture, BGR, None for a damaged one."""
    return decoded(jpeg)
