"""How well a camera sees its table, measured where no evening runs."""

from __future__ import annotations

import time
from typing import Final

from companion.evening.tables import KnownTable
from companion.table.playing_table import SMALL_TABLE, Size
from hardware.cameras.protocol import Camera, CameraState, Frame
from hardware.cameras.section import Section
from vision.calibration import Calibration
from vision.quality.measuring import SECONDS, Measuring
from vision.quality.quality import Quality

_PATIENCE: Final = 3.0
"""Seconds beside those that are measured that a camera has to give its first picture."""

_PAUSE: Final = 0.02
"""Seconds to wait when the camera has nothing new."""


class LiveSight:
    """How well a camera sees a table, measured again and again while its pictures come.

    Args:
        table: where the table lies in them.
        area: width and height in mm of the table's middle, where all cards lie.

    Attributes:
        quality: what was measured last, None for nothing yet.
    """

    def __init__(self, table: Calibration, area: Size = SMALL_TABLE.play_area) -> None:
        self._table, self._area = table, area
        self._measuring = Measuring(table, area)
        self.quality: Quality | None = None

    def see(self, frame: Frame) -> None:
        """Take a frame, mirrored back where it must be."""
        if self._table.fits(frame.size):
            self._measuring.see(frame)
        if self._measuring.done:
            self.quality, self._measuring = self._measuring.quality, Measuring(self._table, self._area)


def measured(
    camera: Camera,
    table: Calibration,
    first: Frame | None = None,
    *,
    mirrored: bool = False,
) -> Quality | None:
    """How a camera that is open sees a table, looked at for some seconds; None where it gives no picture.

    Args:
        camera: it stays open.
        table: where the table lies in its pictures.
        first: a frame that it has given already, looked at, too, mirrored back where it must be.
        mirrored: whether the camera mirrors what it sees; the table lies so in frames mirrored back.
    """
    measuring, end = Measuring(table, SMALL_TABLE.play_area), time.monotonic() + SECONDS + _PATIENCE
    if first is not None:
        measuring.see(first)
    while not measuring.done and time.monotonic() < end and camera.state is not CameraState.ENDED:
        frame = camera.read()
        if frame is None:
            time.sleep(_PAUSE)
        elif table.fits(frame.size):
            measuring.see(frame.mirrored if mirrored else frame)
    return measuring.quality


def first_frame(camera: Camera) -> Frame | None:
    """The first frame of a camera that is being opened; None where it gives none for some seconds."""
    end = time.monotonic() + SECONDS + _PATIENCE
    while time.monotonic() < end and camera.state is not CameraState.ENDED:
        frame = camera.read()
        if frame is not None:
            return frame
        time.sleep(_PAUSE)
    return None


def table_as_kept(
    found: Calibration, section: Section | None, looks: bytes | None = None, *, mirrored: bool = False
) -> KnownTable:
    """A table as it is kept: with what else must be the same of the camera for it to lie there again.

    Args:
        found: where it lies.
        section: the part of its sensor that the camera shows, where it tells that.
        looks: how it looks there with nothing on it, a small JPEG, where that was seen.
        mirrored: whether the camera mirrors what it sees.
    """
    return KnownTable(found.as_dict(), looks, mirrored, None if section is None else section.as_dict())


def section_of(table: KnownTable) -> Section | None:
    """The part of its sensor that a camera showed when it knew the table; None where that is not known."""
    try:
        return None if table.section is None else Section.from_dict(table.section)
    except ValueError:
        return None


def shows_as(frame: Frame, table: KnownTable) -> bool:
    """Whether a frame shows the part of the sensor in which the table is known, as far as that is told."""
    return frame.section is None or frame.section.shows_same(section_of(table))
