"""How the camera sets itself: exposure and white balance that hunt, drift, or are set wrong for good."""

from __future__ import annotations

import math
from abc import abstractmethod
from dataclasses import dataclass
from typing import ClassVar, Final

import cv2
import numpy as np
from numpy.typing import NDArray

from companion.rehearsal.canvas import Picture
from companion.rehearsal.faults.effect import Draw, Fault, PictureEffect, Size

_LEVELS: Final = np.arange(256, dtype=np.float32)

Curve = NDArray[np.float32]
"""What becomes of each grey level: shape (256,) for all colours or (256, 3) for blue, green and red."""


class _Curved:
    """Gives each grey level another one, at each moment."""

    def spoil(self, picture: Picture, scale: float, time: float) -> Picture:  # noqa: ARG002
        curve = np.clip(np.round(self.curve(time)), 0, 255).astype(np.uint8)
        return np.asarray(cv2.LUT(picture, curve.reshape(256, 1, -1) if curve.ndim == 2 else curve), np.uint8)

    @abstractmethod
    def curve(self, time: float) -> Curve:
        """What becomes of each level now."""


def _waves(time: float, seconds: tuple[float, ...], phases: NDArray[np.float64]) -> float:
    """Waves of these lengths upon each other, from -1 to 1."""
    turns = 2 * math.pi * time / np.array(seconds)
    return float(np.sin(turns + phases).mean())


@dataclass(frozen=True, slots=True)
class ExposureHunting(PictureEffect):
    """An automatic exposure that corrects what it has just corrected.

    Attributes:
        most: share by which the brightness is off at most.
        seconds: how long it takes there and back.
    """

    most: float
    seconds: float

    def spoiler(self, draw: Draw, size: Size) -> _Hunting:  # noqa: ARG002
        """What hunts."""
        return _Hunting(self, draw)


class _Hunting(_Curved):
    def __init__(self, hunting: ExposureHunting, draw: Draw) -> None:
        self._hunting = hunting
        self._phases = draw.random().uniform(0, 2 * math.pi, 2)

    def curve(self, time: float) -> Curve:
        long = self._hunting.seconds
        wave = _waves(time, (long, 2.7 * long), self._phases)
        return np.asarray(_LEVELS * (1.0 + self._hunting.most * wave), np.float32)


@dataclass(frozen=True, slots=True)
class WhiteBalanceDrift(PictureEffect):
    """An automatic white balance that cannot make up its mind.

    Attributes:
        most: share by which red and blue are off at most, one up where the other goes down.
        seconds: how long it takes there and back.
    """

    most: float
    seconds: float

    def spoiler(self, draw: Draw, size: Size) -> _Drifting:  # noqa: ARG002
        """What drifts."""
        return _Drifting(self, draw)


class _Drifting(_Curved):
    def __init__(self, drift: WhiteBalanceDrift, draw: Draw) -> None:
        self._drift = drift
        self._phases = draw.random().uniform(0, 2 * math.pi, 2)

    def curve(self, time: float) -> Curve:
        long = self._drift.seconds
        wave = self._drift.most * _waves(time, (long, 0.43 * long), self._phases)
        return np.asarray(_LEVELS[:, None] * np.array([1 - wave, 1.0, 1 + wave]), np.float32)


@dataclass(frozen=True, slots=True)
class ColourCast(PictureEffect):
    """A white balance that was set for other light.

    Attributes:
        amount: share of two colours that is missing where the cast is full.
    """

    amount: float

    def spoiler(self, draw: Draw, size: Size) -> _Cast:  # noqa: ARG002
        """The cast of this table."""
        return _Cast(self.amount, draw)


_CASTS: Final = ((-1.0, -0.4, 0.2), (0.2, -0.3, -1.0), (-0.8, 0.1, -0.8), (0.0, -0.9, 0.0))
"""Of lamplight, daylight, fluorescent tubes and of the magenta beside these: blue, green and red."""


class _Cast(_Curved):
    def __init__(self, amount: float, draw: Draw) -> None:
        cast = np.array(_CASTS[int(draw.random().integers(len(_CASTS)))])
        self._curve = np.asarray(_LEVELS[:, None] * (1.0 + amount * cast), np.float32)

    def curve(self, time: float) -> Curve:  # noqa: ARG002
        return self._curve


@dataclass(frozen=True, slots=True)
class Overexposed(PictureEffect):
    """An exposure that was measured on a dark cloth: what is white is clipped.

    Attributes:
        times: as bright as it should be.
    """

    of_whole: ClassVar[bool] = True

    times: float

    def spoiler(self, draw: Draw, size: Size) -> _Bright:  # noqa: ARG002
        """The same at every table."""
        return _Bright(self.times)


class _Bright(_Curved):
    def __init__(self, times: float) -> None:
        self._curve = np.asarray(_LEVELS * times, np.float32)

    def curve(self, time: float) -> Curve:  # noqa: ARG002
        return self._curve


FAULTS: Final = (
    Fault(
        "exposure-hunting",
        ExposureHunting(0.07, 3.0),
        ExposureHunting(0.25, 2.0),
        "estimated; webcams correct in steps of a third of a stop, 26 %, within 1 to 3 s",
    ),
    Fault(
        "white-balance-drift",
        WhiteBalanceDrift(0.07, 25.0),
        WhiteBalanceDrift(0.25, 12.0),
        "between 4000 K and 6500 K a camera’s gain of red to blue changes by 1.6",
    ),
    Fault(
        "colour-cast",
        ColourCast(0.15),
        ColourCast(0.4),
        "as `white-balance-drift`",
    ),
    Fault(
        "overexposed",
        Overexposed(1.3),
        Overexposed(1.9),
        "half a stop and a whole one: automatic exposure on a dark cloth",
    ),
)
