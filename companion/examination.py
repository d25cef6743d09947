"""Examines the machine: what works, what is not there, what is broken."""

from __future__ import annotations

import enum
import os
import shutil
import sys
from collections.abc import Callable
from contextlib import closing
from dataclasses import dataclass
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path

import assets
from companion.decks import chosen_decks, taught_updown
from companion.engines import GAMES
from companion.evening.errors import EveningError, JournalError, SettingsError
from companion.evening.history import past_evenings
from companion.evening.journal import Journal
from companion.folders import Folders
from companion.settings import Settings, read_settings
from hardware.buttons import Buttons
from hardware.cameras import check_camera, picamera2_is_here
from hardware.display import has_display
from hardware.errors import HardwareError
from hardware.lamps import Lamps
from hardware.sounds import has_loudspeaker
from vision.errors import DeckError, VisionError

PACKAGES = ("opencv-python-headless", "pygame-ce", "onnxruntime", "gpiozero", "numpy")
NO_DEVICES = ("simulated", "none")
"""Names of cameras that stand for no device."""

NEEDED_MB = 500
"""Free space under which the doctor warns: an evening with its pictures takes about 20 MB."""


class Health(enum.Enum):
    """How a part of the machine is."""

    WORKS = "works"
    MISSING = "missing"
    """Not there; the companion does without it."""
    BROKEN = "broken"
    """Every evening needs it."""


@dataclass(frozen=True, slots=True)
class Finding:
    """What was found out about one part.

    Attributes:
        part: the part's name.
        health: whether it works.
        what: what was found.
        remedy: what to do about it, None when all is well.
    """

    part: str
    health: Health
    what: str
    remedy: str | None = None


def examine(places: Folders) -> tuple[Finding, ...]:
    """Examine everything; takes a second or two and changes nothing but an empty journal."""
    checks: tuple[Callable[[], Finding], ...] = (
        _python,
        _pygame,
        _networks,
        _camera,
        _buttons,
        _screen,
        _sound,
        lambda: _journal(places),
        lambda: _settings(places),
        lambda: _disk(places.data),
    )
    return tuple(check() for check in checks)


def _python() -> Finding:
    python = ".".join(str(part) for part in sys.version_info[:3])
    try:
        packages = ", ".join(f"{name} {version(name)}" for name in PACKAGES)
    except PackageNotFoundError as error:
        return Finding("versions", Health.BROKEN, f"{error.name} is missing", "Run `make run` again.")
    return Finding("versions", Health.WORKS, f"Python {python}, {packages}")


def _pygame() -> Finding:
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    import pygame

    if not getattr(pygame, "IS_CE", False):
        return Finding(
            "pygame",
            Health.BROKEN,
            "the classic pygame stands in the way of pygame-ce",
            "Remove it with `pip uninstall pygame`, then run `make clean run`.",
        )
    return Finding("pygame", Health.WORKS, f"pygame-ce {pygame.version.ver}, SDL {pygame.version.SDL}")


def _networks() -> Finding:
    models = sorted(assets.path("models").glob("*.onnx"))
    if not models:
        return Finding("networks", Health.BROKEN, "assets/models is empty", "Install the companion again.")
    megabytes = sum(model.stat().st_size for model in models) / 1e6
    return Finding("networks", Health.WORKS, f"{len(models)} networks, {megabytes:.1f} MB")


def _camera() -> Finding:
    if picamera2_is_here():
        return Finding("camera", Health.WORKS, "a Raspberry Pi camera through picamera2")
    usb = sorted(Path("/dev").glob("video*"))
    if usb:
        names = ", ".join(path.name for path in usb)
        return Finding("camera", Health.WORKS, f"{names}: start with `--camera usb:N`")
    remedy = "Plug in a USB camera, or a Pi's; with `--camera none` plays are told by hand."
    return Finding("camera", Health.MISSING, "no camera; the simulated table is used", remedy)


def _buttons() -> Finding:
    chips = sorted(Path("/dev").glob("gpiochip*"))
    if not chips:
        return Finding("buttons", Health.MISSING, "no GPIO pins; keys and touches stand in")
    if not all(os.access(chip, os.R_OK | os.W_OK) for chip in chips):
        remedy = "Add yourself to their group: `sudo usermod -aG gpio $USER`, then log in again."
        return Finding("buttons", Health.MISSING, "the GPIO pins may not be used", remedy)
    return Finding("buttons", Health.WORKS, f"GPIO pins at {', '.join(chip.name for chip in chips)}")


def _screen() -> Finding:
    if has_display():
        return Finding("screen", Health.WORKS, "a display is there")
    return Finding("screen", Health.MISSING, "no display; `companion play` tells the evening as text")


def _sound() -> Finding:
    if has_loudspeaker():
        return Finding("sound", Health.WORKS, "a sound card or a sound server is there")
    return Finding("sound", Health.MISSING, "no sound card; every sound has a visible twin")


def _journal(places: Folders) -> Finding:
    try:
        with closing(Journal(places.journal)) as journal:
            damaged: list[JournalError] = []
            evenings, rescued = sum(1 for _ in past_evenings(journal, damaged)), journal.rescued
    except EveningError as error:
        return Finding(
            "journal", Health.BROKEN, str(error), "Mend that, or choose another place with --data."
        )
    if rescued:
        remedy = "See with `companion scores` what is left; if it happens again, the disk is failing."
        return Finding("journal", Health.BROKEN, rescued, remedy)
    if damaged:
        remedy = "Put a copy of the file back if you have one; all other evenings can still be read."
        return Finding("journal", Health.BROKEN, " ".join(map(str, damaged)), remedy)
    return Finding("journal", Health.WORKS, f"{places.journal}, {evenings} evenings")


def _settings(places: Folders) -> Finding:
    try:
        settings = read_settings(places.settings)
        _try_out(settings, places)
    except SettingsError as error:
        return Finding("settings", Health.BROKEN, str(error), "Mend the file or delete it.")
    except (HardwareError, VisionError) as error:
        remedy = f"Mend {places.settings}, or take that line out."
        if isinstance(error, DeckError) and not settings.decks:
            remedy = f"Teach that deck anew, or take its file out of {places.decks}."
        return Finding("settings", Health.BROKEN, str(error), remedy)
    exists = places.settings.exists()
    return Finding("settings", Health.WORKS, f"{places.settings}{'' if exists else ' (none, all defaults)'}")


def _try_out(settings: Settings, places: Folders) -> None:
    """Do with the settings what an evening does; raises what would stop it."""
    if settings.camera not in (None, *NO_DEVICES):
        check_camera(settings.camera, besides=NO_DEVICES)
    if settings.buttons:
        Buttons(dict(settings.buttons)).close()
    if settings.lamps:
        Lamps(dict(settings.lamps)).close()
    for game in GAMES:
        chosen = chosen_decks(game, places.decks, (), dict(settings.decks))
        if game == "up-and-down":
            taught_updown(chosen)


def _disk(folder: Path) -> Finding:
    free = shutil.disk_usage(folder if folder.exists() else Path.home()).free / 1e6
    if free < NEEDED_MB:
        return Finding("disk", Health.BROKEN, f"only {free:.0f} MB are free", "Make room on the disk.")
    return Finding("disk", Health.WORKS, f"{free / 1000:.0f} GB are free")
