"""A USB camera through V4L2, or what other systems have."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import cv2
import numpy as np
from numpy.typing import NDArray

from hardware.cameras.quiet import no_warnings
from hardware.errors import CameraError, Flaw

LISTED = Path("/sys/class/video4linux")
"""Where Linux lists what gives pictures, parts of the machine's own chips among them."""

DEVICES = Path("/dev")
"""Where Linux has the devices themselves."""


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
        through = cv2.CAP_V4L2 if sys.platform == "linux" else cv2.CAP_ANY
        with no_warnings():
            self._capture = cv2.VideoCapture(number, through)
        if not self._capture.isOpened():
            raise CameraError(why_unopened(number), number=number)
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


def is_plugged_in(number: int) -> bool:
    """Whether there is such a device."""
    return _device(number).exists()


def why_unopened(number: int) -> Flaw:
    """What is wrong with a USB camera that cannot be opened: not there, not allowed, or used by others."""
    if not is_plugged_in(number):
        return Flaw.USB_MISSING
    return Flaw.USB_BUSY if os.access(_device(number), os.R_OK | os.W_OK) else Flaw.USB_FORBIDDEN


def _device(number: int) -> Path:
    return DEVICES / f"video{number}"


def open_usb(number: int, size: tuple[int, int]) -> UsbSource:
    """Open a USB camera; raises `CameraError` when it is not there."""
    return UsbSource(number, size)
