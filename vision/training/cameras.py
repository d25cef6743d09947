"""How a drawn camera sees the plane of a table."""

from __future__ import annotations

from dataclasses import dataclass

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.training.deck import CARD_WIDTH

Matrix = NDArray[np.float64]
"""A homography, shape (3, 3), dtype float64."""


@dataclass(frozen=True, slots=True)
class Pose:
    """Where a face lies in the table's plane: middle, in pixels of a face, and turn in radians."""

    x: float
    y: float
    turn: float


def project(matrix: Matrix, points: NDArray[np.float64]) -> NDArray[np.float64]:
    """Points of shape (n, 2) through a homography."""
    return np.asarray(cv2.perspectiveTransform(points.reshape(1, -1, 2), matrix)[0], np.float64)


def place(camera: Matrix, pose: Pose, face_height: int) -> Matrix:
    """The homography from a face's pixels to the picture."""
    cos, sin = np.cos(pose.turn), np.sin(pose.turn)
    lay = np.array([[cos, -sin, pose.x], [sin, cos, pose.y], [0, 0, 1]])
    centre = np.array([[1, 0, -CARD_WIDTH / 2], [0, 1, -face_height / 2], [0, 0, 1]])
    return np.asarray(camera @ lay @ centre, np.float64)


def look(tilt: float, axis: float, scale: float, distance: float, middle: tuple[float, float]) -> Matrix:
    """A camera's homography from the table's plane to pixels.

    Args:
        tilt: radians between the camera's axis and the plane's normal.
        axis: direction in the plane about which it is tilted, radians.
        scale: pixels a unit at the middle of the picture.
        distance: of the camera from there, in units.
        middle: the picture's middle in pixels.
    """
    cos, sin = np.cos(axis), np.sin(axis)
    turn = np.array([[cos, sin, 0], [-sin, cos, 0], [0, 0, 1]])
    lean = np.array([[1, 0, 0], [0, np.cos(tilt), 0], [0, np.sin(tilt) / distance, 1]])
    zoom = np.array([[scale, 0, middle[0]], [0, scale, middle[1]], [0, 0, 1]])
    return np.asarray(zoom @ turn.T @ lean @ turn, np.float64)


def tilted_camera(
    rng: np.random.Generator, tilt: float, scale: float, side: int, height: float, nearest: float
) -> Matrix:
    """A camera's homography as `look` gives it, tilted about any axis and as far away as people hold cameras.

    Args:
        rng: draws axis and distance.
        tilt: radians between the camera's axis and the plane's normal.
        scale: pixels a unit at the middle of the picture.
        side: of the square picture in pixels.
        height: of a card in units.
        nearest: least distance in halves of what is in view: nearer, the farther side would be behind it.
    """
    half = 0.75 * side / scale / max(np.cos(tilt), 0.3)
    distance = max(rng.uniform(3.5, 8) * height, rng.uniform(nearest, 3) * half)
    return look(tilt, rng.uniform(0, 2 * np.pi), scale, distance, (side / 2, side / 2))
