"""Print of a cloth that looks like a die: it recurs in many other places, as no die does."""

from __future__ import annotations

from typing import Final

import cv2
import numpy as np

from vision.motion.small_frame import SmallFrame

_ALIKE: Final = 0.87
"""Correlation of two places that show one print. On simulated cloths the sixth most alike place to a blossom
taken for a die had 0.9 and more in 101 of 107 readings, and to 1 226 dice, in any light, 0.81 at most."""

_PLACES: Final = 6
"""So many other places alike are print: more than there are dice on a table."""

_AROUND: Final = 0.75
"""Half the side of what is compared, in sides of a die: its edges, too, and some of what it lies on."""


def recurs(small: SmallFrame, middle: tuple[float, float], size: float) -> bool:
    """Whether what looks like a die is seen in many other places of the table, too.

    Args:
        small: the frame.
        middle: of the top face, in pixels of the frame.
        size: the face's side, in pixels of the frame.
    """
    grey = np.asarray(cv2.cvtColor(small.fine, cv2.COLOR_BGR2GRAY), np.uint8)
    half = max(round(_AROUND * size / small.scale), 2)
    x, y = (round(at / small.scale) for at in middle)
    height, width = grey.shape
    if not (half <= x < width - half and half <= y < height - half):
        return False
    shown = grey[y - half : y + half + 1, x - half : x + half + 1]
    alike = cv2.matchTemplate(grey, shown, cv2.TM_CCOEFF_NORMED)
    for _ in range(_PLACES + 1):  # the most alike is the place itself
        _, best, _, (left, top) = cv2.minMaxLoc(alike)
        if best < _ALIKE:
            return False
        alike[max(top - half, 0) : top + half + 1, max(left - half, 0) : left + half + 1] = -1.0
    return True
