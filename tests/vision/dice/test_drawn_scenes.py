"""What the networks learn from is drawn rightly: values on top, places where they are."""

from __future__ import annotations

from pathlib import Path

import cv2
import numpy as np
import pytest

from vision.dice.faces import Aim
from vision.training.dice_clutter import specks
from vision.training.dice_data import Scenes, draw_look_alikes
from vision.training.dice_drawing import COVER, PIP, Drawing, Shape, View, draw
from vision.training.dice_grounds import strew_dust
from vision.training.dice_kinds import draw_dice
from vision.training.dice_layouts import pip_places, square
from vision.training.dice_patches import (
    Spots,
    draw_patches,
    frame_of,
    once_made,
    random_spots,
    side_spots,
    without_dice,
)
from vision.training.dice_samples import CELL, draw_crops, sizes_of
from vision.training.dice_scenes import SIDE, compose, compose_look_alikes

PLAIN = Shape(0.05, 0.9, square(0.25, 0.09), 0.0, 0.0)
FROM_ABOVE = View(90.0, 0.0, 30.0, (0.0, 0.0, 1.0), 0.5)
SIDES = {1: (2, 3), 2: (1, 3), 3: (1, 2), 4: (1, 2), 5: (1, 3), 6: (2, 3)}


@pytest.fixture(scope="module")
def stock() -> list[Drawing]:
    return draw_dice(np.random.default_rng(3), 12)


def one_die(picture: np.ndarray, top: np.ndarray, sides: np.ndarray | None = None) -> Scenes:
    """One scene with a four in full view, and those sides of it."""
    seen = np.zeros((0, 4, 2), np.float32) if sides is None else sides
    owners = np.zeros(len(seen), np.int64)
    return Scenes(
        picture, np.array([0]), np.array([4]), top, np.ones(1, np.float32), seen, owners, np.zeros(1, bool)
    )


@pytest.mark.parametrize("value", range(1, 7))
def test_a_face_has_as_many_pips_as_its_value(value: int) -> None:
    assert len(set(pip_places(value))) == value


@pytest.mark.parametrize("value", range(1, 7))
def test_a_die_seen_from_above_shows_the_pips_of_its_value(value: int) -> None:
    drawing = draw(PLAIN, FROM_ABOVE, (*SIDES[value], value))
    pips = (drawing.layers[..., PIP] > 127).astype(np.uint8)
    assert drawing.value == value
    assert cv2.connectedComponents(pips)[0] - 1 == value


def test_the_corners_of_the_top_frame_what_is_drawn_from_above() -> None:
    drawing = draw(PLAIN, FROM_ABOVE, (1, 2, 3))
    rows, columns = np.nonzero(drawing.layers[..., COVER] > 127)
    drawn = (columns.min(), rows.min(), columns.max(), rows.max())
    assert (*drawing.top.min(axis=0), *drawing.top.max(axis=0)) == pytest.approx(drawn, abs=1.5)


@pytest.mark.parametrize(("azimuth", "elevation", "seen"), [(0.0, 45.0, 1), (45.0, 45.0, 2), (0.0, 90.0, 0)])
def test_the_sides_that_the_camera_sees_lie_below_the_top(
    azimuth: float, elevation: float, seen: int
) -> None:
    drawing = draw(PLAIN, View(elevation, azimuth, 30.0, (0.0, 0.0, 1.0), 0.5), (1, 2, 3))
    assert len(drawing.sides) == seen
    for side in drawing.sides:
        assert side.mean(axis=0)[1] > drawing.top.mean(axis=0)[1]
        shared = [corner for corner in side if np.abs(drawing.top - corner).max(axis=1).min() < 0.01]
        assert len(shared) == 2, "its upper edge is one of the top's"


def test_a_scene_depends_on_its_seed_alone(stock: list[Drawing]) -> None:
    one, same, other = (compose(np.random.default_rng(seed), stock) for seed in (7, 7, 8))
    assert np.array_equal(one.picture, same.picture)
    assert not np.array_equal(one.picture, other.picture)


def test_on_tables_of_look_alikes_lies_no_die_and_the_seed_alone_tells_what_does() -> None:
    scenes = draw_look_alikes(5, 3, 1)
    assert scenes.pictures.shape == (3, SIDE, SIDE, 3)
    assert scenes.tops.shape == scenes.sides.shape == (0, 4, 2)
    assert len(scenes.values) == len(scenes.owners) == len(scenes.side_owners) == 0
    again = compose_look_alikes(np.random.default_rng([5, 3, 1]))
    assert np.array_equal(scenes.pictures[1], again.picture)
    assert again.dice == []


def test_a_face_is_as_visible_as_its_share_in_the_picture(stock: list[Drawing]) -> None:
    dice = [die for seed in range(12) for die in compose(np.random.default_rng(seed), stock).dice]
    assert all(0 <= die.visible <= 1 for die in dice)
    inside = [die for die in dice if die.top.min() > 0 and die.top.max() < 319]
    assert inside
    assert max(die.visible for die in inside) > 0.95


