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
    return noise_of_usual(steps_between(current, last, (0.5,), light)[0])


def noise_of_usual(step: float) -> float:
    """The deviation of the noise in one picture, of two that differ by so much in half of their pixels."""
    return OF_MIDDLE * step / math.sqrt(2.0)


def steps_between(
    current: Image, last: Image, parts: tuple[float, ...], light: LightGain | None = None
) -> tuple[float, ...]:
    """Grey levels by which such parts of the pixels differ at most, in the colour in which it is most.

    A whole level stands for all from half a one below it to half a one above, or noise would jump.
    """
    now, before = map(_some_of, (current, last))
    steps = cv2.absdiff(now, under_light(before, light))
    size = steps.shape[0] * steps.shape[1]
    counts = [
        np.asarray(cv2.calcHist([steps], [colour], None, [256], [0, 256]), np.float64).ravel()
        for colour in range(3)
    ]
    return tuple(max(_level(one, part * size) for one in counts) for part in parts)


def _some_of(picture: Image) -> Image:
    """One of so many pixels each way; OpenCV is quicker, but takes others where that leaves a rest."""
    height, width = picture.shape[:2]
    if height % _EVERY or width % _EVERY:
        return np.ascontiguousarray(picture[::_EVERY, ::_EVERY])
    size = (width // _EVERY, height // _EVERY)
    return np.asarray(cv2.resize(picture, size, interpolation=cv2.INTER_NEAREST), np.uint8)


def _level(counts: NDArray[np.float64], most: float) -> float:
    """The grey level below which so many pixels lie."""
    total = np.cumsum(counts)
    level = int(np.searchsorted(total, most))
    return level + 0.5 - float((total[level] - most) / max(counts[level], 1.0))
