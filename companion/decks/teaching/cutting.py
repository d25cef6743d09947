"""A card is cut out of a picture, with a margin around it."""

from __future__ import annotations

import numpy as np

from vision.sightings import Image, Points


def cut_around(picture: Image, corners: Points, margin: float) -> tuple[Image, Points]:
    """The part of a picture around a card.

    Args:
        picture: all of it.
        corners: of the card, pixels.
        margin: what of the picture is left on every side of it, in parts of its longer side.

    Returns:
        The part, and where its upper left corner is.
    """
    low, high = corners.min(axis=0), corners.max(axis=0)
    beside = margin * float((high - low).max())
    height, width = picture.shape[:2]
    left, top = np.maximum(np.floor(low - beside), 0).astype(int)
    right, bottom = np.minimum(np.ceil(high + beside), (width, height)).astype(int)
    return np.ascontiguousarray(picture[top:bottom, left:right]), np.array([left, top], np.float32)
