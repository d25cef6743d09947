"""Tables drawn for the tests: dice traced at chosen places, and things beside them that are not dice."""

from __future__ import annotations

from dataclasses import dataclass

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.calibration import Calibration
from vision.sightings import Image
from vision.training.dice_drawing import COVER, EDGE_PX, GLOSS, PIP, SHADE, SIDE_PX, Shape, View, draw
from vision.training.dice_layouts import pip_places, square

Colour = tuple[int, int, int]

WHITE, BLACK, IVORY = (245, 245, 245), (25, 25, 25), (215, 235, 240)
RED, GREEN, PURPLE, YELLOW = (40, 40, 190), (60, 120, 30), (140, 40, 130), (40, 190, 240)
_SIDES = {1: (2, 3), 2: (1, 3), 3: (1, 2), 4: (1, 2), 5: (1, 3), 6: (2, 3)}


@dataclass(frozen=True, slots=True)
class Die:
    """A die on a drawn table: value, place and edge in pixels, turn and camera elevation in degrees.

    ``bold`` pips are as large as on some small dice and reach near the face's edges.
    """

    value: int
    x: float
    y: float
    edge: float = 40.0
    turn: float = 20.0
    elevation: float = 80.0
    body: Colour = WHITE
    ink: Colour = BLACK
    round_: bool = False
    bold: bool = False


def table(height: int = 480, width: int = 640, colour: Colour = (70, 90, 60)) -> Image:
    """Return an empty table with a little grain."""
    grain = np.random.default_rng(5).normal(0, 3, (height, width, 1))
    return np.clip(np.asarray(colour) + grain, 0, 255).astype(np.uint8)


def lay(picture: Image, *dice: Die) -> Image:
    """Return the picture with dice on it, the farthest first."""
    canvas = picture.astype(np.float32)
    for die in sorted(dice, key=lambda die: die.y):
        _lay_one(canvas, die)
    return np.clip(canvas, 0, 255).astype(np.uint8)


def _lay_one(canvas: NDArray[np.float32], die: Die) -> None:
    rounding, ball = (0.12, 0.74) if die.round_ else (0.05, 0.9)
    pip, spread = (0.13, 0.31) if die.bold else (0.09, 0.24)
    shape = Shape(rounding, ball, square(spread, pip), 0.4, 0.0)
    view = View(die.elevation, 45.0, 12.0, (0.3, 0.4, 0.866), 0.5)
    drawing = draw(shape, view, (*_SIDES[die.value], die.value))
    scale, middle = die.edge / EDGE_PX, (SIDE_PX - 1) / 2
    matrix = cv2.getRotationMatrix2D((middle, middle), die.turn, scale)
    top = drawing.top.mean(axis=0) @ matrix[:, :2].T + matrix[:, 2]
    matrix[:, 2] += (die.x - top[0], die.y - top[1])
    soft = cv2.GaussianBlur(drawing.layers, (0, 0), max(0.3, 0.4 / scale)) if scale < 1 else drawing.layers
    size = canvas.shape[1::-1]
    layers = np.dstack([cv2.warpAffine(part, matrix, size) for part in (soft[..., :4], soft[..., 4:])])
    pip, shade, gloss, cover = (
        layers[..., layer, None] / np.float32(255) for layer in (PIP, SHADE, GLOSS, COVER)
    )
    shadow = cv2.GaussianBlur(cover, (0, 0), die.edge * 0.12)[..., None]
    canvas *= 1 - 0.35 * shadow
    ink = pip / np.maximum(cover, 1e-3)
    colour = np.asarray(die.body) * (1 - ink) + np.asarray(die.ink) * ink
    canvas *= 1 - cover
    canvas += colour * shade + 60 * gloss


def domino(picture: Image, x: int, y: int, half: int, values: tuple[int, int]) -> Image:
    """Return the picture with an upright domino whose halves are ``half`` pixels wide."""
    drawn = picture.copy()
    cv2.rectangle(drawn, (x, y), (x + half, y + 2 * half), BLACK, -1)
    cv2.line(drawn, (x + 3, y + half), (x + half - 3, y + half), WHITE, 1)
    for number, value in enumerate(values):
        for row, column in pip_places(value):
            spot = (round(x + half * (0.5 + 0.26 * column)), round(y + half * (0.5 + number + 0.26 * row)))
            cv2.circle(drawn, spot, max(2, round(half * 0.09)), WHITE, -1, cv2.LINE_AA)
    return drawn


def card(picture: Image, x: int, y: int, width: int, rows: int, columns: int) -> Image:
    """Return the picture with a white card that bears diamonds in rows and columns."""
    drawn = picture.copy()
    height = round(width * 1.5)
    cv2.rectangle(drawn, (x, y), (x + width, y + height), WHITE, -1)
    for row in range(rows):
        for column in range(columns):
            middle = np.array([x + width * (column + 1) / (columns + 1), y + height * (row + 1) / (rows + 1)])
            corners = middle + np.array([(0, -1), (0.7, 0), (0, 1), (-0.7, 0)]) * width * 0.09
            cv2.fillPoly(drawn, [corners.round().astype(np.int32)], RED, cv2.LINE_AA)
    return drawn


PX_PER_MM = 1.3
NEARER = 209.0 / (209.0 - 16.0)
"""The top of a die is that much nearer to a camera that hangs 209 mm above the table."""

ABOVE = Calibration(
    np.array([[1 / PX_PER_MM, 0, -160 / PX_PER_MM], [0, 1 / PX_PER_MM, -120 / PX_PER_MM], [0, 0, 1.0]]),
    (320, 240),
    (240.0, 180.0),
)
"""A table seen from straight above."""


def die_from_above(value: int, turn: float, body: Colour, ink: Colour) -> Image:
    """Return the picture of that table, of wood, with the top of a die of 16 mm in the middle."""
    fine = 8
    picture = np.full((240 * fine, 320 * fine, 3), (70, 110, 150), np.uint8)
    scale, middle = PX_PER_MM * NEARER * fine, np.array([160, 120]) * fine
    angle = np.deg2rad(turn)
    rotation = np.array([[np.cos(angle), np.sin(angle)], [-np.sin(angle), np.cos(angle)]])
    corners = np.array([[-8, -8], [8, -8], [8, 8], [-8, 8]]) @ rotation * scale + middle
    cv2.fillConvexPoly(picture, corners.astype(np.int32), body)
    for place in np.array(pip_places(value)) * 4.1 @ rotation * scale + middle:
        cv2.circle(picture, tuple(int(v) for v in place), round(1.6 * scale), ink, cv2.FILLED)
    small = cv2.resize(picture, (320, 240), interpolation=cv2.INTER_AREA)
    noise = np.random.default_rng(value).normal(0, 2, small.shape)
    return np.clip(small + noise, 0, 255).astype(np.uint8)
