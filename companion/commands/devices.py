"""The cameras and push buttons of this machine, as far as people choose among them by touch."""

from __future__ import annotations

import argparse
from dataclasses import replace

from companion.cameras.chosen import NO_CAMERA, PICAMERA2, SIMULATED, CameraKind, ChosenCamera
from companion.commands.opening import WiredButtons, WiredLamps
from companion.engines import Reason
from companion.machine.settings import Settings
from companion.screens.equipment import Devices
from hardware.buttons import Buttons
from hardware.cameras import camera_is_here, check_camera, picamera2_is_here, usb_cameras
from hardware.errors import CameraError, PinError
from hardware.lamps import Lamps

MOST_USB = 3
"""So many USB cameras are offered; a row of the settings page has room for no more."""


def camera_now(options: argparse.Namespace, settings: Settings) -> ChosenCamera:
    """The camera of this start: that of the command line, else of the settings, else the usual one."""
    return ChosenCamera.named(options.camera) if options.camera else _remembered(settings)


def chosen_camera(settings: Settings) -> ChosenCamera:
    """The camera of the next start, if the command line names none; on USB by the name that stays."""
    chosen = _remembered(settings)
    return ChosenCamera.named(chosen.kept_as) if chosen.kind is CameraKind.USB else chosen


def _remembered(settings: Settings) -> ChosenCamera:
    """The camera of the settings, or else the Raspberry Pi's, or the simulated table."""
    if settings.camera is not None:
        return ChosenCamera.named(settings.camera)
    return PICAMERA2 if picamera2_is_here() else SIMULATED


def devices_here(settings: Settings, used: ChosenCamera, *, by_command: bool) -> Devices:
    """What there is to choose from now.

    Args:
        settings: what is chosen stays among the cameras, plugged in or not.
        used: the camera that is used now.
        by_command: whether the command line named it.
    """
    chosen = chosen_camera(settings)
    found = [ChosenCamera.named(name) for name in usb_cameras()[:MOST_USB]]
    on_board = [PICAMERA2] if PICAMERA2 in (chosen, used) or picamera2_is_here() else []
    known = [*on_board, *found, SIMULATED, NO_CAMERA]
    cameras = known if chosen in known else [chosen, *known]
    names = tuple(camera.name for camera in cameras)
    now = used.kept_as if used.kind is CameraKind.USB else used.name
    return Devices(names, now, by_command, bool(settings.buttons))


def usable_camera(camera: ChosenCamera) -> tuple[ChosenCamera, Reason | None]:
    """The camera to begin with in place of a remembered one, and what is to be said of that.

    One that may still be plugged in stays; for one that cannot be used at all there is none.
    """
    if not camera.is_real:
        return camera, None
    try:
        check_camera(camera.name)
    except CameraError:
        return NO_CAMERA, Reason("camera-unusable", (("camera", camera.called),))
    if camera.kind is CameraKind.USB and not camera_is_here(camera.name):
        return camera, Reason("camera-not-plugged", (("camera", camera.called),))
    return camera, None


def usable_buttons(
    settings: Settings, camera: ChosenCamera, wired: WiredButtons = Buttons
) -> tuple[Settings, Reason | None]:
    """The settings, without push buttons where these cannot be used, and what is to be said of that.

    At the simulated table and in a recording nobody presses any.
    """
    unpressed = camera.is_simulated or camera.is_recording
    if unpressed or not (settings.buttons and settings.use_buttons):
        return settings, None
    try:
        wired(dict(settings.buttons), to_3v3=settings.to_3v3).close()
    except PinError:
        return replace(settings, use_buttons=False), Reason("buttons-unusable")
    return settings, None


def usable_lamps(settings: Settings, wired: WiredLamps = Lamps) -> tuple[Settings, Reason | None]:
    """The settings, without lamps where these cannot be used, and what is to be said of that."""
    if not settings.lamps:
        return settings, None
    try:
        wired(dict(settings.lamps)).close()
    except PinError:
        return replace(settings, lamps=()), Reason("lamps-unusable")
    return settings, None
