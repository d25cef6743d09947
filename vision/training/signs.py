"""Shapes and signs that are no suits, for faces that only look like cards."""

from __future__ import annotations

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.sightings import Image
from vision.training.fonts import Mask


def draw_random_shape(picture: Image, rng: np.random.Generator, colour: tuple[int, int, int]) -> None:
    """Draws a polygon, an ellipse or a hatching somewhere into a picture; `colour` is BGR."""
    rows, columns = picture.shape[:2]
    centre = (int(rng.integers(columns)), int(rng.integers(rows)))
    reach = rng.uniform(0.05, 0.35) * columns
    kind = rng.random()
    if kind < 0.4:
        points = np.array(centre) + rng.normal(0, reach, (int(rng.integers(3, 7)), 2))
        cv2.fillPoly(picture, [points.astype(np.int32)], colour, cv2.LINE_AA)
    elif kind < 0.7:
        axes = (int(reach * rng.uniform(0.3, 1)) + 1, int(reach * rng.uniform(0.3, 1)) + 1)
        turn = float(rng.uniform(0, 180))
        cv2.ellipse(picture, centre, axes, turn, 0, 360, colour, -1 if rng.random() < 0.6 else 2, cv2.LINE_AA)
    else:
        step = rng.uniform(3, 8)
        slope = rng.normal(0, 1, 2)
        slope = slope / (np.hypot(*slope) + 1e-6) * reach
        across = np.array([-slope[1], slope[0]]) / reach
        for line in range(int(rng.integers(3, 9))):
            start = np.array(centre) + across * step * line
            ends = (start.astype(int), (start + slope).astype(int))
            cv2.line(picture, tuple(map(int, ends[0])), tuple(map(int, ends[1])), colour, 1, cv2.LINE_AA)


def other_sign(rng: np.random.Generator) -> Mask:
    """A sign that is no suit: a disc, a box, a triangle, a star, a ring, a cross."""
    sign = np.zeros((100, 100), np.uint8)
    sides = int(rng.integers(0, 6))
    if sides == 0:
        cv2.circle(sign, (50, 50), 45, 255, -1 if rng.random() < 0.7 else 14, cv2.LINE_AA)
        return sign
    if sides == 1:
        cv2.rectangle(sign, (8, 8), (92, 92), 255, -1 if rng.random() < 0.7 else 14)
        return sign
    if sides == 2:
        cv2.line(sign, (50, 5), (50, 95), 255, 24)
        cv2.line(sign, (5, 50), (95, 50), 255, 24)
        return sign
    count = int(rng.integers(3, 7))
    angle = np.linspace(0, 2 * np.pi, 2 * count, endpoint=False) - np.pi / 2
    inner = rng.uniform(0.35, 0.6) if sides > 3 else np.cos(np.pi / count)
    radius = np.where(np.arange(2 * count) % 2 == 0, 47.0, 47.0 * inner)
    points: NDArray[np.float64] = 50 + np.stack([radius * np.cos(angle), radius * np.sin(angle)], axis=1)
    cv2.fillPoly(sign, [points.astype(np.int32)], 255, cv2.LINE_AA)
    return sign
