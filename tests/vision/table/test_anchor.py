"""What small knocks add up to is measured beside one picture that stays, or not at all."""

from __future__ import annotations

import cv2
import numpy as np
import pytest

from tests.vision.table.test_knock import HEIGHT, WIDTH, cloth
from vision.table.anchor import Anchor

INSIDE = np.full((HEIGHT, WIDTH), 255, np.uint8)
NOTHING = np.zeros((HEIGHT, WIDTH), np.uint8)
CORNERS = np.array([[[30.0, 20.0]], [[450.0, 20.0]], [[450.0, 250.0]], [[30.0, 250.0]]])


def creep(x: float, y: float = 0.0, degrees: float = 0.0) -> np.ndarray:
    """A shift by so many fine pixels and a turn about the picture's middle."""
    turn = cv2.getRotationMatrix2D((WIDTH / 2, HEIGHT / 2), degrees, 1.0)
    turn[:, 2] += x, y
    return np.vstack([turn, [0.0, 0.0, 1.0]])


def seen(motion: np.ndarray, *, light: float = 1.0, seed: int = 1, plain: bool = False) -> np.ndarray:
    """A cloth once the picture has moved so, in that light, with noise."""
    picture = np.full_like(cloth(0), 90) if plain else cloth(0)
    moved = cv2.warpPerspective(picture, motion, (WIDTH, HEIGHT), borderMode=cv2.BORDER_REFLECT)
    noise = np.random.default_rng(seed).normal(0, 2, moved.shape)
    return np.clip(moved * light + noise, 0, 255).astype(np.uint8)


def covered(*boxes: tuple[int, int, int, int]) -> np.ndarray:
    """A mask of boxes: left, top, right, lower edge."""
    mask = NOTHING.copy()
    for left, top, right, bottom in boxes:
        mask[top:bottom, left:right] = 255
    return mask


def held(picture: np.ndarray, things: np.ndarray = NOTHING, anchor: Anchor | None = None) -> Anchor:
    """An anchor that was given a steady picture."""
    anchor = anchor or Anchor()
    anchor.hold(picture, INSIDE, things)
    return anchor


def off(found: np.ndarray | None, motion: np.ndarray) -> float:
    """Fine pixels by which a motion that was found is off at the table's corners."""
    assert found is not None
    return float(
        np.abs(np.subtract(*(cv2.perspectiveTransform(CORNERS, one) for one in (found, motion)))).max()
    )


@pytest.mark.parametrize("light", [0.7, 1.0])
@pytest.mark.parametrize(
    "motion",
    [creep(2.0), creep(-1.2, 1.4), creep(0.0, 0.0, 1.0), creep(1.0, -1.0, -0.8)],
    ids=["right", "left and down", "turned", "both"],
)
def test_what_has_added_up_is_found(motion, light):
    assert off(held(seen(creep(0.0), seed=0)).crept(seen(motion, light=light), NOTHING), motion) < 0.3


@pytest.mark.parametrize("motion", [creep(0.0), creep(1.2), creep(0.9, -0.9), creep(0.0, 0.0, 0.5)])
def test_a_tremble_is_followed_nowhere(motion):
    assert held(seen(creep(0.0), seed=0)).crept(seen(motion), NOTHING) is None


def test_a_hundred_plays_at_a_table_that_trembles_add_nothing_up():
    random, anchor = np.random.default_rng(5), Anchor()
    for seed in range(100):
        picture = seen(creep(*random.uniform(-0.7, 0.7, 2)), seed=seed)
        assert anchor.crept(picture, NOTHING) is None
        held(picture, anchor=anchor)


def test_small_steps_are_followed_one_after_the_other_and_no_error_adds_up():
    anchor, followed = held(seen(creep(0.0), seed=0)), np.eye(3)
    for step in range(1, 21):
        picture = seen(creep(0.9 * step, -0.3 * step), seed=step)
        motion = anchor.crept(picture, NOTHING)
        followed = followed if motion is None else motion @ followed
        assert off(followed, creep(0.9 * step, -0.3 * step)) < 1.8
        held(picture, anchor=anchor)
    assert off(followed, creep(18.0, -6.0)) < 0.3


HALF = (0, 0, WIDTH // 2, HEIGHT)
MOST = (0, 0, WIDTH - 70, HEIGHT)


@pytest.mark.parametrize(
    ("things", "tells"),
    [((), True), ((HALF,), True), ((MOST,), False)],
    ids=["bare", "half of it covered", "one end in view"],
)
def test_cards_laid_since_then_leave_it_to_the_rest_of_the_table_unless_that_is_too_little(things, tells):
    """The cards were shifted, too, and further: they say nothing of the table."""
    anchor, picture = held(seen(creep(0.0), seed=0)), seen(creep(2.0))
    for left, top, right, bottom in things:
        picture[top:bottom, left:right] = seen(creep(9.0, 4.0))[top:bottom, left:right]
    found = anchor.crept(picture, covered(*things))
    assert (found is not None) is tells
    assert found is None or off(found, creep(2.0)) < 0.4


@pytest.mark.parametrize(("part", "tells"), [(0.3, True), (0.7, False)], ids=["a part", "most of it"])
def test_what_moves_otherwise_and_is_no_known_thing_is_not_the_table(part, tells):
    anchor, picture, width = held(seen(creep(0.0), seed=0)), seen(creep(2.0)), round(part * WIDTH)
    for column in range(0, width, 40):  # each piece of it elsewhere
        there = seen(creep(5.0 + column / 10, -4.0))
        picture[:, column : column + 40] = there[:, column : column + 40]
    found = anchor.crept(picture, NOTHING)
    assert (found is not None) is tells
    assert found is None or off(found, creep(2.0)) < 0.4


def test_a_plain_table_tells_nothing():
    anchor = held(seen(creep(0.0), plain=True))
    assert anchor.crept(seen(creep(2.0), plain=True), NOTHING) is None


def test_what_was_followed_is_not_taken_back_where_noise_in_dim_light_hides_the_texture():
    anchor = held(seen(creep(0.0), seed=0))
    assert anchor.crept(seen(creep(2.0)), NOTHING) is not None
    for seed in range(8):
        assert anchor.crept(seen(creep(2.0), light=0.02, seed=seed), NOTHING) is None


def test_once_the_table_is_cleared_a_picture_that_shows_more_of_it_is_held_to_and_nothing_is_lost():
    things = covered((0, 0, WIDTH - 200, HEIGHT))
    anchor = held(seen(creep(0.0), seed=0), things)
    assert anchor.crept(seen(creep(1.2)), NOTHING) is None
    held(seen(creep(1.2)), anchor=anchor)
    hidden_now = covered((WIDTH - 200, 0, WIDTH, HEIGHT))
    assert off(anchor.crept(seen(creep(2.2), seed=2), hidden_now), creep(2.2)) < 0.4
