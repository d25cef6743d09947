"""Decks of numbers are drawn: one design in four colours, each card taught once."""

from __future__ import annotations

import json

import cv2
import numpy as np
import pytest

from tests.vision.training.fonts_here import needs_fonts
from vision.training.number_decks import INKS, Camera, Design, Extent, write_deck_folder


@pytest.fixture
def folder(tmp_path):
    write_deck_folder(tmp_path, 0, Extent(numbers=(3, 6), pictures=2))
    return tmp_path


@needs_fonts
def test_each_card_is_taught_by_one_picture_and_some_are_asked(folder):
    taught = {path.stem for path in (folder / "enrol").iterdir()}
    assert taught == {f"{ink}-{number}" for ink in INKS for number in (3, 6)}
    labels = json.loads((folder / "labels.json").read_text())
    assert len(labels) == 2
    assert all(len(label["cards"]) == 1 and label["cards"][0] in taught for label in labels.values())
    assert all(cv2.imread(str(folder / "test" / name)) is not None for name in labels)


@needs_fonts
@pytest.mark.parametrize("number", range(4))
def test_no_two_cards_of_a_deck_are_alike_either_way_up(number):
    design = Design.draw(np.random.default_rng(number))
    faces = {(ink, value): design.face(ink, value) for ink in INKS for value in range(10)}
    looks = {look.tobytes() for face in faces.values() for look in (face, face[::-1, ::-1])}
    assert len(looks) == 2 * len(faces)


def test_every_camera_sees_grey_as_grey():
    mixes = Camera(np.random.default_rng(3)).mixes
    assert mixes @ np.full(3, 100.0) == pytest.approx(np.full(3, 100.0))
    assert abs(mixes - np.eye(3)).max() > 0.01
