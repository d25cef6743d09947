"""A frame as the watcher takes it: small at once, whole when it is asked for."""

from __future__ import annotations

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
