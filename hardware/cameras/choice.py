"""Which camera a name stands for."""

from __future__ import annotations

import importlib.util
from collections.abc import Sequence
from pathlib import Path

from hardware.cameras.files import PICTURE_SUFFIXES, PictureFolder, Video
from hardware.cameras.live import LiveCamera
from hardware.cameras.picamera import PicameraOpener, check_installed, own_cameras
from hardware.cameras.protocol import Camera
from hardware.cameras.usb import UsbOpener
from hardware.cameras.usb_names import UsbName
from hardware.errors import CameraError, HardwareFlaw


def picamera2_is_here() -> bool:
    """Whether picamera2 is installed and sees at least one camera of the Raspberry Pi's own."""
    if importlib.util.find_spec("picamera2") is None or importlib.util.find_spec("libcamera") is None:
        return False
    try:
        from picamera2 import Picamera2

        return bool(own_cameras(Picamera2.global_camera_info()))
    except Exception:  # a broken camera stack raises errors of many kinds; for us there is no camera then
        return False


def open_camera(
    name: str,
    size: tuple[int, int] = (1280, 720),
    *,
    least: tuple[int, int] | None = None,
    mains: int = 50,
) -> Camera:
    """The camera of that name.

    Args:
        name: ``picamera2``, ``usb``, ``usb:N``, ``/dev/v4l/by-id/…`` with ``usb:`` before it or not, or the
            path of a video, a picture or a folder of pictures.
        size: width and height in pixels asked of a live camera.
        least: width and height in pixels that its pictures need to be read well; told where they are smaller.
        mains: cycles a second of the mains, 50 or 60, with which lamps flicker.

    Raises:
        CameraError: there is no such camera or path, with what to do about it.
    """
    check_camera(name)
    if name == "picamera2":
        return LiveCamera(name, PicameraOpener(size, mains), least=least)
    usb = UsbName.of(name)
    if usb is not None:
        return LiveCamera(usb.called, UsbOpener(usb, size, mains), least=least)
    path = Path(name)
    if path.is_dir() or path.suffix.lower() in PICTURE_SUFFIXES:
        return PictureFolder(path)
    return Video(path)


def check_camera(name: str, besides: Sequence[str] = ()) -> None:
    """Refuse a name that stands for nothing, or for what can never be opened here.

    A camera that is not plugged in may be so later, and is not refused.

    Args:
        name: as `open_camera` takes it.
        besides: other names that could have been said where it was; the error says them, too.

    Raises:
        CameraError: there is no such camera or path, with what to do about it.
    """
    if name == "picamera2":
        check_installed()
    elif UsbName.of(name) is None and not Path(name).exists():
        names = ", ".join((*besides, "picamera2", "usb", "usb:1"))
        raise CameraError(HardwareFlaw.CAMERA_UNKNOWN, name=name, names=names)


def camera_is_here(name: str) -> bool:
    """Whether the camera, video or picture of that name can be opened now, as far as that is told by looking.

    Args:
        name: as `open_camera` takes it, and `check_camera` does not refuse it.

    Raises:
        CameraError: no camera can have that name.
    """
    if name == "picamera2":
        return picamera2_is_here()
    usb = UsbName.of(name)
    return Path(name).exists() if usb is None else usb.number_now is not None
