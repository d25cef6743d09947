"""Patches show a face as an upright square, whatever its size, turn and view."""

from __future__ import annotations

import cv2
import numpy as np
import pytest

from vision.dice.patches import PATCH_PX, SPAN, cut
from vision.halvings import Halvings

SIDE = PATCH_PX / SPAN
"""Side of a face in a patch."""


def picture_of(middle: tuple[float, float], face: np.ndarray) -> np.ndarray:
    """A black picture with a white face in it, smooth at its edges."""
    picture = np.zeros((400, 400, 3), np.uint8)
    corners = np.array([[-0.5, -0.5], [0.5, -0.5], [0.5, 0.5], [-0.5, 0.5]]) @ face.T + middle
    cv2.fillConvexPoly(picture, np.round(corners * 16).astype(np.int32), (255,) * 3, cv2.LINE_AA, 4)
    return picture


@pytest.mark.parametrize(
    "face",
    [
        np.eye(2) * 14,
        np.eye(2) * 23,
        np.eye(2) * 120,
        np.array([[30.0, -20.0], [20.0, 30.0]]),
        np.array([[50.0, 10.0], [0.0, 20.0]]),
    ],
    ids=["small", "middling", "large", "turned", "seen from the side"],
)
def test_a_patch_shows_the_face_as_a_square_in_its_middle(face: np.ndarray) -> None:
    middle = (150.0, 200.0)
    patch = cut(Halvings(picture_of(middle, face)), middle, face)
    assert patch.shape == (PATCH_PX, PATCH_PX, 3)
    rows, columns = np.nonzero(patch[..., 0] > 127)
    assert (rows.mean(), columns.mean()) == pytest.approx((23.5, 23.5), abs=1)
    assert (np.ptp(rows) + 1, np.ptp(columns) + 1) == pytest.approx((SIDE, SIDE), abs=2.5)


def test_a_patch_beyond_the_border_repeats_the_border() -> None:
    picture = np.full((40, 40, 3), 90, np.uint8)
    assert (cut(Halvings(picture), (0.0, 0.0), np.eye(2) * 30) == 90).all()
