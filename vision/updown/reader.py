"""Reads the UP&DOWN card: which face lies upwards and which suit points where."""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.boxes import PixelBox
from vision.calibration import Calibration
from vision.decks.outlines import outlines
from vision.decks.raster import from_raster
from vision.halvings import Halvings
from vision.sightings import Face, Image, UpDownSighting
from vision.updown.faces import PATCH, FaceView, Patch, face_views, field_of, glance, likeness, misfits
from vision.updown.squares import WHOLE, anchored, candidates, corners_of, fits_table, whole_card

_SEARCHED = 800
"""Longer side in pixels at which a picture is searched: the field of a card of 60 pixels is 20 there."""

_MOST_OUTLINES = 40
"""Outlines that are looked at where no coloured field shows the card."""

_HOPELESS = 0.35
"""A candidate whose best likeness is below this is not looked at more closely."""

_PROMISING = 0.6
"""A match below this likeness does not become one by fitting its corners: right ones have 0.8 before it."""

_FOREIGN = 0.25
"""A candidate whose correlation at a glance is below this is nothing of the card's."""

_CLOSELY = 6
"""Candidates that are compared closely, those most alike at a glance."""

_LIKELY = 4
"""Views of a face that are compared closely, those most alike at a glance."""

_CERTAIN = 0.995
"""Probability from which no other candidate is looked at: there is one such card."""

_SURE = 0.8
"""Probability from which the card is told of; below it is not there, for all one knows."""

_SHORTEST = 24.0
"""Side in pixels of the smallest card that is read."""

_LONGEST = 2.6
"""A card tilted by 60 degrees looks half as high as wide; its turn and the lens add to that."""

_NEARER = 1.4
"""A side of the card looks at most so much longer than the opposite one, from three card lengths away."""

_MIDDLE_MARGIN, _MIDDLE_LIKENESS = 0.17, 0.87
"""A reading with these is as likely right as wrong. On drawn scenes right readings had a likeness from 0.93
and a margin from 0.3, other things at most 0.85 and 0.01."""

_BY_MARGIN, _BY_LIKENESS = 30.0, 20.0
"""How much more of either, times this, adds to the logarithm of the odds."""

_COVERED = 3.0
"""A block that misses a view by more than this is covered: how much more says nothing."""

_STEPS = (cv2.TERM_CRITERIA_COUNT | cv2.TERM_CRITERIA_EPS, 25, 1e-4)
"""When the corners fit well enough: after so many steps, or one that betters them by no more than this."""


@dataclass(frozen=True, slots=True, eq=False)
class _Glimpse:
    """A candidate at a glance: how it looks straight on, and how much like each view."""

    view: NDArray[np.float64]
    patch: Patch
    glances: NDArray[np.float32]
    alike: float


@dataclass(frozen=True, slots=True, eq=False)
class _Match:
    """A candidate compared: the homography from a card of side 1 to pixels, and which view fits."""

    view: NDArray[np.float64]
    best: FaceView
    likeness: float
    margin: float


