"""Decks are drawn that are taught in one light and read in another."""

from __future__ import annotations

import json

import numpy as np
import pytest

from tests.vision.training.fonts_here import needs_fonts
from vision.training import lamp_decks, number_decks
from vision.training.lamp_decks import DAY, EVENING, LampCamera, in_two_lights, lamp_mixes


def test_in_the_light_that_cameras_are_made_for_colours_are_as_they_are() -> None:
    assert lamp_mixes(6500, 0.0) == pytest.approx(np.eye(3), abs=1e-9)


def test_a_lamp_makes_paper_yellow_unless_the_camera_takes_its_tint_away() -> None:
    blue, green, red = lamp_mixes(2700, 0.0).sum(axis=1)
    assert blue < 0.6 * green < 0.6 * red
    assert lamp_mixes(2700, 1.0).sum(axis=1) == pytest.approx(np.ones(3))


def test_print_changes_its_colour_by_a_lamp_even_where_paper_stays_white() -> None:
    blue, green, red = lamp_mixes(2700, 1.0) @ np.array([0.05, 0.3, 0.02])
    assert abs(blue - 0.05) + abs(green - 0.3) + abs(red - 0.02) > 0.03


def test_even_decks_are_taught_by_day_and_odd_ones_by_a_lamp(monkeypatch) -> None:
    lit_by = []
    begun = LampCamera.__init__

    def begin(self, rng, kelvins) -> None:
        lit_by.append(kelvins)
        begun(self, rng, kelvins)

    monkeypatch.setattr(LampCamera, "__init__", begin)
    for number in (4, 5):
        in_two_lights(np.random.default_rng(number), number)
    assert lit_by == [EVENING, EVENING, DAY, DAY, DAY, EVENING]


def test_black_stays_black_in_any_light() -> None:
    camera = LampCamera(np.random.default_rng(3), EVENING)
    assert camera.seen(np.zeros((4, 4, 3), np.uint8)).max() == 0


@needs_fonts
def test_a_folder_is_drawn_to_be_taught_and_read(tmp_path, monkeypatch) -> None:
    monkeypatch.setattr(number_decks, "PICTURES", 2)
    monkeypatch.setattr(number_decks, "NUMBERS", (3,))
    assert lamp_decks.main([str(tmp_path), "--decks", "1"]) == 0
    assert {path.stem for path in (tmp_path / "deck-0" / "enrol").iterdir()} == {
        f"{ink}-3" for ink in number_decks.INKS
    }
    assert len(json.loads((tmp_path / "deck-0" / "labels.json").read_text())) == 2
