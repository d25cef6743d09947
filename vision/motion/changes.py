"""What changed from frame to frame, and since all was last steady, at a few milliseconds a frame."""

from __future__ import annotations

import math
from collections import deque
from dataclasses import dataclass
from functools import cached_property

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.halvings import Halvings
from vision.light import cells_of, difference, light_between, under_light
from vision.masks import Mask, opened
from vision.motion.shadow import LARGE, around, mostly_shadows, relit, shadows_in
from vision.pictures import largest_colour
from vision.sightings import Image

FINE_WIDTH = 640
"""Pictures are compared at this width: a pip of a die still is a pixel there."""

COARSE_WIDTH = 320
"""Motion and arms are looked for at this width."""

_BLACK_LEVEL = 6.0
"""A camera that gives nothing gives a mean grey below this."""

_DARK_LEVEL = 38.0
"""When even the brightest of the picture is darker than this, a card's index drowns in noise."""

_PAPER = 0.005
"""Part of the picture that is the brightest, half of a card on a table 900 mm wide: a dark cloth is not the
dark. In a game on a blue cloth at dusk the UP&DOWN card alone, 0.014 of the picture, was read as by day."""

_LEAST_STEP = 14
"""Grey levels that count as a change in good light; JPEG and a small jitter stay below."""

_NOISE_STEPS = 5.4
"""A change is at least this many standard deviations of the picture's own noise."""

_SMOOTH, _SMOOTHED = (3, 3), 0.5
"""Fine pixels over which noisy pictures are smoothed, and what part of the noise is left at least: a third,
and some more as that of neighbours is not independent."""

_LEAST_NOISE = 0.5
"""Grey levels of noise that any camera has."""

_BLUR = 0.72
"""A picture that keeps less than this of the steady picture's fine detail is blurred."""

_MOST_STEPS, _MOST_OF_NOISE = 0.99, 3.65
"""Part of the pixels that tell of more than the usual noise, and by how many of its standard deviations so
many pixels of two pictures differ at most. Where it is dim on a printed cloth they differ by 5.4."""

_FLICKERS = 2.0
"""Times that, at least, where blocks of a packed picture jump from one level to the next: of MJPEG with 25 kB
a picture it is five times."""

_PAIRS = 10
"""Pairs of frames of which the calmest tells of that: an arm that moves is gone from one of them, or hides
what is hardly more than noise for as long as it moves."""

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

_OF_MIDDLE = 1.4826
"""Standard deviation of normal noise in medians of its absolute value."""

_EVERY = 4
"""Of so many pixels each way one tells of the noise: 14 400 of a fine picture, 144 of its tail."""

_FOLLOWS = 0.3
"""Part of the way that a measure of the noise goes to what two frames show: chosen so that one odd
pair moves it little, and ten are nearly all of it."""

_KEPT, _TAKEN = 0.8, 0.2
"""Parts of the steady picture and of a frame without change of which the next steady picture is made: chosen
so that it follows light that changes slowly, and averages noise."""

_EDGE = 18.0
"""Grey levels of the Laplacian, the mean of both pictures, that make an edge, by which blur is judged."""

_FEWEST_EDGES = 60
"""Edge pixels below which nothing is said of blur."""


