"""Dice are drawn with the layouts of pips that people own, and beside what is pressed, lit or screwed."""

from __future__ import annotations

from itertools import combinations
from math import dist

import cv2
import numpy as np
import pytest

from vision.training.dice_clutter import impostor
from vision.training.dice_drawing import ACCENT, BEHIND, PIP, Shape, View, draw
from vision.training.dice_gadgets import keyboard, lamps, screens, screw, standing_keys
from vision.training.dice_layouts import Layout, draw_layout, square

FROM_ABOVE = View(90.0, 0.0, 30.0, (0.0, 0.0, 1.0), 0.5)
SIDES = {1: (2, 3), 2: (1, 3), 3: (1, 2), 4: (1, 2), 5: (1, 3), 6: (2, 3)}


@pytest.fixture(scope="module")
def layouts() -> list[Layout]:
    return [draw_layout(np.random.default_rng(seed), 0.31, 0.1) for seed in range(300)]


def test_every_face_has_as_many_pips_as_its_value(layouts: list[Layout]) -> None:
    assert {tuple(map(len, layout.places)) for layout in layouts} == {(1, 2, 3, 4, 5, 6)}


def test_pips_of_a_face_never_touch(layouts: list[Layout]) -> None:
    for layout in layouts:
        for places, radius in zip(layout.places, layout.radii, strict=True):
            assert all(dist(one, other) > 2 * radius for one, other in combinations(places, 2))


def test_all_pips_lie_on_the_face(layouts: list[Layout]) -> None:
    for layout in layouts:
        for places, radius in zip(layout.places, layout.radii, strict=True):
            assert max(abs(part) for place in places for part in place) + radius < 0.5


def test_sixes_are_narrow_and_square_and_twos_close_and_wide(layouts: list[Layout]) -> None:
    six = [layout.places[5][3][0] / layout.places[5][5][1] for layout in layouts]
    two = [dist(*layout.places[1]) / dist(layout.places[3][0], layout.places[3][3]) for layout in layouts]
    assert min(six) < 0.55
    assert max(six) > 0.95
    assert min(two) < 0.4
    assert max(two) == pytest.approx(1.0, abs=0.01)
    assert 0.05 < np.mean([1 in layout.accents for layout in layouts]) < 0.4
    assert 0.2 < np.mean([layout.radii[0] > 1.2 * layout.radii[4] for layout in layouts]) < 0.6


@pytest.mark.parametrize("value", range(1, 7))
@pytest.mark.parametrize("seed", range(4))
def test_a_die_of_any_layout_shows_the_pips_of_its_value(value: int, seed: int) -> None:
    layout = draw_layout(np.random.default_rng(seed), 0.31, 0.05)
    drawing = draw(Shape(0.05, 0.9, layout, 0.0, 0.0), FROM_ABOVE, (*SIDES[value], value))
    pips = (drawing.layers[..., PIP] > 140).astype(np.uint8)
    assert cv2.connectedComponents(pips)[0] - 1 == value
    assert bool(drawing.layers[..., ACCENT].max() > 127) == (value in layout.accents)


def test_through_a_clear_die_the_pips_of_its_lower_face_are_seen() -> None:
    drawing = draw(Shape(0.02, 0.9, square(0.25, 0.09), 0.0, 0.0), FROM_ABOVE, (2, 3, 1))
    behind = (drawing.layers[31:-31, 31:-31, BEHIND] > 127).astype(np.uint8)
    assert cv2.connectedComponents(behind)[0] - 1 == 6


@pytest.mark.parametrize("draw_one", [keyboard, standing_keys, lamps, screens, screw, impostor])
@pytest.mark.parametrize("seed", range(12))
def test_what_is_no_die_is_drawn_at_any_size(draw_one, seed: int) -> None:
    random = np.random.default_rng(seed)
    picture, cover = draw_one(random, float(random.uniform(6, 80)))
    assert picture.shape == (*cover.shape, 3)
    assert picture.dtype == cover.dtype == np.uint8
