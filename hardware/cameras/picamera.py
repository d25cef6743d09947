"""The Raspberry Pi's own camera through picamera2.

What is called here is checked against picamera2's own source, see tests/hardware/real_picamera2.py.
"""

from __future__ import annotations

import importlib
import importlib.util
import os
from collections.abc import Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any, Final

import cv2

from assets.trouble import Trouble, trouble_of
from hardware.cameras.fitting import Size
from hardware.cameras.section import Section
from hardware.cameras.sensor_modes import SensorMode, modes_of, small_picture, whole_sensor_mode
from hardware.cameras.source import Grabbed
from hardware.errors import CameraError, HardwareFlaw

PATIENCE_SECONDS: Final = 3.0
"""So long a picture is waited for: with a loose cable libcamera may give none for ever."""

BUFFERS: Final = 4
"""As picamera2 has for its preview; with two the sensor waits while one picture is copied."""

FRAME_MICROSECONDS: Final = (33_333, 66_666)
"""Shortest and longest time for a picture: 30 a second by day, 15 by a lamp, whose light needs the longer
exposure; picamera2's 30 alone would make such pictures dark or noisy (libcamera, ``FrameDurationLimits``)."""

FLICKERS_A_CYCLE: Final = 2
"""A lamp on the mains flickers twice in a cycle, once for each half of it."""

MODEL = Path("/proc/device-tree/model")
"""Where the kernel tells what kind of computer this is, on those that have no other firmware."""

# Values of libcamera's enumerations (control_ids_core.yaml): they are integers in every version.
_AF_MANUAL, _AF_CONTINUOUS = 0, 2
_AF_FOCUSED = 2
_AE_SEARCHING = 1
_FLICKER_MANUAL = 1

_KEPT = ("ExposureTime", "AnalogueGain", "ColourGains")
"""Of a picture's metadata what a control of the same name keeps, beside the focus."""

_FINDING: Final = {
    "AfMode": _AF_CONTINUOUS,
    "AeEnable": True,
    "AwbEnable": True,
    "ExposureTime": 0,
    "AnalogueGain": 0,
}
"""Focus, exposure and white balance are found again; 0 is an exposure and a gain that are found."""

Controls = Mapping[str, Any]
"""Values of libcamera's controls, by name."""


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


def own_cameras(listed: Sequence[Mapping[str, Any]]) -> tuple[int, ...]:
    """By which numbers picamera2 opens the Raspberry Pi's own cameras, of all that it lists.

    ``Picamera2(n)`` takes the n-th of its list, since October 2023; ``Num`` is libcamera's own number, which
    it looks up itself. Cameras on USB, at the end of the list, give pictures of other kinds: they are `usb:N`
    here.

    Args:
        listed: as ``Picamera2.global_camera_info()`` gives it; ``Id`` is the path of the device.
    """
    return tuple(number for number, camera in enumerate(listed) if "/usb" not in str(camera["Id"]))


