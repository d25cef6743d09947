"""What was found out about the machine's parts; `companion.examination` finds it out."""

from __future__ import annotations

import enum
from dataclasses import dataclass

from companion.engines import Reason


class Part(enum.Enum):
    """A part of the machine, in the order in which they are told."""

    VERSIONS = "versions"
    PYGAME = "pygame"
    NETWORKS = "networks"
    CAMERA = "camera"
    SIGHT = "sight"
    """How well the camera sees the table."""
    BUTTONS = "buttons"
    SCREEN = "screen"
    SOUND = "sound"
    VOICE = "voice"
    JOURNAL = "journal"
    SETTINGS = "settings"
    DISK = "disk"
    POWER = "power"
    """Voltage and temperature."""
    SERVICE = "service"
    """The unit of systemd that keeps the program alive, and why it stopped last."""


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
        part: which.
        health: whether it works.
        what: what was found.
        remedy: what to do about it, None when all is well.
    """

    part: Part
    health: Health
    what: Reason
    remedy: Reason | None = None
