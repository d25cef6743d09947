"""The picture as it comes: mirrored, turned, of other sizes, through other lenses, from the side."""

from __future__ import annotations

import math
from dataclasses import dataclass, replace
from typing import ClassVar, Final

import cv2
import numpy as np

from companion.rehearsal.canvas import Picture
from companion.rehearsal.faults.effect import Draw, Fault, LensEffect, PictureEffect, Size
from companion.rehearsal.lens import Lens, aimed
from companion.table.playing_table import PlayingTable


@dataclass(frozen=True, slots=True)
class Mirrored(PictureEffect):
    """A camera that shows left what is right, as some do for people who look at themselves."""

    def spoiler(self, draw: Draw, size: Size) -> Mirrored:  # noqa: ARG002
        """The same at every table."""
        return self

    def spoil(self, picture: Picture, scale: float, time: float) -> Picture:  # noqa: ARG002
        """Mirror it."""
        return np.asarray(cv2.flip(picture, 1), np.uint8)


@dataclass(frozen=True, slots=True)
class Turned(PictureEffect):
    """A camera that hangs on its side or upside down.

    Attributes:
        quarters: of a turn, clockwise.
    """

    of_whole: ClassVar[bool] = True
    """Else the small picture of one on its side would be too narrow."""

    quarters: int

    def spoiler(self, draw: Draw, size: Size) -> Turned:  # noqa: ARG002
        """The same at every table."""
        return self

    def spoil(self, picture: Picture, scale: float, time: float) -> Picture:  # noqa: ARG002
        """Turn it."""
        return np.ascontiguousarray(np.rot90(picture, -self.quarters))


@dataclass(frozen=True, slots=True)
class Sized(LensEffect):
    """A picture of another shape or size.

    Attributes:
        width: in pixels.
        height: in pixels.
    """

    width: int
    height: int

    def rehung(self, lens: Lens, table: PlayingTable, draw: Draw) -> tuple[Lens, PlayingTable]:  # noqa: ARG002
        """The same lens before another chip, so far off that all of the play area is in view."""
        other = replace(table, picture=(self.width, self.height))
        return _hung(lens, other), other


@dataclass(frozen=True, slots=True)
class Bent(LensEffect):
    """A lens that bends what is straight.

    Attributes:
        bend: see `Lens`.
    """

    bend: float

    def rehung(self, lens: Lens, table: PlayingTable, draw: Draw) -> tuple[Lens, PlayingTable]:  # noqa: ARG002
        """The same place, another lens."""
        return _hung(lens, table, bend=self.bend), table


@dataclass(frozen=True, slots=True)
class Oblique(LensEffect):
    """A camera that stands beside the table more than above it.

    Attributes:
        least: degrees from straight above.
        most: degrees from straight above.
    """

    least: float
    most: float

    def rehung(self, lens: Lens, table: PlayingTable, draw: Draw) -> tuple[Lens, PlayingTable]:
        """The same lens, hung lower."""
        return _hung(lens, table, tilt=float(draw.random().uniform(self.least, self.most))), table


def tilt_of(lens: Lens) -> float:
    """Degrees from straight above."""
    return math.degrees(math.acos(min(1.0, float(lens.rotation[2, 2]))))


def _hung(lens: Lens, table: PlayingTable, *, tilt: float | None = None, bend: float | None = None) -> Lens:
    """A lens hung anew, as it hung but for what is said, so that the play area fills the picture."""
    forward = lens.rotation[2]
    bearing = math.atan2(forward[0], -forward[1])
    right = np.cross(np.array([0.0, 1.0, 0.0]), forward)
    right /= np.linalg.norm(right)
    roll = math.atan2(float(lens.rotation[0] @ np.cross(forward, right)), float(lens.rotation[0] @ right))
    return aimed(
        lens.focal / lens.picture[0],
        tilt_of(lens) if tilt is None else tilt,
        math.degrees(bearing),
        math.degrees(roll),
        lens.bend if bend is None else bend,
        table,
    )


LENSES: Final = (
    Fault(
        "oblique",
        Oblique(34.0, 38.0),
        Oblique(48.0, 50.0),
        "a camera on a shelf or a tripod beside the table; 48° was tried",
    ),
    Fault(
        "wide-angle",
        Bent(-0.15),
        Bent(-0.3),
        "wide webcams: a first radial coefficient of −0.1 to −0.35 (OpenCV calibrations)",
    ),
    Fault(
        "pincushion",
        Bent(0.12),
        Bent(0.3),
        "clip-on lenses and over-corrected pictures; estimated",
    ),
    Fault(
        "four-to-three",
        Sized(1280, 960),
        Sized(1024, 768),
        "usual sizes of cameras",
    ),
    Fault(
        "low-resolution",
        Sized(800, 450),
        Sized(640, 360),
        "usual sizes of cameras",
    ),
    Fault(
        "vga",
        Sized(800, 600),
        Sized(640, 480),
        "usual sizes of old cameras",
    ),
    Fault(
        "high-resolution",
        Sized(1600, 900),
        Sized(1920, 1080),
        "usual sizes of cameras",
    ),
)

_CHIP: Final = "any camera that is hung so, or whose driver mirrors"

PICTURES: Final = (
    Fault("mirrored", Mirrored(), Mirrored(), _CHIP),
    Fault("turned-90", Turned(1), Turned(1), _CHIP),
    Fault("turned-180", Turned(2), Turned(2), _CHIP),
    Fault("turned-270", Turned(3), Turned(3), _CHIP),
)
