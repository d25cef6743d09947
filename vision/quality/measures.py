"""What is measured of a picture, or of some that follow each other: one function for each measure.

Grey levels go from 0 to 255. Pictures are BGR, those of the play area alone are seen from straight above.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.calibration import POKER_CARD, Calibration
from vision.light import GRID, cells_of
from vision.masks import Mask
from vision.motion.noise import OF_MIDDLE
from vision.sightings import Image, Points

INDEX_MM: Final = 11.0
"""From the middle of an index's rank to the middle of its suit's sign, on a usual poker card, in mm."""

_STEP: Final = 1.0
"""Millimetres over which the scale at a place is taken."""

_EDGE: Final = 40.0
"""Grey levels from the dark to the bright side of an edge that counts as print, at least: weaker ones are
cloth, shadows and, in dim rooms, the noise itself."""

_REACH: Final = 11
"""Pixels, across and down, around the middle of an edge, in which its dark and its bright side are looked
for: 2.5 deviations of the Gauss curve to each side where it is 2 pixels."""

_SHARPEST_PART: Final = 0.1
"""Of the edges the sharpest part that is taken: others are round, or shadows, or two edges side by side."""

_MARKED_PART: Final = 0.9
"""Of the edges' contrasts this quantile is that of print: black on white, and no half-tone."""

_FEWEST_EDGES: Final = 150
"""Pixels of edges below which nothing is said of sharpness: a card's index has about as many."""

_FLAT: Final = 0.5
"""Part of the table, the least marked one, in which noise is measured: elsewhere a shake would seem noise."""

_APART: Final = 5
"""Pictures from one to the one that it is compared with: what a camera makes of two that follow each other
may be mixed, so that their noise is alike."""

_PAIRS: Final = 6
"""About so many pairs are compared."""

_LIGHT: Final = (19, 19)
"""Pixels, across and down, whose mean leaves of two pictures' difference what the light does: bands of a lamp
that flickers are tens of rows high."""

_CLIPPED: Final = 250
"""Grey levels of the darkest colour from which on a pixel is white without anything on it."""

_CELLS: Final = (12, 10)
"""Parts of the play area, across and down, of each of which the middle brightness counts."""

_ABOVE: Final = (240, 200)
"""Width and height in pixels of the play area seen from straight above."""

_CLOSE: Final = 0.12
"""A part of the table is cloth, and no card, when its brightness is within this share of the surface's."""

_FARTHEST, _MARGIN_STEP = 150, 5
"""Millimetres beside the play area that are looked for in the picture at most, and in such steps."""


@dataclass(frozen=True, slots=True)
class Edges:
    """How printed edges are seen.

    Attributes:
        softness: deviation in pixels of the Gauss curve by which the sharpest of them are blurred.
        contrast: grey levels between the two sides of the most marked of them.
    """

    softness: float
    contrast: float


def index_pixels(table: Calibration, area: Points) -> float:
    """Height in pixels of a card's index where in the play area it is seen smallest, and turned so.

    Args:
        table: where the table lies in the picture.
        area: the play area's corners in mm, shape (4, 2).
    """
    return INDEX_MM * min(_least_scale(table, corner) for corner in area)


def index_in_cards(index: float) -> float:
    """The width of a poker card in pixels, seen so that its index is so many high."""
    return index * POKER_CARD[0] / INDEX_MM


def _least_scale(table: Calibration, place: NDArray[np.floating]) -> float:
    """Pixels to the millimetre at a place, in the direction in which they are fewest."""
    x, y = float(place[0]), float(place[1])
    here, right, down = table.to_picture(np.array([[x, y], [x + _STEP, y], [x, y + _STEP]])).astype(
        np.float64
    )
    scales = np.linalg.svd(np.array([right - here, down - here]) / _STEP, compute_uv=False)
    return float(scales[-1])


