"""What a USB camera can give and be told, asked of its driver: Video4Linux2's ioctls.

OpenCV lists neither formats nor sizes and has no name for the mains' frequency, nor does it tell whether a
camera has a control at all; so these few calls are made here, beside OpenCV, which takes the pictures. Of
the packages on PyPI ``videodev2`` has no frame sizes, and ``linuxpy`` is under the GPL. Structures and
numbers are those of the kernel's interface, which does not change:
https://docs.kernel.org/userspace-api/media/v4l/
"""

from __future__ import annotations

import enum
import os
import struct
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from hardware.cameras.fitting import Size

Ask = Callable[[int, int, bytearray], object]
"""Fills in a structure as `fcntl.ioctl` does: file descriptor, request, structure; raises `OSError`."""


class Control(enum.IntEnum):
    """What a camera may be told; the value is its ``V4L2_CID_…``."""

    AUTO_WHITE_BALANCE = 0x0098090C
    POWER_LINE_FREQUENCY = 0x00980918
    EXPOSURE_AUTO = 0x009A0901
    FOCUS_AUTO = 0x009A090C


EXPOSURE_MANUAL: Final = 1
EXPOSURE_APERTURE_PRIORITY: Final = 3
"""Values of `Control.EXPOSURE_AUTO`; with the second a camera without an iris finds its exposure itself."""

POWER_LINE: Final = {50: 1, 60: 2}
"""Values of `Control.POWER_LINE_FREQUENCY` by cycles a second."""


@dataclass(frozen=True, slots=True)
class Format:
    """One kind of pictures that a camera gives.

    Attributes:
        code: four letters, ``"MJPG"`` or ``"YUYV"``.
        size: width and height in pixels.
        rate: pictures a second at most.
    """

    code: str
    size: Size
    rate: float


_CAPTURE = 1  # V4L2_BUF_TYPE_VIDEO_CAPTURE
_DISCRETE = 1  # of frame sizes and of frame intervals
_DISABLED = 0x0001  # V4L2_CTRL_FLAG_DISABLED

_FORMAT = struct.Struct("=III32sII3I")  # v4l2_fmtdesc: index, type, flags, description, pixelformat, …
_FRAME_SIZE = struct.Struct("=III6I2I")  # v4l2_frmsizeenum: index, pixel_format, type, union, reserved
_FRAME_TIME = struct.Struct("=IIIII6I2I")  # v4l2_frmivalenum: index, pixel_format, width, height, type, union
_CONTROL = struct.Struct("=Ii")  # v4l2_control: id, value
_QUERY = struct.Struct(
    "=II32s4iI2I"
)  # v4l2_queryctrl: id, type, name, minimum, maximum, step, default, flags


def _request(number: int, layout: struct.Struct) -> int:
    """The request with that number, which reads and writes such a structure: ``_IOWR('V', …)``."""
    return 3 << 30 | layout.size << 16 | ord("V") << 8 | number


ENUM_FORMATS: Final = _request(2, _FORMAT)
SET_CONTROL: Final = _request(28, _CONTROL)
QUERY_CONTROL: Final = _request(36, _QUERY)
ENUM_FRAME_SIZES: Final = _request(74, _FRAME_SIZE)
ENUM_FRAME_TIMES: Final = _request(75, _FRAME_TIME)


class VideoDevice:
    """A camera's driver, beside whoever takes its pictures.

    Args:
        path: ``/dev/videoN``.
        ask: as `fcntl.ioctl`.

    Raises:
        OSError: it cannot be opened.
    """

    def __init__(self, path: Path, ask: Ask) -> None:
        self._ask = ask
        self._file = os.open(path, os.O_RDWR | os.O_NONBLOCK)

    def formats(self) -> list[Format]:
        """All kinds of pictures that it gives in sizes of its own choice; empty where it does not tell."""
        return [
            Format(struct.pack("=I", code).decode("ascii", "replace"), size, rate)
            for code in self._codes()
            for size in self._sizes(code)
            for rate in [self._rate(code, size)]
            if rate > 0
        ]

    def usual(self, control: Control) -> int | None:
        """What a control is set to in a new camera; None where the camera has none."""
        told = self._filled(QUERY_CONTROL, _QUERY, control, 0, b"", *[0] * 7)
        return None if told is None or told[7] & _DISABLED else told[6]

    def put(self, control: Control, value: int) -> bool:
        """Set a control; whether the camera has taken it."""
        return self._filled(SET_CONTROL, _CONTROL, control, value) is not None

    def close(self) -> None:
        """Let go of the driver."""
        os.close(self._file)

    def _codes(self) -> Iterator[int]:
        for told in self._listed(ENUM_FORMATS, _FORMAT, lambda n: (n, _CAPTURE, 0, b"", 0, 0, 0, 0, 0)):
            yield told[4]

    def _sizes(self, code: int) -> Iterator[Size]:
        for told in self._listed(ENUM_FRAME_SIZES, _FRAME_SIZE, lambda n: (n, code, 0, *[0] * 8)):
            if told[2] != _DISCRETE:  # any size, as chips and virtual cameras have it; no camera on USB does
                return
            yield told[3], told[4]

    def _rate(self, code: int, size: Size) -> float:
        """The most pictures a second; 0 where it does not tell."""
        listed = self._listed(ENUM_FRAME_TIMES, _FRAME_TIME, lambda n: (n, code, *size, 0, *[0] * 8))
        # A range of times begins with the shortest; each is a fraction of a second.
        return max((told[6] / told[5] for told in listed if told[5]), default=0.0)

    def _listed(
        self, request: int, layout: struct.Struct, empty: Callable[[int], tuple[int | bytes, ...]]
    ) -> Iterator[tuple[int, ...]]:
        """The structures that a driver fills in for 0, 1 and so on, until there are no more."""
        for number in range(_MOST):
            told = self._filled(request, layout, *empty(number))
            if told is None:
                return
            yield told

    def _filled(self, request: int, layout: struct.Struct, *values: int | bytes) -> tuple[int, ...] | None:
        """A structure as the driver has filled it in; None where it refuses."""
        given = bytearray(layout.pack(*values))
        try:
            self._ask(self._file, request, given)
        except OSError:
            return None
        return layout.unpack(given)


_MOST: Final = 256
"""No camera lists so many of anything; a broken driver may never end."""
