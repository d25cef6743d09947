"""A frame as the watcher takes it: small at once, whole when it is asked for."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol

from vision.sightings import Image


class Shot(Protocol):
    """One picture of the table. The whole one may cost something: it is asked for where something is read."""

    @property
    def size(self) -> tuple[int, int]:
        """Width and height of the whole picture in pixels."""

    @property
    def small(self) -> Image:
        """The picture made small, BGR, shape (height, ``FINE_WIDTH``, 3), dtype uint8."""

    @property
    def image(self) -> Image:
        """The whole picture, BGR, shape (height, width, 3), dtype uint8, not written to afterwards."""

    @property
    def time(self) -> float:
        """Seconds on the camera's clock, increasing."""

    @property
    def held(self) -> bool:
        """Whether a still picture is given again and again, so that what repeats in it lies still."""


@dataclass(frozen=True, eq=False)
class ShownOtherwise:
    """What is shown instead of a shot: of its size, taken when it was.

    Attributes:
        shot: as the camera gave it.
    """

    shot: Shot

    @property
    def size(self) -> tuple[int, int]:
        """Width and height of the whole picture in pixels."""
        return self.shot.size

    @property
    def time(self) -> float:
        """Seconds on the camera's clock."""
        return self.shot.time

    @property
    def held(self) -> bool:
        """Whether it is a still picture."""
        return self.shot.held
