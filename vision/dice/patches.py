"""The patch around a top face, as the reading network wants it."""

from __future__ import annotations

import cv2
import numpy as np

from vision.sightings import Image

NO_DIE = 0
"""The reading network's class for everything that is no die; the others are the values 1 to 6."""
PATCH_PX = 40
"""Side of a patch in pixels."""
SPAN = 2.0
"""Side of a patch in sizes of the face (the root of its area), so that the die's sides are seen too."""


def cut(
    image: Image, middle: tuple[float, float], size: float, side_px: int = PATCH_PX, span: float = SPAN
) -> Image:
    """Cut the upright square around a face.

    Args:
        image: BGR uint8 (h, w, 3).
        middle: the face's middle in pixels.
        size: the face's size in pixels.
        side_px: side of the result in pixels.
        span: side of the square in sizes of the face.

    Returns:
        uint8 (side_px, side_px, 3); places outside the picture repeat its border.
    """
    reach = size * span / 2
    left, upper = round(middle[0] + 0.5 - reach), round(middle[1] + 0.5 - reach)
    right, lower = (
        max(left + 4, round(middle[0] + 0.5 + reach)),
        max(upper + 4, round(middle[1] + 0.5 + reach)),
    )
    height, width = image.shape[:2]
    rows = np.clip(np.arange(upper, lower), 0, height - 1)
    columns = np.clip(np.arange(left, right), 0, width - 1)
    if rows[0] == upper and rows[-1] == lower - 1 and columns[0] == left and columns[-1] == right - 1:
        part = image[upper:lower, left:right]
    else:
        part = image[rows[:, None], columns[None, :]]
    shrinks = part.shape[0] > side_px
    how = cv2.INTER_AREA if shrinks else cv2.INTER_LINEAR
    return np.asarray(cv2.resize(part, (side_px, side_px), interpolation=how), np.uint8)
