"""What an opened camera is to `LiveCamera`, whichever driver it has."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Protocol

from hardware.cameras.section import Section


@dataclass(frozen=True, slots=True, eq=False)
class Grabbed:
    """What a device gave at once.

    Attributes:
        image: the picture as the device gave it, BGR (h, w, 3) uint8 where all is well; not written to again.
        small: the same, `protocol.SMALL_WIDTH` wide, where the device makes that itself; BGR, in one piece.
        section: the part of its sensor that it shows, where the device tells that.
    """

    image: Any
    small: Any = None
    section: Section | None = None


class Source(Protocol):
    """An opened device that gives one image after the other."""

    @property
    def is_settled(self) -> bool:
        """Whether focus and exposure are found, as far as the device tells that of its last image."""

    @property
    def is_held(self) -> bool:
        """Whether it was opened with what was held before."""

    def grab(self) -> Grabbed | None:
        """Wait for the next image; None when the device fails."""

    def hold(self) -> None:
        """Keep focus, exposure and white balance of the last image, as far as the device can."""

    def release(self) -> None:
        """Let the device find them itself again."""

    def close(self) -> None:
        """Let go of the device."""
