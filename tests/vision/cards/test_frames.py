"""Patches come out upright, whatever the index's turn, size and skew."""

from __future__ import annotations

import cv2
import numpy as np
import pytest

from vision.cards.frames import PATCH_HEIGHT, PATCH_WIDTH, normalised, patches
from vision.halvings import Halvings
from vision.sightings import Image


def arrow(size: float, turn: float) -> tuple[Image, np.ndarray]:
    """A picture with a white upper and a black lower half of an index, and its frame."""
    picture = np.full((400, 400, 3), 128, np.uint8)
    cos, sin = np.cos(np.deg2rad(turn)), np.sin(np.deg2rad(turn))
    right, down = np.array([cos, sin]) * size, np.array([-sin, cos]) * size
    middle = np.array([200.0, 200.0])
    for way, colour in ((-1, 255), (1, 0)):
        edge = 1.5 * way * down
        corners = [middle - right, middle + right, middle + right + edge, middle - right + edge]
        cv2.fillConvexPoly(picture, np.array(corners, np.int32), (colour,) * 3)
    return picture, np.array([[*middle, *down, *right]], np.float32)


@pytest.mark.parametrize("size", [10, 19, 45, 90])
@pytest.mark.parametrize("turn", [0, 33, 90, 200])
def test_a_patch_is_upright(size: float, turn: float) -> None:
    picture, frame = arrow(size, turn)
    patch = patches(Halvings(picture).levels(), frame)[0]
    assert patch.shape == (PATCH_HEIGHT, PATCH_WIDTH, 3)
    assert patch[2:20].min() > 230
    assert patch[28:-2].max() < 25


def test_no_frames_give_no_patches() -> None:
    assert (
        patches(Halvings(np.zeros((64, 64, 3), np.uint8)).levels(), np.empty((0, 6), np.float32)).shape[0]
        == 0
    )


def test_dark_and_bright_pictures_look_alike_to_the_reader() -> None:
    picture, frame = arrow(30, 10)
    bright = normalised(patches(Halvings(picture).levels(), frame))
    dark = normalised(patches(Halvings((picture * 0.4).astype(np.uint8)).levels(), frame))
    assert np.abs(bright - dark).max() < 0.2
    assert abs(float(bright.mean())) < 1e-4
