"""The cameras and push buttons of this machine, as far as people choose among them by touch."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from companion.commands.opening import NO_CAMERA, SIMULATED
from companion.engines import Reason
from companion.recording import Recording
from companion.screens.equipment import Devices
from companion.settings import Settings
from hardware.buttons import Buttons
from hardware.cameras import check_camera, picamera2_is_here, usb_cameras
from hardware.errors import CameraError, PinError
from hardware.lamps import Lamps

MOST_USB = 3
"""So many USB cameras are offered; a row of the settings page has room for no more."""

VIDEO = Path("/dev")
"""Where USB cameras lie."""


def usual_camera() -> str:
    """The camera that is used where none is chosen: the Raspberry Pi's, or the simulated table."""
    return "picamera2" if picamera2_is_here() else SIMULATED


def chosen_camera(settings: Settings) -> str:
    """The camera of the next start, if the command line names none; ``usb`` by its whole name."""
    chosen = settings.camera or usual_camera()
    return "usb:0" if chosen == "usb" else chosen


def devices_here(settings: Settings, used: str, *, by_command: bool) -> Devices:
    """What there is to choose from now.

    Args:
        settings: what is chosen stays among the cameras, plugged in or not.
        used: the camera that is used now.
        by_command: whether the command line named it.
    """
    chosen = chosen_camera(settings)
    found = [f"usb:{number}" for number in usb_cameras()[:MOST_USB]]
    on_board = ["picamera2"] if "picamera2" in (chosen, used) or picamera2_is_here() else []
    known = [*on_board, *found, SIMULATED, NO_CAMERA]
    cameras = known if chosen in known else [chosen, *known]
    return Devices(tuple(cameras), used, by_command, bool(settings.buttons))


def usable_camera(name: str) -> tuple[str, Reason | None]:
    """The camera to begin with in place of a remembered one, and what is to be said of that.

    One that may still be plugged in stays; for one that cannot be used at all there is none.
    """
    if name in (SIMULATED, NO_CAMERA):
        return name, None
    try:
        check_camera(name)
    except CameraError:
        return NO_CAMERA, Reason("camera-unusable", (("camera", name),))
    number = name.partition(":")[2] or "0"
    if name.partition(":")[0] == "usb" and not (VIDEO / f"video{int(number)}").exists():
        return name, Reason("camera-not-plugged", (("camera", name),))
    return name, None


def usable_buttons(settings: Settings, camera: str) -> tuple[Settings, Reason | None]:
    """The settings, without push buttons where these cannot be used, and what is to be said of that.

    At the simulated table and in a recording nobody presses any.
    """
    unpressed = camera == SIMULATED or Recording.is_in(Path(camera))
    if unpressed or not (settings.buttons and settings.use_buttons):
        return settings, None
    try:
        Buttons(dict(settings.buttons)).close()
    except PinError:
        return replace(settings, use_buttons=False), Reason("buttons-unusable")
    return settings, None


def usable_lamps(settings: Settings) -> tuple[Settings, Reason | None]:
    """The settings, without lamps where these cannot be used, and what is to be said of that."""
    if not settings.lamps:
        return settings, None
    try:
        Lamps(dict(settings.lamps)).close()
    except PinError:
        return replace(settings, lamps=()), Reason("lamps-unusable")
    return settings, None
