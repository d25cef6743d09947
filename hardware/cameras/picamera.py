"""The Raspberry Pi's own camera through picamera2."""

from __future__ import annotations

import importlib.util
from contextlib import suppress
from typing import Any

import numpy as np
from numpy.typing import NDArray

from hardware.errors import CameraError, Flaw

PATIENCE_SECONDS = 3.0
"""So long a picture is waited for: with a loose cable libcamera may give none for ever."""


def check_installed() -> None:
    """Refuse to wait for a camera that nothing here could open; raises `CameraError`."""
    if importlib.util.find_spec("picamera2") is None:
        raise CameraError(Flaw.PICAMERA_MISSING)


class PicameraSource:
    """An opened Raspberry Pi camera with autofocus where it has one.

    Args:
        size: width and height in pixels.
    """

    def __init__(self, size: tuple[int, int]) -> None:
        try:
            from picamera2 import Picamera2
        except ImportError as error:
            raise CameraError(Flaw.PICAMERA_MISSING) from error
        try:
            self._camera: Any = Picamera2()
        except (RuntimeError, IndexError) as error:
            raise CameraError(Flaw.PICAMERA_FAILS, why=error) from error
        try:
            # picamera2 calls an array with the bytes in the order blue, green, red "RGB888".
            video = self._camera.create_video_configuration(
                main={"size": size, "format": "RGB888"}, buffer_count=2, queue=False
            )
            self._camera.configure(video)
            if "AfMode" in self._camera.camera_controls:
                self._camera.set_controls({"AfMode": 2})  # continuous
            self._camera.start()
        except (RuntimeError, IndexError) as error:
            with suppress(RuntimeError):  # or no later try could open it
                self._camera.close()
            raise CameraError(Flaw.PICAMERA_FAILS, why=error) from error

    def grab(self) -> NDArray[np.uint8] | None:
        """The next image, BGR (h, w, 3) uint8."""
        try:
            image: NDArray[np.uint8] = self._camera.capture_array("main", wait=PATIENCE_SECONDS)
        except (RuntimeError, OSError):  # a `TimeoutError` is one, too
            return None
        return image

    def close(self) -> None:
        """Let go of the device."""
        self._camera.close()


def open_picamera2(size: tuple[int, int]) -> PicameraSource:
    """Open the Raspberry Pi camera; raises `CameraError` when that fails."""
    return PicameraSource(size)
