"""What changed from frame to frame, and since all was last steady, at a few milliseconds a frame."""

from __future__ import annotations

import math
from dataclasses import dataclass

import cv2
import numpy as np

from vision.light import LightGain, light_between, under_light
from vision.masks import Mask, opened
from vision.motion.differences import (
    above,
    all_changed,
    beyond,
    changed,
    least_step,
    shadows_on,
)
from vision.motion.frame_noise import FOLLOWS, FrameNoise
from vision.motion.noise import noise_between
from vision.motion.shadow import LARGE, mostly_shadows
from vision.motion.small_frame import SmallFrame, coarse_of, fine_of
from vision.sightings import Image

_BLUR = 0.72
"""A picture that keeps less than this of the steady picture's fine detail is blurred."""

_BLOCK = 8
"""Pixels of the camera's picture along a block in which it is packed, as JPEG and video have them."""

_BEYOND_FLICKER = 2.0
"""Times the least step that counts, beyond which a change is print, as thin as it may be. Of 57 pictures of a
game as MJPEG of 640 x 480 the flicker left nothing of that beside what had changed, and at 1.5 times it up to
16 pixels; of 110 in a video of 500 kbit/s none but those in which print had changed, which left 10 to 570."""

_KERNEL = np.ones((3, 3), np.uint8)
_STILL_BLOB = 8
"""Fine pixels of motion that stay after opening before anything moves: a part of a die."""

_MUCH_MOTION = 60
"""Coarse pixels of motion, a fingertip's, after which the fine picture need not be asked."""

_SWITCHED = 1.5
"""Times as bright or as dim, from one frame to the next: no flicker, but somebody at the switch."""

_KEPT, _TAKEN = 0.8, 0.2
"""Parts of the steady picture and of a frame without change of which the next steady picture is made: chosen
so that it follows light that changes slowly, and averages noise."""

_EDGE = 18.0
"""Grey levels of the Laplacian, the mean of both pictures, that make an edge, by which blur is judged."""

_FEWEST_EDGES = 60
"""Edge pixels below which nothing is said of blur."""


@dataclass(frozen=True, slots=True, eq=False)
class Motion:
    """What moved between two frames.

    Attributes:
        where: coarse mask.
        moves: whether it is more than noise.
    """

    where: Mask
    moves: bool


def _is_switched(light: LightGain | None) -> bool:
    """Whether a lamp was switched on or off between two pictures."""
    gain = 1.0 if light is None else float(np.median(light))
    return not 1 / _SWITCHED < gain < _SWITCHED


