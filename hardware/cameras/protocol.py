"""What every camera is to the rest: something that gives the newest frame."""

from __future__ import annotations

import enum
from dataclasses import dataclass
from typing import Protocol

import numpy as np
from numpy.typing import NDArray


@dataclass(frozen=True, slots=True, eq=False)
class Frame:
    """One picture of the table.

    Attributes:
        image: BGR, shape (height, width, 3), dtype uint8; never written to after it was given out.
        time: seconds on the camera's own clock, increasing from frame to frame.
        missed: of the frames since the last one given, which nobody had time for, some made small.
    """

    image: NDArray[np.uint8]
    time: float
    missed: tuple[Frame, ...] = ()


class CameraState(enum.Enum):
    """Whether frames are to be expected."""

    WORKING = "working"
    GONE = "gone"
    """Unplugged or failing; it is tried again, and the game goes on by hand meanwhile."""
    ENDED = "ended"
    """A video, picture or folder has no more frames."""


class Camera(Protocol):
    """A source of frames: the newest one wins, none queue up; what was missed comes with it, made small.

    Attributes:
        problem: what is wrong, one sentence that says what to do; None when nothing is.
    """

    problem: str | None

    @property
    def name(self) -> str:
        """What people call it: ``"picamera2"``, ``"usb:0"``, a path, ``"simulated"``."""

    @property
    def state(self) -> CameraState:
        """Whether frames are to be expected."""

    def read(self) -> Frame | None:
        """The newest frame that was not given yet, at once; None when there is none."""

    def now(self) -> float:
        """Seconds on the clock of its frames."""

    def close(self) -> None:
        """Let go of the device; harmless when called twice."""
