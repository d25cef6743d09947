"""The drawn world: every rank and suit, decks of their own, scenes that say where their indices are."""

from __future__ import annotations

from pathlib import Path

import cv2
import numpy as np
import pytest

from tests.vision.cards.drawn_cards import CARD_HEIGHT, pen_deck
from vision.cards.codes import CODES, RANKS, SUITS
from vision.errors import TrainingError
from vision.training import fonts
from vision.training.cameras import Pose, look, place
from vision.training.deck import CARD_WIDTH
from vision.training.scene import SIZE, Canvas
from vision.training.strokes import random_pen, stroke_mask
from vision.training.suits import random_shape, suit_mask


@pytest.mark.parametrize("rank", RANKS)
@pytest.mark.parametrize("seed", range(6))
def test_every_pen_draws_every_rank(rank: str, seed: int) -> None:
    mask = stroke_mask(random_pen(np.random.default_rng(seed)), rank)
    assert 80 <= mask.shape[0] <= 135
    assert 0.1 < (mask > 127).mean() < 0.95


@pytest.mark.parametrize("seed", range(6))
def test_the_suits_of_a_deck_differ(seed: int) -> None:
    shape = random_shape(np.random.default_rng(seed))
    masks = [cv2.resize(suit_mask(shape, suit), (64, 64)) > 127 for suit in SUITS]
    apart = [(one != two).mean() for number, one in enumerate(masks) for two in masks[:number]]
    assert min(apart) > 0.05


def test_a_nine_is_a_six_upside_down() -> None:
    pen = random_pen(np.random.default_rng(4))
    six, nine = stroke_mask(pen, "6"), stroke_mask(pen, "9")
    assert np.abs(cv2.resize(six, (48, 96)).astype(int) - cv2.resize(nine, (48, 96))[::-1, ::-1]).mean() < 12


@pytest.mark.parametrize("code", CODES)
def test_a_face_shows_its_index_where_its_marks_say(code: str) -> None:
    face = pen_deck().draw(code)
    assert face.is_card
    assert len(face.marks) == 2
    for mark in face.marks:
        assert f"{RANKS[mark.rank]}{SUITS[mark.suit]}" == code
        for x, y in (mark.rank_centre, mark.suit_centre):
            window = face.picture[round(y) - 9 : round(y) + 10, round(x) - 9 : round(x) + 10]
            assert window.min(axis=2).min() < 100


def test_a_face_is_the_same_upside_down_at_its_corners() -> None:
    picture = pen_deck().draw("7H").picture
    assert np.array_equal(picture[:60, :40], picture[::-1, ::-1][:60, :40])


def test_a_deck_with_four_indices_has_them_in_all_corners() -> None:
    marks = pen_deck(corners=4).draw("QS").marks
    quarters = {
        (mark.rank_centre[0] < CARD_WIDTH / 2, mark.rank_centre[1] < CARD_HEIGHT / 2) for mark in marks
    }
    assert len(marks) == len(quarters) == 4


def test_a_card_laid_later_lies_on_top() -> None:
    canvas = Canvas(np.zeros((SIZE, SIZE, 3), np.uint8), np.zeros((SIZE, SIZE), np.int16))
    camera = look(0.0, 0.0, 0.6, 2000.0, (160.0, 160.0))
    rng = np.random.default_rng(1)
    first, second = (
        canvas.lay(pen_deck().draw(code).picture, place(camera, Pose(x, 0.0, 0.0), CARD_HEIGHT), rng)
        for code, x in (("7H", 0.0), ("2C", 60.0))
    )
    assert canvas.owner[160, 160] == second
    assert canvas.owner[160, 105] == first


def test_the_names_of_missing_fonts_are_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    installed = [name for name in fonts.PACKAGES if name not in ("fonts-lato", "fonts-tuffy")]
    query = tmp_path / "dpkg-query"
    query.write_text("\n".join(["#!/bin/sh", *(f"echo {name} installed" for name in installed)]))
    query.chmod(0o755)
    monkeypatch.setenv("PATH", str(tmp_path))
    fonts.rank_faces.cache_clear()
    with pytest.raises(TrainingError, match="apt-get install fonts-lato fonts-tuffy"):
        fonts.rank_faces()
    fonts.rank_faces.cache_clear()


def test_no_font_of_the_printed_cards_is_trained_on() -> None:
    assert not [name for name in fonts.PACKAGES if "dejavu" in name]
