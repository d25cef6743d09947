"""A USB camera through V4L2, or what other systems have."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from typing import Any

import cv2

from hardware.cameras import usb_names
from hardware.cameras.quiet import no_warnings
from hardware.cameras.usb_names import UsbName
from hardware.errors import CameraError, HardwareFlaw


class UsbSource:
    """An opened USB camera.

    Args:
        number: the N of ``/dev/videoN``.
        size: width and height asked for, in pixels; the camera may give another.
        called: what people call it, beside “USB camera”.
        captured: opens it by its number, as `cv2.VideoCapture` does.

    Raises:
        CameraError: it cannot be opened.
    """

    def __init__(
        self, number: int, size: tuple[int, int], called: str, captured: Callable[[int, int], Any]
    ) -> None:
        through = cv2.CAP_V4L2 if sys.platform == "linux" else cv2.CAP_ANY
        with no_warnings():
            self._capture = captured(number, through)
        if not self._capture.isOpened():
            raise CameraError(why_unopened(number), number=called)
        # Motion JPEG is the only way to get 720p at full rate through USB 2.
        self._capture.set(cv2.CAP_PROP_FOURCC, cv2.VideoWriter.fourcc(*"MJPG"))
        self._capture.set(cv2.CAP_PROP_FRAME_WIDTH, size[0])
        self._capture.set(cv2.CAP_PROP_FRAME_HEIGHT, size[1])
        self._capture.set(cv2.CAP_PROP_BUFFERSIZE, 1)

    def grab(self) -> Any:
        """The next image, as the camera gives it."""
        given, image = self._capture.read()
        return image if given else None

    def close(self) -> None:
        """Let go of the device."""
        self._capture.release()


class UsbOpener:
    """Opens a USB camera, and after it was unplugged the same one, whatever number it has come back with.

    Args:
        named: the camera.
        size: width and height asked for, in pixels.
        captured: opens a camera by its number, as `cv2.VideoCapture` does.
    """

    def __init__(
        self,
        named: UsbName,
        size: tuple[int, int],
        captured: Callable[[int, int], Any] = cv2.VideoCapture,
    ) -> None:
        self._captured = captured
        self._named = named
        self._known = named
        self._size = size

    def __call__(self) -> UsbSource:
        """The camera, opened; raises `CameraError` when that fails."""
        named = self._named if self._known.number_now is None else self._known
        number = named.number if named.link is None else named.number_now
        if number is None:
            raise CameraError(HardwareFlaw.USB_UNPLUGGED, name=named.called)
        called = str(number) if named.link is None else named.called
        source = UsbSource(number, self._size, called, self._captured)
        self._known = UsbName(number=number).stable
        return source


def why_unopened(number: int) -> HardwareFlaw:
    """What is wrong with a USB camera that cannot be opened: not there, not allowed, or used by others."""
    device = usb_names.DEVICES / f"video{number}"
    if not device.exists():
        return HardwareFlaw.USB_MISSING
    return HardwareFlaw.USB_BUSY if os.access(device, os.R_OK | os.W_OK) else HardwareFlaw.USB_FORBIDDEN
