"""Finds outlines that may be cards in a picture of which nothing is known.

Contours of several masks are completed to quadrilaterals; a quadrilateral stays when a card that lies anyhow
may look so, and is the better the more of its sides lie on edges of the picture.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import islice
from typing import TypeVar

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.overlaps import shared
from vision.pictures import largest_colour
from vision.sightings import Image, Points
from vision.updown.squares import enclosing_quad

_SIDE = 800
"""Outlines are looked for in a picture whose longer side has at most this many pixels."""

_SMALLEST = 26.0
"""Shorter side in pixels of the smallest card that is looked for."""

_NARROWEST = 0.8 * _SMALLEST
"""Upright side in pixels of the least contour that is looked at: a corner of it may be covered."""

_FILLED = 0.86
"""A card with all its corners fills this part of the quadrilateral around it."""

_SOLID = 0.35
"""A contour fills this part of its hull; less is a line or a texture."""

_MOST = 60
"""Contours of one mask that are looked at, the largest first."""

_SAME = 0.9
"""Quadrilaterals whose common part is this much of both are one."""

_SHORTENED = 0.7
"""Part of `_SMALLEST` that one side of a card may have where the two short ones together pass: the farther
one looks shorter."""

_OPPOSITE = 0.55
"""Least ratio of opposite sides: chosen so that a card seen aslant from near by passes."""

_FORESHORTENED = 0.55
"""Part of its width / height that a card may seem to have at least: tilted by 56 degrees about its length."""

_STRONGEST, _EDGE_LEVELS = 75, (16, 60)
"""An edge is stronger than this percentage of the picture, a level that is kept within these grey levels:
chosen so that a bare table's noise makes none, and a table full of print hides none."""

_ALONG_SIDE = (0.12, 0.88)
"""The part of a side on which it must lie on an edge: the rest belongs to round corners."""

_STEPS = 24
"""Points of a side that are looked at."""

_ASIDE = (-1.5, 0.0, 1.5)
"""Pixels beside a side at which its edge counts: contours run along the inside or the outside of edges."""

_FAINT, _USUAL, _STRONG = 0.6, 1.2, 2.4
"""Strengths of the lines between blobs, in those of an edge: from faint ones, so that a pale card has a rim,
to strong ones, so that print does not part it. At the middle one small gaps are closed, too."""

_FEWEST_BRIGHTER = 100
"""Pixels of the brighter half of the picture from which it is divided once more, paper from a pale table."""

_WINDOW, _BRIGHTER = 101, 4
"""Pixels across of the surroundings, and grey levels by which what stands out is brighter than their mean."""


_T = TypeVar("_T")


@dataclass(frozen=True, slots=True, eq=False)
class Outline:
    """A quadrilateral in the picture.

    Attributes:
        corners: shape (4, 2), pixels, clockwise; the side from the first to the second is a short one.
        support: the part of its sides that lies on edges of the picture.
    """

    corners: Points
    support: float


def outlines(image: Image, slender: float, most: int = 40) -> list[Outline]:
    """Quadrilaterals that may be cards, the best first.

    Args:
        image: BGR, shape (height, width, 3), dtype uint8.
        slender: width / height of a card.
        most: how many are wanted at most.
    """
    return Edges(image).outlines(slender, most)


def _upright(quads: list[Points]) -> Points:
    """The corners of quadrilaterals, shape (n, 4, 2), clockwise, a short side first."""
    ways = [quad if cv2.contourArea(quad, True) >= 0 else quad[::-1] for quad in quads]
    corners = np.array(ways, np.float32).reshape(-1, 4, 2)
    sides = _sides(corners)
    longer = sides[:, 0] + sides[:, 2] > sides[:, 1] + sides[:, 3]
    return np.where(longer[:, None, None], np.roll(corners, -1, axis=1), corners)


