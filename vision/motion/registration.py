"""Brings the pictures of a camera that shakes onto the steady one, before anything in them counts as motion.

A stand that trembles moves the whole picture to and fro; a hand moves a part of it. Corners of the steady
picture are followed into each frame, and what most of them share is taken out. So it is after a small knock,
until the next scene is read; a larger one is for `vision.table.finder`.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property
from typing import Final

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.calibration import Matrix, mapped
from vision.motion.shot import Shot, ShownOtherwise
from vision.sightings import Image, Points
from vision.texture import FEWEST, TREMBLE, found_again, grey_of, spread_corners

_WINDOW, _LEVELS = 15, 2
"""Three octaves of a 15 pixel window follow a shift of some 20 fine pixels."""

_ALIKE: Final = 1.0
"""Fine pixels by which a corner may lie off the motion of the whole picture."""

_AGREE: Final = 0.5
"""Part of the corners that must share a motion before it is the picture's, and not that of things in it."""

_FREE: Final = 0.35
"""Fine pixels by which a picture may lie beside where it rests: pictures are compared with each pixel's
neighbours, and an estimate in noise varies by a tenth."""

_FARTHEST: Final = 16.0
"""Fine pixels by which a shake moves any corner of the picture at most: beyond that it is no shake."""

_RESTS, _FEWEST_FRAMES = 0.3, 3
"""Seconds, and frames in them, for which a picture that was moved has kept its place."""

_LASTS: Final = 3.0
"""Seconds of shaking after which it is told: somebody who bumps into the table shakes it for less."""

HINDERS: Final = 2.5
"""Fine pixels to each side by which a picture shakes at least that is told: below that it costs nothing."""


@dataclass(frozen=True, eq=False)
class Registered(ShownOtherwise):
    """A shot brought onto the steady picture; the whole one only once it is asked for.

    Attributes:
        back: what takes its fine pixels to those of the steady picture, shape (3, 3).
        steady: the steady picture, BGR, fine: it tells of the edge that this one does not show.
    """

    back: Matrix
    steady: Image

    @cached_property
    def small(self) -> Image:
        """The picture made small, BGR."""
        return _warped(
            self.shot.small, self.back, cv2.INTER_LINEAR, cv2.BORDER_TRANSPARENT, self.steady.copy()
        )

    @cached_property
    def image(self) -> Image:
        """The whole picture, BGR; what it does not show at its edges is continued."""
        scale = self.size[0] / self.shot.small.shape[1]
        to_frame = np.diag([scale, scale, 1.0])
        back = to_frame @ self.back @ np.linalg.inv(to_frame)
        return _warped(self.shot.image, back, cv2.INTER_CUBIC, cv2.BORDER_REPLICATE)


def _warped(picture: Image, motion: Matrix, how: int, beyond: int, onto: Image | None = None) -> Image:
    size = (picture.shape[1], picture.shape[0])
    return np.asarray(cv2.warpAffine(picture, motion[:2], size, onto, how, beyond), np.uint8)


@dataclass(frozen=True, slots=True, eq=False)
class _Shift:
    """How far beside the steady picture one frame lay.

    Attributes:
        time: seconds.
        ends: two opposite corners of the picture, in fine pixels beside their place, shape (2, 2): shift,
            turn and scale are told by them.
    """

    time: float
    ends: Points

    @property
    def size(self) -> float:
        """How far, on average."""
        return float(np.linalg.norm(self.ends, axis=1).mean())


class Registration:
    """Follows how the picture shakes about its steady place."""

    def __init__(self) -> None:
        """No steady picture is known."""
        self.forget()

    def forget(self) -> None:
        """The camera shows something else now."""
        self._steady: Image | None = None
        self._grey: NDArray[np.uint8] = np.zeros((0, 0), np.uint8)
        self._corners: Points = np.zeros((0, 2), np.float32)
        self._shifts: deque[_Shift] = deque()
        self._motion: Matrix | None = None

    def hold(self, fine: Image) -> None:
        """From now on pictures are brought onto this one: BGR, fine, itself brought onto the one before."""
        self._steady, self._grey = fine, grey_of(fine)
        self._corners = spread_corners(self._grey)

    @property
    def holds(self) -> bool:
        """Whether there is a picture onto which others are brought."""
        return self._steady is not None

    @property
    def shakes(self) -> bool:
        """Whether the picture has been shaking for some seconds, so much that it hinders."""
        if not self._shifts or self._shifts[-1].time - self._shifts[0].time < _LASTS / 2:
            return False
        return self._width(self._shifts) > 2 * HINDERS

    @property
    def shake(self) -> float | None:
        """Fine pixels to each side by which the last pictures lay apart; None where nothing tells."""
        return self._width(self._shifts) / 2 if len(self._shifts) >= _FEWEST_FRAMES else None

    def onto_steady(self, shot: Shot) -> Shot:
        """The shot as the steady camera would have taken it; itself where it is so, or that is not known."""
        self._motion = motion = self._followed(shot.small)
        if motion is None or self._steady is None:
            return shot
        height, width = shot.small.shape[:2]
        ends = np.array([[0, 0], [width, height]], np.float32)
        now = _Shift(shot.time, np.asarray(mapped(ends, motion) - ends, np.float32))
        self._shifts.append(now)
        while now.time - self._shifts[0].time > _LASTS:
            self._shifts.popleft()
        if now.size <= _FREE:
            return shot
        return Registered(shot, np.asarray(np.linalg.inv(motion), np.float64), self._steady)

    def rests_elsewhere(self, time: float) -> Matrix | None:
        """What takes the steady picture's fine pixels to where the last frame, at that time, lay still.

        None where it shakes, or lies where the steady one does: then nobody has moved the camera.
        """
        late = [shift for shift in self._shifts if time - shift.time <= _RESTS]
        if len(late) < _FEWEST_FRAMES or self._width(late) > 2 * _FREE:
            return None
        return self._motion if late[-1].size > TREMBLE else None

    @staticmethod
    def _width(shifts: Iterable[_Shift]) -> float:
        """How far apart frames lay, in fine pixels."""
        places = np.array([shift.ends for shift in shifts])
        return float(np.linalg.norm(np.ptp(places, axis=0), axis=1).mean())

    def _followed(self, fine: Image) -> Matrix | None:
        """What takes the steady picture's fine pixels to a frame's; None where most corners do not tell."""
        if self._grey.shape != fine.shape[:2] or len(self._corners) < FEWEST:
            return None
        before, now = found_again(self._grey, grey_of(fine), self._corners, _WINDOW, _LEVELS)
        needed = max(FEWEST, _AGREE * len(self._corners))
        if len(before) < needed:
            return None
        motion, alike = cv2.estimateAffinePartial2D(before, now, ransacReprojThreshold=_ALIKE)
        if motion is None or np.count_nonzero(alike) < needed:
            return None
        whole = np.vstack([motion, [0.0, 0.0, 1.0]])
        height, width = fine.shape[:2]
        ends = np.array([[0, 0], [width, 0], [width, height], [0, height]], np.float32)
        return whole if np.linalg.norm(mapped(ends, whole) - ends, axis=1).max() <= _FARTHEST else None
