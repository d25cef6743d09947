"""Whether the evening is recorded as a video, and the touch that asks for it."""

from __future__ import annotations

import enum
from dataclasses import dataclass


class Filming(enum.Enum):
    """Whether what the camera gives is kept as a video."""

    OFF = "off"
    ON = "on"
    FAILED = "failed"
    """It was to be kept, and cannot be written."""


@dataclass(frozen=True, slots=True)
class RecordEvening:
    """Record this evening as a video from now on, or no longer."""

    on: bool