class PicameraSource:
    """An opened Raspberry Pi camera.

    Args:
        camera: a `picamera2.Picamera2` that is open.
        mode: how its sensor is read, None: as libcamera likes.
        asked: width and height in pixels asked for; the pictures have the sensor's shape.
        controls: what it begins with.
        held: what was held before, as controls; from now on what this one holds.

    Raises:
        RuntimeError: picamera2 or libcamera refuses it.
    """

    def __init__(
        self, camera: Any, mode: SensorMode | None, asked: Size, controls: Controls, held: dict[str, Any]
    ) -> None:
        self._camera, self._mode, self._held = camera, mode, held
        self._began_held = bool(held)
        self._told: Mapping[str, Any] = {}
        picture = asked if mode is None else mode.picture(asked)
        # picamera2 calls an array with the bytes in the order blue, green, red "RGB888". The small picture
        # must be YUV on a Raspberry Pi 4.
        video = camera.create_video_configuration(
            main={"size": picture, "format": "RGB888"},
            lores={"size": small_picture(picture), "format": "YUV420"},
            raw=None,
            colour_space=_colours(),
            buffer_count=BUFFERS,
            controls=_advertised({**controls, **held}, camera.camera_controls),
            queue=False,
            sensor={} if mode is None else {"output_size": mode.size, "bit_depth": mode.bit_depth},
        )
        camera.configure(video)
        self._small: Size = camera.stream_configuration("lores")["size"]
        self._sensor = str(camera.camera_properties.get("Model", ""))
        camera.start()

    @property
    def is_settled(self) -> bool:
        """Whether it was in focus and its exposure found with the last picture."""
        searching = self._told.get("AeState") == _AE_SEARCHING or self._told.get("AeLocked") is False
        return not searching and self._told.get("AfState", _AF_FOCUSED) == _AF_FOCUSED

    @property
    def is_held(self) -> bool:
        """Whether it began with what was held before."""
        return self._began_held

    def grab(self) -> Grabbed | None:
        """The next image, large and small, as the camera gives it."""
        try:
            (image, small), self._told = self._camera.capture_arrays(["main", "lores"], wait=PATIENCE_SECONDS)
        except (RuntimeError, OSError):  # a `TimeoutError` is one, too
            return None
        width, height = self._small
        return Grabbed(image, cv2.cvtColor(small, cv2.COLOR_YUV2BGR_I420)[:height, :width], self._section)

    def hold(self) -> None:
        """Keep focus, exposure and white balance of the last picture; no focus where it is not in focus."""
        self._held.clear()
        self._held |= {name: self._told[name] for name in _KEPT if name in self._told}
        if "ColourGains" in self._held:
            self._held["AwbEnable"] = False
        if self._told.get("AfState") == _AF_FOCUSED and "LensPosition" in self._told:
            self._held |= {"AfMode": _AF_MANUAL, "LensPosition": self._told["LensPosition"]}
        self._control(self._held)

    def release(self) -> None:
        """Find them again, all the time."""
        self._held.clear()
        self._control(_FINDING)

    def close(self) -> None:
        """Let go of the device; what still waits for a picture is given up, or closing would wait for it."""
        self._camera.cancel_all_and_flush()
        self._camera.close()

    def _control(self, controls: Controls) -> None:
        self._camera.set_controls(_advertised(controls, self._camera.camera_controls))

    @property
    def _section(self) -> Section | None:
        """The part of the sensor that the last picture shows."""
        if self._mode is None:
            return None
        left, top, width, height = self._told.get("ScalerCrop", self._mode.crop)
        return Section(self._sensor, self._mode.size, (left, top, width, height))


class PicameraOpener:
    """Opens the Raspberry Pi's own camera; one that has failed begins with what it held.

    Args:
        asked: width and height in pixels.
        mains: cycles a second of the mains, 50 or 60.
    """

    def __init__(self, asked: Size, mains: int) -> None:
        self._asked = asked
        self._mains = mains
        self._held: dict[str, Any] = {}

    def __call__(self) -> PicameraSource:
        """The camera, opened; raises `CameraError` when that fails."""
        camera = _opened()
        controls = {
            "AfMode": _AF_CONTINUOUS,
            "FrameDurationLimits": FRAME_MICROSECONDS,
            "AeFlickerMode": _FLICKER_MANUAL,
            "AeFlickerPeriod": round(1_000_000 / (FLICKERS_A_CYCLE * self._mains)),
        }
        try:
            mode = whole_sensor_mode(modes_of(camera.sensor_modes), self._asked)
            return PicameraSource(camera, mode, self._asked, controls, self._held)
        except Exception as error:  # of many kinds; one that stays open could not be opened by a later try
            with suppress(RuntimeError):
                camera.close()
            raise CameraError(HardwareFlaw.PICAMERA_FAILS, why=error) from error


def _opened() -> Any:
    """The first of the Raspberry Pi's own cameras, open; raises `CameraError` when that fails."""
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
        camera = Picamera2.__new__(Picamera2)
        try:
            camera.__init__(own[0])
        except BaseException:
            _close_pipe(camera)
            raise
    except (RuntimeError, IndexError) as error:
        raise CameraError(HardwareFlaw.PICAMERA_FAILS, why=error) from error
    return camera


def _close_pipe(camera: Any) -> None:
    """Close what a camera has open that could not be opened itself: picamera2 leaves it so.

    One that is tried again every second, as others use it, would use up all files of the process.
    """
    with suppress(AttributeError, OSError):
        camera.notifymeread.close()
        os.close(camera.notifyme_w)


def _colours() -> Any:
    """The colour space of BT.601 with which OpenCV turns YUV into BGR."""
    from libcamera import ColorSpace

    return ColorSpace.Smpte170m()


def _advertised(controls: Controls, known: Mapping[str, Any]) -> dict[str, Any]:
    """Those of the controls that this camera has; picamera2 refuses others."""
    return {name: value for name, value in controls.items() if name in known}
