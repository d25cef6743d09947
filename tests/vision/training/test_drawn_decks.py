"""Decks are drawn as folders of pictures that teach and pictures to be read, the same for the same number."""

from __future__ import annotations

import json

import cv2
import numpy as np
import pytest

from tests.vision.training.fonts_here import needs_fonts
from vision.training import drawn_decks


@pytest.fixture
def folders(tmp_path, monkeypatch):
    monkeypatch.setattr(drawn_decks, "FACES", 3)
    monkeypatch.setattr(drawn_decks, "PICTURES", 2)
    for name in ("one", "two"):
        assert drawn_decks.main([str(tmp_path / name), "--decks", "1", "--first", "4"]) == 0
    return tmp_path / "one" / "deck-4", tmp_path / "two" / "deck-4"


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
