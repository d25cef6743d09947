"""Frames from files: a video, a picture, a folder of pictures."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import cv2
import numpy as np
from numpy.typing import NDArray

from assets.bounds.errors import BoundError, too_many_pixels
from assets.bounds.files import check_ordinary, content
from assets.bounds.limits import PICTURE_FILE, VIDEO_MEMORY, VIDEO_PIXELS
from assets.bounds.memory import at_most
from assets.trouble import Trouble, trouble_of
from hardware.cameras.packed import decoded
from hardware.cameras.protocol import CameraState, Frame
from hardware.cameras.quiet import overheard
from hardware.errors import CameraError, HardwareFlaw

PICTURE_SUFFIXES = frozenset({".jpg", ".jpeg", ".png", ".bmp", ".webp", ".tif", ".tiff"})
# Of all that FFmpeg reads only videos: no playlist that names other files, and no picture.
os.environ.setdefault(
    "OPENCV_FFMPEG_CAPTURE_OPTIONS", "format_whitelist;matroska,webm,avi,mov,mpegts,mpeg,asf,flv,ogg"
)

PICTURE_SECONDS = 1.0
"""How long each picture of a folder is held still."""
SMALLEST = 8
"""Pixels along the shorter side; no card or die can be told in fewer."""
LACKING = 2.0
"""Seconds that a video must lack at its end to count as cut short; many lack a moment."""
FRAMES_A_SECOND = 10.0
"""The rate at which a held picture is given again, and that of a video that tells none."""


def read_picture(path: Path) -> NDArray[np.uint8]:
    """A picture from a file, BGR (h, w, 3) uint8; raises `CameraError` naming the file."""
    try:
        image = decoded(content(path, PICTURE_FILE))
    except BoundError as error:
        raise CameraError(HardwareFlaw.PICTURE_UNREAD, file=path, why=error.trouble) from error
    except OSError as error:
        raise CameraError(HardwareFlaw.PICTURE_UNREAD, file=path, why=error.strerror) from error
    if image is None:
        raise CameraError(HardwareFlaw.PICTURE_DAMAGED, file=path)
    return image


def watchable_picture(path: Path) -> NDArray[np.uint8]:
    """A picture in which something could be seen; raises `CameraError` naming the file."""
    image = read_picture(path)
    if min(image.shape[:2]) < SMALLEST:
        raise CameraError(HardwareFlaw.PICTURE_SMALL, file=path)
    return image


class _AsTaken:
    """What cameras have in common that give pictures which were taken before, and keep what they have.

    Args:
        path: the file, or the folder.
    """

    def __init__(self, path: Path) -> None:
        self._path = path
        self._ended = False
        self.problems: tuple[Trouble, ...] = ()

    @property
    def name(self) -> str:
        """The path."""
        return str(self._path)

    @property
    def state(self) -> CameraState:
        """Working until the last picture was given."""
        return CameraState.ENDED if self._ended else CameraState.WORKING

    def hold(self) -> None:
        """There is nothing to keep."""

    def find_anew(self) -> None:
        """There is nothing to find."""


class PictureFolder(_AsTaken):
    """A picture, or the pictures of a folder in the order of their names, each held still for a second.

    A picture that cannot be read, or is tiny, is left out; `problems` names all since the last frame.
    """

    def __init__(self, path: Path) -> None:
        super().__init__(path)
        self._files = (
            sorted(f for f in path.iterdir() if f.suffix.lower() in PICTURE_SUFFIXES)
            if path.is_dir()
            else [path]
        )
        if not self._files:
            raise CameraError(HardwareFlaw.PICTURES_NONE, folder=path)
        if not path.is_dir():
            watchable_picture(path)
        self._frames = self._run()
        self._time = 0.0

    def read(self) -> Frame | None:
        """The next frame; a file is never dropped, however slowly it is read."""
        frame = next(self._frames, None)
        self._ended = frame is None
        self._time = self._time if frame is None else frame.time
        return frame

    def now(self) -> float:
        """The time of the last frame given."""
        return self._time

    def close(self) -> None:
        """Give no more pictures."""
        self._frames = iter(())

    def _run(self) -> Iterator[Frame]:
        time = 0.0
        left_out: tuple[Trouble, ...] = ()
        for file in self._files:
            try:
                image = watchable_picture(file)
            except CameraError as error:
                self.problems = left_out = (*left_out, error.trouble)
                continue
            left_out = ()
            for _ in range(round(PICTURE_SECONDS * FRAMES_A_SECOND)):
                yield Frame(image, time, held=True)
                time += 1 / FRAMES_A_SECOND


class Video(_AsTaken):
    """The frames of a video, in their own time, none dropped."""

    def __init__(self, path: Path) -> None:
        super().__init__(path)
        try:
            check_ordinary(path, path.stat().st_mode)  # who opens a pipe waits for who writes into it
        except BoundError as error:
            raise CameraError(HardwareFlaw.VIDEO_UNREAD, file=path, why=error.trouble) from error
        except OSError as error:
            raise CameraError(HardwareFlaw.VIDEO_UNREAD, file=path, why=error.strerror) from error
        with overheard(), at_most(VIDEO_MEMORY):
            self._capture = cv2.VideoCapture(str(path))
        if not self._capture.isOpened():
            raise CameraError(HardwareFlaw.VIDEO_DAMAGED, file=path)
        sides = (cv2.CAP_PROP_FRAME_WIDTH, cv2.CAP_PROP_FRAME_HEIGHT)
        width, height = (round(self._capture.get(side)) for side in sides)
        if min(width, height) < SMALLEST:
            raise CameraError(HardwareFlaw.VIDEO_SMALL, file=path)
        if width * height > VIDEO_PIXELS:
            raise CameraError(
                HardwareFlaw.VIDEO_UNREAD, file=path, why=too_many_pixels(width, height, VIDEO_PIXELS)
            )
        self._rate = self._capture.get(cv2.CAP_PROP_FPS) or FRAMES_A_SECOND
        self._given = 0
        self._shown = 0.0

    def read(self) -> Frame | None:
        """The next frame."""
        if self._ended:
            return None
        given, image = self._next()
        if not given or image is None:
            self._ended = True
            self.problems = self._troubles_at_the_end()
            return None
        self._shown = self._capture.get(cv2.CAP_PROP_POS_MSEC) / 1000
        frame = Frame(image.astype(np.uint8, copy=False), self._given / self._rate)
        self._given += 1
        return frame

    def _next(self) -> tuple[bool, Any]:
        """What the library gives as the next frame; one that takes too much memory is none."""
        with overheard(), at_most(VIDEO_MEMORY):
            try:
                return self._capture.read()
            except (cv2.error, MemoryError):
                return False, None

    def _troubles_at_the_end(self) -> tuple[Trouble, ...]:
        """What is wrong with a video that has come to its end."""
        if self._given == 0:
            return (trouble_of(HardwareFlaw.VIDEO_EMPTY, file=self._path),)
        # A film of which the end was never written does not say how long it should be.
        whole = self._capture.get(cv2.CAP_PROP_FRAME_COUNT) / self._rate
        # Where frames come at an uneven rate, their count or their times may mislead, but not both.
        given = max(self._given / self._rate, self._shown)
        if whole - given < LACKING:
            return ()
        return (trouble_of(HardwareFlaw.VIDEO_CUT, file=self._path, given=round(given), whole=round(whole)),)

    def now(self) -> float:
        """The time of the last frame given."""
        return max(self._given - 1, 0) / self._rate

    def close(self) -> None:
        """Close the file."""
        self._ended = True
        self._capture.release()