class ChangeDetector:
    """Compares each frame with the last one and with the last steady one."""

    def __init__(self) -> None:
        self._current: SmallFrame | None = None
        self._instead: SmallFrame | None = None
        self._last: SmallFrame | None = None
        self._steady: SmallFrame | None = None
        self._noise = FrameNoise()
        self._beside_steady = 0.0
        self._light: LightGain | None = None
        self._shadows: Mask = np.zeros((1, 1), np.uint8)

    @property
    def steady(self) -> SmallFrame | None:
        """The picture that the last steady scene was read from."""
        return self._steady

    @property
    def noise(self) -> float:
        """Grey levels by which a fine picture of a table at rest varies, as a standard deviation.

        That is noise and what of the light changes from frame to frame, on purpose: beside a lamp that
        flickers more must differ before it counts. What happens once, a lamp that is switched, is not in it.

        A camera that takes the mean of some pictures in the dark gives frames that share their noise: what
        they differ from the steady picture by counts, too.
        """
        return max(self._beside_steady, self._noise.level)

    def look(self, image: Image, width: int | None = None) -> SmallFrame:
        """Take the next frame; see :meth:`SmallFrame.of`.

        After a frame too dark to show anything nothing is known of what has moved, as at the beginning.
        """
        before, self._current, self._instead = self._current, SmallFrame.of(image, width), None
        self._last = None if before is None or before.black or before.dark else before
        if self._last is not None and self._last.fine.shape != self._current.fine.shape:
            self.forget()
        if self._steady is not None:
            self._light = light_between(self._steady.light, self._current.light)
        return self._current

    def look_instead(self, small: SmallFrame) -> None:
        """Take another picture for the frame that was looked at last: one that shows more of the table.

        What moves is told by the frames as they came.
        """
        self._instead = small

    def forget(self) -> None:
        """Forget all earlier frames: the camera shows something else now."""
        self._last, self._steady = None, None
        self._shadows = np.zeros((1, 1), np.uint8)

    def moving(self, inside: Mask, inside_coarse: Mask) -> Motion:
        """What moved since the last frame, within the same mask fine and coarse.

        The first frame is all motion: nothing is known of it.
        """
        current, last = self._seen(), self._last
        if last is None:
            return Motion(inside_coarse.copy(), moves=True)
        light = light_between(last.light, current.light)
        if not _is_switched(light):
            lay = under_light(last.coarse, light)
            self._noise.measure(current.fine, last.fine, current.coarse, lay)
        noise = self._noise.level
        apart = beyond(current.coarse, last.coarse, min(noise, self._noise.coarse), light)
        coarse = self._without_flicker(above(apart, noise) & inside_coarse)
        lit = self._lit_otherwise(coarse, last, 1)
        coarse &= ~lit
        if cv2.countNonZero(coarse) < _MUCH_MOTION:
            fine = changed(current.fine, last.fine, noise, light) & inside
            fine = self._without_flicker(fine)
            lit = self._lit_otherwise(coarse_of(fine, coarse.shape), last, 1)
            fine &= ~fine_of(lit, fine.shape)
            coarse = coarse_of(fine, coarse.shape)
            if cv2.countNonZero(fine) < _STILL_BLOB:
                return Motion(coarse, moves=False)
        # Something moves. What is as dark as the table, a sleeve, is looked for above the noise of these two
        # pictures in one light; in still ones that would take a lamp's flicker for motion.
        faint = opened(above(apart, self._noise.coarse) & inside_coarse)
        return Motion(coarse | (faint & ~lit), moves=True)

    def _lit_otherwise(self, change: Mask, before: SmallFrame, least: int, known: Mask | None = None) -> Mask:
        """Where this frame shows what that one did under another light, asked as `shadows_in` is."""
        shadows = shadows_on(change, self._seen(), before, self._noise.coarse, least, known)
        return mostly_shadows(change, shadows) if cv2.countNonZero(shadows) else shadows

    def _without_flicker(self, mask: Mask) -> Mask:
        """A mask, fine or coarse, without what is only a pixel wide; nor a block, where these flicker."""
        if not self._noise.flickers:
            return opened(mask)
        seen = self._seen()
        block = math.ceil(_BLOCK / seen.scale * mask.shape[1] / seen.fine.shape[1])
        # What is a pixel wider than a block, none of them holds.
        kernel = np.ones((block + 1, block + 1), np.uint8)
        return np.asarray(cv2.morphologyEx(mask, cv2.MORPH_OPEN, kernel), np.uint8)

    def foreign(self, inside: Mask) -> Mask:
        """What lies or hangs there since the last steady picture, coarse; all 0 before the first one."""
        if self._steady is None:
            return np.zeros_like(inside)
        beside = noise_between(self._seen().fine, self._steady.fine, self._light)
        self._beside_steady += FOLLOWS * (beside - self._beside_steady)
        seen, steady = self._seen().coarse, self._steady.coarse
        found = changed(seen, steady, self.noise, self._light) & inside
        self._shadows = self._lit_otherwise(found, self._steady, LARGE, self._shadows)
        return np.asarray(cv2.morphologyEx(found & ~self._shadows, cv2.MORPH_OPEN, _KERNEL), np.uint8)

    def foreign_fine(self, inside: Mask) -> Mask:
        """The same as :meth:`foreign`, asked of this frame before, fine, what is faint included."""
        if self._steady is None:
            return inside.copy()
        shown, steady, noise = self._shown().fine, self._steady.fine, self.noise
        asked = inside & ~fine_of(self._shadows, inside.shape)
        found = all_changed(shown, steady, noise, self._light)
        change = self._without_flicker(found & asked)
        if not self._noise.flickers:
            return change
        apart = beyond(shown, steady, noise, self._light)
        far = cv2.threshold(apart, _BEYOND_FLICKER * least_step(noise), 255, cv2.THRESH_BINARY)[1]
        return change | opened(np.asarray(far, np.uint8) & asked)

    def blurred(self, unchanged: Mask) -> bool:
        """Whether this frame is less sharp than the steady picture where it is ``unchanged`` (fine)."""
        if self._steady is None:
            return False
        usual, now = self._steady.detail, self._shown().detail
        # Chosen by both pictures alike: the peaks of one picture's noise are no edges in the other.
        mean = cv2.addWeighted(usual, 0.5, now, 0.5, 0.0)
        edges = (mean > _EDGE + 4 * self._noise.usual) & (unchanged > 0)
        if np.count_nonzero(edges) < _FEWEST_EDGES:
            return False
        return float(now[edges].mean()) < _BLUR * float(usual[edges].mean())

    def settle(self, small: SmallFrame) -> None:
        """From now on this frame is the steady picture, and what the next one is compared with."""
        self._steady = small
        if self._instead is None:
            self._current = small

    def follow_light(self) -> None:
        """Let the steady picture drift towards this frame, in which nothing changed."""
        current = self._shown()
        if self._steady is not None:
            fine = cv2.addWeighted(self._steady.fine, _KEPT, current.fine, _TAKEN, 0.0)
            coarse = cv2.addWeighted(self._steady.coarse, _KEPT, current.coarse, _TAKEN, 0.0)
            self._steady = SmallFrame(np.asarray(fine, np.uint8), np.asarray(coarse, np.uint8), current.scale)

    def _seen(self) -> SmallFrame:
        if self._current is None:
            raise RuntimeError("look() at a frame first")
        return self._current

    def _shown(self) -> SmallFrame:
        return self._instead or self._seen()
