"""A USB camera through V4L2."""

from __future__ import annotations

from pathlib import Path

import cv2
import numpy as np
from numpy.typing import NDArray

from hardware.cameras.quiet import no_warnings
from hardware.errors import CameraError, Flaw

LISTED = Path("/sys/class/video4linux")
"""Where Linux lists what gives pictures, parts of the machine's own chips among them."""


def usb_cameras(listed: Path = LISTED) -> tuple[int, ...]:
    """The numbers of the USB cameras that are plugged in, each the N of ``/dev/videoN``, rising."""
    found = []
    for device in listed.glob("video*"):
        number = device.name.removeprefix("video")
        try:
            first = (device / "index").read_text(encoding="ascii").strip() == "0"  # others give no pictures
            on_usb = any(part.startswith("usb") for part in (device / "device").resolve().parts)
        except (OSError, UnicodeDecodeError):
            continue
        if number.isdecimal() and first and on_usb:
            found.append(int(number))
    return tuple(sorted(found))


class UsbSource:
    """An opened USB camera.

    Args:
        number: the N of ``/dev/videoN``.
        size: width and height asked for, in pixels; the camera may give another.
    """

    def __init__(self, number: int, size: tuple[int, int]) -> None:
        with no_warnings():
            self._capture = cv2.VideoCapture(number, cv2.CAP_V4L2)
        if not self._capture.isOpened():
            raise CameraError(Flaw.USB_MISSING, number=number)
        # Motion JPEG is the only way to get 720p at full rate through USB 2.
        self._capture.set(cv2.CAP_PROP_FOURCC, cv2.VideoWriter.fourcc(*"MJPG"))
        self._capture.set(cv2.CAP_PROP_FRAME_WIDTH, size[0])
        self._capture.set(cv2.CAP_PROP_FRAME_HEIGHT, size[1])
        self._capture.set(cv2.CAP_PROP_BUFFERSIZE, 1)

    def grab(self) -> NDArray[np.uint8] | None:
        """The next image, BGR (h, w, 3) uint8."""
        given, image = self._capture.read()
        return image.astype(np.uint8, copy=False) if given and image is not None else None

    def close(self) -> None:
        """Let go of the device."""
        self._capture.release()


def open_usb(number: int, size: tuple[int, int]) -> UsbSource:
    """Open a USB camera; raises `CameraError` when it is not there."""
    return UsbSource(number, size)
