"""The video of “Record this evening”: what the camera gives, for a report of a misread play."""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable
from itertools import count
from pathlib import Path

import cv2
import numpy as np

from companion.evening.errors import ExportError
from companion.evening.export import make_folder
from companion.texts.errors import reason_of
from hardware.cameras.protocol import Frame, Image

RATE = 10.0
"""Pictures a second in the video: an arm that lays a card is in view for longer. With five of them plays were
missed in a film that had been seen at the table."""

LONGEST_GAP = 60.0
"""Seconds for which a picture is held where the camera gave none; a longer gap is left out."""

HAIR = 1e-6
"""Pictures: times are sums of parts of a second, and a picture that is due is not left to the next frame."""

LEAST_FREE = 300e6
"""Free bytes under which nothing more is recorded: the journal needs its room."""

CODEC = "mp4v"
ENDING = ".mkv"
"""A container of which all that was written can be watched, though the power failed before its end."""


def free_bytes(folder: Path) -> int:
    """How many bytes are free on the disk of a folder; raises `OSError` where it is gone."""
    return shutil.disk_usage(folder).free


class Film:
    """Writes the frames of one evening into videos ``NAME.mkv``, ``NAME-2.mkv`` … in a folder.

    A video that is there already stays; where the camera's pictures change their size another one begins.

    Args:
        folder: made if it does not exist, for its owner alone.
        name: of the videos.
        free: how many bytes are free where a folder lies; raises `OSError`.

    Attributes:
        path: the video that is written now, None before the first frame.

    Raises:
        ExportError: the folder cannot be made, or the disk is almost full.
    """

    def __init__(self, folder: Path, name: str, free: Callable[[Path], float] = free_bytes) -> None:
        self._free = free
        self._folder = folder
        self._name = name
        self._writer: cv2.VideoWriter | None = None
        self._last: Image = np.empty((0, 0, 3), np.uint8)
        self._size = (0, 0)
        self._begun = self._newest = 0.0
        self._written = 0
        self.path: Path | None = None
        make_folder(folder, 0o700)
        self._check_room()

    def add(self, frame: Frame) -> int | None:
        """Write a frame where its time is due; which picture of the video `path` it is, counted from 0.

        Raises:
            ExportError: it cannot be written.

        A clock that begins anew, as the simulated table's does with each game, begins another video.
        """
        leaps = frame.time < self._newest or self._late(frame) > LONGEST_GAP * RATE
        if self._writer is None or frame.size != self._size or leaps:
            self._begin(frame)
        self._newest = frame.time
        late = self._late(frame)
        if late < 1 or self._writer is None:
            return None
        self._check_room()
        for _ in range(late - 1):
            self._writer.write(self._last)
        self._last = frame.image
        self._writer.write(self._last)
        self._written += late
        return self._written - 1

    def close(self) -> None:
        """End the video."""
        if self._writer is not None:
            self._writer.release()
            self._writer = None

    def _late(self, frame: Frame) -> int:
        """How many pictures are due at a frame's time."""
        return int((frame.time - self._begun) * RATE + HAIR) + 1 - self._written

    def _begin(self, frame: Frame) -> None:
        """Begin a video with the first name that is free."""
        self.close()
        names = (f"{self._name}{'' if number == 1 else f'-{number}'}{ENDING}" for number in count(1))
        self.path = next(path for name in names if not os.path.lexists(path := self._folder / name))
        writer = cv2.VideoWriter(str(self.path), cv2.VideoWriter.fourcc(*CODEC), RATE, frame.size)
        if not writer.isOpened():
            raise ExportError(reason_of("trouble-video-unwritten", file=str(self.path)))
        self._writer, self._last, self._size = writer, frame.image, frame.size
        self._begun, self._written = frame.time, 0

    def _check_room(self) -> None:
        """Raises `ExportError` where the disk is almost full or gone: a video that fails says nothing."""
        try:
            free = self._free(self._folder)
        except OSError as error:
            why = error.strerror or str(error)
            said = reason_of("trouble-folder-gone", folder=str(self._folder), why=why)
            raise ExportError(said) from error
        if free < LEAST_FREE:
            raise ExportError(reason_of("trouble-disk-full", folder=str(self._folder)))
