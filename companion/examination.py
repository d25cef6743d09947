"""Examines the machine: what works, what is not there, what is broken."""

from __future__ import annotations

import os
import shutil
import sys
from collections.abc import Callable, Sequence
from contextlib import closing
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path

import assets
from companion.chosen_camera import NO_CAMERA, SIMULATED, ChosenCamera
from companion.decks import chosen_decks, taught_updown
from companion.engines import GAMES, Reason
from companion.errors import CompanionError, UnfitDeckError, reason_of, reason_of_error
from companion.evening.errors import DamagedEveningError, EveningError, JournalError, SettingsError
from companion.evening.history import past_evenings
from companion.evening.journal import Journal
from companion.findings import Finding, Health, Part
from companion.folders import Folders
from companion.settings import Settings, read_settings
from hardware.buttons import Buttons
from hardware.cameras import check_camera, picamera2_is_here, usb_cameras
from hardware.display import has_display
from hardware.errors import HardwareError
from hardware.lamps import Lamps
from hardware.sounds import has_loudspeaker
from vision.errors import DeckError, VisionError

PACKAGES = ("opencv-python-headless", "pygame-ce", "onnxruntime", "gpiozero", "numpy")
NEEDED_MB = 500
"""Free space under which the doctor warns: an evening with its pictures takes about 20 MB."""


def examine(places: Folders, held: Journal | None = None) -> tuple[Finding, ...]:
    """Examine everything; takes a second or two and changes nothing but an empty journal.

    Args:
        places: where journal, settings and decks lie.
        held: the journal that this program has open, whose evening holds the pins of its buttons and lamps:
            they are left alone then. None: nothing is open, and all is tried out.
    """
    checks: tuple[Callable[[], Finding], ...] = (
        _versions,
        _pygame,
        _networks,
        _camera,
        _buttons,
        _screen,
        _sound,
        lambda: _journal(held) if held is not None else _opened_journal(places.journal),
        lambda: _settings(places, pins=held is None),
        lambda: _disk(places.data),
    )
    return tuple(check() for check in checks)


def _works(part: Part, what: str, **facts: str | int) -> Finding:
    return Finding(part, Health.WORKS, reason_of(what, **facts))


def _missing(part: Part, what: str, remedy: str | None = None) -> Finding:
    return Finding(part, Health.MISSING, Reason(what), None if remedy is None else Reason(remedy))


def _broken(part: Part, what: str, remedy: str, **facts: str | int) -> Finding:
    return Finding(part, Health.BROKEN, reason_of(what, **facts), reason_of(remedy, **facts))


def _versions() -> Finding:
    python = ".".join(str(part) for part in sys.version_info[:3])
    try:
        packages = ", ".join(f"{name} {version(name)}" for name in PACKAGES)
    except PackageNotFoundError as error:
        return _broken(Part.VERSIONS, "doctor-versions-missing", "doctor-do-run", package=str(error.name))
    return _works(Part.VERSIONS, "doctor-versions-listed", python=python, packages=packages)


def _pygame() -> Finding:
    import pygame

    if not getattr(pygame, "IS_CE", False):
        return _broken(Part.PYGAME, "doctor-pygame-classic", "doctor-do-uninstall")
    sdl = ".".join(map(str, pygame.version.SDL))
    return _works(Part.PYGAME, "doctor-pygame-version", version=pygame.version.ver, sdl=sdl)


def _networks() -> Finding:
    models = sorted(assets.path("models").glob("*.onnx"))
    if not models:
        return _broken(Part.NETWORKS, "doctor-networks-none", "doctor-do-install")
    megabytes = round(sum(model.stat().st_size for model in models) / 1e6)
    return _works(Part.NETWORKS, "doctor-networks-count", count=len(models), megabytes=megabytes)


def _camera() -> Finding:
    if picamera2_is_here():
        return _works(Part.CAMERA, "doctor-camera-picamera2")
    found = usb_cameras()
    if found:
        return _works(Part.CAMERA, "doctor-camera-usb", names=", ".join(f"usb:{number}" for number in found))
    return _missing(Part.CAMERA, "doctor-camera-none", "doctor-do-plug")