def _card_like(corners: Points, slender: float) -> NDArray[np.bool_]:
    """Whether cards of that width / height may look so; corners (n, 4, 2) to (n,)."""
    sides = _sides(corners)
    short, long = (sides[:, 0] + sides[:, 2]) / 2, (sides[:, 1] + sides[:, 3]) / 2
    large = (sides.min(axis=1) >= _SMALLEST * _SHORTENED) & (short >= _SMALLEST)
    opposite = np.minimum(sides[:, :2], sides[:, 2:]) > _OPPOSITE * np.maximum(sides[:, :2], sides[:, 2:])
    narrow = (short > long) | (short <= _FORESHORTENED * slender * long)
    return np.asarray(large & opposite.all(axis=1) & ~narrow)


def _sides(corners: Points) -> NDArray[np.float32]:
    """Lengths of the sides of quadrilaterals, (n, 4, 2) to (n, 4)."""
    return np.asarray(np.linalg.norm(np.roll(corners, -1, axis=1) - corners, axis=2), np.float32)


class Edges:
    """Edges of a picture that was made small, found when they are first asked for."""

    def __init__(self, image: Image) -> None:
        """Edges of that picture: BGR, shape (height, width, 3), dtype uint8."""
        self._image, self._scale = image, min(_SIDE / float(max(image.shape[:2])), 1.0)

    def outlines(self, slender: float, most: int = 40) -> list[Outline]:
        """Quadrilaterals that may be cards, the best first.

        Args:
            slender: width / height of a card.
            most: how many are wanted at most.
        """
        if self._scale * min(self._image.shape[:2]) < _NARROWEST:
            return []
        quads = _upright(list(_quads(self)))
        quads = quads[_card_like(quads, slender)]
        support = self._support(quads)
        found = [Outline(quads[one], float(support[one])) for one in np.argsort(-support, kind="stable")]
        kept = each_once(found, lambda one, other: alike(one.corners, other.corners, _SAME))
        return [Outline(one.corners / np.float32(self._scale), one.support) for one in islice(kept, most)]

    def part_on_edges(self, places: Sequence[Points]) -> NDArray[np.float64]:
        """The part of the sides of some places, each (4, 2), that lies on edges, shape (n,)."""
        return self._support(np.stack(places) * np.float32(self._scale))

    @cached_property
    def smooth(self) -> Image:
        """The picture in the size in which outlines are looked for, without noise."""
        small = self._image
        if self._scale < 1:
            size = (round(small.shape[1] * self._scale), round(small.shape[0] * self._scale))
            small = np.asarray(cv2.resize(small, size, interpolation=cv2.INTER_AREA), np.uint8)
        return np.asarray(cv2.GaussianBlur(small, (0, 0), 1.0), np.uint8)

    @cached_property
    def strength(self) -> NDArray[np.uint8]:
        """How strong an edge each pixel shows."""
        across = cv2.convertScaleAbs(cv2.Sobel(self.smooth, cv2.CV_16S, 1, 0))
        along = cv2.convertScaleAbs(cv2.Sobel(self.smooth, cv2.CV_16S, 0, 1))
        return largest_colour(np.asarray(cv2.add(across, along), np.uint8))

    @cached_property
    def level(self) -> float:
        """From which strength on there is an edge."""
        return float(np.clip(np.percentile(self.strength[::4, ::4], _STRONGEST), *_EDGE_LEVELS))

    def _support(self, corners: Points) -> NDArray[np.float64]:
        """The part of quadrilaterals' sides that has a strong edge within a pixel or two, shape (n,)."""
        height, width = self.strength.shape
        ways = np.roll(corners, -1, axis=1) - corners
        normals = np.stack([-ways[..., 1], ways[..., 0]], axis=2)
        normals = normals / np.maximum(np.linalg.norm(ways, axis=2), 1e-6)[..., None]
        steps = np.linspace(*_ALONG_SIDE, _STEPS)[:, None]
        lines = corners[:, :, None] + steps * ways[:, :, None]
        asides = np.array(_ASIDE)[:, None, None, None, None] * normals[:, :, None]
        x, y = np.moveaxis(np.round(lines + asides).astype(np.intp), -1, 0)
        inside = (x >= 0) & (y >= 0) & (x < width) & (y < height)
        strong = self.strength[np.clip(y, 0, height - 1), np.clip(x, 0, width - 1)] > self.level
        hits = (inside & strong).any(axis=0).sum(axis=(1, 2))
        return np.asarray(hits / (4.0 * _STEPS), np.float64)


