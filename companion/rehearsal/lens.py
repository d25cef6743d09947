"""The geometry of the simulated camera: a pinhole with a slightly bent lens above the table.

World coordinates are table millimetres (x right, y down on the map) and the height above the table in
millimetres. A pixel's centre has whole coordinates.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from functools import cached_property
from typing import Final, TypeVar

import cv2
import numpy as np
from numpy.typing import NDArray

from companion.table.playing_table import SMALL_TABLE, PlayingTable, Size

Matrix = NDArray[np.float64]
"""Shape (3, 3), dtype float64."""

_USUAL_BEND: Final = 0.05
"""A lens that bends no more than this is an ordinary one; a fisheye does."""

_ROUNDS, _ROUNDS_OF_FEW, _MANY_ROUNDS = 4, 12, 40
"""A bend is taken back in so many rounds, each of which comes nearer: of all pixels in the fewest, of a few
points in more, and a strong one in the most."""

_BESIDE, _DRAWN_IN = 0.1, 0.25
"""What lies less far before the camera than this share of how far it lies beside, is taken to lie so far."""

Number = TypeVar("Number", np.float32, np.float64)

Points = NDArray[np.float64]
"""Shape (n, 2), dtype float64: pixels or table millimetres."""


@dataclass(frozen=True)
class Lens:
    """Where the camera hangs and how it sees.

    Attributes:
        focal: focal length in pixels.
        eye: the camera's place: x, y, height in millimetres.
        rotation: from world axes (x, y, minus height) to the camera's (right, down, forward).
        bend: first radial coefficient; negative: the picture's corners are drawn inwards.
        picture: width and height of every frame in pixels.
        shift: principal point in pixels, from the middle of the picture.
    """

    focal: float
    eye: tuple[float, float, float]
    rotation: Matrix
    bend: float
    picture: tuple[int, int]
    shift: tuple[float, float] = (0.0, 0.0)

    @property
    def principal(self) -> tuple[float, float]:
        """The pixel that the axis of the lens meets."""
        return (self.picture[0] - 1) / 2 + self.shift[0], (self.picture[1] - 1) / 2 + self.shift[1]

    def project(self, points: Points, height: float | NDArray[np.float64] = 0.0) -> Points:
        """The pixels of points at a height above the table, both in millimetres."""
        across_down, deep = self.rotation[:, :2].T, self.rotation[:, 2]
        seen = points @ across_down + (self._origin - np.multiply.outer(height, deep))
        plain = self._in_sight(seen)
        bent = plain * (1.0 + self.bend * _squares(plain))
        return np.asarray(bent * self.focal + self.principal)

    def _in_sight(self, seen: NDArray[np.float64]) -> Points:
        """The directions (right, down) of places in the camera's axes; what is out of view stays so.

        What is far beside or behind the camera is drawn before it, and to where a strong bend leads outwards
        still: else it would fold back into the picture.
        """
        beside = np.sqrt(_squares(seen[:, :2]))
        plain = seen[:, :2] / np.where(seen[:, 2:] < _BESIDE * beside, beside * _DRAWN_IN, seen[:, 2:])
        if self.bend >= -_USUAL_BEND:
            return np.asarray(plain)
        share = 1.0 / (3.0 * -self.bend * np.maximum(_squares(plain), 1e-9))
        return np.asarray(plain * np.sqrt(np.minimum(share, 1.0)))

    @cached_property
    def _origin(self) -> NDArray[np.float64]:
        """The middle of the table in the camera's axes, in millimetres, shape (3,)."""
        return np.asarray(self.rotation @ (-self.eye[0], -self.eye[1], self.eye[2]))

    def plane(self, height: float = 0.0) -> Matrix:
        """The homography from straightened rays (see `rays`) to millimetres in the plane at that height."""
        eye = np.array([self.eye[0], self.eye[1], -self.eye[2]])
        to_world = self.rotation.T
        depth = -height - eye[2]
        # A ray d meets the plane at eye + d * depth / d[2]; as a homography: (d * depth + eye * d[2]) / d[2].
        upper = to_world[:2] * depth + np.outer(eye[:2], to_world[2])
        return np.vstack([upper, to_world[2]])

    @cached_property
    def rays(self) -> NDArray[np.float32]:
        """The straightened direction (right, down) of each pixel, shape (height, width, 2), dtype float32."""
        across, down = np.meshgrid(np.arange(self.picture[0]), np.arange(self.picture[1]))
        bent = np.stack([across, down], 2).astype(np.float32)
        bent = (bent - np.array(self.principal, np.float32)) / np.float32(self.focal)
        plain = bent.copy()
        for _ in range(_ROUNDS if abs(self.bend) <= _USUAL_BEND else _MANY_ROUNDS):
            plain = bent / (1.0 + np.float32(self.bend) * _squares(plain))
        return np.asarray(plain, np.float32)

    def on_table(self, pixels: Points, height: float = 0.0) -> Points:
        """The millimetres of pixels, in the plane at that height."""
        bent = (np.asarray(pixels, np.float64) - self.principal) / self.focal
        plain = bent.copy()
        for _ in range(_ROUNDS_OF_FEW if abs(self.bend) <= _USUAL_BEND else _MANY_ROUNDS):
            plain = bent / (1.0 + self.bend * _squares(plain))
        return np.asarray(cv2.perspectiveTransform(plain[:, None], self.plane(height))[:, 0])

    def behind(self, x: float, y: float, height: float, other: float) -> tuple[float, float]:
        """Where the ray through a point at a height meets the plane at another one, all in millimetres."""
        far = (self.eye[2] - other) / (self.eye[2] - height)
        return self.eye[0] + (x - self.eye[0]) * far, self.eye[1] + (y - self.eye[1]) * far

    def density(self, x: float, y: float) -> float:
        """Pixels per millimetre at a place on the table, along the direction in which they are most."""
        spot = np.array([(x, y), (x + 1.0, y), (x, y + 1.0)])
        origin, right, down = self.project(spot).tolist()
        return max(math.dist(origin, right), math.dist(origin, down))


