"""What is printed on a card, whatever light falls on it: how much darker it is than the ground around it.

The ground is what is brightest around, in each channel by itself: paper, where a card has any. So lamps of
any colour, shadows and shades that fall off over a card leave ink as it is. It is softened, since pictures of
cards never lie on each other to the pixel, and fine stripes are a tint then, however sharp the picture.
"""

from __future__ import annotations

import cv2
import numpy as np
from numpy.typing import NDArray

Pixels = NDArray[np.float32]

_AROUND = 0.28
"""Reach, in parts of the card's height, within which some ground must show."""

_EVEN = 0.14
"""Reach over which the ground is even."""

_NOISE = 1.0
"""Standard deviation in pixels by which a raster is softened before its brightest pixels are looked for."""

_SOFT = 1.5
"""Standard deviation in pixels by which ink is softened."""

_RIM = 3
"""Pixels inside of the surely shown part in which the ground beside a card may still be seen."""

_DARKEST = 20
"""Grey levels of the darkest ground on which ink can be seen."""

_BRIGHTEST = 1.3
"""Times the ground's light that a pixel may throw back: glare on it counts as no more than that."""


def ink(values: Pixels, shown: Pixels) -> Pixels:
    """How much of the light that its ground throws back a face, or a patch, swallows, softened.

    Args:
        values: BGR, shape (3, rows * columns).
        shown: what of it is in view, shape (rows, columns).

    Returns:
        0 where the ground shows, 255 where nothing comes back, in the shape of the values; 0 at the rim of
        what is shown.
    """
    rows, columns = shown.shape
    counted = cv2.erode(shown, np.ones((2 * _RIM + 1,) * 2, np.uint8), borderValue=0)
    raster = np.asarray(values.T.reshape(rows, columns, 3), np.float32)
    sure = np.clip(cv2.GaussianBlur(raster, (0, 0), _NOISE) * counted[..., None], 0, 255).astype(np.uint8)
    around = np.ones((2 * round(_AROUND * rows / 2) + 1,) * 2, np.uint8)
    brightest = cv2.morphologyEx(sure, cv2.MORPH_CLOSE, around) * counted[..., None]
    even = (2 * round(_EVEN * rows / 2) + 1,) * 2
    ground = cv2.blur(brightest, even) / (cv2.blur(counted, even) + np.float32(1e-3))[..., None]
    through = np.clip(raster / np.maximum(ground, np.float32(_DARKEST)), 0, _BRIGHTEST)
    swallowed = cv2.GaussianBlur(np.float32(255) * (1 - through), (0, 0), _SOFT) * counted[..., None]
    return np.ascontiguousarray(swallowed.reshape(-1, 3).T, np.float32)
