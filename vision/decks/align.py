"""Moves a view until what is seen lies on the face: Lucas and Kanade, the inverse compositional way.

S. Baker, I. Matthews: Lucas-Kanade 20 years on, International Journal of Computer Vision 56 (2004).
"""

from __future__ import annotations

import enum

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.decks.light import sums_of
from vision.decks.raster import Pictures, Raster, View, Weights

_CAP = 40.0
"""Grey levels beyond which a difference is another thing than a misplaced face."""

_FURTHEST = 0.06
"""A step that moves a corner further than this part of the card's height is cut to it."""


class Freedom(enum.IntEnum):
    """How much a view may change: the number of parameters, in the order of :func:`_motion`."""

    RIGID = 3
    SIMILAR = 4
    AFFINE = 6
    PROJECTIVE = 8


def aligned(
    pictures: Pictures, view: View, face: Raster, weights: Weights, freedom: Freedom, rounds: int
) -> View:
    """The view under which the picture shows the face best, near the given one.

    Args:
        pictures: the picture.
        view: where the card is thought to lie.
        face: its raster; the picture is compared at this size.
        weights: what of the card is in view.
        freedom: how the view may change.
        rounds: how many steps are made.
    """
    rows, columns = face.shape[:2]
    steepest = _steepest(face, freedom)
    flat = face.reshape(1, -1, 3)
    for _ in range(rounds):
        patch = pictures.cut(view, (columns, rows)).reshape(-1, 3)
        weight = weights.ravel()
        light = sums_of(patch, flat, weight).light()
        apart = (patch - light.offset[0]) / np.maximum(light.gains[0], 0.05) - flat[0]
        cap = _CAP / max(float(light.common[0]), 0.05)
        trust = (weight[:, None] * cap / np.maximum(np.abs(apart), cap)).ravel()
        weighted = steepest * trust[:, None]
        normal = weighted.T @ steepest
        normal[np.diag_indices(freedom)] *= 1.001
        normal[np.diag_indices(freedom)] += 1e-3
        step = np.linalg.solve(normal, weighted.T @ apart.ravel())
        view = _stepped(view, -step, columns / rows)
    return view


def _axes(columns: int, rows: int) -> tuple[NDArray[np.float32], NDArray[np.float32]]:
    """Coordinates of a raster's pixels from its middle, in parts of its height."""
    x = ((np.arange(columns) + 0.5) / columns - 0.5) * columns / rows
    y = (np.arange(rows) + 0.5) / rows - 0.5
    across, along = np.meshgrid(x, y)
    return across.astype(np.float32), along.astype(np.float32)


def _steepest(face: Raster, freedom: Freedom) -> NDArray[np.float32]:
    """How each value of the face changes with each parameter, shape (values, parameters)."""
    rows, columns = face.shape[:2]
    across, along = _axes(columns, rows)
    to_right = cv2.Scharr(face, cv2.CV_32F, 1, 0) * (rows / 32.0)
    down = cv2.Scharr(face, cv2.CV_32F, 0, 1) * (rows / 32.0)
    fields = (
        (np.ones_like(across), np.zeros_like(across)),
        (np.zeros_like(across), np.ones_like(across)),
        (-along, across),
        (across, along),
        (across, -along),
        (along, across),
        (across * across, across * along),
        (across * along, along * along),
    )[:freedom]
    images = [to_right * right[..., None] + down * below[..., None] for right, below in fields]
    return np.stack([image.ravel() for image in images], axis=1)


def _motion(step: NDArray[np.floating]) -> View:
    """The homography of a step, in parts of the card's height from its middle."""
    full = np.zeros(8)
    full[: len(step)] = step
    right, down, turn, grow, stretch, shear, lean_x, lean_y = full
    return np.array(
        [
            [1 + grow + stretch, shear - turn, right],
            [shear + turn, 1 + grow - stretch, down],
            [-lean_x, -lean_y, 1],
        ]
    )


def _stepped(view: View, step: NDArray[np.floating], slender: float) -> View:
    """The view after a step in the card's own plane; a wild step is cut short."""
    size = float(np.abs(step).max())
    if size > _FURTHEST:
        step = step * (_FURTHEST / size)
    from_unit = np.array([[slender, 0, -slender / 2], [0, 1, -0.5], [0, 0, 1]])
    return view @ np.linalg.inv(from_unit) @ _motion(step) @ from_unit
