"""From light to pixels: exposure, blur and noise as a small camera has them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import cv2
import numpy as np

from companion.rehearsal.canvas import Picture
from companion.rehearsal.conditions import Sensor
from companion.rehearsal.small import Smaller
from vision.boxes import PixelBox

_SHEETS: Final = 3
"""Of noise, of which each frame takes one."""

_SLACK, _SHIFTS = 64, 8
"""By how many pixels a sheet is shifted at most, and in how many ways at least."""

_MIDDLE: Final = 128
"""What a sheet has where there is no noise, so that what darkens fits into a byte, too."""


@dataclass(frozen=True, slots=True, eq=False)
class Exposure:
    """What one frame makes of the light.

    Attributes:
        noise: what is added to each pixel, and `_MIDDLE`.
        small_noise: the same for each pixel of the picture made small.
        gain: what the light is multiplied with.
    """

    noise: Picture
    small_noise: Picture
    gain: float

    def whole(self, picture: Picture) -> Picture:
        """The picture as this frame shows it; the given one is not changed."""
        return self._exposed(picture, self.noise)

    def small(self, picture: Picture) -> Picture:
        """The same of the picture made small."""
        return self._exposed(picture, self.small_noise)

    def _exposed(self, picture: Picture, noise: Picture) -> Picture:
        return np.asarray(cv2.addWeighted(picture, self.gain, noise, 1.0, -_MIDDLE), np.uint8)


class Grain:
    """Noise that is new in every frame: sheets drawn once, shifted by chance for each frame."""

    def __init__(self, sensor: Sensor, smaller: Smaller, random: np.random.Generator) -> None:
        """Draw the sheets for pictures that are made small so."""
        self._random = random
        self._flicker = sensor.flicker
        self._smaller = smaller
        self._shifts = max(_SLACK // smaller.block, _SHIFTS)
        slack = self._shifts * smaller.block
        self._picture = smaller.picture
        size = (self._picture.height + slack, self._picture.width + slack, 3)
        self._sheets = [self._sheet(size, sensor.noise) for _ in range(_SHEETS)]
        self._small_sheets = [smaller.part(sheet) for sheet in self._sheets]

    def _sheet(self, size: tuple[int, int, int], level: float) -> Picture:
        values = self._random.standard_normal(size, np.float32)
        # The colours of neighbouring pixels are made from the same photosites: their noise is alike.
        smooth = cv2.GaussianBlur(values, (0, 0), 0.6)
        scaled = smooth * (level / float(smooth.std()))
        return np.asarray(np.clip(np.round(scaled) + _MIDDLE, 0, 255), np.uint8)

    def exposure(self) -> Exposure:
        """That of the next frame."""
        sheet = int(self._random.integers(_SHEETS))
        top, left = (int(shift) * self._smaller.block for shift in self._random.integers(0, self._shifts, 2))
        here = PixelBox(left, top, left + self._picture.width, top + self._picture.height)
        gain = (
            1.0 if self._flicker == 0 else float(np.clip(self._random.normal(1.0, self._flicker), 0.8, 1.2))
        )
        small = self._small_sheets[sheet][self._smaller.window(here).slices]
        return Exposure(self._sheets[sheet][here.slices], small, gain)
