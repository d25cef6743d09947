"""How much noise pictures have, as two of the same thing tell: by how many grey levels they differ."""

from __future__ import annotations

import math

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.light import LightGain, under_light
from vision.sightings import Image

USUAL_NOISE = 2.0
"""Grey levels of the noise of a picture made small, as long as nothing else is known of it."""

OF_MIDDLE = 1.4826
"""Standard deviation of normal noise in medians of its absolute value."""

_EVERY = 4
"""Of so many pixels each way one tells of the noise: 14 400 of a fine picture, 144 of its tail."""


def noise_between(current: Image, last: Image, light: LightGain | None = None) -> float:
    """Standard deviation of the noise in one picture, in grey levels, from two of the same thing.

    It is that of the colour that has most, as a change counts in any.

    Args:
        current: BGR.
        last: BGR.
        light: what takes the last one to the light of the current one. Where they are not in one light, most
            of what they differ by is light.
    """
    steps = cv2.absdiff(some_of(current), under_light(some_of(last), light))
    counts = np.stack([cv2.calcHist([steps], [colour], None, [256], [0, 256]).ravel() for colour in range(3)])
    return noise_of(counts)


def noise_of(counts: NDArray[np.generic]) -> float:
    """The same from how many of their pixels differ by so many levels: shape (colours, 256)."""
    return OF_MIDDLE * float(levels_below(counts, 0.5).max()) / math.sqrt(2.0)


def some_of(picture: Image) -> Image:
    """One of so many pixels each way; OpenCV is quicker, but takes others where that leaves a rest."""
    height, width = picture.shape[:2]
    if height % _EVERY or width % _EVERY:
        return np.ascontiguousarray(picture[::_EVERY, ::_EVERY])
    size = (width // _EVERY, height // _EVERY)
    return np.asarray(cv2.resize(picture, size, interpolation=cv2.INTER_NEAREST), np.uint8)


def levels_below(counts: NDArray[np.generic], part: float) -> NDArray[np.float64]:
    """The grey level below which that part of the pixels lies, in each row of counts of the 256 levels.

    A whole level stands for all from half a one below it to half a one above, or noise would jump.
    """
    total = np.cumsum(counts, axis=-1, dtype=np.float64)
    most = part * total[..., -1:]
    level = np.argmax(total >= most, axis=-1)[..., None]
    above, at = (np.take_along_axis(of, level, axis=-1) for of in (total - most, counts.astype(np.float64)))
    levels: NDArray[np.float64] = (level + 0.5 - above / np.maximum(at, 1.0))[..., 0]
    return levels
