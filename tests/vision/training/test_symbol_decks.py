"""Decks of symbols are drawn; cards of every second one fill the pictures that teach them."""

from __future__ import annotations

import json

import cv2
import numpy as np
import pytest

from vision.training import symbol_decks


@pytest.fixture
def folder(tmp_path):
    for number in (0, 1):
        symbol_decks.write_deck_folder(
            tmp_path / f"deck-{number}", number, inks=("red",), shapes=("oval", "wave"), tables=1
        )
    return tmp_path


def test_a_dozen_different_cards_of_the_deck_lie_on_a_table(folder):
    for deck in ("deck-0", "deck-1"):
        (label,) = json.loads((folder / deck / "labels.json").read_text()).values()
        codes = {path.stem for path in (folder / deck / "enrol").iterdir()}
        assert len(codes) == 18
        assert len(set(label["cards"])) == 12
        assert set(label["cards"]) <= codes


def test_cards_fill_the_pictures_of_every_second_deck_only(folder):
    filling, lying = (
        cv2.imread(str(folder / deck / "enrol" / "1-red-full-oval.jpg")).shape
        for deck in ("deck-0", "deck-1")
    )
    assert filling[1] / filling[0] == pytest.approx(symbol_decks.WIDTH / symbol_decks.HEIGHT, rel=0.01)
    assert lying[0] == lying[1]


def test_no_two_cards_are_alike():
    faces = symbol_decks.faces_of_deck(np.random.default_rng(1))
    assert len(faces) == 81
    assert len({face.tobytes() for face in faces.values()}) == 81
