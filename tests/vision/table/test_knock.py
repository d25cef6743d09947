"""The motion of a knocked camera is found from the texture of the table, whatever was laid there since."""

from __future__ import annotations

import cv2
import numpy as np
import pytest

from vision.table.knock import KnockDetector, is_possible

WIDTH, HEIGHT = 480, 270
CORNERS = np.array([[[30.0, 20.0]], [[450.0, 20.0]], [[450.0, 250.0]], [[30.0, 250.0]]])
"""Corners of the table in the picture, pixels."""


def cloth(seed):
    """A mottled cloth, coarse and fine."""
    random = np.random.default_rng(seed)
    grain = sum(
        cv2.GaussianBlur(random.normal(0, 1, (HEIGHT, WIDTH, 3)).astype(np.float32), (0, 0), size) * size
        for size in (1.5, 4, 10, 25)
    )
    return np.clip(grain / grain.std() * 16 + (70, 110, 60), 0, 255).astype(np.uint8)


def knocked(seed):
    """A knock as a homography: turned up to 8 degrees, shifted and bent."""
    random = np.random.default_rng(seed)
    turn, shift, bend = (
        np.deg2rad(random.uniform(-8, 8)),
        random.uniform(-25, 25, 2),
        random.uniform(-1, 1, 2),
    )
    motion = np.eye(3)
    motion[:2, :2] = [[np.cos(turn), -np.sin(turn)], [np.sin(turn), np.cos(turn)]]
    centre = np.array([WIDTH / 2, HEIGHT / 2])
    motion[:2, 2] = centre - motion[:2, :2] @ centre + shift
    motion[2, :2] = bend * 1e-4
    return motion


def seen(before, motion, seed, *, cards, light):
    """What the knocked camera sees: the table moved, white cards on it, in that light, with noise."""
    random = np.random.default_rng(seed)
    picture = cv2.warpPerspective(before, motion, (WIDTH, HEIGHT), borderMode=cv2.BORDER_REFLECT)
    for x, y in zip(random.integers(40, 400, cards), random.integers(30, 200, cards), strict=True):
        cv2.rectangle(picture, (int(x), int(y)), (int(x) + 26, int(y) + 38), (235, 235, 235), -1)
    return np.clip(picture * light + random.normal(0, 2, picture.shape), 0, 255).astype(np.uint8)


@pytest.fixture
def watching():
    """A detector that has seen the bare table, and that table."""
    detector, before = KnockDetector(), cloth(0)
    inside = np.zeros((HEIGHT, WIDTH), np.uint8)
    inside[20:250, 30:450] = 255
    detector.settle(before, inside, np.zeros_like(inside))
    return detector, before


@pytest.mark.parametrize("light", [0.7, 1.0])
@pytest.mark.parametrize("seed", range(8))
def test_a_turned_and_bent_table_is_found_though_cards_were_laid_on_it(watching, seed, light):
    detector, before = watching
    motion = knocked(seed)
    found = detector.motion(seen(before, motion, seed, cards=5, light=light), all_changed=True)
    assert found is not None
    corners = (cv2.perspectiveTransform(CORNERS, one) for one in (motion, found))
    assert np.abs(np.subtract(*corners)).max() < 1.5


@pytest.mark.parametrize("seed", range(4))
def test_another_cloth_is_not_taken_for_the_same_one_moved(watching, seed):
    detector, _ = watching
    assert (
        detector.motion(seen(cloth(1 + seed), knocked(seed), seed, cards=0, light=1.0), all_changed=True)
        is None
    )


def test_cards_laid_on_a_table_at_rest_do_not_move_it(watching):
    detector, before = watching
    picture = seen(before, np.eye(3), 0, cards=6, light=1.0)
    assert np.array_equal(detector.motion(picture, all_changed=False), np.eye(3))


def under_leaves(table, shift):
    """The table with what leaves throw on it, hard-edged, pushed so many pixels to the right by the wind."""
    grain = np.random.default_rng(99).normal(0, 1, (HEIGHT, WIDTH + 40)).astype(np.float32)
    leaves = cv2.GaussianBlur(grain, (0, 0), 9)[:, 20 - shift : 20 - shift + WIDTH] > 0
    soft = cv2.GaussianBlur(np.where(leaves, 0.5, 1.3).astype(np.float32), (0, 0), 1.2)[..., None]
    noise = np.random.default_rng(shift).normal(0, 2, table.shape)
    return np.clip(table * soft + noise, 0, 255).astype(np.uint8)


@pytest.mark.parametrize("shift", [2, 4, 5, 7, 9, 12])
def test_the_shadows_of_leaves_that_move_do_not_move_the_table(shift):
    plain = np.clip(0.35 * cloth(0) + 0.65 * np.array([70, 110, 60]), 0, 255).astype(np.uint8)
    detector, inside = KnockDetector(), np.full((HEIGHT, WIDTH), 255, np.uint8)
    detector.settle(under_leaves(plain, 0), inside, np.zeros_like(inside))
    assert np.array_equal(detector.motion(under_leaves(plain, shift), all_changed=False), np.eye(3))


def zoomed(across, down):
    """Both sides so many times as large, about the middle."""
    motion = np.diag([across, down, 1.0])
    motion[:2, 2] = WIDTH / 2 * (1 - across), HEIGHT / 2 * (1 - down)
    return motion


CLEARED = np.array([[3.39, 0.168, -707.2], [-0.531, -2.385, 761.6], [0.0, 0.0, 1.0]])
"""What explained best, on a plain table, that 36 cards were taken from it."""


@pytest.mark.parametrize(
    ("motion", "possible"),
    [
        pytest.param(np.eye(3), True, id="none"),
        *(pytest.param(knocked(seed), True, id=f"a knock, {seed}") for seed in range(5)),
        pytest.param(zoomed(1.4, 1.4), True, id="nearer"),
        pytest.param(zoomed(0.7, 0.7), True, id="further"),
        pytest.param(zoomed(1.6, 1.6), False, id="far too near"),
        pytest.param(zoomed(0.6, 0.6), False, id="far too far"),
        pytest.param(zoomed(1.6, 1.0), False, id="stretched"),
        pytest.param(zoomed(-1.0, 1.0), False, id="mirrored"),
        pytest.param(CLEARED, False, id="a table that was cleared"),
    ],
)
def test_a_knock_neither_mirrors_the_table_nor_makes_it_much_larger(motion, possible):
    assert is_possible(motion, cloth(0)) is possible
