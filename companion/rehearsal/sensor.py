"""From light to pixels: exposure, blur and noise as a small camera has them."""

from __future__ import annotations

from typing import Final

import cv2
import numpy as np

from companion.rehearsal.canvas import Picture
from companion.rehearsal.conditions import Sensor

_SHEETS: Final = 3
_SLACK: Final = 64
_MIDDLE: Final = 128


class Grain:
    """Noise that is new in every frame: sheets drawn once, shifted by chance for each frame."""

    def __init__(self, sensor: Sensor, picture: tuple[int, int], random: np.random.Generator) -> None:
        """Draw the sheets for pictures of that width and height in pixels."""
        self._random = random
        self._flicker = sensor.flicker
        size = (picture[1] + _SLACK, picture[0] + _SLACK, 3)
        self._sheets = [self._sheet(size, sensor.noise) for _ in range(_SHEETS)]

    def _sheet(self, size: tuple[int, int, int], level: float) -> Picture:
        values = self._random.standard_normal(size, np.float32)
        # The colours of neighbouring pixels are made from the same photosites: their noise is alike.
        smooth = cv2.GaussianBlur(values, (0, 0), 0.6)
        scaled = smooth * (level / float(smooth.std()))
        return np.asarray(np.clip(np.round(scaled) + _MIDDLE, 0, 255), np.uint8)

    def expose(self, picture: Picture) -> Picture:
        """The picture as one frame shows it; the given one is not changed."""
        sheet = self._sheets[int(self._random.integers(_SHEETS))]
        top, left = self._random.integers(0, _SLACK, 2)
        noise = sheet[top : top + picture.shape[0], left : left + picture.shape[1]]
        gain = (
            1.0 if self._flicker == 0 else float(np.clip(self._random.normal(1.0, self._flicker), 0.8, 1.2))
        )
        return np.asarray(cv2.addWeighted(picture, gain, noise, 1.0, -_MIDDLE), np.uint8)
