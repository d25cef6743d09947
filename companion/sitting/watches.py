"""What the companion needs of whoever watches the table: looks in, and what the states of the table mean."""

from __future__ import annotations

from typing import Protocol

from hardware.cameras.protocol import Frame
from vision.calibration import Calibration
from vision.scene.scene import Look, TableState
from vision.sightings import Image

STILL = (TableState.SEEN, TableState.DOUBTFUL)
"""States in which all that lies there has been looked at, and nobody is about to change it."""

WATCHED = (TableState.HAND, TableState.LOOKING, *STILL)
"""States in which it is known what lies there, as far as it has been looked at."""


class Watches(Protocol):
    """Turns frames into looks, as `vision.scene.watcher.Watcher` does."""

    @property
    def watches(self) -> bool:
        """Whether there is a camera at all."""

    @property
    def calibration(self) -> Calibration | None:
        """Where the table lies in the picture, None before it was found."""

    @property
    def unlike_before(self) -> bool:
        """Whether the table was not recognised at the beginning: it may lie elsewhere now."""

    @property
    def bare_table(self) -> Image | None:
        """How the table looks with nothing on it, as far as it was seen, BGR."""

    def look(self, frame: Frame) -> Look:
        """Take the next frame."""

    def glimpse(self, frame: Frame) -> None:
        """Take a frame that there was no time to look at, made small."""

    def calibrate(self, calibration: Calibration) -> None:
        """Take the table to be there from now on."""

    def forget(self) -> None:
        """Take the table to be unknown from now on."""