@pytest.mark.parametrize("turn", [0.0, 10.0, 40.0, 80.0])
@pytest.mark.parametrize("flat", [1.0, 0.6])
def test_a_frame_gives_back_the_corners_it_was_made_of(turn: float, flat: float) -> None:
    angle = np.radians(turn)
    square = np.array([(-0.5, -0.5), (0.5, -0.5), (0.5, 0.5), (-0.5, 0.5)])
    rotation = np.array([[np.cos(angle), np.sin(angle)], [-np.sin(angle), np.cos(angle)]])
    corners = (square @ rotation * (1, flat) + (0.1, -0.05)).astype(np.float32)
    outline = Aim((100.0, 50.0), 20.0 * np.eye(2)).moved(frame_of(corners)).outline
    wanted = corners * 20 + (100, 50)
    nearest = np.linalg.norm(wanted[:, None] - outline[None], axis=2).min(axis=1)
    assert nearest == pytest.approx(np.zeros(4), abs=1e-3)


def test_the_finder_is_shown_a_die_where_it_lies() -> None:
    picture = np.zeros((1, 320, 320, 3), np.uint8)
    top = np.array([[(150, 150), (170, 150), (170, 170), (150, 170)]], np.float32)
    picture[0, 150:170, 150:170] = 255
    scenes = one_die(picture, top)
    assert sizes_of(top) == pytest.approx([20.0])
    crops = draw_crops(np.random.default_rng(1), scenes, 40)
    seen = 0
    for image, heat in zip(crops.pictures, crops.heat, strict=True):
        spread = np.ptp(image)
        for row, column in np.argwhere(heat[6:-6, 6:-6] == 1) + 6:
            bright = np.argwhere(np.abs(image[..., 0].astype(float) - np.median(image[..., 0])) > spread / 2)
            if not len(bright):
                continue  # the change of colours can make face and ground alike
            assert bright.mean(axis=0) == pytest.approx((np.array([row, column]) + 0.5) * CELL, abs=CELL)
            seen += 1
    assert seen > 10


def test_the_reader_is_shown_a_die_with_its_value_and_other_places_with_none() -> None:
    picture = np.full((1, 320, 320, 3), 60, np.uint8)
    top = np.array([[(150, 150), (190, 150), (190, 190), (150, 190)]], np.float32)
    picture[0, 150:190, 150:190] = 230
    scenes = one_die(picture, top)
    spots = Spots(np.array([0]), np.array([[40, 40]], np.float32), 20 * np.eye(2, dtype=np.float32)[None])
    patches = draw_patches(np.random.default_rng(2), scenes, np.zeros(8, np.int64), spots, np.array([0]))
    assert patches.values.tolist() == [4] * 8 + [0]
    assert np.ptp(patches.pictures[:8], axis=(1, 2, 3)).min() > np.ptp(patches.pictures[8])


def test_places_on_a_die_are_not_shown_as_none() -> None:
    top = np.array([[(150, 150), (190, 150), (190, 190), (150, 190)]], np.float32)
    scenes = one_die(np.zeros((1, 320, 320, 3), np.uint8), top)
    places = np.array([(170, 170), (172, 168), (200, 170), (60, 60)], np.float32)
    spots = Spots(np.zeros(4, np.int64), places, np.repeat(40 * np.eye(2, dtype=np.float32)[None], 4, axis=0))
    assert without_dice(scenes, spots).middles.tolist() == [[200, 170], [60, 60]]
    assert len(random_spots(np.random.default_rng(3), scenes, 50).scenes) > 25


def test_places_once_found_are_those_of_a_training_that_goes_on(tmp_path: Path) -> None:
    found = Spots(np.array([3]), np.array([[5, 7]], np.float32), np.eye(2, dtype=np.float32)[None])
    other = Spots(np.array([4]), found.middles, found.faces)
    first = once_made(tmp_path / "places.npz", lambda: found)
    again = once_made(tmp_path / "places.npz", lambda: other)
    for spots in (first, again):
        assert spots.scenes.tolist() == [3]
        assert spots.middles.tolist() == [[5, 7]]
        assert spots.faces.tolist() == [[[1, 0], [0, 1]]]


def test_sides_are_shown_as_none_upright_and_laid_flat() -> None:
    top = np.array([[(150, 150), (190, 150), (190, 180), (150, 180)]], np.float32)
    side = np.array([(150, 180), (190, 180), (190, 205), (150, 205)], np.float32)
    sliver = np.array([(190, 150), (194, 150), (194, 180), (190, 180)], np.float32)
    picture = np.zeros((1, 320, 320, 3), np.uint8)
    spots = side_spots(one_die(picture, top, np.stack([side, sliver])))
    size = np.sqrt(40.0 * 25.0)
    assert spots.middles.tolist() == [[170.0, 192.5]] * 2
    assert spots.faces[0] == pytest.approx(size * np.eye(2))
    assert spots.faces[1] == pytest.approx(np.diag([40.0, 25.0]))


@pytest.mark.parametrize("seed", range(8))
def test_specks_that_lie_as_pips_do_leave_most_of_the_table_in_view(seed: int) -> None:
    _, cover = specks(np.random.default_rng(seed), 40.0)
    assert 0 < np.count_nonzero(cover > 8) < 0.4 * cover.size


@pytest.mark.parametrize("seed", range(4))
def test_dust_lies_in_specks_on_a_table_that_shows_between_them(seed: int) -> None:
    table = np.full((SIDE, SIDE, 3), 60.0, np.float32)
    dusty = table.copy()
    strew_dust(np.random.default_rng(seed), dusty)
    specks = np.abs(dusty - table).max(axis=2) > 4
    assert 0 < specks.mean() < 0.1
    assert np.all((dusty >= 0) & (dusty <= 255))
