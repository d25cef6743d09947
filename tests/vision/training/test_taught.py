"""A taught deck is measured on labelled pictures; a folder that holds none is refused in a sentence."""

from __future__ import annotations

import json

import cv2
import numpy as np
import pytest

from tests.vision.decks.drawn_deck import face, table
from vision.training.taught import main


@pytest.fixture
def folder(tmp_path):
    for name in ("enrol", "test"):
        (tmp_path / name).mkdir()
    for number, code in enumerate(("red-1", "blue-2", "green-5", "red-6")):
        cv2.imwrite(str(tmp_path / "enrol" / f"{code}.jpg"), face(code))
        cv2.imwrite(str(tmp_path / "test" / f"{number}.jpg"), table((code, 400, 300, 30 * number)))
    truth = {"0.jpg": "red-1", "1.jpg": "blue-2", "2.jpg": "green-5", "3.jpg": "blue-2"}
    labels = {name: {"cards": [code]} for name, code in truth.items()}
    (tmp_path / "labels.json").write_text(json.dumps({"_about": {}, **labels}))
    return tmp_path


def test_what_is_read_right_and_what_wrong_is_counted(folder, capsys):
    assert main([str(folder)]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == "3.jpg wrong: ['blue-2'], named ['red-6']"
    assert (
        "3 right, 1 wrong, 0 doubted or not seen, of 4 pictures; 3 right and 1 wrong of 4 cards" in lines[-1]
    )


def test_a_folder_without_labels_is_refused(tmp_path, capsys):
    assert main([str(tmp_path)]) == 2
    assert "labels.json" in capsys.readouterr().err


def test_bad_pictures_are_named_and_the_others_measured(folder, capsys):
    (folder / "enrol" / "red-2.jpg").write_text("no picture")
    cv2.imwrite(str(folder / "enrol" / "red-3.jpg"), np.full((200, 800, 3), 70, np.uint8))
    (folder / "test" / "1.jpg").unlink()
    assert main([str(folder)]) == 1
    out, err = capsys.readouterr()
    assert "2 right, 1 wrong, 0 doubted or not seen, of 3 pictures" in out
    assert out.strip().endswith("3 pictures left out")
    named = [line.split(" is left out: ")[0] for line in err.splitlines() if "left out" in line]
    assert named == [str(folder / path) for path in ("enrol/red-2.jpg", "enrol/red-3.jpg", "test/1.jpg")]


def test_a_folder_that_teaches_nothing_is_refused(folder, capsys):
    for path in (folder / "enrol").glob("*.jpg"):
        path.write_text("no picture")
    assert main([str(folder)]) == 2
    assert "needs one code" in capsys.readouterr().err
