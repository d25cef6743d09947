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
    inner_left, inner_upper = min(max(left, 0), width - 1), min(max(upper, 0), height - 1)
    inner_right, inner_lower = (
        max(min(right, width), inner_left + 1),
        max(min(lower, height), inner_upper + 1),
    )
    scale = side_px / (right - left)
    first_x, first_y = (
        min(max(round(side * scale), 0), side_px - 1) for side in (inner_left - left, inner_upper - upper)
    )
    last_x, last_y = (
        min(max(round(side * scale), least + 1), side_px)
        for side, least in ((inner_right - left, first_x), (inner_lower - upper, first_y))
    )
    part = image[inner_upper:inner_lower, inner_left:inner_right]
    how = cv2.INTER_AREA if scale < 1 else cv2.INTER_LINEAR
    inner = cv2.resize(part, (last_x - first_x, last_y - first_y), interpolation=how)
    border = (first_y, side_px - last_y, first_x, side_px - last_x)
    return np.asarray(cv2.copyMakeBorder(inner, *border, cv2.BORDER_REPLICATE), np.uint8)
