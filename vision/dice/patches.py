"""The patch around a top face, as the reading network wants it, cut from the halving that suits its size."""

from __future__ import annotations

import math

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.halvings import Halvings
from vision.sightings import Image

NO_DIE = 0
"""The reading network's class for everything that is no die; the others are the values 1 to 6."""
PATCH_PX = 48
"""Side of a patch in pixels."""
SPAN = 2.2
"""Side of a patch in sides of the face, so that the die's sides and what lies around it are seen too."""

Matrix = NDArray[np.float64]


def cut(pictures: Halvings, middle: tuple[float, float], face: Matrix) -> Image:
    """Cut the patch in which a face appears as an upright square.

    Args:
        pictures: of the picture.
        middle: the face's middle in pixels.
        face: (2, 2), in pixels: how far the face's right and its lower side lie from its left and upper one;
            a multiple of the unit matrix cuts an upright square of the picture.

    Returns:
        uint8 (PATCH_PX, PATCH_PX, 3); places outside the picture repeat its border.
    """
    linear = face * (SPAN / PATCH_PX)
    pixel = math.sqrt(abs(float(linear[0, 0] * linear[1, 1] - linear[0, 1] * linear[1, 0])))
    image, scale = pictures.at(max(0, round(math.log2(max(pixel, 1e-6)))))
    matrix = np.empty((2, 3))
    matrix[:, :2] = linear * scale
    matrix[:, 2] = (np.array(middle) + 0.5) * scale - 0.5 - matrix[:, :2].sum(axis=1) * ((PATCH_PX - 1) / 2)
    how = cv2.INTER_LINEAR | cv2.WARP_INVERSE_MAP
    patch = cv2.warpAffine(image, matrix, (PATCH_PX, PATCH_PX), flags=how, borderMode=cv2.BORDER_REPLICATE)
    return np.asarray(patch, np.uint8)
