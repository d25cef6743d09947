"""How a drawn camera sees the plane of a table."""

from __future__ import annotations

import numpy as np
import pytest

from tests.vision.cards.drawn_cards import CARD_HEIGHT
from vision.training.cameras import Pose, look, place, project, tilted_camera
from vision.training.deck import CARD_WIDTH


def test_a_tilted_camera_shows_the_near_edge_larger() -> None:
    camera = look(np.deg2rad(50), 0.0, 1.0, 1000.0, (160.0, 160.0))
    matrix = place(camera, Pose(0.0, 0.0, 0.0), CARD_HEIGHT)
    corners = project(
        matrix, np.array([[0, 0], [CARD_WIDTH, 0], [CARD_WIDTH, CARD_HEIGHT], [0, CARD_HEIGHT]], float)
    )
    upper, lower = np.hypot(*(corners[1] - corners[0])), np.hypot(*(corners[2] - corners[3]))
    assert upper != pytest.approx(lower, rel=0.1)


def test_all_of_the_picture_shows_what_lies_before_a_tilted_camera() -> None:
    for seed in range(20):
        camera = tilted_camera(np.random.default_rng(seed), 1.2, 0.5, 320, CARD_HEIGHT, 1.3)
        corners = np.array([[0, 0, 1], [320, 0, 1], [320, 320, 1], [0, 320, 1]], float)
        scale = corners @ np.linalg.inv(camera)[2]
        assert (scale > 0).all() or (scale < 0).all(), "none lies beyond the horizon"
