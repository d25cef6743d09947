"""The film of a simulated evening: what is played in it, how it is put together, and the one that is kept."""

from __future__ import annotations

import json
from pathlib import Path

import pygame
import pytest
from PIL import Image

from scripts import film
from tests.engines.record_examples import referee
from tests.screens.sample_views import BEGINNING, sitting

ROOT = Path(__file__).resolve().parents[1]
KEPT = ROOT / "docs" / "film.webp"
LARGEST = 1_200_000


@pytest.fixture(scope="module")
def kept():
    with Image.open(KEPT) as opened:
        yield opened


@pytest.fixture
def display():
    """A display that nobody sees, for what the page draws; other tests may use it, too."""
    pygame.display.init()
    pygame.display.set_mode((64, 64))


def test_people_play_by_the_rules_but_once_and_a_trick_goes_into_the_pot():
    *answers, _ = referee("".join(json.dumps(line) + "\n" for line in film.RECORD).encode())
    assert [answer["verdict"] for answer in answers] == ["legal"] * 4 + ["illegal"] + ["legal"] * 4
    assert [answer["effects"] for answer in answers[-3:]] == [["pot"], ["flip"], ["trick:Kim", "pot_won"]]


def test_a_picture_of_it_shows_table_and_screen_side_by_side(display, tmp_path):
    view = sitting(tmp_path, *BEGINNING)
    shown = film.picture(view.camera.frame, view, "en")
    assert shown.size == (480 + film.GAP + 720, 432)
    assert shown.getpixel((480 + film.GAP // 2, 200)) == film.DARK


def test_a_ruling_is_shown_for_longer_than_what_came_before():
    nothing = Image.new("RGB", (1, 1))
    moments = [film.Moment(nothing, ruled) for ruled in (0, 0, 1, 1)]
    assert film.durations(moments) == [125, 125, 2525, 4000]


def test_the_kept_one_is_a_minute_long_and_small(kept):
    seconds = 0.0
    for number in range(kept.n_frames):
        kept.seek(number)
        kept.load()
        seconds += kept.info["duration"] / 1000
    assert 55 < seconds < 75
    assert kept.size == (480 + film.GAP + 720, 432)
    assert KEPT.stat().st_size < LARGEST