@dataclass(frozen=True, eq=False)
class Small:
    """One frame made small.

    Attributes:
        fine: BGR at ``FINE_WIDTH``.
        coarse: BGR at ``COARSE_WIDTH``.
        scale: pixels of the frame for one fine pixel.
    """

    fine: Image
    coarse: Image
    scale: float

    @classmethod
    def of(cls, image: Image, width: int | None = None) -> Small:
        """The small pictures of a frame.

        Args:
            image: the frame, or the frame made small.
            width: of the whole frame in pixels; None: this is the whole one.
        """
        fine, _ = Halvings(image).resized(FINE_WIDTH / image.shape[1])
        coarse_size = (COARSE_WIDTH, max(fine.shape[0] // 2, 1))
        coarse = np.asarray(cv2.resize(fine, coarse_size, interpolation=cv2.INTER_AREA), np.uint8)
        return cls(fine, coarse, (width or image.shape[1]) / FINE_WIDTH)

    @cached_property
    def black(self) -> bool:
        """Whether the camera gives nothing."""
        return sum(cv2.mean(self.coarse)[:3]) / 3 < _BLACK_LEVEL

    @cached_property
    def dark(self) -> bool:
        """Whether it is too dark to trust."""
        levels = largest_colour(self.coarse[::4, ::4])
        return bool(np.count_nonzero(levels >= _DARK_LEVEL) < _PAPER * levels.size)

    @cached_property
    def light(self) -> NDArray[np.float32]:
        """The coarse picture's :func:`vision.light.cells_of`."""
        return cells_of(self.coarse)

    @cached_property
    def fine_light(self) -> NDArray[np.float32]:
        """The same of the fine picture."""
        return cells_of(self.fine)

    def showing(self, before: Small, where: Mask) -> Small:
        """This frame, that shows an earlier one in some places, in the light of this one.

        Args:
            before: the earlier one.
            where: those places, fine or coarse.
        """
        light = light_between(before.light, self.light)
        fine, coarse = (
            shown_as_before(now, lay, where, light)
            for now, lay in ((self.fine, before.fine), (self.coarse, before.coarse))
        )
        return Small(fine, coarse, self.scale)

    @cached_property
    def detail(self) -> NDArray[np.uint8]:
        """Strength of the fine detail at each fine pixel, in grey levels."""
        grey = cv2.cvtColor(self.fine, cv2.COLOR_BGR2GRAY)
        return np.asarray(cv2.convertScaleAbs(cv2.Laplacian(grey, cv2.CV_16S)), np.uint8)


@dataclass(frozen=True, slots=True, eq=False)
class Motion:
    """What moved between two frames.

    Attributes:
        where: coarse mask.
        moves: whether it is more than noise.
    """

    where: Mask
    moves: bool


Light = NDArray[np.float32] | None
"""How the light differs between two pictures, as :func:`vision.light.light_gain` gives it."""


def shown_as_before(picture: Image, before: Image, where: Mask, light: Light) -> Image:
    """A picture that shows an earlier one in some places, in its own light.

    Args:
        picture: BGR.
        before: the earlier one, of the same shape.
        where: those places, a mask of any size.
        light: what takes the earlier one to the light of this one.
    """
    mask = cv2.resize(where, (picture.shape[1], picture.shape[0]), interpolation=cv2.INTER_NEAREST)
    return np.asarray(cv2.copyTo(under_light(before, light), mask, picture.copy()), np.uint8)


def _noise(current: Image, last: Image, light: Light = None) -> float:
    """Standard deviation of the noise in one picture, in grey levels, from two of the same thing.

    It is that of the colour that has most, as a change counts in any.

    Args:
        current: BGR.
        last: BGR.
        light: what takes the last one to the light of the current one. Where they are not in one light, most
            of what they differ by is light.
    """
    return _of_usual(_steps(current, last, (0.5,), light)[0])


def _of_usual(step: float) -> float:
    """The deviation of the noise in one picture, of two that differ by so much in half of their pixels."""
    return _OF_MIDDLE * step / math.sqrt(2.0)


def _steps(current: Image, last: Image, parts: tuple[float, ...], light: Light = None) -> tuple[float, ...]:
    """Grey levels by which such parts of the pixels differ at most, in the colour in which it is most.

    A whole level stands for all from half a one below it to half a one above, or noise would jump.
    """
    now, before = map(_some_of, (current, last))
    steps = cv2.absdiff(now, under_light(before, light))
    size = steps.shape[0] * steps.shape[1]
    counts = [
        np.asarray(cv2.calcHist([steps], [colour], None, [256], [0, 256]), np.float64).ravel()
        for colour in range(3)
    ]
    return tuple(max(_level(one, part * size) for one in counts) for part in parts)


def _some_of(picture: Image) -> Image:
    """One of so many pixels each way; OpenCV is quicker, but takes others where that leaves a rest."""
    height, width = picture.shape[:2]
    if height % _EVERY or width % _EVERY:
        return np.ascontiguousarray(picture[::_EVERY, ::_EVERY])
    size = (width // _EVERY, height // _EVERY)
    return np.asarray(cv2.resize(picture, size, interpolation=cv2.INTER_NEAREST), np.uint8)


def _level(counts: NDArray[np.float64], most: float) -> float:
    """The grey level below which so many pixels lie."""
    total = np.cumsum(counts)
    level = int(np.searchsorted(total, most))
    return level + 0.5 - float((total[level] - most) / max(counts[level], 1.0))


def _is_switched(light: Light) -> bool:
    """Whether a lamp was switched on or off between two pictures."""
    gain = 1.0 if light is None else float(np.median(light))
    return not 1 / _SWITCHED < gain < _SWITCHED


def changed(current: Image, reference: Image, noise: float, light: Light) -> Mask:
    """Where one picture shows something else than the other: where it lies :func:`beyond` it."""
    return _above(beyond(current, reference, noise, light), noise)


def _above(apart: NDArray[np.uint8], noise: float) -> Mask:
    """Where pictures lie further apart than noise of that standard deviation explains."""
    return np.asarray(cv2.threshold(apart, least_step(noise), 255, cv2.THRESH_BINARY)[1], np.uint8)


def all_changed(current: Image, reference: Image, noise: float, light: Light) -> Mask:
    """The same as :func:`changed`, what is faint included."""
    return changed(current, reference, noise, light) | faint_changes(current, reference, noise, light)


def is_quiet(noise: float) -> bool:
    """Whether pictures with noise of that standard deviation, in grey levels, show even a faint change."""
    return _NOISE_STEPS * noise <= _LEAST_STEP


def faint_changes(current: Image, reference: Image, noise: float, light: Light) -> Mask:
    """Where smoothed pictures differ whose noise hides a pale die on a pale table; nowhere in quiet ones."""
    if is_quiet(noise):
        return np.zeros(current.shape[:2], np.uint8)
    now, before = (np.asarray(cv2.blur(picture, _SMOOTH), np.uint8) for picture in (current, reference))
    # What a camera has smoothed is hardly less for being smoothed once more.
    left = _noise(now, before, light) / max(_noise(current, reference, light), _LEAST_NOISE)
    return changed(now, before, noise * max(left, _SMOOTHED), light)


def least_step(noise: float) -> float:
    """Grey levels that count as a change in pictures with noise of that standard deviation."""
    return max(_LEAST_STEP, _NOISE_STEPS * noise)


def beyond(current: Image, reference: Image, noise: float, light: Light) -> NDArray[np.uint8]:
    """Grey levels by which one picture shows something else than the other, whatever the light does.

    Each pixel may take any level that its 3 x 3 neighbours have in the other picture, so that a camera that
    trembles by less than a pixel changes nothing. Asked both ways, or else a die full of pips could vanish
    unnoticed: every level of the bare cloth lies between its black and its white.

    Args:
        current: BGR picture.
        reference: BGR picture of the same shape.
        noise: standard deviation of the noise in each, in grey levels; what is not more than it may be 0.
        light: what takes ``reference`` to the light of ``current``.

    Returns:
        Shape (height, width), dtype uint8.
    """
    lit = under_light(reference, light)
    result = np.zeros(current.shape[:2], np.uint8)
    # No pixel lies further beyond its neighbours than from the one in their middle, so most need no look.
    columns, rows = _extent(np.asarray(cv2.absdiff(current, lit), np.uint8), least_step(noise))
    now, before = current[rows, columns], lit[rows, columns]
    if now.size:
        result[rows, columns] = cv2.max(_beyond(now, before), _beyond(before, now))
    return result


def _extent(apart: Image, step: float) -> tuple[slice, slice]:
    """Columns and rows around all pixels with a colour above ``step``, with their neighbours."""
    colours = apart.reshape(len(apart), -1)  # side by side: to take the largest of three is slow
    left, top, width, height = cv2.boundingRect(cv2.threshold(colours, step, 255, cv2.THRESH_BINARY)[1])
    if not width:
        return slice(0), slice(0)
    first, last = left // 3, (left + width - 1) // 3
    return slice(max(first - 1, 0), last + 2), slice(max(top - 1, 0), top + height + 1)


def _beyond(picture: Image, other: Image) -> NDArray[np.uint8]:
    """Grey levels that each pixel lies beyond all of its 3 x 3 neighbours in the other picture."""
    low = np.asarray(cv2.erode(other, _KERNEL), np.uint8)
    high = np.asarray(cv2.dilate(other, _KERNEL), np.uint8)
    return difference(picture, low, high)


def shadows_on(
    change: Mask, now: Small, before: Small, noise: float, least: int, known: Mask | None = None
) -> Mask:
    """Where one picture shows what another one does, under another light: coarse.

    Args:
        change: coarse, where they differ.
        now: the picture.
        before: the other one.
        noise: standard deviation of the noise in each coarse one, in grey levels.
        least: coarse pixels of a change that is asked.
        known: where there was a shadow in the last frame, coarse.
    """
    shadows = np.zeros_like(change)
    box = around(change).clipped(change.shape[1], change.shape[0])
    if box.empty:
        return shadows
    shown, lay = box.crop(now.coarse), box.crop(before.coarse)
    known = None if known is None or known.shape != change.shape else box.crop(known)
    lit = shadows_in(box.crop(change), shown, lay, noise, least, known)
    if cv2.countNonZero(lit):
        shadows[box.slices] = lit & ~changed(shown, relit(lay, shown), noise, None)
    return shadows


class ChangeDetector:
    """Compares each frame with the last one and with the last steady one."""

    def __init__(self) -> None:
        self._current: Small | None = None
        self._instead: Small | None = None
        self._last: Small | None = None
        self._steady: Small | None = None
        self._noise = self._coarse_noise = 2.0
        self._beside_steady = 0.0
        self._steps: deque[float] = deque(maxlen=_PAIRS)
        self._light: Light = None
        self._shadows: Mask = np.zeros((1, 1), np.uint8)

    @property
    def steady(self) -> Small | None:
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
        return max(self._beside_steady, self._of_frames)

    @property
    def _of_frames(self) -> float:
        """The noise by which one frame differs from the next, where it is more than the usual, too."""
        return max(self._noise, self._most / _MOST_OF_NOISE)

    @property
    def _most(self) -> float:
        """Grey levels by which most pixels of the calmest pair of frames differ at most."""
        return min(self._steps, default=0.0)

    def look(self, image: Image, width: int | None = None) -> Small:
        """Take the next frame; see :meth:`Small.of`.

        After a frame too dark to show anything nothing is known of what has moved, as at the beginning.
        """
        before, self._current, self._instead = self._current, Small.of(image, width), None
        self._last = None if before is None or before.black or before.dark else before
        if self._last is not None and self._last.fine.shape != self._current.fine.shape:
            self.forget()
        if self._steady is not None:
            self._light = light_between(self._steady.light, self._current.light)
        return self._current

    def look_instead(self, small: Small) -> None:
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
            self._measure_noise(current, last, light)
        noise = self._of_frames
        apart = beyond(current.coarse, last.coarse, min(noise, self._coarse_noise), light)
        coarse = self._without_flicker(_above(apart, noise) & inside_coarse)
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
        faint = opened(_above(apart, self._coarse_noise) & inside_coarse)
        return Motion(coarse | (faint & ~lit), moves=True)

    def _lit_otherwise(self, change: Mask, before: Small, least: int, known: Mask | None = None) -> Mask:
        """Where this frame shows what that one did under another light, asked as `shadows_in` is."""
        shadows = shadows_on(change, self._seen(), before, self._coarse_noise, least, known)
        return mostly_shadows(change, shadows) if cv2.countNonZero(shadows) else shadows

    def _measure_noise(self, current: Small, last: Small, light: Light) -> None:
        """Let both measures of the noise follow what two frames of a table mostly at rest differ by."""
        usual, most = _steps(current.fine, last.fine, (0.5, _MOST_STEPS))
        self._noise += _FOLLOWS * (_of_usual(usual) - self._noise)
        self._steps.append(most)
        coarse_noise = _noise(current.coarse, under_light(last.coarse, light))
        self._coarse_noise += _FOLLOWS * (coarse_noise - self._coarse_noise)

    @property
    def _flickers(self) -> bool:
        """Whether blocks of a packed picture jump from one level to the next."""
        usual = max(_MOST_OF_NOISE * self._noise, _LEAST_STEP / _NOISE_STEPS)
        return len(self._steps) == _PAIRS and self._most > _FLICKERS * usual

    def _without_flicker(self, mask: Mask) -> Mask:
        """A mask, fine or coarse, without what is only a pixel wide; nor a block, where these flicker."""
        if not self._flickers:
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
        beside = _noise(self._seen().fine, self._steady.fine, self._light)
        self._beside_steady += _FOLLOWS * (beside - self._beside_steady)
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
        if not self._flickers:
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
        edges = (mean > _EDGE + 4 * self._noise) & (unchanged > 0)
        if np.count_nonzero(edges) < _FEWEST_EDGES:
            return False
        return float(now[edges].mean()) < _BLUR * float(usual[edges].mean())

    def settle(self, small: Small) -> None:
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
            self._steady = Small(np.asarray(fine, np.uint8), np.asarray(coarse, np.uint8), current.scale)

    def _seen(self) -> Small:
        if self._current is None:
            raise RuntimeError("look() at a frame first")
        return self._current

    def _shown(self) -> Small:
        return self._instead or self._seen()


def coarse_of(mask: Mask, shape: tuple[int, ...]) -> Mask:
    """A fine mask made coarse: each coarse pixel is set in which a fine one was."""
    spread = cv2.dilate(mask, _KERNEL[:2, :2])
    return np.asarray(cv2.resize(spread, (shape[1], shape[0]), interpolation=cv2.INTER_NEAREST), np.uint8)


def fine_of(mask: Mask, shape: tuple[int, ...]) -> Mask:
    """A coarse mask made fine, of that shape."""
    return np.asarray(cv2.resize(mask, (shape[1], shape[0]), interpolation=cv2.INTER_NEAREST), np.uint8)
