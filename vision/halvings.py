"""A picture in halves of halves: to shrink from the nearest one is cheap, and free of moiré."""

from __future__ import annotations

import math

import cv2
import numpy as np

from vision.sightings import Image

_SMALLEST = 160
"""Longer side in pixels, about, of the smallest half that is searched."""

_LEAST_SIDE = 16
"""No side becomes shorter than this, in pixels."""


class Halvings:
    """A picture, its half, its quarter and so on, each made when it is first asked for.

    Args:
        image: BGR uint8 (h, w, 3).
    """

    def __init__(self, image: Image) -> None:
        self._images = [image]

    def at(self, step: int) -> tuple[Image, float]:
        """Return the picture halved ``step`` times, or as often as its size allows, and its scale."""
        while len(self._images) <= step:
            last = self._images[-1]
            height, width = (side // 2 for side in last.shape[:2])
            if min(height, width) < _LEAST_SIDE:
                break
            even = last[: 2 * height, : 2 * width]
            half = cv2.resize(even, (width, height), interpolation=cv2.INTER_AREA)
            self._images.append(np.asarray(half, np.uint8))
        step = min(step, len(self._images) - 1)
        return self._images[step], 0.5**step

    def levels(self) -> list[Image]:
        """The picture and its halves, down to about `_SMALLEST` pixels on the longer side."""
        steps = max(0, int(math.log2(max(self._images[0].shape[:2]) / _SMALLEST)))
        self.at(steps)
        return self._images[: steps + 1]

    def resized(self, scale: float) -> tuple[Image, float]:
        """The picture at about a scale, made from the nearest larger halving, and its true scale."""
        image, known = self.at(max(0, math.floor(-math.log2(scale))))
        if scale == known:
            return image, known
        width, height = (max(8, round(side * scale / known)) for side in image.shape[1::-1])
        resized = np.asarray(cv2.resize(image, (width, height), interpolation=cv2.INTER_LINEAR), np.uint8)
        return resized, width / image.shape[1] * known
