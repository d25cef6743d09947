"""Whether the camera or the table was knocked, and how the picture moved.

Corners of the static texture are followed by optical flow; where the table has too few, the whole picture is
correlated; a large motion is found by matched features. Whatever proposes a motion, it is refined on all
pixels of the table and believed only if it explains the picture: with it much less must have changed.
"""

from __future__ import annotations

from dataclasses import dataclass

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.calibration import Matrix
from vision.light import light_gain
from vision.masks import Mask, part_of
from vision.motion.differences import changed
from vision.motion.noise import USUAL_NOISE
from vision.motion.shadow import same_in_other_light
from vision.sightings import Image, Points
from vision.texture import FEWEST, TREMBLE, corners_in, found_again, grey_of

_WINDOW, _LEVELS = 15, 3
"""Four octaves of a 15 pixel window follow a shift of some 40 fine pixels, a tenth of the table."""

_AGREE = 0.5
"""Part of the points that must move together before the picture has moved and not the things in it."""

_FEATURES, _FEWEST_MATCHES = 1500, 12
"""Features that are described in a picture at most, and how many must be found again before they tell of a
motion."""
_RATIO = 0.8
"""Lowe's ratio for the best against the second best match."""

_OUTLIER = 3.0
"""Pixels that a matched point may lie off the motion."""

_IN_COMMON = 0.4
"""Part of the table that must be in view before and after: less explains nothing."""

_NEARER = 1.5
"""A knock brings the camera so many times nearer to the table at most, or further from it, and never behind
it. What seems to be more is none: a plain table cleared of 36 cards was explained best by a picture 3.4 times
as wide and upside down, in which the cards lay beside the table."""

_EXPLAINS = 0.5
"""A true motion leaves at most this part of the changes unexplained, and so does another light."""

_STROKE = np.ones((5, 5), np.uint8)
"""Fine pixels: what is narrower is no card or hand, but an edge in a cloth that does not fit yet."""

_FITS = 4
"""So often at most a motion is fitted once more without what it leaves changed."""

_ALIKE = 0.005
"""Part of the table: fits that differ by less explain it alike, and the later one knows what is new."""

_STEPS = (cv2.TERM_CRITERIA_COUNT | cv2.TERM_CRITERIA_EPS, 60, 1e-5)
"""When a motion is fitted well enough: after so many steps, or one that betters it by no more than this."""


@dataclass(frozen=True, slots=True)
class _Fit:
    """A motion, and what of the table it does not explain.

    Attributes:
        motion: homography in pixels of the picture.
        changed: where the table differs from the steady picture moved so.
        common: where both show it.
    """

    motion: Matrix
    changed: Mask
    common: Mask

    @property
    def unexplained(self) -> float:
        return part_of(self.changed, self.common)


