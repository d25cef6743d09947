"""The camera's chip and what is made of it: noise, ghosts, halos, hot pixels, bands, a slow shutter."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import ClassVar, Final

import cv2
import numpy as np
from numpy.typing import NDArray

from companion.rehearsal.canvas import Picture
from companion.rehearsal.faults.effect import Draw, Fault, PictureEffect, ShutterEffect, Size, pixels
from hardware.cameras.protocol import made_small

_MIDDLE: Final = 128
"""What a sheet has where there is no noise, so that what darkens fits into a byte, too."""


@dataclass(frozen=True, slots=True)
class Sharpened(PictureEffect):
    """A camera that sharpens, so that a dark edge gets a bright halo.

    Attributes:
        reach: standard deviation in pixels of 1280 of what is taken away.
        amount: how many times the difference is added.
    """

    of_whole: ClassVar[bool] = True

    reach: float
    amount: float

    def spoiler(self, draw: Draw, size: Size) -> Sharpened:  # noqa: ARG002
        """The same at every table."""
        return self

    def spoil(self, picture: Picture, scale: float, time: float) -> Picture:  # noqa: ARG002
        """Sharpen it."""
        soft = cv2.GaussianBlur(picture, (0, 0), pixels(self.reach, picture))
        return np.asarray(cv2.addWeighted(picture, 1 + self.amount, soft, -self.amount, 0.0), np.uint8)


@dataclass(frozen=True, slots=True)
class LowLight(PictureEffect):
    """Little light: coloured noise, and a camera that takes it away by mixing in the pictures before.

    Attributes:
        level: of the light, 1 being as it was.
        grain: standard deviation in grey levels of each pixel.
        colour: standard deviation in grey levels of coloured blotches.
        blotch: standard deviation of their size, in pixels of 1280.
        ghost: share of the picture before, where it differs by no more than `apart`.
        apart: grey levels by which a thing may differ and still leaves its ghost.
    """

    of_whole: ClassVar[bool] = True

    level: float
    grain: float
    colour: float
    blotch: float
    ghost: float
    apart: int

    def spoiler(self, draw: Draw, size: Size) -> _Dim:
        """What is dim."""
        return _Dim(self, draw, size)


_SHEETS, _SLACK = 3, 48
"""Sheets of noise, of which each frame takes one, and by how many pixels that is shifted at most."""


class _Dim:
    def __init__(self, low: LowLight, draw: Draw, size: Size) -> None:
        self._low = low
        self._draw = draw
        self._sheets = [self._sheet(size, draw.random("sheet", number)) for number in range(_SHEETS)]
        self._before: Picture | None = None

    def _sheet(self, size: Size, random: np.random.Generator) -> Picture:
        """Noise around `_MIDDLE`, a little larger than a picture."""
        low, (width, height) = self._low, (size[0] + _SLACK, size[1] + _SLACK)
        grain = random.standard_normal((height, width, 1), np.float32) * np.float32(low.grain)
        coarse = random.standard_normal((height // 2, width // 2, 3), np.float32)
        blotches = cv2.GaussianBlur(coarse, (0, 0), max(0.5, low.blotch * size[0] / 1280 / 2))
        wide = cv2.resize(blotches, (width, height), interpolation=cv2.INTER_LINEAR)
        wide -= wide.mean(axis=2, keepdims=True)
        colour = wide * np.float32(low.colour / float(wide.std()))
        return np.asarray(np.clip(np.round(grain + colour + _MIDDLE), 0, 255), np.uint8)

    def spoil(self, picture: Picture, scale: float, time: float) -> Picture:  # noqa: ARG002
        random = self._draw.random(round(time * 1000))
        top, left = random.integers(0, _SLACK, 2).tolist()
        rows, columns = picture.shape[:2]
        noise = self._sheets[int(random.integers(_SHEETS))][top : top + rows, left : left + columns]
        seen = np.asarray(cv2.addWeighted(picture, self._low.level, noise, 1.0, -_MIDDLE), np.uint8)
        self._before = seen if self._before is None else self._ghostly(seen, self._before)
        return self._before

    def _ghostly(self, seen: Picture, before: Picture) -> Picture:
        ghost = self._low.ghost
        mixed = cv2.addWeighted(seen, 1 - ghost, before, ghost, 0.0)
        apart = cv2.cvtColor(cv2.absdiff(seen, before), cv2.COLOR_BGR2GRAY)
        _, moved = cv2.threshold(cv2.blur(apart, (5, 5)), self._low.apart, 255, cv2.THRESH_BINARY)
        cv2.copyTo(seen, moved, mixed)
        return np.asarray(mixed, np.uint8)


@dataclass(frozen=True, slots=True)
class HotPixels(PictureEffect):
    """Photosites that give a signal without light.

    Attributes:
        count: how many of a million.
        level: grey levels that the brightest adds.
    """

    count: int
    level: int

    def spoiler(self, draw: Draw, size: Size) -> _Hot:
        """Those of this chip."""
        return _Hot(self, draw, size)


class _Hot:
    def __init__(self, hot: HotPixels, draw: Draw, size: Size) -> None:
        random, (width, height) = draw.random(), size
        count = max(1, round(hot.count * width * height / 1e6))
        sheet = np.zeros((height, width, 3), np.float32)
        rows, columns = random.integers(1, height - 1, count), random.integers(1, width - 1, count)
        sheet[rows, columns, random.integers(0, 3, count)] = random.uniform(0.5, 1.0, count) * hot.level
        # The two other colours of a pixel are made from its neighbours', and so it shines into these.
        cross = np.array([[0.25, 0.5, 0.25], [0.5, 1.0, 0.5], [0.25, 0.5, 0.25]], np.float32)
        spread = np.clip(cv2.filter2D(sheet, -1, cross), 0, 255).astype(np.uint8)
        self._sheets = {width: spread, 640: made_small(spread)}

    def spoil(self, picture: Picture, scale: float, time: float) -> Picture:  # noqa: ARG002
        return np.asarray(cv2.add(picture, self._sheets[picture.shape[1]]), np.uint8)


@dataclass(frozen=True, slots=True)
class LampBands(PictureEffect):
    """Lamps that flicker with the mains, read by a chip row by row: bands that wander.

    Attributes:
        hertz: of the mains; lamps flicker twice as often.
        most: share by which a band is darker or brighter.
    """

    hertz: int
    most: float

    def spoiler(self, draw: Draw, size: Size) -> _Bands:  # noqa: ARG002
        """The bands of this camera."""
        return _Bands(self, draw)


class _Bands:
    def __init__(self, bands: LampBands, draw: Draw) -> None:
        self._bands = bands
        random = draw.random()
        self._phase = float(random.uniform(0, 2 * math.pi))
        self._readout = float(random.uniform(0.022, 0.03))
        """Seconds from a picture's first row to its last."""
        self._mains = bands.hertz * (1.0 + float(random.uniform(-0.002, 0.002)))

    def spoil(self, picture: Picture, scale: float, time: float) -> Picture:  # noqa: ARG002
        rows, columns = picture.shape[:2]
        taken = time + (np.arange(rows) + 0.5) / rows * self._readout
        wave = self._bands.most * np.sin(4 * math.pi * self._mains * taken + self._phase)
        # The phosphor of lamps glows on in yellow: blue flickers most.
        gains = (1.0 + wave[:, None] * np.array([1.2, 1.0, 0.85])).astype(np.float32)
        full: NDArray[np.float32] = np.repeat(gains[:, None], columns, axis=1)
        return np.asarray(cv2.multiply(picture, full, dtype=cv2.CV_8U), np.uint8)


FAULTS: Final = (
    Fault(
        "sharpened",
        Sharpened(1.6, 0.7),
        Sharpened(2.2, 2.2),
        "estimated from webcams’ default and highest sharpness",
    ),
    Fault(
        "low-light",
        LowLight(0.7, 4.0, 5.0, 2.5, 0.35, 10),
        LowLight(0.45, 7.0, 6.0, 2.5, 0.6, 18),
        "estimated from webcams at some 50 and 10 lux",
    ),
    Fault(
        "hot-pixels",
        HotPixels(20, 120),
        HotPixels(150, 255),
        "estimated; worn or warm chips have some hundreds of a million",
    ),
    Fault(
        "slow-shutter",
        ShutterEffect(2),
        ShutterEffect(4),
        "a webcam’s longest exposures in dim rooms: 1/15 s and 1/8 s",
    ),
    Fault(
        "lamp-bands-50",
        LampBands(50, 0.05),
        LampBands(50, 0.2),
        "LED lamps flicker by 5 to 40 % (IEEE 1789); a rolling shutter reads for 22 to 30 ms",
    ),
    Fault(
        "lamp-bands-60",
        LampBands(60, 0.05),
        LampBands(60, 0.2),
        "as `lamp-bands-50`",
    ),
)
