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

_SOFT = 1.5
"""Standard deviation in pixels by which ink is softened."""

_RIM = 3
"""Pixels inside of the surely shown part in which the ground beside a card may still be seen."""

_DARKEST = 20
"""Grey levels of the darkest ground on which ink can be seen."""


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
    eroded = cv2.erode(shown, np.ones((2 * _RIM + 1,) * 2, np.uint8), borderValue=0)
    counted = np.asarray(eroded, np.float32)
    raster = np.asarray(values.T.reshape(rows, columns, 3), np.float32)
    ground = np.maximum(_ground(raster, counted), np.float32(_DARKEST))
    swallowed = np.float32(255) - np.float32(255) * np.minimum(raster / ground, np.float32(1.3))
    soft = cv2.GaussianBlur(swallowed, (0, 0), _SOFT) * counted[..., None]
    return np.ascontiguousarray(soft.reshape(-1, 3).T, np.float32)


def _ground(raster: Pixels, counted: Pixels) -> Pixels:
    """The light that bare paper throws back, shape (rows, columns, 3); found at half the size."""
    rows, columns = counted.shape
    half = (-(-columns // 2), -(-rows // 2))
    shown = cv2.resize(counted, half, interpolation=cv2.INTER_NEAREST)[..., None]
    sure = (cv2.resize(raster, half, interpolation=cv2.INTER_AREA) * shown).astype(np.uint8)
    around = np.ones((2 * round(_AROUND * rows / 4) + 1,) * 2, np.uint8)
    brightest = cv2.morphologyEx(sure, cv2.MORPH_CLOSE, around) * shown
    even = (2 * round(_EVEN * rows / 4) + 1,) * 2
    total = cv2.blur(shown, even)[..., None] + np.float32(1e-3)
    ground = cv2.blur(brightest, even) / total
    return np.asarray(cv2.resize(ground, (columns, rows), interpolation=cv2.INTER_LINEAR), np.float32)
