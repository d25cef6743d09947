"""Decks are drawn as folders of pictures that teach and pictures to be read, the same for the same number."""

from __future__ import annotations

import json

import cv2
import numpy as np
import pytest

from tests.vision.training.fonts_here import needs_fonts
from vision.training.drawn_decks import draw_folders, write_deck_folder


@pytest.fixture
def folders(tmp_path):
    for name in ("one", "two"):
        write_deck_folder(tmp_path / name, 4, cards=3, pictures=2)
    return tmp_path / "one", tmp_path / "two"


@needs_fonts
def test_each_card_is_taught_once_and_every_picture_is_labelled(folders):
    one, two = folders
    codes = {path.stem for path in (one / "enrol").iterdir()}
    assert codes == {"card-0", "card-1", "card-2"}
    labels = json.loads((one / "labels.json").read_text())
    assert set(labels) == {path.name for path in (one / "test").iterdir()} == {"0.jpg", "1.jpg"}
    assert all(cards and set(cards) <= codes for cards in (label["cards"] for label in labels.values()))
    assert labels == json.loads((two / "labels.json").read_text())
    same = [cv2.imread(str(folder / "test" / "1.jpg")) for folder in folders]
    assert np.array_equal(*same)


def test_as_many_decks_are_drawn_as_are_asked_for_from_a_number_on(tmp_path):
    drawn = []
    words = [str(tmp_path), "--decks", "2", "--first", "4"]
    assert draw_folders(words, "decks", 12, lambda folder, number: drawn.append((folder, number))) == 0
    assert drawn == [(tmp_path / "deck-4", 4), (tmp_path / "deck-5", 5)]