def _buttons() -> Finding:
    chips = sorted(Path("/dev").glob("gpiochip*"))
    if not chips:
        return _missing(Part.BUTTONS, "doctor-buttons-none")
    if not all(os.access(chip, os.R_OK | os.W_OK) for chip in chips):
        return _missing(Part.BUTTONS, "doctor-buttons-forbidden", "doctor-do-group")
    return _works(Part.BUTTONS, "doctor-buttons-pins", chips=", ".join(chip.name for chip in chips))


def _screen() -> Finding:
    return (
        _works(Part.SCREEN, "doctor-screen-here")
        if has_display()
        else _missing(Part.SCREEN, "doctor-screen-none")
    )


def _sound() -> Finding:
    return (
        _works(Part.SOUND, "doctor-sound-here")
        if has_loudspeaker()
        else _missing(Part.SOUND, "doctor-sound-none")
    )


def _journal(journal: Journal) -> Finding:
    damaged: list[JournalError] = []
    try:
        evenings = sum(1 for _ in past_evenings(journal, damaged))
    except EveningError as error:
        return Finding(Part.JOURNAL, Health.BROKEN, error.reason, Reason("doctor-do-elsewhere"))
    if journal.rescued:
        return Finding(Part.JOURNAL, Health.BROKEN, journal.rescued, Reason("doctor-do-rescued"))
    if damaged:
        return Finding(Part.JOURNAL, Health.BROKEN, _damaged(journal, damaged), Reason("doctor-do-damaged"))
    return _works(Part.JOURNAL, "doctor-journal-evenings", file=str(journal.path), count=evenings)


def _opened_journal(path: Path) -> Finding:
    try:
        with closing(Journal(path)) as journal:
            return _journal(journal)
    except EveningError as error:
        return Finding(Part.JOURNAL, Health.BROKEN, error.reason, Reason("doctor-do-elsewhere"))


def _damaged(journal: Journal, errors: Sequence[JournalError]) -> Reason:
    """Which evenings are damaged."""
    numbers = tuple(str(error.number) for error in errors if isinstance(error, DamagedEveningError))
    if len(numbers) < 2:
        return errors[0].reason
    return reason_of("trouble-evenings-damaged", numbers=numbers, file=str(journal.path))


def _settings(places: Folders, *, pins: bool) -> Finding:
    file = str(places.settings)
    try:
        settings = read_settings(places.settings)
        _try_out(settings, places, pins=pins)
    except SettingsError as error:
        return Finding(Part.SETTINGS, Health.BROKEN, error.reason, Reason("doctor-do-mend"))
    except (CompanionError, HardwareError, VisionError) as error:
        remedy = reason_of("doctor-do-line", file=file)
        if isinstance(error, DeckError | UnfitDeckError) and not settings.decks:
            remedy = reason_of("doctor-do-teach", folder=str(places.decks))
        return Finding(Part.SETTINGS, Health.BROKEN, reason_of_error(error), remedy)
    return _works(
        Part.SETTINGS,
        "doctor-settings-file" if places.settings.exists() else "doctor-settings-defaults",
        file=file,
    )


def _try_out(settings: Settings, places: Folders, *, pins: bool) -> None:
    """Do with the settings what an evening does; raises what would stop it."""
    if settings.camera is not None and ChosenCamera.named(settings.camera).is_real:
        check_camera(settings.camera, besides=(SIMULATED.name, NO_CAMERA.name))
    if settings.buttons and settings.use_buttons and pins:
        Buttons(dict(settings.buttons)).close()
    if settings.lamps and pins:
        Lamps(dict(settings.lamps)).close()
    for game in GAMES:
        chosen = chosen_decks(game, places.decks, (), dict(settings.decks))
        if game == "up-and-down":
            taught_updown(chosen)


def _disk(folder: Path) -> Finding:
    free = shutil.disk_usage(folder if folder.exists() else Path.home()).free / 1e6
    if free < NEEDED_MB:
        return _broken(Part.DISK, "doctor-disk-full", "doctor-do-room", megabytes=round(free))
    return _works(Part.DISK, "doctor-disk-free", gigabytes=round(free / 1000))
