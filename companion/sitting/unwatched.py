"""A table without a camera: nothing is seen, and every play is told by hand."""

from __future__ import annotations

from hardware.cameras.protocol import Frame
from vision.calibration import Calibration
from vision.scene.scene import Look, TableState
from vision.sightings import Image, Sightings


class Unwatched:
    """Fulfils `companion.sitting.watches.Watches` and sees nothing; no network is loaded for it."""

    watches = False
    calibration: Calibration | None = None
    unlike_before = False
    bare_table: Image | None = None

    def look(self, frame: Frame) -> Look:
        """Nothing is seen, whatever is shown."""
        return Look(frame.time, TableState.NO_PICTURE, None, Sightings())

    def glimpse(self, frame: Frame) -> None:
        """Nothing is seen in what was missed, either."""

    def calibrate(self, calibration: Calibration) -> None:
        """Remember where the table would lie."""
        self.calibration = calibration

    def forget(self) -> None:
        """Remember that no longer."""
        self.calibration = None
