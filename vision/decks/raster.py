"""The small upright pictures in which cards are compared, and how they are cut out of a camera's picture.

A *raster* is a card seen straight on, edge to edge: BGR, dtype float32. Its pixels are counted in the card's
own coordinates, from (0, 0) at the upper left corner to (1, 1) at the lower right one.
"""

from __future__ import annotations

import math

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.sightings import Image, Points

Raster = NDArray[np.float32]
"""A card seen straight on: BGR, shape (height, width, 3), dtype float32."""

Weights = NDArray[np.float32]
"""How much each pixel of a raster counts, shape (height, width), dtype float32, in [0, 1]."""

View = NDArray[np.float64]
"""The homography from card coordinates to pixels of the picture, shape (3, 3), dtype float64."""

FINE = 110
"""Rows of a raster: 1.25 pixels to the millimetre of a poker card, what a camera above a table gives."""

COARSE = 44
"""Rows of a raster for the first look at all faces."""

_CORNER = 0.075
"""Radius of the round corners that are left out, as a part of the card's width: 3 to 5 mm on real cards."""

_RIM = 0.012
"""Part of the card's height at its edges that is left out: there lies the blur of the ground beside it."""

_HALVED_FROM, _MOST_HALVINGS = 0.3, 4
"""A picture is halved once more where it is still shrunk by 2 ** (1 - this), 1.6, since pixels are skipped
beyond 2; and how often at most."""

UNIT = np.array([[0, 0], [1, 0], [1, 1], [0, 1]], np.float32)
"""The corners in card coordinates, clockwise from the upper left."""


def raster_size(size: tuple[float, float], rows: int) -> tuple[int, int]:
    """Columns and rows of the raster of a card of that width and height."""
    return 2 * round(rows * size[0] / size[1] / 2), rows


def inner(columns: int, rows: int) -> Weights:
    """1 where a raster surely shows the card, 0 in its rim and its round corners."""
    mask = np.zeros((rows, columns), np.float32)
    rim = max(round(_RIM * rows), 1)
    radius = max(round(_CORNER * columns), 1)
    cv2.rectangle(mask, (rim + radius, rim), (columns - 1 - rim - radius, rows - 1 - rim), 1.0, -1)
    cv2.rectangle(mask, (rim, rim + radius), (columns - 1 - rim, rows - 1 - rim - radius), 1.0, -1)
    for x in (rim + radius, columns - 1 - rim - radius):
        for y in (rim + radius, rows - 1 - rim - radius):
            cv2.circle(mask, (x, y), radius, 1.0, -1)
    return mask


def planes(raster: Raster) -> NDArray[np.float32]:
    """A raster's channels one after the other, shape (3, rows * columns)."""
    return np.ascontiguousarray(raster.reshape(-1, 3).T)


def view_of(outline: Points) -> View:
    """The view of a card whose corners are seen there, shape (4, 2), clockwise from its upper left one."""
    return np.asarray(cv2.getPerspectiveTransform(UNIT, outline.astype(np.float32)), np.float64)


def outline_of(view: View) -> Points:
    """The corners in pixels of a card seen so, shape (4, 2), clockwise from its upper left one."""
    return np.asarray(cv2.perspectiveTransform(UNIT.reshape(-1, 1, 2), view).reshape(-1, 2), np.float32)


def is_convex(outline: Points) -> bool:
    """Whether an outline, shape (4, 2), is one of a card: convex, its corners clockwise."""
    sides = np.roll(outline, -1, axis=0) - outline
    turns = sides[:, 0] * np.roll(sides[:, 1], -1) - sides[:, 1] * np.roll(sides[:, 0], -1)
    return bool(turns.min() > 0)


def turned(view: View) -> View:
    """The same place with the card turned by half."""
    return view @ np.array([[-1, 0, 1], [0, -1, 1], [0, 0, 1]], np.float64)


def from_raster(size: tuple[int, int]) -> View:
    """The matrix from pixels of a raster of that many columns and rows to card coordinates.

    Pixel centres have whole coordinates in rasters, as in every picture.
    """
    columns, rows = size
    return np.array([[1 / columns, 0, 0.5 / columns], [0, 1 / rows, 0.5 / rows], [0, 0, 1]])


def moved(view: View, across: float, down: float) -> View:
    """The view of a card that lies so far beside another one, in parts of its own width and height."""
    return view @ np.array([[1, 0, across], [0, 1, down], [0, 0, 1]], np.float64)


def askew(view: View, degrees: float, size: tuple[float, float]) -> View:
    """The view of a card of that size in millimetres that lies so, but turned clockwise about its middle."""
    width, height = size
    cos, sin = math.cos(math.radians(degrees)), math.sin(math.radians(degrees))
    across, down = sin * height / width, sin * width / height
    turn = [[cos, -across, (1 - cos + across) / 2], [down, cos, (1 - cos - down) / 2], [0, 0, 1]]
    return view @ np.array(turn, np.float64)


class PicturePyramid:
    """A picture at full, half, quarter size and so on, to cut rasters out of without moiré."""

    def __init__(self, image: Image) -> None:
        self._levels: list[Image] = [image]

    @property
    def image(self) -> Image:
        """The picture itself."""
        return self._levels[0]

    def level(self, number: int) -> Image:
        """The picture, halved that many times."""
        while len(self._levels) <= number:
            self._levels.append(np.asarray(cv2.pyrDown(self._levels[-1]), np.uint8))
        return self._levels[number]

    def cut(self, view: View, size: tuple[int, int]) -> Raster:
        """The raster of a card seen so, of that many columns and rows; black outside the picture."""
        level, matrix = self._fitting(view, size)
        cut = cv2.warpPerspective(level, matrix, size, flags=cv2.INTER_LINEAR | cv2.WARP_INVERSE_MAP)
        return np.asarray(cut, np.float32)

    def sample(self, view: View, at: NDArray[np.float64], halvings: int) -> NDArray[np.float32]:
        """What is seen at some points of a card, shape (3, n).

        Args:
            view: how the card is seen.
            at: the points in card coordinates and with ones, shape (3, n).
            halvings: at which level of the picture, as `halvings` gives it.
        """
        x, y, z = view @ at
        z *= 2**halvings
        x, y = np.asarray([x / z, y / z], np.float32)[:, None]
        pixels = cv2.remap(self.level(halvings), x, y, cv2.INTER_LINEAR, borderMode=cv2.BORDER_CONSTANT)
        return np.asarray(pixels[0].T, np.float32, order="C")

    def halvings(self, view: View, size: tuple[int, int]) -> int:
        """How often to halve the picture until its pixels are about as large as those of a card's raster."""
        columns, rows = size
        shrink = math.sqrt(max(cv2.contourArea(outline_of(view)), 1.0) / (columns * rows))
        return min(math.floor(math.log2(max(shrink, 1.0)) + _HALVED_FROM), _MOST_HALVINGS)

    def _fitting(self, view: View, size: tuple[int, int]) -> tuple[Image, View]:
        """The level whose pixels are about as large as those of a raster, and the way from these to it."""
        number = self.halvings(view, size)
        matrix = view @ from_raster(size)
        matrix[:2] /= 2**number
        return self.level(number), matrix
