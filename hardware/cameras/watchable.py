"""Whether what a live camera gives can be watched: looked into once, where it comes in, for every camera.

Pictures of files and of the simulated table do not pass here: they are held still on purpose.
"""

from __future__ import annotations

import math
from typing import Final

import numpy as np

from assets.trouble import Trouble, trouble_of
from hardware.cameras.files import SMALLEST
from hardware.cameras.protocol import Image
from hardware.errors import HardwareFlaw

FROZEN_SECONDS: Final = 20.0
"""Pictures that are the same bit for bit for so long come from no sensor: every sensor has noise."""

BLACK_SECONDS: Final = 5.0
"""A picture may be black for a moment, when a lamp is switched."""

BLACK_LEVEL: Final = 6.0
"""A mean grey below this shows nothing."""

RESIZED_SECONDS: Final = 10.0
"""Pictures of another size that have come for so long are those of the camera from now on."""

UNSTEADY_SECONDS: Final = 2.0
"""A camera that fails again so soon gives nothing until it has given good pictures alone for so long."""

_EVERY: Final = 8
"""Of so many rows, or rows and columns, one is looked at first."""


class PictureCheck:
    """Looks into one picture after the other of a live camera.

    Args:
        name: what people call the camera.
    """

    def __init__(self, name: str) -> None:
        self._name = name
        self._time = -math.inf
        self._size: tuple[int, int] | None = None
        self._resized_to: tuple[int, int] | None = None
        self._resized_since = 0.0
        self._last: Image | None = None
        self._same_since = 0.0
        self._black_since: float | None = None
        self._trouble: Trouble | None = None
        self._failed = self._recovered = -math.inf
        self._unsteady = False

    def take(self, given: object, time: float) -> Image | Trouble:
        """The picture, or why it cannot be watched.

        Args:
            given: what the camera gave; whoever gave it must not write to it again.
            time: seconds on the clock of its frames.
        """
        if not time >= self._time:  # this holds for what is no number, too
            return self._fail(trouble_of(HardwareFlaw.CAMERA_CLOCK, name=self._name), self._time)
        self._time = time
        looked = self._looked_into(given, time)
        if isinstance(looked, Trouble):
            return self._fail(looked, time)
        if self._trouble is not None:
            if self._unsteady and time - self._failed < UNSTEADY_SECONDS:
                return self._trouble
            self._trouble, self._unsteady, self._recovered = None, False, time
        return looked

    def _fail(self, trouble: Trouble, time: float) -> Trouble:
        self._unsteady = self._unsteady or time - self._recovered < UNSTEADY_SECONDS
        self._trouble, self._failed = trouble, time
        return trouble

    def _looked_into(self, given: object, time: float) -> Image | Trouble:
        image = formed(given, self._name)
        if isinstance(image, Trouble):
            return image
        same = self._same_for(image, time)
        trouble = self._other_size(image, time) or self._blackness(image, time)
        if trouble is None and same >= FROZEN_SECONDS:
            trouble = trouble_of(HardwareFlaw.CAMERA_FROZEN, name=self._name, seconds=round(FROZEN_SECONDS))
        return trouble or image

    def _same_for(self, image: Image, time: float) -> float:
        """For how many seconds the camera has given just this picture."""
        last, self._last = self._last, image
        if last is None or not _same(image, last):
            self._same_since = time
        return time - self._same_since

    def _other_size(self, image: Image, time: float) -> Trouble | None:
        """What is wrong with the picture's size: the table is known in pictures as they were until now."""
        size = (image.shape[1], image.shape[0])
        if self._size is None or self._size == size:
            self._size, self._resized_to = size, None
            return None
        if self._resized_to != size:
            self._resized_to, self._resized_since = size, time
        if time - self._resized_since >= RESIZED_SECONDS:
            self._size, self._resized_to = size, None
            return None
        before, now = (f"{width}×{height}" for width, height in (self._size, size))
        return trouble_of(HardwareFlaw.CAMERA_RESIZED, name=self._name, before=before, now=now)

    def _blackness(self, image: Image, time: float) -> Trouble | None:
        if float(image[::_EVERY, ::_EVERY].mean()) >= BLACK_LEVEL:
            self._black_since = None
            return None
        self._black_since = time if self._black_since is None else self._black_since
        lasts = time - self._black_since >= BLACK_SECONDS
        return trouble_of(HardwareFlaw.CAMERA_BLACK, name=self._name) if lasts else None


def formed(given: object, name: str) -> Image | Trouble:
    """The picture as everybody wants it, BGR (h, w, 3) uint8 in one piece; or what else it is."""
    if not isinstance(given, np.ndarray):
        return trouble_of(HardwareFlaw.CAMERA_KIND, name=name, what=type(given).__name__)
    if given.size == 0:
        return trouble_of(HardwareFlaw.CAMERA_EMPTY, name=name)
    if given.dtype != np.uint8 or given.ndim != 3 or given.shape[2] != 3:
        sides = "×".join(map(str, given.shape))
        return trouble_of(HardwareFlaw.CAMERA_KIND, name=name, what=f"{sides} {given.dtype}")
    if min(given.shape[:2]) < SMALLEST:
        size = f"{given.shape[1]}×{given.shape[0]}"
        return trouble_of(HardwareFlaw.CAMERA_SMALL, name=name, size=size)
    return np.ascontiguousarray(given)


def _same(image: Image, other: Image) -> bool:
    """Whether two pictures are the same bit for bit; that they are not is mostly seen in a few rows."""
    if image.shape != other.shape or not np.array_equal(image[::_EVERY], other[::_EVERY]):
        return False
    return np.array_equal(image, other)