class KnockDetector:
    """Compares the static texture of the table with that of the last steady picture."""

    def __init__(self) -> None:
        self._steady: Image | None = None
        self._grey: NDArray[np.uint8] = np.zeros((0, 0), np.uint8)
        self._inside: Mask = np.zeros((0, 0), np.uint8)
        self._points: Points = np.zeros((0, 2), np.float32)

    def settle(self, picture: Image, inside: Mask, things: Mask) -> None:
        """Remember the steady picture.

        Args:
            picture: BGR.
            inside: the table, same height and width.
            things: what lies on it and may be moved by people.
        """
        self._steady, self._grey = picture, grey_of(picture)
        self._inside = np.asarray(cv2.dilate(inside, np.ones((25, 25), np.uint8)), np.uint8)
        static = self._inside & np.asarray(cv2.bitwise_not(things), np.uint8)
        self._points = corners_in(self._grey, static)

    def motion(self, picture: Image, *, all_changed: bool) -> Matrix | None:
        """The motion of the picture since the steady one, as a homography in its pixels, shape (3, 3).

        Args:
            picture: BGR, of the steady picture's size.
            all_changed: whether most of the table differs, so that a large motion is looked for as well.

        Returns:
            The identity when nothing moved; None when the table is not found again.
        """
        if self._steady is None:
            return np.eye(3)
        followed = self._followed(picture)
        if followed is not None and is_still(followed, self._steady):
            return np.eye(3)
        proposed = (followed, self._shift(picture), self._matched(picture) if all_changed else None)
        moving = [motion for motion in proposed if motion is not None and not is_still(motion, self._steady)]
        if moving:
            unmoved = _Fit(np.eye(3), *self._changed(np.eye(3), picture))
            if self._is_only_lit(unmoved, picture):
                return np.eye(3)
            fits = [fit for motion in moving if (fit := self._refined(motion, picture, unmoved)) is not None]
            if fits:
                return min(fits, key=lambda fit: fit.unexplained).motion
        return None if all_changed else np.eye(3)

    def _followed(self, picture: Image) -> Matrix | None:
        """The motion that most of the static corners share."""
        if len(self._points) < FEWEST:
            return None
        before, now = found_again(self._grey, grey_of(picture), self._points, _WINDOW, _LEVELS)
        needed = _AGREE * len(self._points)
        if np.count_nonzero(np.linalg.norm(now - before, axis=1) < TREMBLE) >= needed:
            return np.eye(3)
        if len(before) < FEWEST:
            return None
        affine, inliers = cv2.estimateAffine2D(before, now, ransacReprojThreshold=_OUTLIER / 2)
        if affine is None or np.count_nonzero(inliers) < needed:
            return None
        return np.vstack([affine, [0.0, 0.0, 1.0]])

    def _shift(self, picture: Image) -> Matrix | None:
        """The shift of the whole picture."""
        before = cv2.resize(self._grey, None, fx=0.5, fy=0.5, interpolation=cv2.INTER_AREA)
        now = cv2.resize(grey_of(picture), None, fx=0.5, fy=0.5, interpolation=cv2.INTER_AREA)
        window = cv2.createHanningWindow((before.shape[1], before.shape[0]), cv2.CV_32F)
        (x, y), _ = cv2.phaseCorrelate(before.astype(np.float32), now.astype(np.float32), window)
        return np.array([[1.0, 0.0, 2 * x], [0.0, 1.0, 2 * y], [0.0, 0.0, 1.0]])

    def _matched(self, picture: Image) -> Matrix | None:
        """The motion of matched features, however large."""
        orb = cv2.ORB.create(nfeatures=_FEATURES, fastThreshold=5)
        points, words = orb.detectAndCompute(self._grey, self._inside)
        points_now, words_now = orb.detectAndCompute(grey_of(picture), None)
        if words is None or words_now is None or len(points_now) < 2:
            return None
        pairs = cv2.BFMatcher(cv2.NORM_HAMMING).knnMatch(words, words_now, k=2)
        good = [pair[0] for pair in pairs if len(pair) == 2 and pair[0].distance < _RATIO * pair[1].distance]
        if len(good) < _FEWEST_MATCHES:
            return None
        before = np.array([points[match.queryIdx].pt for match in good], np.float32)
        after = np.array([points_now[match.trainIdx].pt for match in good], np.float32)
        affine, inliers = cv2.estimateAffine2D(before, after, ransacReprojThreshold=_OUTLIER)
        if affine is None or np.count_nonzero(inliers) < _FEWEST_MATCHES:
            return None
        return np.vstack([affine, [0.0, 0.0, 1.0]])

    def _refined(self, motion: Matrix, picture: Image, unmoved: _Fit) -> _Fit | None:
        """The motion fitted to all pixels; None when it explains no more than a table that was not moved.

        What is new on the table since the steady picture would draw the fit to itself, and now and then draws
        one corner of a table that may bend far away. The first fit is of a plane that does not bend; then
        what still differs is left out, as long as that makes the fit no worse.
        """
        best: _Fit | None = None
        for kind in (cv2.MOTION_AFFINE, *[self._bends()] * _FITS):
            fitted = self._fitted(motion if best is None else best.motion, picture, best, kind)
            if fitted is None or (best is not None and fitted.unexplained > best.unexplained + _ALIKE):
                break
            best = fitted
        if best is None or not is_possible(best.motion, picture):
            return None
        if cv2.countNonZero(best.common) < _IN_COMMON * cv2.countNonZero(unmoved.common):
            return None
        return best if best.unexplained < _EXPLAINS * unmoved.unexplained else None

    def _is_only_lit(self, unmoved: _Fit, picture: Image) -> bool:
        """Whether most of what has changed shows the table where it was, in another light.

        What leaves throw on it moves with them, and a motion would explain it.
        """
        if self._steady is None:
            return False
        lit = same_in_other_light(unmoved.changed, picture, self._steady, USUAL_NOISE)
        return cv2.countNonZero(lit) > _EXPLAINS * cv2.countNonZero(unmoved.changed)

    def _bends(self) -> int:
        """What of a motion can be fitted: a table without texture does not tell how it bends."""
        return cv2.MOTION_HOMOGRAPHY if len(self._points) >= FEWEST else cv2.MOTION_AFFINE

    def _fitted(self, motion: Matrix, picture: Image, last: _Fit | None, kind: int) -> _Fit | None:
        """The motion fitted to the pixels of the table but for those that were new beside the last fit."""
        half = np.diag([0.5, 0.5, 1.0])
        coarse_motion = half @ motion @ np.linalg.inv(half)
        before, now = (
            cv2.resize(grey, None, fx=0.5, fy=0.5, interpolation=cv2.INTER_AREA)
            for grey in (self._grey, grey_of(picture))
        )
        size = (now.shape[1], now.shape[0])
        inside = cv2.resize(self._inside, size, interpolation=cv2.INTER_NEAREST)
        valid = cv2.warpPerspective(inside, coarse_motion, size)
        if last is not None:
            new = cv2.dilate(cv2.morphologyEx(last.changed, cv2.MORPH_OPEN, _STROKE), _STROKE)
            valid = cv2.subtract(valid, cv2.resize(new, size, interpolation=cv2.INTER_NEAREST))
        rows = 3 if kind == cv2.MOTION_HOMOGRAPHY else 2
        start = coarse_motion[:rows].astype(np.float32)
        try:
            _, fitted = cv2.findTransformECC(before, now, start, kind, _STEPS, valid, 5)
        except cv2.error:
            return None
        whole = np.eye(3)
        whole[:rows] = fitted
        motion = np.asarray(np.linalg.inv(half) @ whole @ half)
        return _Fit(motion, *self._changed(motion, picture))

    def _changed(self, motion: Matrix, picture: Image) -> tuple[Mask, Mask]:
        """Where the table has changed beside the steady picture moved so, and where both show it, fine."""
        if self._steady is None:
            nothing = np.zeros(picture.shape[:2], np.uint8)
            return nothing, nothing
        size = (picture.shape[1], picture.shape[0])
        there = np.asarray(cv2.warpPerspective(self._inside, motion, size), np.uint8) & self._inside
        expected = np.asarray(
            cv2.warpPerspective(self._steady, motion, size, borderMode=cv2.BORDER_REPLICATE), np.uint8
        )
        return changed(picture, expected, USUAL_NOISE, light_gain(expected, picture)) & there, there


def is_possible(motion: Matrix, picture: Image) -> bool:
    """Whether the middle of a picture is hardly larger or smaller after a motion, and not mirrored."""
    height, width = picture.shape[:2]
    x, y = width / 2, height / 2
    ends = np.array([[[x, y]], [[x + 1.0, y]], [[x, y + 1.0]]])
    moved = cv2.perspectiveTransform(ends, motion)[:, 0]
    stretched = moved[1:] - moved[0]
    sizes = np.linalg.svd(stretched, compute_uv=False)
    return bool(np.linalg.det(stretched) > 0 and sizes.max() < _NEARER and sizes.min() > 1 / _NEARER)


def is_still(motion: Matrix, picture: Image) -> bool:
    """Whether a motion leaves the corners of a picture where they were, but for a tremble."""
    height, width = picture.shape[:2]
    corners = np.array([[[0, 0]], [[width, 0]], [[width, height]], [[0, height]]], np.float64)
    moved = cv2.perspectiveTransform(corners, motion)
    return bool(np.linalg.norm(moved - corners, axis=2).max() <= 2 * TREMBLE)
