"""Measures how well the table is seen: once it is found, and whenever somebody asks for it."""

from __future__ import annotations

from companion.sitting.view import SightView
from companion.table.playing_table import Size
from hardware.cameras.protocol import Frame
from vision.calibration import Calibration
from vision.quality.measuring import Measuring


class SightWatch:
    """Gives frames to what measures, while that is wanted.

    Attributes:
        view: what is known.
    """

    def __init__(self) -> None:
        self.view = SightView()
        self._measuring: Measuring | None = None

    def ask(self) -> None:
        """Measure from the next frame on that shows a table whose place is known."""
        self.view, self._measuring = SightView(measures=True), None

    def see(self, frame: Frame, table: Calibration | None, area: Size) -> None:
        """Look at a frame, if that is wanted.

        Args:
            frame: later than the one before.
            table: where the table lies in it, None while that is not known.
            area: width and height in mm of the table's middle, where all cards lie.
        """
        if not self.view.measures or table is None or not table.fits(frame.size):
            return
        if self._measuring is None or not self._measuring.table.is_like(table):
            self._measuring = Measuring(table, area)  # a table that was found anew is measured anew
        self._measuring.see(frame)
        if self._measuring.done:
            self.view, self._measuring = SightView(self._measuring.quality), None
