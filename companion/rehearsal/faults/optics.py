"""What the light goes through: a lens out of focus, one that seeks its focus, fingerprints, dark corners."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import ClassVar, Final

import cv2
import numpy as np
from numpy.typing import NDArray

from companion.rehearsal.canvas import Picture
from companion.rehearsal.faults.effect import Draw, Fault, Gains, PictureEffect, Size, pixels

_SHARP: Final = 0.3
"""Pixels of blur that change nothing."""


_WIDE: Final = 3.0
"""Pixels of blur from which a picture of half the size does as well, in a quarter of the time."""


def blurred(picture: Picture, blur: float) -> Picture:
    """The picture, unsharp by that standard deviation in its own pixels."""
    if blur < _SHARP:
        return picture
    if blur > _WIDE:
        size = (picture.shape[1], picture.shape[0])
        half = cv2.resize(picture, (size[0] // 2, size[1] // 2), interpolation=cv2.INTER_AREA)
        return np.asarray(cv2.resize(cv2.GaussianBlur(half, (0, 0), blur / 2), size), np.uint8)
    return np.asarray(cv2.GaussianBlur(picture, (0, 0), blur), np.uint8)


def multiplied(picture: Picture, gains: Gains) -> Picture:
    """The picture in other light, of the same size or a smaller one that is enlarged."""
    if gains.shape[:2] != picture.shape[:2]:
        size = (picture.shape[1], picture.shape[0])
        gains = np.asarray(cv2.resize(gains, size, interpolation=cv2.INTER_LINEAR), np.float32)
    return np.asarray(cv2.multiply(picture, gains, dtype=cv2.CV_8U), np.uint8)


@dataclass(frozen=True, slots=True)
class OutOfFocus(PictureEffect):
    """A lens that somebody has turned.

    Attributes:
        blur: standard deviation in pixels of 1280.
    """

    of_whole: ClassVar[bool] = True
    before_the_chip: ClassVar[bool] = True

    blur: float

    def spoiler(self, draw: Draw, size: Size) -> OutOfFocus:  # noqa: ARG002
        """The lens is the same at every table."""
        return self

    def spoil(self, picture: Picture, scale: float, time: float) -> Picture:  # noqa: ARG002
        """Blur it."""
        return blurred(picture, pixels(self.blur, picture))


@dataclass(frozen=True, slots=True)
class FocusPumping(PictureEffect):
    """An autofocus that goes there and back until it is content.

    Attributes:
        blur: standard deviation in pixels of 1280 where it is farthest off.
        breathing: by which share the picture grows there.
        every: it seeks once in so many seconds.
        seeks: seconds that it takes.
    """

    of_whole: ClassVar[bool] = True
    before_the_chip: ClassVar[bool] = True

    blur: float
    breathing: float
    every: float
    seeks: float

    def spoiler(self, draw: Draw, size: Size) -> _Pump:  # noqa: ARG002
        """What seeks."""
        return _Pump(self, draw)


class _Pump:
    def __init__(self, pumping: FocusPumping, draw: Draw) -> None:
        self._pumping = pumping
        self._draw = draw

    def spoil(self, picture: Picture, scale: float, time: float) -> Picture:  # noqa: ARG002
        off = self._off(time)
        if off == 0.0:
            return picture
        height, width = picture.shape[:2]
        grown = 1.0 + self._pumping.breathing * off
        across, down = (1 - grown) * (width - 1) / 2, (1 - grown) * (height - 1) / 2
        move = np.array([[grown, 0.0, across], [0.0, grown, down]])
        wide = cv2.warpAffine(picture, move, (width, height), borderMode=cv2.BORDER_REPLICATE)
        return blurred(np.asarray(wide, np.uint8), pixels(self._pumping.blur, picture) * off)

    def _off(self, time: float) -> float:
        """How far it is from its focus, 0 to 1: once far, then a little."""
        every, seeks = self._pumping.every, self._pumping.seeks
        begins = float(self._draw.random(int(time // every)).uniform(0.0, every - seeks))
        share = (time % every - begins) / seeks
        if not 0.0 < share < 1.0:
            return 0.0
        return abs(math.sin(2 * math.pi * share)) * (1.0 if share < 0.5 else 0.4)


@dataclass(frozen=True, slots=True)
class Smear(PictureEffect):
    """A fingerprint on the lens: it veils and blurs a part of the picture.

    Attributes:
        blur: standard deviation in pixels of 1280 behind it.
        haze: grey levels that it adds.
        radius: of it, as a share of the picture's width.
    """

    before_the_chip: ClassVar[bool] = True

    blur: float
    haze: float
    radius: float

    def spoiler(self, draw: Draw, size: Size) -> _Smear:
        """The fingerprint of this table."""
        return _Smear(self, draw, size)


class _Smear:
    def __init__(self, smear: Smear, draw: Draw, size: Size) -> None:
        self._smear = smear
        random = draw.random()
        self._middle = random.uniform(0.3, 0.7, 2)
        self._slant = float(random.uniform(0, math.pi))
        self._aspect = size[1] / size[0]
        self._amounts: dict[int, NDArray[np.float32]] = {}

    def spoil(self, picture: Picture, scale: float, time: float) -> Picture:  # noqa: ARG002
        amount = self._amount(picture)
        veiled = blurred(picture, pixels(self._smear.blur, picture))
        veiled = np.asarray(cv2.convertScaleAbs(veiled, alpha=0.9, beta=self._smear.haze), np.uint8)
        return np.asarray(cv2.blendLinear(picture, veiled, 1 - amount, amount), np.uint8)

    def _amount(self, picture: Picture) -> NDArray[np.float32]:
        """How much of each pixel is behind it, 0 to 1."""
        height, width = picture.shape[:2]
        if width not in self._amounts:
            across, down = np.meshgrid(
                (np.arange(width, dtype=np.float32) + 0.5) / width - self._middle[0],
                ((np.arange(height, dtype=np.float32) + 0.5) / height - self._middle[1]) * self._aspect,
            )
            along = across * math.cos(self._slant) + down * math.sin(self._slant)
            beside = down * math.cos(self._slant) - across * math.sin(self._slant)
            far = np.hypot(along / self._smear.radius, beside / (0.6 * self._smear.radius))
            ridges = 0.85 + 0.15 * np.sin(far * 40 + 4 * along / self._smear.radius)
            self._amounts[width] = np.asarray(np.clip((1.2 - far) / 0.5, 0, 1) * ridges, np.float32)
        return self._amounts[width]


@dataclass(frozen=True, slots=True)
class Vignette(PictureEffect):
    """A lens that is too small for its chip.

    Attributes:
        loss: share of the light that the corners lose.
    """

    before_the_chip: ClassVar[bool] = True

    loss: float

    def spoiler(self, draw: Draw, size: Size) -> _Vignette:  # noqa: ARG002
        """The lens is the same at every table."""
        return _Vignette(self.loss)


class _Vignette:
    def __init__(self, loss: float) -> None:
        self._loss = loss
        self._gains: dict[Size, Gains] = {}

    def spoil(self, picture: Picture, scale: float, time: float) -> Picture:  # noqa: ARG002
        height, width = picture.shape[:2]
        if (width, height) not in self._gains:
            across, down = np.meshgrid(np.linspace(-1, 1, width), np.linspace(-1, 1, height))
            far = np.hypot(across * width, down * height) / math.hypot(width, height)
            kept = 1.0 - self._loss * far**2.5
            self._gains[width, height] = np.repeat(kept[..., None], 3, axis=2).astype(np.float32)
        return multiplied(picture, self._gains[width, height])


FAULTS: Final = (
    Fault(
        "focus-pumping",
        FocusPumping(1.6, 0.006, 12.0, 1.0),
        FocusPumping(4.5, 0.015, 7.0, 1.6),
        "a webcam’s contrast autofocus takes 1 to 2 s; blur and breathing are estimated",
    ),
    Fault(
        "out-of-focus",
        OutOfFocus(1.1),
        OutOfFocus(2.4),
        "estimated; beside it `hard` has 0.9 px",
    ),
    Fault(
        "smear",
        Smear(1.5, 14.0, 0.12),
        Smear(5.0, 36.0, 0.24),
        "estimated",
    ),
    Fault(
        "vignette",
        Vignette(0.35),
        Vignette(0.7),
        "cheap wide lenses lose two thirds of the light in the corners (cos⁴ of 40° is 0.34)",
    ),
)