def _squares(points: NDArray[Number]) -> NDArray[Number]:
    """How far each point, shape (..., 2), is from 0, squared, shape (..., 1).

    That is far quicker than a sum along so short an axis.
    """
    across, down = points[..., :1], points[..., 1:]
    return across * across + down * down


def aimed(
    focal: float,
    tilt: float,
    bearing: float,
    roll: float,
    bend: float,
    table: PlayingTable = SMALL_TABLE,
) -> Lens:
    """A lens that looks at the table so that the play area just fills the picture.

    Args:
        focal: in widths of the picture.
        tilt: degrees from straight above.
        bearing: degrees clockwise on the map from the lower edge to where the camera hangs.
        roll: degrees that the picture is turned.
        bend: see `Lens`.
        table: the table, and how large the picture is.
    """
    distance, target = 1.4 * table.play_area[0], np.zeros(2)
    width, height = table.picture
    pixels, border = focal * width, _border(table.play_area)
    lens = _lens(pixels, tilt, bearing, roll, bend, table.picture, distance, target)
    for _ in range(12):
        box = lens.project(border)
        low, high = box.min(0), box.max(0)
        fill = max((high[0] - low[0]) / (width - 16), (high[1] - low[1]) / (height - 16))
        distance *= fill
        middle = lens.on_table(((low + high) / 2)[None])[0]
        target = target + (middle - lens.on_table(np.array([lens.principal]))[0])
        lens = _lens(pixels, tilt, bearing, roll, bend, table.picture, distance, target)
    return lens


def _border(play_area: Size) -> Points:
    across, down = play_area[0] / 2, play_area[1] / 2
    steps = np.linspace(-1.0, 1.0, 9)
    ones = np.ones_like(steps)
    edges = [(steps, ones), (steps, -ones), (ones, steps), (-ones, steps)]
    return np.concatenate([np.column_stack([x * across, y * down]) for x, y in edges])


def _lens(
    focal: float,
    tilt: float,
    bearing: float,
    roll: float,
    bend: float,
    picture: tuple[int, int],
    distance: float,
    target: Points,
) -> Lens:
    lean, turn = math.radians(tilt), math.radians(bearing)
    back = np.array([-math.sin(lean) * math.sin(turn), math.sin(lean) * math.cos(turn), -math.cos(lean)])
    forward = -back
    right = np.cross(np.array([0.0, 1.0, 0.0]), forward)
    right /= np.linalg.norm(right)
    down = np.cross(forward, right)
    spin = math.radians(roll)
    rolled = math.cos(spin) * right + math.sin(spin) * down
    rotation = np.vstack([rolled, np.cross(forward, rolled), forward])
    eye = np.array([target[0], target[1], 0.0]) + back * distance
    return Lens(focal, (float(eye[0]), float(eye[1]), float(-eye[2])), rotation, bend, picture)
