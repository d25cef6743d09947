"""Dice as rounded cubes of 16 mm, seen in perspective from any side."""

from __future__ import annotations

import math
from dataclasses import dataclass
from functools import cache
from typing import Final

import cv2
import numpy as np
from numpy.typing import NDArray

from companion.rehearsal.canvas import Texture, around
from companion.rehearsal.die_layouts import SQUARE, DieLayout
from companion.rehearsal.lens import Lens, Matrix, Points
from vision.boxes import PixelBox

Bgr = tuple[int, int, int]

EDGE: Final = 16.0
"""Length of an edge in millimetres, the common size of board games' dice."""

_ROUNDING: Final = 3.0
"""Radius in millimetres of its corners."""

_FINENESS: Final = 4
"""Pixels of the drawing, each way, for one of the picture: edges are as soft as a lens makes them."""

_CIRCLE: Final = np.stack([np.cos(np.linspace(0, 2 * np.pi, 18)), np.sin(np.linspace(0, 2 * np.pi, 18))], 1)
_CORNERS: Final = np.array([(x, y, z) for x in (-1, 1) for y in (-1, 1) for z in (-1, 1)], np.float64)

_NORMALS: Final = {
    1: np.array([0.0, 0.0, -1.0]),
    6: np.array([0.0, 0.0, 1.0]),
    2: np.array([0.0, 1.0, 0.0]),
    5: np.array([0.0, -1.0, 0.0]),
    3: np.array([1.0, 0.0, 0.0]),
    4: np.array([-1.0, 0.0, 0.0]),
}
"""Where each number looks on a die that shows 1: opposite numbers make 7; z points down into the table."""

_OCTAGONS: Final = ((EDGE / 2 - 1.0, 0.92), (EDGE / 2 - 2.4, 1.0))
"""A face is drawn as two octagons one within the other: half their width, and how bright they are."""


@dataclass(frozen=True, slots=True)
class DieLook:
    """What a die looks like.

    Attributes:
        body: its colour, BGR from 0 to 255.
        pips: the colour of its pips.
        layout: where they lie.
        accent: the colour of the pips of the layout's accents.
    """

    body: Bgr
    pips: Bgr
    layout: DieLayout = SQUARE
    accent: Bgr = (36, 30, 190)


def resting(value: int, turn: float) -> Matrix:
    """The rotation (die to world axes x, y, depth) of a die that shows `value`, turned clockwise."""
    normal = _NORMALS[value]
    up = _NORMALS[1]
    axis = np.cross(normal, up)
    if not axis.any():
        axis = np.array([1.0, 0.0, 0.0]) * (0.0 if value == 1 else math.pi)
    else:
        axis = axis / np.linalg.norm(axis) * (math.pi / 2)
    lifted = cv2.Rodrigues(axis)[0]
    spun = cv2.Rodrigues(np.array([0.0, 0.0, math.radians(turn)]))[0]
    return np.asarray(spun @ lifted)


def tumbling(rotation: Matrix, axis: tuple[float, float, float], degrees: float) -> Matrix:
    """The rotation turned further about an axis of the world."""
    direction = np.array(axis) / np.linalg.norm(axis)
    return np.asarray(cv2.Rodrigues(direction * math.radians(degrees))[0] @ rotation)