def field(table: Calibration, area: Points) -> tuple[float, float]:
    """The part of the play area that is in the picture, and how much beside it is, to each side, in mm.

    Beside a play area that is not whole in the picture nothing is.
    """
    across, down = np.meshgrid(
        *(np.linspace(area[:, axis].min(), area[:, axis].max(), 41) for axis in (0, 1))
    )
    seen = float(_in_picture(table, np.stack([across.ravel(), down.ravel()], 1)).mean())
    margin = 0
    outwards = np.sign(area)
    while margin < _FARTHEST and _in_picture(table, area + outwards * (margin + _MARGIN_STEP)).all():
        margin += _MARGIN_STEP
    return seen, float(margin)


def _in_picture(table: Calibration, places: Points) -> NDArray[np.bool_]:
    """Which places of the table, in mm, are in the picture."""
    width, height = table.picture_size
    x, y = table.to_picture(places).T
    inside = (x >= -0.5) & (y >= -0.5) & (x <= width - 0.5) & (y <= height - 0.5)
    return np.asarray(inside, np.bool_)


def part_of(table: Calibration, area: Points, picture: Image) -> Mask:
    """Where the play area lies in a picture of any size that shows what the camera shows."""
    scale = picture.shape[1] / table.picture_size[0]
    mask = np.zeros(picture.shape[:2], np.uint8)
    corners = np.clip(table.to_picture(area) * scale, -1e4, 1e4).round().astype(np.int32)
    return np.asarray(cv2.fillConvexPoly(mask, corners, 255), np.uint8)


def edges_of(picture: Image, part: Mask) -> Edges | None:
    """How the printed edges in the play area are seen; None where too few are seen to say it.

    An edge that a Gauss curve blurs is steepest in its middle, by its contrast over the curve's deviation and
    the root of 2 pi. Where edges are sharper than pixels, that is about half a pixel.

    Args:
        picture: the whole one, BGR.
        part: the play area in it.
    """
    left, top, width, height = cv2.boundingRect(part)
    within = slice(top, top + height), slice(left, left + width)
    green = np.ascontiguousarray(picture[:, :, 1][within])  # in it red print is as dark as black
    steep = _steepness(green)
    kernel = np.ones((_REACH, _REACH), np.uint8)
    contrast = cv2.subtract(cv2.dilate(green, kernel), cv2.erode(green, kernel))
    middle = steep >= cv2.dilate(steep, np.ones((3, 3), np.uint8))
    edges = middle & (contrast > _EDGE) & (part[within] > 0)
    if np.count_nonzero(edges) < _FEWEST_EDGES:
        return None
    contrasts = contrast[edges].astype(np.float32)
    soft = contrasts / (np.maximum(steep[edges], 0.5) * math.sqrt(2 * math.pi))
    return Edges(float(np.quantile(soft, _SHARPEST_PART)), float(np.quantile(contrasts, _MARKED_PART)))


def _steepness(green: NDArray[np.uint8]) -> NDArray[np.float32]:
    """Grey levels to the pixel by which a picture of one colour changes at each pixel."""
    ways = (cv2.Sobel(green, cv2.CV_32F, *way, ksize=1, scale=0.5) for way in ((1, 0), (0, 1)))
    return np.asarray(cv2.magnitude(*ways), np.float32)