class UpDownReader:
    """Finds the UP&DOWN card by its coloured field or its outline, and compares it with its two faces."""

    def __init__(
        self, faces: Mapping[Face, Image], suits: tuple[str, str, str, str], *, plain: bool = False
    ) -> None:
        """A reader of the card that looks so.

        Args:
            faces: each face, BGR, square.
            suits: the suit at each edge of the faces, clockwise from their top.
            plain: whether the faces may have any design: the card is found by its outline alone then.

        Raises:
            PictureError: a face has no coloured field, though it is not plain.
        """
        self._suits = suits
        self._views = face_views(faces)
        self._glances = np.stack([glance(view.patch) for view in self._views])
        self._fields = () if plain else tuple(field_of(image) for image in faces.values())

    def read(
        self,
        image: Image,
        regions: Sequence[PixelBox] | None = None,
        calibration: Calibration | None = None,
    ) -> UpDownSighting | None:
        """The card, or None when it is not there for certain.

        Args:
            image: BGR, shape (height, width, 3), dtype uint8.
            regions: where to look, in pixels; None: everywhere.
            calibration: where the table is; only squares of the card's size are looked at then.
        """
        best: _Match | None = None
        for glimpse in self._glimpses(image, regions, calibration):
            match = self._match(glimpse)
            if match is not None and (best is None or match.likeness > best.likeness):
                best = match
                if _probability(best.likeness, best.margin) > _CERTAIN:
                    break
        if best is None:
            return None
        refined = self._refined(image, best) if best.likeness > _PROMISING else best
        if calibration is not None and not fits_table(refined.view, calibration):
            refined = best
        return self._sighting(refined)

    def _glimpses(
        self, image: Image, regions: Sequence[PixelBox] | None, calibration: Calibration | None
    ) -> list[_Glimpse]:
        """The candidates that are worth a close comparison, the likeliest first."""
        height, width = image.shape[:2]
        glimpses = []
        for region in regions or (PixelBox.of_picture(image),):
            box = region.clipped(width, height)
            if min(box.width, box.height) < 16:
                continue
            glimpses += [self._glimpse(image, view) for view in self._places(image, box, calibration)]
        likely = [glimpse for glimpse in glimpses if glimpse.alike > _FOREIGN]
        return sorted(likely, key=lambda glimpse: -glimpse.alike)[:_CLOSELY]

    def _places(
        self, image: Image, box: PixelBox, calibration: Calibration | None
    ) -> Iterator[NDArray[np.float64]]:
        """Homographies from a card of side 1 to pixels under which it may be seen in a box."""
        crop, scale = Halvings(box.crop(image)).resized(min(1.0, _SEARCHED / max(box.width, box.height)))
        places = list(candidates(crop, self._fields))
        if not self._fields:
            places += [(one.corners, WHOLE) for one in outlines(crop, 1.0, _MOST_OUTLINES)]
        for quad, part in places:
            corners = (quad + np.float32(0.5)) / np.float32(scale) + np.array([box.left, box.top], np.float32)
            corners -= np.float32(0.5)
            view = whole_card(corners, part)
            if calibration is None or fits_table(view, calibration):
                yield from filter(_possible, (view,))
            else:
                yield from (whole_card(square, part) for square in anchored(corners, part, calibration))

    def _glimpse(self, image: Image, view: NDArray[np.float64]) -> _Glimpse:
        """A candidate at a glance."""
        patch = _straightened(image, view)
        glances = self._glances @ glance(patch)
        return _Glimpse(view, patch, glances, float(glances.max()))

    def _match(self, glimpse: _Glimpse) -> _Match | None:
        """How well a candidate shows one of the faces; None when it shows neither."""
        patch = glimpse.patch
        likely = [self._views[index] for index in np.argsort(-glimpse.glances)[:_LIKELY]]
        costs = [float(np.minimum(misfits(patch, drawn), _COVERED).mean()) for drawn in likely]
        first, second = np.argsort(costs)[:2]
        alike = likeness(patch, likely[first])
        if alike < _HOPELESS:
            return None
        return _Match(glimpse.view, likely[first], alike, 1.0 - costs[first] / max(costs[second], 1e-6))

    def _refined(self, image: Image, match: _Match) -> _Match:
        """The match with its corners fitted to the drawing, if that fits better."""
        patch = cv2.cvtColor(_straightened(image, match.view).astype(np.uint8), cv2.COLOR_BGR2GRAY)
        drawn = cv2.cvtColor(match.best.patch.astype(np.uint8), cv2.COLOR_BGR2GRAY)
        try:
            _, warp = cv2.findTransformECC(
                drawn, patch, np.eye(3, dtype=np.float32), cv2.MOTION_HOMOGRAPHY, _STEPS, np.array([]), 3
            )
        except cv2.error:
            return match
        to_card = from_raster((PATCH, PATCH))
        view = match.view @ to_card @ np.asarray(warp, np.float64) @ np.linalg.inv(to_card)
        again = self._match(self._glimpse(image, view)) if _possible(view) else None
        return again if again is not None and again.likeness > match.likeness else match

    def _sighting(self, match: _Match) -> UpDownSighting | None:
        confidence = _probability(match.likeness, match.margin)
        if confidence < _SURE:
            return None
        corners = corners_of(match.view)
        top = np.roll(corners, -match.best.turn, axis=0)[:2].mean(axis=0)
        middle = cv2.perspectiveTransform(np.array([[[0.5, 0.5]]]), match.view).reshape(2)
        up = top - middle
        up = up / max(float(np.linalg.norm(up)), 1e-6)
        return UpDownSighting(
            face=match.best.face,
            suits=self._suits,
            confidence=confidence,
            centre=(float(middle[0]), float(middle[1])),
            up=(float(up[0]), float(up[1])),
            outline=corners,
        )


def _straightened(image: Image, view: NDArray[np.float64]) -> Patch:
    """The card seen straight on."""
    to_picture = view @ from_raster((PATCH, PATCH))
    flags = cv2.INTER_LINEAR | cv2.WARP_INVERSE_MAP
    patch = cv2.warpPerspective(
        image, to_picture, (PATCH, PATCH), flags=flags, borderMode=cv2.BORDER_REPLICATE
    )
    return np.asarray(cv2.GaussianBlur(patch, (0, 0), 1.0), np.float32)


def _possible(view: NDArray[np.float64]) -> bool:
    """Whether a card can look so: convex, not seen from below, not seen edge on."""
    corners = corners_of(view)
    if not np.isfinite(corners).all() or cv2.contourArea(corners, True) < 400:
        return False
    points = corners.tolist()
    sides = [math.dist(one, other) for one, other in zip(points, [*points[1:], points[0]], strict=True)]
    shortest, longest = min(sides), max(sides)
    if shortest <= _SHORTEST or longest >= _LONGEST * shortest:
        return False
    even = all(1 / _NEARER < one / other < _NEARER for one, other in zip(sides[:2], sides[2:], strict=True))
    return even and cv2.isContourConvex(corners.reshape(-1, 1, 2))


def _probability(alike: float, margin: float) -> float:
    """The probability that face and turn are right."""
    beyond = _BY_MARGIN * (margin - _MIDDLE_MARGIN) + _BY_LIKENESS * (alike - _MIDDLE_LIKENESS)
    return 1.0 / (1.0 + math.exp(-beyond))
