"""The Raspberry Pi's own camera through picamera2."""

from __future__ import annotations

import importlib
import importlib.util
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any

from assets.trouble import Trouble, trouble_of
from hardware.errors import CameraError, HardwareFlaw

PATIENCE_SECONDS = 3.0
"""So long a picture is waited for: with a loose cable libcamera may give none for ever."""

MODEL = Path("/proc/device-tree/model")
"""Where the kernel tells what kind of computer this is, on those that have no other firmware."""


def trouble_with_picamera2(model: Path = MODEL) -> Trouble | None:
    """What keeps picamera2 from being used, None where it can be, or where nobody needs it."""
    if importlib.util.find_spec("picamera2") is None:
        return trouble_of(HardwareFlaw.PICAMERA_MISSING) if _is_raspberry_pi(model) else None
    try:
        importlib.import_module("picamera2")
    except Exception as error:  # one that was built for other packages raises errors of many kinds
        return trouble_of(HardwareFlaw.PICAMERA_BROKEN, why=error)
    return None


def _is_raspberry_pi(model: Path) -> bool:
    try:
        return "Raspberry Pi" in model.read_text(encoding="utf-8", errors="replace")
    except OSError:
        return False


def check_installed() -> None:
    """Refuse to wait for a camera that nothing here could open; raises `CameraError`."""
    if importlib.util.find_spec("picamera2") is None:
        raise CameraError(HardwareFlaw.PICAMERA_MISSING)


def own_cameras(listed: Sequence[dict[str, Any]]) -> tuple[int, ...]:
    """The numbers of the Raspberry Pi's own cameras among those that picamera2 lists.

    libcamera lists USB cameras, too, which give pictures of other kinds; they are `usb:N` here.

    Args:
        listed: as ``Picamera2.global_camera_info()`` gives it: ``Num``, and ``Id``, the path of the device.
    """
    return tuple(int(camera["Num"]) for camera in listed if "usb" not in str(camera["Id"]).lower())


class PicameraSource:
    """An opened Raspberry Pi camera with autofocus where it has one.

    Args:
        size: width and height in pixels.
    """

    def __init__(self, size: tuple[int, int]) -> None:
        try:
            from picamera2 import Picamera2
        except ImportError as error:
            raise CameraError(HardwareFlaw.PICAMERA_MISSING) from error
        except Exception as error:  # one that was built for other packages raises errors of many kinds
            raise CameraError(HardwareFlaw.PICAMERA_BROKEN, why=error) from error
        try:
            own = own_cameras(Picamera2.global_camera_info())
            if not own:
                raise CameraError(HardwareFlaw.CAMERA_NONE)
            self._camera: Any = Picamera2(own[0])
        except (RuntimeError, IndexError) as error:
            raise CameraError(HardwareFlaw.PICAMERA_FAILS, why=error) from error
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
            raise CameraError(HardwareFlaw.PICAMERA_FAILS, why=error) from error

    def grab(self) -> Any:
        """The next image, as the camera gives it."""
        try:
            return self._camera.capture_array("main", wait=PATIENCE_SECONDS)
        except (RuntimeError, OSError):  # a `TimeoutError` is one, too
            return None

    def close(self) -> None:
        """Let go of the device."""
        self._camera.close()


def open_picamera2(size: tuple[int, int]) -> PicameraSource:
    """Open the Raspberry Pi camera; raises `CameraError` when that fails."""
    return PicameraSource(size)