def alike(one: Points, other: Points, part: float) -> bool:
    """Whether the common part of two outlines is so much of both."""
    areas = sorted((cv2.contourArea(one), cv2.contourArea(other)))
    return areas[0] > part * areas[1] and shared(one, other) > (1 + part) / 2


def each_once(found: Iterable[_T], is_one: Callable[[_T, _T], bool]) -> Iterator[_T]:
    """Those of some things that are not one with an earlier one."""
    kept: list[_T] = []
    for one in found:
        if not any(is_one(one, other) for other in kept):
            kept.append(one)
            yield one


def _quads(edges: Edges) -> Iterator[Points]:
    for mask in _masks(edges):
        contours, _ = cv2.findContours(mask, cv2.RETR_LIST, cv2.CHAIN_APPROX_SIMPLE)
        boxes = [cv2.boundingRect(contour)[2:] for contour in contours]
        large = [
            (-width * height, number)
            for number, (width, height) in enumerate(boxes)
            if len(contours[number]) >= 4 and min(width, height) >= _NARROWEST
        ]
        for _, number in sorted(large)[:_MOST]:
            contour = contours[number]
            hull = cv2.convexHull(contour)
            around = cv2.contourArea(hull)
            if around < _SMALLEST**2 or cv2.contourArea(contour) < _SOLID * around:
                continue
            quad = enclosing_quad(np.asarray(contour.reshape(-1, 2), np.float32))
            if quad is not None and around > _FILLED * cv2.contourArea(quad):
                yield quad


def _masks(edges: Edges) -> Iterator[NDArray[np.uint8]]:
    """Masks whose blobs may be cards, or the ground around them."""
    smooth = edges.smooth
    grey = np.asarray(cv2.cvtColor(smooth, cv2.COLOR_BGR2GRAY), np.uint8)
    kernel = np.ones((3, 3), np.uint8)
    for level in (_FAINT, _USUAL, _STRONG):
        strong = np.where(edges.strength > level * edges.level, 255, 0).astype(np.uint8)
        yield np.asarray(cv2.bitwise_not(strong), np.uint8)
        if level == _USUAL:
            yield np.asarray(cv2.bitwise_not(cv2.morphologyEx(strong, cv2.MORPH_CLOSE, kernel)), np.uint8)
    first, mask = cv2.threshold(grey, 0, 255, cv2.THRESH_BINARY | cv2.THRESH_OTSU)
    yield np.asarray(mask, np.uint8)
    brighter = grey[grey > first]
    if len(brighter) > _FEWEST_BRIGHTER:
        second, _ = cv2.threshold(brighter.reshape(-1, 1), 0, 255, cv2.THRESH_BINARY | cv2.THRESH_OTSU)
        yield np.where(grey > second, 255, 0).astype(np.uint8)
    yield np.asarray(
        cv2.adaptiveThreshold(grey, 255, cv2.ADAPTIVE_THRESH_MEAN_C, cv2.THRESH_BINARY, _WINDOW, -_BRIGHTER),
        np.uint8,
    )
    blue, green, red = cv2.split(smooth)
    low = cv2.min(cv2.min(blue, green), red)
    colour = cv2.subtract(largest_colour(smooth), low)
    _, mask = cv2.threshold(colour, 0, 255, cv2.THRESH_BINARY | cv2.THRESH_OTSU)
    yield np.asarray(mask, np.uint8)
    _, mask = cv2.threshold(low, 0, 255, cv2.THRESH_BINARY | cv2.THRESH_OTSU)
    yield np.asarray(mask, np.uint8)