def noise_of(pictures: Sequence[Image], part: Mask) -> float:
    """Standard deviation of the noise in small pictures of the same table, in grey levels.

    Most pairs of pictures may be disturbed, by an arm or a shake: the quietest quarter of them counts.
    """
    apart = min(_APART, len(pictures) - 1)
    pairs = list(zip(pictures, pictures[apart:], strict=False)) if apart > 0 else []
    few = pairs[:: max(1, len(pairs) // _PAIRS)]
    steps = [_step(before, now, part) for before, now in few]
    return OF_MIDDLE / math.sqrt(2.0) * float(np.quantile(steps, 0.25)) if steps else 0.0


def _step(before: Image, now: Image, part: Mask) -> float:
    """The middle of what flat parts of two pictures differ by, but for what neighbours share: the light."""
    inside = part > 0
    marked = np.abs(cv2.Laplacian(cv2.GaussianBlur(before[:, :, 1], (0, 0), 1.5), cv2.CV_32F))
    flat = inside & (marked <= np.quantile(marked[inside], _FLAT)) if inside.any() else inside
    apart = now[:, :, 1].astype(np.float32) - before[:, :, 1].astype(np.float32)
    steps = np.abs(apart - cv2.blur(apart, _LIGHT))[flat]
    return float(np.median(steps)) if steps.size else 0.0


def flicker_of(pictures: Sequence[Image], part: Mask) -> float:
    """By how many percent the brightness of the middle one of the table's cells goes up and down."""
    shares = cv2.resize(part, GRID, interpolation=cv2.INTER_AREA).ravel() > 200
    levels = np.array([cells_of(picture)[shares].mean(axis=1) for picture in pictures])
    if len(levels) < 2 or not levels.size:
        return 0.0
    low, high = np.quantile(levels, (0.1, 0.9), axis=0)
    return 100.0 * float(np.median((high - low) / np.maximum(levels.mean(axis=0), 1.0)))


def glare_of(picture: Image, part: Mask) -> float:
    """The part of the table, in percent, that is white without anything on it."""
    white = np.asarray(cv2.inRange(picture, np.full(3, _CLIPPED), np.full(3, 255)), np.uint8) & part
    return 100.0 * cv2.countNonZero(white) / max(cv2.countNonZero(part), 1)


def evenness_of(pictures: Sequence[Image], table: Calibration, area: Points) -> float:
    """How bright the darkest part of the play area is, in percent of the brightest one.

    What lies there is left out: brightness is told by a smooth surface through most parts of the table.
    """
    shape_of = pictures[0].shape[:2]
    scale = shape_of[1] / table.picture_size[0]
    corners = np.asarray(table.to_picture(area) * scale, np.float32)
    width, height = _ABOVE
    target = np.array([[0, 0], [width, 0], [width, height], [0, height]], np.float32)
    above = cv2.getPerspectiveTransform(corners, target)
    seen = cv2.warpPerspective(np.full(shape_of, 255, np.uint8), above, _ABOVE)
    greys = [cv2.warpPerspective(cv2.cvtColor(one, cv2.COLOR_BGR2GRAY), above, _ABOVE) for one in pictures]
    grey = np.median(np.stack(greys), axis=0)  # an arm that comes and goes is left out
    across, down = _CELLS
    shape = (down, height // down, across, width // across)
    levels = np.median(grey.reshape(shape).transpose(0, 2, 1, 3).reshape(down * across, -1), axis=1)
    whole = seen.reshape(shape).min(axis=(1, 3)).ravel() > 0
    if np.count_nonzero(whole) < down * across // 3:
        return 100.0
    surface = _surface(np.log(np.maximum(levels, 1.0)), whole)[whole]
    return 100.0 * math.exp(float(surface.min() - surface.max()))


def _surface(levels: NDArray[np.float64], usable: NDArray[np.bool_]) -> NDArray[np.float64]:
    """A quadratic surface through most of the cells' logarithms."""
    x, y = (axis.ravel() for axis in np.meshgrid(*(np.linspace(-1, 1, count) for count in _CELLS)))
    terms = np.stack([np.ones_like(x), x, y, x * y, x * x, y * y], axis=1)
    fit = np.full(levels.shape, float(np.median(levels[usable])))
    for _ in range(6):
        miss = np.abs(levels - fit)
        close = usable & (miss <= max(_CLOSE, 1.5 * float(np.median(miss[usable]))))
        near = terms[close]
        ridge = np.diag([0.0, 1.0, 1.0, 2.0, 2.0, 2.0])
        fit = terms @ np.linalg.solve(near.T @ near + ridge, near.T @ levels[close])
    return np.asarray(fit)
