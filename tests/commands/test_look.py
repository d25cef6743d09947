"""Pictures are looked at, and what is drawn into them takes nothing from their owner."""

from __future__ import annotations

import json

import cv2
import numpy as np
import pytest

from companion.commands import look
from companion.commands.console import options_of
from vision.sightings import Sightings


class Blind:
    """An eye that sees nothing in any picture, at once."""

    def see(self, _image):
        return Sightings()


@pytest.fixture
def photos(tmp_path):
    """Two photographs, one of which has a namesake of another kind."""
    folder = tmp_path / "photos"
    folder.mkdir()
    for name in ("a.jpg", "b.jpg", "b.png"):
        cv2.imwrite(str(folder / name), np.full((40, 60, 3), 90, np.uint8))
    return folder


def look_at(photos, *options: str, names=("a.jpg", "b.jpg")) -> int:
    words = ["look", *(str(photos / name) for name in names), *options]
    return look.run(options_of(words), lambda *_decks: Blind())


def contents(folder):
    return {path.name: path.read_bytes() for path in folder.iterdir()}


def test_pictures_of_one_name_are_numbered(photos, tmp_path):
    seen = tmp_path / "seen"
    assert look_at(photos, "--annotate", str(seen), names=("a.jpg", "b.jpg", "b.png")) == 0
    assert sorted(contents(seen)) == ["a.jpg", "b-2.jpg", "b.jpg"]


def test_a_photograph_is_never_drawn_onto(photos, capsys):
    before = contents(photos)
    assert look_at(photos, "--annotate", str(photos)) == 2
    assert capsys.readouterr() == (
        "",
        f"{photos}/a.jpg is there already, among the pictures; name another folder.\n",
    )
    assert contents(photos) == before


def test_nor_is_one_beside_it_that_is_not_looked_at(photos, capsys):
    before = contents(photos)
    assert look_at(photos, "--annotate", str(photos), names=("b.png",)) == 2
    assert "b.jpg is there already" in capsys.readouterr().err
    assert contents(photos) == before


def test_drawn_pictures_of_before_are_drawn_anew(photos, tmp_path):
    seen = tmp_path / "seen"
    assert look_at(photos, "--annotate", str(seen)) == 0
    (seen / "b.jpg").write_bytes(b"before")
    assert look_at(photos, "--annotate", str(seen)) == 0
    assert (seen / "b.jpg").read_bytes() != b"before"


@pytest.mark.parametrize(
    ("content", "said"),
    [
        (b"no picture", "cannot be read: it is no picture, or it is damaged."),
        (b"", "cannot be read: it is no picture, or it is damaged."),
        (None, "cannot be read: No such file or directory."),
        (cv2.imencode(".png", np.zeros((99, 99, 3), np.uint8))[1].tobytes()[:80], "it is damaged."),
        (cv2.imencode(".png", np.zeros((2, 99, 3), np.uint8))[1].tobytes(), "give a larger one."),
    ],
    ids=["text", "empty", "missing", "cut off", "tiny"],
)
def test_a_picture_that_cannot_be_read_is_named_in_one_sentence_and_the_others_are_looked_at(
    photos, content, said, capfd
):
    broken = photos / "broken.png"
    if content is not None:
        broken.write_bytes(content)
    assert look_at(photos, names=("broken.png", "a.jpg")) == 1
    output, errors = capfd.readouterr()
    assert output.startswith(f"{photos}/a.jpg: –")
    assert errors.startswith(f"The picture {broken} ")
    assert errors.endswith(f"{said}\n")
    assert errors.count("\n") == 1
    assert look_at(photos, "--json", names=("broken.png",)) == 1
    output, nothing = capfd.readouterr()
    assert json.loads(output) == {"picture": str(broken), "error": errors.rstrip("\n")}
    assert nothing == ""


def test_a_file_in_the_place_of_the_folder_is_told_in_a_sentence(photos, capsys):
    assert look_at(photos, "--annotate", str(photos / "b.png"), names=("a.jpg",)) == 2
    assert capsys.readouterr().err == f"{photos}/b.png is a file; move it away, or name a folder.\n"


def test_a_drawn_picture_that_cannot_be_written_is_told_in_a_sentence(photos, tmp_path, capsys):
    (tmp_path / "seen" / "a.jpg").mkdir(parents=True)
    assert look_at(photos, "--annotate", str(tmp_path / "seen"), names=("a.jpg",)) == 2
    assert capsys.readouterr().err == f"{tmp_path}/seen/a.jpg cannot be written: Is a directory.\n"


@pytest.mark.parametrize(
    ("option", "value", "said"),
    [
        ("--threads", "0", "must be a number from 1 to 256, not 0"),
        ("--threads", "99999999999999999999", "must be a number from 1 to 256, not 99999999999999999999"),
        ("--threads", "²", "must be a number from 1 to 256, not ²"),
        ("--annotate", "", "the name of a file or folder is empty"),
    ],
)
def test_an_impossible_option_is_refused_in_one_line(photos, option, value, said, capsys):
    with pytest.raises(SystemExit) as leaving:
        look_at(photos, option, value)
    output, errors = capsys.readouterr()
    assert (leaving.value.code, output, errors.count("\n")) == (2, "", 1)
    assert said in errors
