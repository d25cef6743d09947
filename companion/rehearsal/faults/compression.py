"""How pictures are packed on their way: each for itself, or what changes alone, with few bits."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

import cv2
import numpy as np

from companion.rehearsal.canvas import Picture
from companion.rehearsal.faults.effect import Draw, Fault, PictureEffect, Size

_BLOCK: Final = 16
"""Pixels across the blocks that a video is packed in."""


@dataclass(frozen=True, slots=True)
class MotionJpeg(PictureEffect):
    """Each picture is packed for itself.

    Attributes:
        quality: JPEG's, 1 to 100.
    """

    of_whole: ClassVar[bool] = True

    quality: int

    def spoiler(self, draw: Draw, size: Size) -> MotionJpeg:  # noqa: ARG002
        """The same at every table."""
        return self

    def spoil(self, picture: Picture, scale: float, time: float) -> Picture:  # noqa: ARG002
        """Pack it and unpack it."""
        return packed(picture, self.quality)


@dataclass(frozen=True, slots=True)
class LowBitrate(PictureEffect):
    """A video with few bits: blocks that hardly change stay as they were, others are coarse at first.

    Attributes:
        quality: of JPEG that blocks look like which have just changed.
        apart: mean difference in grey levels up to which a block stays.
        every: all is sent anew once in so many seconds, and the picture pulses.
    """

    of_whole: ClassVar[bool] = True

    quality: int
    apart: float
    every: float

    def spoiler(self, draw: Draw, size: Size) -> _Packed:
        """What packs."""
        return _Packed(self, draw, size)


def packed(picture: Picture, quality: int) -> Picture:
    """The picture after it was a JPEG of that quality."""
    _done, bits = cv2.imencode(".jpg", picture, [cv2.IMWRITE_JPEG_QUALITY, quality])
    return np.asarray(cv2.imdecode(bits, cv2.IMREAD_COLOR), np.uint8)


class _Packed:
    def __init__(self, low: LowBitrate, draw: Draw, size: Size) -> None:
        self._low = low
        self._first = float(draw.random().uniform(0.0, low.every))
        self._blocks = (-(-size[0] // _BLOCK), -(-size[1] // _BLOCK))
        self._sent: Picture | None = None
        self._key = -1

    def spoil(self, picture: Picture, scale: float, time: float) -> Picture:  # noqa: ARG002
        key = int((time + self._first) // self._low.every)
        if self._sent is None or key != self._key:
            self._key, self._sent = key, packed(picture, self._low.quality)
            return self._sent
        apart = cv2.cvtColor(cv2.absdiff(picture, self._sent), cv2.COLOR_BGR2GRAY)
        mean = cv2.resize(apart, self._blocks, interpolation=cv2.INTER_AREA)
        _, changed = cv2.threshold(mean, self._low.apart, 255, cv2.THRESH_BINARY)
        size = (picture.shape[1], picture.shape[0])
        where = cv2.resize(changed, size, interpolation=cv2.INTER_NEAREST)
        sent = self._sent.copy()
        cv2.copyTo(packed(picture, self._low.quality), where, sent)
        self._sent = sent
        return sent


FAULTS: Final = (
    Fault(
        "mjpeg",
        MotionJpeg(45),
        MotionJpeg(14),
        "webcams’ MJPEG at 1280×720 has 40 to 100 kB a picture, at USB’s limits 25 kB",
    ),
    Fault(
        "low-bitrate",
        LowBitrate(30, 5.0, 4.0),
        LowBitrate(14, 8.0, 2.5),
        "Wi-Fi cameras’ H.264 at 1 Mbit/s and 500 kbit/s, likened by eye",
    ),
)
