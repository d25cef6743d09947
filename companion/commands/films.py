"""The video of an evening, where people asked for one; what goes wrong with it stops no game."""

from __future__ import annotations

from pathlib import Path

from companion.cameras.filming import Film
from companion.evening.errors import ExportError
from companion.screens.filming import Filming
from hardware.cameras.protocol import Frame


class Films:
    """Records or does not.

    Args:
        folder: where videos are written.

    Attributes:
        state: whether it records.
    """

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._film: Film | None = None
        self.state = Filming.OFF

    def begin(self, name: str) -> None:
        """Record from now on, under that name."""
        self.end()
        try:
            self._film = Film(self._folder, name)
        except ExportError:
            self.state = Filming.FAILED
        else:
            self.state = Filming.ON

    def add(self, frame: Frame) -> None:
        """Add a frame, if it records; one that cannot be written ends that."""
        if self._film is None:
            return
        try:
            self._film.add(frame)
        except ExportError:
            self.end()
            self.state = Filming.FAILED

    def end(self) -> None:
        """Record no longer."""
        if self._film is not None:
            self._film.close()
        self._film, self.state = None, Filming.OFF
