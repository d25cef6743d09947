"""What every camera is to the rest: something that gives the newest frame."""

from __future__ import annotations

import enum
from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property
from typing import Final, Protocol

import cv2
import numpy as np
from numpy.typing import NDArray

from assets.trouble import Trouble
from hardware.cameras.section import Section

Image = NDArray[np.uint8]
"""BGR, shape (height, width, 3), dtype uint8."""

SMALL_WIDTH: Final = 640
"""Pixels; as wide as pictures are compared in which motion is looked for."""


@dataclass(frozen=True, slots=True, eq=False)
class Later:
    """A picture that is there small, and whole only once it is asked for.

    Attributes:
        size: width and height of the whole one in pixels.
        small: the picture, ``SMALL_WIDTH`` wide.
        whole: makes the whole one.
    """

    size: tuple[int, int]
    small: Image
    whole: Callable[[], Image]


@dataclass(frozen=True, eq=False)
class Frame:
    """One picture of the table.

    Attributes:
        taken: the picture, or what gives it; never written to after it was given out.
        time: seconds on the camera's own clock, increasing from frame to frame.
        missed: of the frames since the last one given, which nobody had time for, some made small.
        held: whether a still picture is given again and again: it shows a table at rest. What a camera gives
            twice may come in place of a new picture.
        section: the part of its sensor that the camera shows, where it tells that.
    """

    taken: Image | Later
    time: float
    missed: tuple[Frame, ...] = ()
    held: bool = False
    section: Section | None = None

    @property
    def size(self) -> tuple[int, int]:
        """Width and height in pixels."""
        if isinstance(self.taken, Later):
            return self.taken.size
        return int(self.taken.shape[1]), int(self.taken.shape[0])

    @cached_property
    def image(self) -> Image:
        """The whole picture."""
        return self.taken.whole() if isinstance(self.taken, Later) else self.taken

    @cached_property
    def small(self) -> Image:
        """The picture made small, ``SMALL_WIDTH`` wide."""
        return self.taken.small if isinstance(self.taken, Later) else made_small(self.taken)

    @property
    def mirrored(self) -> Frame:
        """The frame with left and right exchanged, and those missed before it; whole once it is asked for.

        Some drivers mirror what a camera sees, for people who look at themselves: this takes it back.
        """
        later = Later(self.size, mirrored(self.small), lambda: mirrored(self.image))
        missed = tuple(frame.mirrored for frame in self.missed)
        return Frame(later, self.time, missed, self.held, self.section)


def mirrored(image: Image) -> Image:
    """A picture with left and right exchanged."""
    return np.asarray(cv2.flip(image, 1), np.uint8)


def made_small(image: Image, of: int | None = None) -> Image:
    """A picture at ``SMALL_WIDTH``: halved while it can be, many times as fast as one mean of areas.

    Args:
        image: the picture, or a part of one.
        of: width of the whole picture in pixels; None: this is the whole one.
    """
    small, whole = image, of or image.shape[1]
    while whole >= 2 * SMALL_WIDTH:
        height, width = (max(side // 2, 1) for side in small.shape[:2])  # a very wide one ends as a line
        even = small[: 2 * height, : 2 * width]
        small = np.asarray(cv2.resize(even, (width, height), interpolation=cv2.INTER_AREA), np.uint8)
        whole //= 2
    if whole == SMALL_WIDTH:
        return small
    rows, columns = (max(round(side * SMALL_WIDTH / whole), 2) for side in small.shape[:2])
    size = (columns, rows)
    return np.asarray(cv2.resize(small, size, interpolation=cv2.INTER_LINEAR), np.uint8)


class CameraState(enum.Enum):
    """Whether frames are to be expected."""

    WORKING = "working"
    GONE = "gone"
    """Unplugged or failing, or what it gives cannot be watched; the game goes on by hand meanwhile."""
    ENDED = "ended"
    """A video, picture or folder has no more frames."""


class Camera(Protocol):
    """A source of frames: the newest one wins, none queue up; what was missed comes with it, made small."""

    @property
    def problems(self) -> tuple[Trouble, ...]:
        """What is wrong, and what to do about it; empty when nothing is."""

    @property
    def name(self) -> str:
        """What people call it: ``"picamera2"``, ``"usb:0"``, a USB camera's model, a path."""

    @property
    def state(self) -> CameraState:
        """Whether frames are to be expected."""

    def read(self) -> Frame | None:
        """The newest frame that was not given yet, at once; None when there is none."""

    def now(self) -> float:
        """Seconds on the clock of its frames."""

    def hold(self) -> None:
        """What it shows now is what is to be seen: keep focus, exposure and white balance as they are.

        They are kept once the camera has found them, if that is soon; what keeps them already goes on. Said
        again and again while it holds. What gives no new pictures has nothing to keep.
        """

    def find_anew(self) -> None:
        """Find focus, exposure and white balance anew, until `hold` is said again."""

    def close(self) -> None:
        """Let go of the device; harmless when called twice."""
