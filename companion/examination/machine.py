"""The machine and what is plugged into it: packages, networks, camera, push buttons, screen, sound."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path

import assets
from assets.trouble import Trouble
from companion.cameras.chosen import CameraKind, ChosenCamera
from companion.examination.found import broken, missing, works
from companion.machine.findings import Finding, Health, Part
from companion.machine.settings import Settings
from companion.machine.update import failed_update
from companion.screens.window import can_be_seen
from companion.texts.errors import reason_of_trouble
from hardware.cameras import (
    camera_is_here,
    check_camera,
    picamera2_is_here,
    trouble_with_picamera2,
    usb_cameras,
)
from hardware.cameras.picamera import MODEL
from hardware.display import has_display
from hardware.errors import CameraError
from hardware.pins import trouble_with_pins
from hardware.sounds import has_loudspeaker

PACKAGES = ("opencv-python-headless", "pygame-ce", "onnxruntime", "gpiozero", "numpy")
DEVICES = Path("/dev")
GROUPS = Path("/etc/group")
"""Where Linux has its devices, and the groups of its users."""


def examine_versions() -> Finding:
    """The versions of Python and of what matters most; or that the newest companion could not be started."""
    python = ".".join(str(part) for part in sys.version_info[:3])
    try:
        packages = ", ".join(f"{name} {version(name)}" for name in PACKAGES)
    except PackageNotFoundError as error:
        return broken(Part.VERSIONS, "doctor-versions-missing", "doctor-do-run", package=str(error.name))
    failed = failed_update()
    if failed is not None:
        return missing(Part.VERSIONS, "doctor-versions-failed", "doctor-do-update", failed=failed)
    return works(Part.VERSIONS, "doctor-versions-listed", python=python, packages=packages)


def examine_pygame() -> Finding:
    """Which pygame it is: the classic one lacks what the pages need."""
    import pygame

    if not getattr(pygame, "IS_CE", False):
        return broken(Part.PYGAME, "doctor-pygame-classic", "doctor-do-uninstall")
    sdl = ".".join(map(str, pygame.version.SDL))
    return works(Part.PYGAME, "doctor-pygame-version", version=pygame.version.ver, sdl=sdl)


def examine_networks() -> Finding:
    """The trained networks that came with the companion."""
    models = sorted(assets.path("models").glob("*.onnx"))
    if not models:
        return broken(Part.NETWORKS, "doctor-networks-none", "doctor-do-install")
    megabytes = round(sum(model.stat().st_size for model in models) / 1e6)
    return works(Part.NETWORKS, "doctor-networks-count", count=len(models), megabytes=megabytes)


def examine_camera(settings: Settings, model: Path = MODEL) -> Finding:
    """The camera that an evening with these settings has, and what to do where it has none.

    Args:
        settings: the owner's.
        model: the file that tells what kind of computer this is.
    """
    if settings.camera is not None:
        return _chosen_camera(ChosenCamera.named(settings.camera), model)
    if picamera2_is_here():
        return works(Part.CAMERA, "doctor-camera-picamera2")
    found = usb_cameras()
    if found:
        return works(Part.CAMERA, "doctor-camera-usb", names=", ".join(map(_with_its_model, found)))
    return _camera_trouble(model) or missing(Part.CAMERA, "doctor-camera-none", "doctor-do-plug")


def _chosen_camera(camera: ChosenCamera, model: Path) -> Finding:
    """The camera that the settings choose."""
    if camera.is_simulated:
        return works(Part.CAMERA, "doctor-camera-simulated")
    if not camera.watches:
        return works(Part.CAMERA, "doctor-camera-none-chosen")
    try:
        check_camera(camera.name)
    except CameraError as error:  # nothing can come of it; the settings say what else may stand there
        return Finding(Part.CAMERA, Health.MISSING, reason_of_trouble(error.trouble))
    if camera_is_here(camera.name):
        return works(Part.CAMERA, "doctor-camera-chosen", name=camera.called)
    trouble = _camera_trouble(model) if camera.kind is CameraKind.PICAMERA2 else None
    return trouble or missing(Part.CAMERA, "doctor-camera-not-here", "doctor-do-plug", name=camera.called)


def _with_its_model(name: str) -> str:
    """A USB camera's name as it is typed, and what people call it where that says more."""
    words = ChosenCamera.named(name).called
    return name if words == name else f"{words} ({name})"


def _camera_trouble(model: Path) -> Finding | None:
    """What keeps a Raspberry Pi's camera from being used, None for nothing."""
    trouble = trouble_with_picamera2(model)
    return None if trouble is None else Finding(Part.CAMERA, Health.MISSING, reason_of_trouble(trouble))


def examine_buttons(
    devices: Path = DEVICES,
    groups: Path = GROUPS,
    trouble: Callable[[], Trouble | None] = trouble_with_pins,
) -> Finding:
    """The pins for push buttons and lamps, which are among the devices.

    Args:
        devices: where Linux has them.
        groups: the groups of its users.
        trouble: tells why no pin can be used, None for nothing.
    """
    chips = sorted(devices.glob("gpiochip*"))
    if not chips:
        return missing(Part.BUTTONS, "doctor-buttons-none")
    if not all(os.access(chip, os.R_OK | os.W_OK) for chip in chips):
        # Other computers have pins, too, which nobody wires and no group may use.
        remedy = "doctor-do-group" if _has_group("gpio", groups) else None
        return missing(Part.BUTTONS, "doctor-buttons-forbidden", remedy)
    why = trouble()
    if why is not None:
        return Finding(Part.BUTTONS, Health.MISSING, reason_of_trouble(why))
    return works(Part.BUTTONS, "doctor-buttons-pins", chips=", ".join(chip.name for chip in chips))


def examine_screen(
    there: Callable[[], bool] = has_display, seen: Callable[[], bool] = can_be_seen
) -> Finding:
    """Whether there is a display, and a window can be opened on it, which is tried."""
    if not there():
        return missing(Part.SCREEN, "doctor-screen-none")
    if not seen():
        return broken(Part.SCREEN, "doctor-screen-unseen", "doctor-do-screen")
    return works(Part.SCREEN, "doctor-screen-here")


def examine_sound() -> Finding:
    """Whether there is a loudspeaker."""
    if has_loudspeaker():
        return works(Part.SOUND, "doctor-sound-here")
    return missing(Part.SOUND, "doctor-sound-none")


def _has_group(name: str, groups: Path) -> bool:
    """Whether the system has a group of that name."""
    try:
        listed = groups.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError):
        return False
    return any(line.startswith(f"{name}:") for line in listed.splitlines())
