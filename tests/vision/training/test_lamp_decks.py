"""Decks are drawn that are taught in one light and read in another."""

from __future__ import annotations

import json

import numpy as np
import pytest

from tests.vision.training.fonts_here import needs_fonts
from vision.training.lamp_decks import (
    DAY,
    EVENING,
    LampCamera,
    in_two_lights,
    lamp_mixes,
    write_deck_folder,
)
from vision.training.number_decks import INKS, Extent


def test_in_the_light_that_cameras_are_made_for_colours_are_as_they_are() -> None:
    assert lamp_mixes(6500, 0.0) == pytest.approx(np.eye(3), abs=1e-9)


def test_a_lamp_makes_paper_yellow_unless_the_camera_takes_its_tint_away() -> None:
    blue, green, red = lamp_mixes(2700, 0.0).sum(axis=1)
    assert blue < 0.6 * green < 0.6 * red
    assert lamp_mixes(2700, 1.0).sum(axis=1) == pytest.approx(np.ones(3))


def test_print_changes_its_colour_by_a_lamp_even_where_paper_stays_white() -> None:
    blue, green, red = lamp_mixes(2700, 1.0) @ np.array([0.05, 0.3, 0.02])
    assert abs(blue - 0.05) + abs(green - 0.3) + abs(red - 0.02) > 0.03


@pytest.mark.parametrize(("number", "taught_in", "read_in"), [(4, DAY, EVENING), (5, EVENING, DAY)])
def test_even_decks_are_taught_by_day_and_odd_ones_by_a_lamp(number, taught_in, read_in) -> None:
    teacher, sittings = in_two_lights(np.random.default_rng(number), number)
    assert taught_in[0] <= teacher.kelvin <= taught_in[1]
    assert len(sittings) == 2
    assert all(read_in[0] <= sitting.kelvin <= read_in[1] for sitting in sittings)


def test_black_stays_black_in_any_light() -> None:
    camera = LampCamera(np.random.default_rng(3), EVENING)
    assert camera.seen(np.zeros((4, 4, 3), np.uint8)).max() == 0


@needs_fonts
def test_a_folder_is_drawn_to_be_taught_and_read(tmp_path) -> None:
    write_deck_folder(tmp_path, 0, Extent(numbers=(3,), pictures=2))
    assert {path.stem for path in (tmp_path / "enrol").iterdir()} == {f"{ink}-3" for ink in INKS}
    assert len(json.loads((tmp_path / "labels.json").read_text())) == 2
