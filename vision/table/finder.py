"""Keeps knowing where the table is: by the board at first, by its own texture after a knock."""

from __future__ import annotations

import enum
import math

import cv2
import numpy as np

from vision.calibration import Calibration, Matrix
from vision.errors import CalibrationError, VisionFlaw
from vision.light import light_gain, under_light
from vision.masks import Mask, part_of
from vision.motion.differences import changed
from vision.motion.ground import CoarseTable
from vision.motion.noise import USUAL_NOISE
from vision.motion.small_frame import SmallFrame
from vision.sightings import Image
from vision.table.anchor import Anchor
from vision.table.board import board_lies_in, find_board, is_mirrored
from vision.table.knock import KnockDetector, is_still

_SEARCH_EVERY = 0.3
"""Seconds between two searches for the board or for the lost table: a search costs several frames."""

_MIRROR_EVERY = 1.0
"""Seconds between two searches for a mirrored board, while none is found: hardly any camera mirrors."""

_ALL_ELSE = 0.35
"""When this part of the table differs and its texture is not found again, the camera may have moved."""

_MOST_BOARDS = 32
"""So many frames of a board at rest tell where it lies, the newest: ten seconds. More would say the same, and
a board may lie there for an hour."""

_LOOKS = 2
"""Frames in which the table is looked for by how it looked: in the noise of one it may not be found."""


class Whereabouts(enum.Enum):
    """Whether the table is where it was."""

    SAME = enum.auto()
    FOUND_AGAIN = enum.auto()
    """It lies elsewhere in the picture, and the calibration was changed to that."""
    LOST = enum.auto()