def draw_die(
    lens: Lens,
    middle: tuple[float, float, float],
    rotation: Matrix,
    look: DieLook,
    sun: NDArray[np.float64],
) -> tuple[PixelBox, Texture]:
    """A die as the camera sees it.

    Args:
        lens: the camera.
        middle: x, y and height of the die's middle in millimetres.
        rotation: from the die's axes to the world's (x, y, depth).
        look: what it looks like.
        sun: unit vector in world axes from the die towards the light.

    Returns:
        The part of the picture and what to blend there; an empty window when it is out of the picture.
    """
    centres = _CORNERS * (EDGE / 2 - _ROUNDING) @ rotation.T + _world(middle)
    density = lens.density(middle[0], middle[1])
    hubs = _seen(lens, centres)
    rim = (hubs[:, None] + _CIRCLE[None] * (_ROUNDING * density)).reshape(-1, 2)
    window = around(lens, rim)
    if window.empty:
        return window, np.zeros((0, 0, 4), np.uint8)
    size = ((window.bottom - window.top) * _FINENESS, (window.right - window.left) * _FINENESS)
    fine = np.zeros((*size, 4), np.uint8)
    hull = np.asarray(cv2.convexHull(rim.astype(np.float32))[:, 0], np.float64)
    shapes = [(hull, _shade(look.body, 0.62)), *_faces(lens, middle, rotation, look, sun)]
    for outline, colour in shapes:
        local = (outline - (window.left - 0.5, window.top - 0.5)) * _FINENESS - 0.5
        polygon = np.round(local * 16).astype(np.int32)
        cv2.fillPoly(fine, [polygon], (*colour, 255), cv2.LINE_AA, shift=4)
    soft = cv2.GaussianBlur(fine, (0, 0), 0.5 * _FINENESS)
    coarse = cv2.resize(soft, (size[1] // _FINENESS, size[0] // _FINENESS), interpolation=cv2.INTER_AREA)
    return window, np.asarray(coarse, np.uint8)


def _faces(
    lens: Lens,
    middle: tuple[float, float, float],
    rotation: Matrix,
    look: DieLook,
    sun: NDArray[np.float64],
) -> list[tuple[Points, tuple[int, int, int]]]:
    """Outlines in pixels of what is seen on a die's faces, with their colours, the lowest first."""
    eye, die = np.array([lens.eye[0], lens.eye[1], -lens.eye[2]]), _world(middle)
    outlines: list[NDArray[np.float64]] = []
    shades: list[tuple[int, int, int]] = []
    for value, own in _NORMALS.items():
        normal = rotation @ own
        if normal @ (eye - (die + normal * EDGE / 2)) <= 0:
            continue
        bright = 0.52 + 0.5 * max(0.0, float(normal @ sun))
        outlines += _outlines(value, look.layout)
        pips = look.accent if value in look.layout.accents else look.pips
        shades += [_shade(look.body, bright * share) for _, share in _OCTAGONS]
        shades += [_shade(pips, 0.35 + 0.65 * bright)] * value
    ends = np.cumsum([len(outline) for outline in outlines])
    seen = _seen(lens, np.concatenate(outlines) @ rotation.T + die)
    return list(zip(np.split(seen, ends[:-1]), shades, strict=True))


def _octagon(half: float) -> Points:
    cut = half * 0.8
    return np.array(
        [
            (-cut, -half),
            (cut, -half),
            (half, -cut),
            (half, cut),
            (cut, half),
            (-cut, half),
            (-half, cut),
            (-half, -cut),
        ]
    )


@cache
def _outlines(value: int, layout: DieLayout) -> list[NDArray[np.float64]]:
    """The octagons and the pips of a face in the die's own millimetres, each of shape (n, 3)."""
    normal = _NORMALS[value]
    right = np.roll(np.abs(normal), 1)
    down = np.cross(normal, right)
    pips = [_CIRCLE * layout.radii[value - 1] + np.array(place) for place in layout.places[value - 1]]
    flat = [*(_octagon(half) for half, _ in _OCTAGONS), *pips]
    return [shape[:, :1] * right + shape[:, 1:] * down + normal * EDGE / 2 for shape in flat]


def _world(middle: tuple[float, float, float]) -> NDArray[np.float64]:
    return np.array([middle[0], middle[1], -middle[2]])


def _seen(lens: Lens, world: NDArray[np.float64]) -> Points:
    return lens.project(world[:, :2], -world[:, 2])


def _shade(colour: tuple[int, int, int], bright: float) -> tuple[int, int, int]:
    blue, green, red = (min(255, round(part * bright)) for part in colour)
    return blue, green, red
