"""A USB camera through V4L2, or what other systems have."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import cv2

from hardware.cameras import usb_names
from hardware.cameras.fitting import Size
from hardware.cameras.quiet import no_warnings
from hardware.cameras.source import Grabbed
from hardware.cameras.usb_formats import MOST_RATE, PACKED, best_format
from hardware.cameras.usb_names import UsbName
from hardware.cameras.video4linux import (
    EXPOSURE_APERTURE_PRIORITY,
    EXPOSURE_MANUAL,
    POWER_LINE,
    Control,
    Format,
    VideoDevice,
)
from hardware.errors import CameraError, HardwareFlaw

Captured = Callable[[int, int], Any]
"""Opens a camera by its number, as `cv2.VideoCapture` does."""

Driven = Callable[[Path], VideoDevice]
"""Opens a camera's driver; raises `OSError`."""


class UsbSource:
    """An opened USB camera.

    Args:
        capture: a `cv2.VideoCapture` that is open.
        driver: its driver; None on systems that have none such.
        size: width and height asked for, in pixels; the camera may give another.
        mains: cycles a second of the mains, 50 or 60.
    """

    def __init__(self, capture: Any, driver: VideoDevice | None, size: Size, mains: int) -> None:
        self._capture = capture
        self._driver = driver
        chosen = None if driver is None else best_format(driver.formats(), size)
        # Motion JPEG is the only way to get 720p at full rate through USB 2.
        self._choose(chosen or Format(PACKED, size, MOST_RATE))
        if driver is not None:
            driver.put(Control.POWER_LINE_FREQUENCY, POWER_LINE[mains])
            self.release()  # a camera keeps what it is told until its power goes

    @property
    def is_settled(self) -> bool:
        """It does not tell."""
        return True

    @property
    def is_held(self) -> bool:
        """It finds all anew when it is opened."""
        return False

    def grab(self) -> Grabbed | None:
        """The next image, as the camera gives it."""
        given, image = self._capture.read()
        return Grabbed(image) if given else None

    def hold(self) -> None:
        """Keep focus, exposure and white balance, those of them that it can be told to keep.

        What it has found is not told it again: many cameras tell the values of a new one meanwhile
        (github.com/opencv/opencv/pull/5516). They stay at what they have; one that does not is noticed by its
        pictures, see `holding`.
        """
        if self._driver is None:
            return
        self._driver.put(Control.FOCUS_AUTO, 0)
        self._driver.put(Control.EXPOSURE_AUTO, EXPOSURE_MANUAL)
        self._driver.put(Control.AUTO_WHITE_BALANCE, 0)

    def release(self) -> None:
        """Let the camera find them itself."""
        if self._driver is None:
            return
        usual = self._driver.usual(Control.EXPOSURE_AUTO)
        itself = EXPOSURE_APERTURE_PRIORITY if usual in (None, EXPOSURE_MANUAL) else usual
        self._driver.put(Control.FOCUS_AUTO, 1)
        self._driver.put(Control.EXPOSURE_AUTO, itself)
        self._driver.put(Control.AUTO_WHITE_BALANCE, 1)

    def close(self) -> None:
        """Let go of the device, as free as other programs expect it."""
        self.release()
        if self._driver is not None:
            self._driver.close()
        self._capture.release()

    def _choose(self, chosen: Format) -> None:
        """Ask for pictures of that kind; how many may wait is left to OpenCV: with one, some lose half."""
        self._capture.set(cv2.CAP_PROP_FOURCC, cv2.VideoWriter.fourcc(*chosen.code))
        self._capture.set(cv2.CAP_PROP_FRAME_WIDTH, chosen.size[0])
        self._capture.set(cv2.CAP_PROP_FRAME_HEIGHT, chosen.size[1])
        self._capture.set(cv2.CAP_PROP_FPS, min(chosen.rate, MOST_RATE))


def _driven(path: Path) -> VideoDevice:
    """The driver of a camera on Linux; raises `OSError`."""
    from fcntl import ioctl  # which other systems do not have

    return VideoDevice(path, ioctl)


class UsbOpener:
    """Opens a USB camera, and after it was unplugged the same one, whatever number it has come back with.

    Args:
        named: the camera.
        size: width and height asked for, in pixels.
        mains: cycles a second of the mains, 50 or 60.
        captured: opens a camera by its number.
        driven: opens its driver, where there is one.
    """

    def __init__(
        self,
        named: UsbName,
        size: Size,
        mains: int,
        captured: Captured = cv2.VideoCapture,
        driven: Driven = _driven,
    ) -> None:
        self._captured = captured
        self._driven = driven
        self._named = named
        self._known = named
        self._size = size
        self._mains = mains

    def __call__(self) -> UsbSource:
        """The camera, opened; raises `CameraError` when that fails."""
        named = self._named if self._known.number_now is None else self._known
        number = named.number if named.link is None else named.number_now
        if number is None:
            raise CameraError(HardwareFlaw.USB_UNPLUGGED, name=named.called)
        called = str(number) if named.link is None else named.called
        source = UsbSource(self._opened(number, called), self._driver(number), self._size, self._mains)
        self._known = UsbName(number=number).stable
        return source

    def _opened(self, number: int, called: str) -> Any:
        """What takes its pictures; raises `CameraError` where it cannot be opened."""
        through = cv2.CAP_V4L2 if sys.platform == "linux" else cv2.CAP_ANY
        with no_warnings():
            capture = self._captured(number, through)
        if not capture.isOpened():
            raise CameraError(why_unopened(number), number=called)
        return capture

    def _driver(self, number: int) -> VideoDevice | None:
        """Its driver; None where that cannot be asked: then it is watched as it comes."""
        if sys.platform != "linux":
            return None
        try:
            return self._driven(usb_names.DEVICES / f"video{number}")
        except OSError:
            return None


def why_unopened(number: int) -> HardwareFlaw:
    """What is wrong with a USB camera that cannot be opened: not there, not allowed, or used by others."""
    device = usb_names.DEVICES / f"video{number}"
    if not device.exists():
        return HardwareFlaw.USB_MISSING
    return HardwareFlaw.USB_BUSY if os.access(device, os.R_OK | os.W_OK) else HardwareFlaw.USB_FORBIDDEN