class TableFinder:
    """Where the table lies in the picture."""

    def __init__(
        self, calibration: Calibration | None, table_size: tuple[float, float], looks: Image | None
    ) -> None:
        """A table to be found.

        Args:
            calibration: where it lay when it was known last, if it was.
            table_size: millimetres.
            looks: how it looked there, bare, a fine picture, if that is known.
        """
        self._looked = looks
        self._looked_at = 0
        self._unlike_before = False
        self._table_size = table_size
        self._knock, self._anchor = KnockDetector(), Anchor()
        self._steady: SmallFrame | None = None
        self._searched = self._searched_mirrored = -math.inf
        self._sees_mirrored = False
        self._boards: tuple[Calibration, ...] = ()
        self._board_lies = False
        self._lost = False
        self._moved_by: Matrix | None = None
        self._ground: CoarseTable | None = None
        self._inside: Mask = np.zeros((0, 0), np.uint8)
        self._calibration = calibration

    @property
    def calibration(self) -> Calibration | None:
        """Where the table is, or was when it was last known; None before it was found."""
        return self._calibration

    @property
    def is_known(self) -> bool:
        """Whether the table is known and free: not lost, and the board taken away."""
        return self._calibration is not None and not self._board_lies and not self._lost

    @property
    def is_lost(self) -> bool:
        """Whether camera or table were moved and the table was not found again."""
        return self._lost

    @property
    def unlike_before(self) -> bool:
        """Whether the table was not recognised by how it looked when it was known last."""
        return self._unlike_before

    @property
    def moved_by(self) -> Matrix | None:
        """How the fine picture moved when the table was found again by its texture; None if it was not."""
        return self._moved_by

    @property
    def board_lies(self) -> bool:
        """Whether the table is found, and waits for the board to be taken away."""
        return self._board_lies

    @property
    def sees_mirrored(self) -> bool:
        """Whether the last frame searched shows the board mirrored: the table is not found in such frames."""
        return self._sees_mirrored

    @property
    def inside(self) -> Mask:
        """The table in the fine picture."""
        return self._inside

    @property
    def last_ground(self) -> CoarseTable | None:
        """The ground of the last frame of the known table, None before there was one."""
        return self._ground

    def calibrate(self, calibration: Calibration) -> None:
        """The table is there from now on."""
        self._calibration, self._table_size = calibration, calibration.table_size
        self._lost, self._board_lies, self._moved_by = False, False, None
        self._looked, self._unlike_before, self._sees_mirrored = None, False, False
        self._steady, self._ground = None, None
        self._knock, self._anchor = KnockDetector(), Anchor()

    def forget(self) -> None:
        """The table may be anywhere from now on: the camera shows another section of it."""
        self._calibration, self._lost, self._board_lies, self._boards = None, False, False, ()
        self._looked, self._unlike_before = None, False

    def fit(self, size: tuple[int, int]) -> bool:
        """Frames are of that width and height in pixels from now on.

        Returns:
            Whether they were others before, so that nothing holds that is known of what lies where. Where a
            table is not known for certain or the camera shows another section of it, it must be found anew.
        """
        calibration = self._calibration
        if calibration is None or calibration.picture_size == size:
            return False
        if not (self.is_known and calibration.fits(size)):
            self.forget()
        elif self._ground is None:
            self._calibration = calibration.for_picture(size)
            return False
        else:
            self.calibrate(calibration.for_picture(size))
        return True

    def ground(self, small: SmallFrame) -> CoarseTable:
        """The table in the coarse picture; the calibration must be known, and fit the frame."""
        if self._calibration is None:
            raise CalibrationError(VisionFlaw.TABLE_UNKNOWN)
        if self._ground is None:
            self._ground = CoarseTable.of(self._calibration, small.coarse.shape)
            self._inside = np.zeros(small.fine.shape[:2], np.uint8)
            outline = np.round(self._calibration.outline / small.scale).astype(np.int32)
            cv2.fillConvexPoly(self._inside, outline, 255)
        return self._ground

    def seek(self, image: Image, small: SmallFrame, time: float) -> bool:
        """Look for a table that is not known; True in the frame in which it becomes known and free."""
        if time - self._searched < _SEARCH_EVERY:
            return False
        self._searched, self._sees_mirrored = time, False
        if self._lost and not self._board_lies and self._found_by_texture(small):
            return True
        board = self._board_in(image)
        if board is None:
            self._boards = ()
            lay, self._board_lies = self._board_lies, self._board_lies and board_lies_in(image)
            self._look_for_mirrored(image, time)
            return lay and not self._board_lies
        at_rest = tuple(one for one in self._boards if one.lies_as(board))
        self._boards = (*at_rest, board)[-_MOST_BOARDS:]
        if len(self._boards) > 1:
            self.calibrate(Calibration.mean(self._boards))
            self._board_lies = True
        return False

    def _look_for_mirrored(self, image: Image, time: float) -> None:
        """Look into the mirror now and then while no board is found."""
        if time - self._searched_mirrored >= _MIRROR_EVERY:
            self._searched_mirrored, self._sees_mirrored = time, is_mirrored(image)

    def _board_in(self, image: Image) -> Calibration | None:
        try:
            return find_board(image, self._table_size)
        except CalibrationError:
            return None

    def check(self, small: SmallFrame, foreign: Mask) -> Whereabouts:
        """Whether the table still is where it was, asked when all has become still.

        Args:
            small: the frame.
            foreign: coarse, what differs from the last steady picture.
        """
        if self._ground is None:
            return Whereabouts.SAME
        if self._steady is None:
            return self._beside_last_time(small)
        all_changed = part_of(foreign, self._ground.inside) > _ALL_ELSE
        motion = self._knock.motion(small.fine, all_changed=all_changed)
        if motion is None:
            self._lost = True
            return Whereabouts.LOST
        if is_still(motion, small.fine):
            return Whereabouts.SAME
        self._lost = not self._follows(motion, small.scale)
        return Whereabouts.LOST if self._lost else Whereabouts.FOUND_AGAIN

    def settle(self, small: SmallFrame, things: Mask) -> None:
        """Remember a steady picture, in which ``things`` (fine) lie on the table."""
        self._steady = small
        self._knock.settle(small.fine, self._inside, things)
        self._anchor.hold(small.fine, self._inside, things)

    def crept(self, small: SmallFrame, things: Mask) -> Matrix | None:
        """Follow what small knocks, each of them unnoticed, have added up to, asked when all is still.

        Args:
            small: the frame.
            things: fine, what is known to lie on the table.

        Returns:
            The motion of the frame, a homography of its pixels; None where there was none to follow.
        """
        motion = self._anchor.crept(small.fine, things)
        return None if motion is None else self._shifted(motion, small)

    def follow(self, motion: Matrix, small: SmallFrame) -> Matrix | None:
        """Follow a small motion of the fine picture to that frame; returns as `crept` does."""
        followed = self._shifted(motion, small)
        if followed is not None:
            self._anchor.follow(motion)
        return followed

    def _shifted(self, motion: Matrix, small: SmallFrame) -> Matrix | None:
        """The motion of the frame, once the table lies so; None where it cannot."""
        calibration = self._moved(motion, small.scale)
        if calibration is None:
            return None
        self._calibration, self._ground = calibration, None
        self.ground(small)
        return _of_frame(motion, small.scale)

    def _beside_last_time(self, small: SmallFrame) -> Whereabouts:
        """A first still frame beside how the table looked when it was known last; two of them are asked."""
        looked = self._looked
        if looked is None or looked.shape != small.fine.shape:
            return Whereabouts.SAME
        self._looked_at += 1
        knock = KnockDetector()
        lit = under_light(looked, light_gain(looked, small.fine))
        knock.settle(lit, self._inside, np.zeros_like(self._inside))
        motion = knock.motion(small.fine, all_changed=True)
        unlike = motion is None and self._differs(small, lit)
        if unlike and self._looked_at < _LOOKS:
            return Whereabouts.SAME
        self._looked, self._unlike_before = None, unlike
        if motion is None or is_still(motion, small.fine):
            return Whereabouts.SAME
        return Whereabouts.FOUND_AGAIN if self._follows(motion, small.scale) else Whereabouts.SAME

    def _differs(self, small: SmallFrame, looked: Image) -> bool:
        """Whether most of the table looks different from that, in the same light."""
        differs = changed(small.fine, looked, USUAL_NOISE, None) & self._inside
        return part_of(differs, self._inside) > _ALL_ELSE

    def _found_by_texture(self, small: SmallFrame) -> bool:
        if self._steady is None or self._steady.fine.shape != small.fine.shape:
            return False
        motion = self._knock.motion(small.fine, all_changed=True)
        return motion is not None and self._follows(motion, small.scale)

    def _follows(self, motion: Matrix, scale: float) -> bool:
        """Whether the table can lie as a motion of the fine picture says; it is followed then."""
        calibration = self._moved(motion, scale)
        if calibration is None:
            return False
        self.calibrate(calibration)
        self._moved_by = motion
        return True

    def _moved(self, motion: Matrix, scale: float) -> Calibration | None:
        """Where the table lies after a motion of the fine picture; None where it cannot lie there."""
        try:
            return self._calibration and self._calibration.moved(_of_frame(motion, scale))
        except CalibrationError:
            return None


def _of_frame(motion: Matrix, scale: float) -> Matrix:
    """A motion of the fine picture in pixels of the frame, ``scale`` of them to a fine one."""
    to_frame = np.diag([scale, scale, 1.0])
    return np.asarray(to_frame @ motion @ np.linalg.inv(to_frame), np.float64)
