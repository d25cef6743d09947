"""Where one picture shows something else than another, beyond its noise and whatever the light does."""

from __future__ import annotations

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.light import LightGain, difference, under_light
from vision.masks import Mask
from vision.motion.noise import noise_between
from vision.motion.shadow import around, relit, shadows_in
from vision.motion.small_frame import SmallFrame
from vision.sightings import Image

_LEAST_STEP = 14
"""Grey levels that count as a change in good light; JPEG and a small jitter stay below."""

_NOISE_STEPS = 5.4
"""A change is at least this many standard deviations of the picture's own noise."""

_SMOOTH, _SMOOTHED = (3, 3), 0.5
"""Fine pixels over which noisy pictures are smoothed, and what part of the noise is left at least: a third,
and some more as that of neighbours is not independent."""

_LEAST_NOISE = 0.5
"""Grey levels of noise that any camera has."""

QUIET_NOISE = _LEAST_STEP / _NOISE_STEPS
"""Standard deviation of noise in grey levels up to which the least step that counts is that in good light."""

_KERNEL = np.ones((3, 3), np.uint8)


def changed(current: Image, reference: Image, noise: float, light: LightGain | None) -> Mask:
    """Where one picture shows something else than the other: where it lies :func:`beyond` it."""
    return above(beyond(current, reference, noise, light), noise)


def above(apart: NDArray[np.uint8], noise: float) -> Mask:
    """Where pictures lie further apart than noise of that standard deviation explains."""
    return np.asarray(cv2.threshold(apart, least_step(noise), 255, cv2.THRESH_BINARY)[1], np.uint8)


def all_changed(current: Image, reference: Image, noise: float, light: LightGain | None) -> Mask:
    """The same as :func:`changed`, what is faint included."""
    return changed(current, reference, noise, light) | faint_changes(current, reference, noise, light)


def is_quiet(noise: float) -> bool:
    """Whether pictures with noise of that standard deviation, in grey levels, show even a faint change."""
    return _NOISE_STEPS * noise <= _LEAST_STEP


def faint_changes(current: Image, reference: Image, noise: float, light: LightGain | None) -> Mask:
    """Where smoothed pictures differ whose noise hides a pale die on a pale table; nowhere in quiet ones."""
    if is_quiet(noise):
        return np.zeros(current.shape[:2], np.uint8)
    now, before = (np.asarray(cv2.blur(picture, _SMOOTH), np.uint8) for picture in (current, reference))
    # What a camera has smoothed is hardly less for being smoothed once more.
    left = noise_between(now, before, light) / max(noise_between(current, reference, light), _LEAST_NOISE)
    return changed(now, before, noise * max(left, _SMOOTHED), light)


def least_step(noise: float) -> float:
    """Grey levels that count as a change in pictures with noise of that standard deviation."""
    return max(_LEAST_STEP, _NOISE_STEPS * noise)


def beyond(current: Image, reference: Image, noise: float, light: LightGain | None) -> NDArray[np.uint8]:
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
    change: Mask, now: SmallFrame, before: SmallFrame, noise: float, least: int, known: Mask | None = None
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
