"""Pictures of misread plays."""

from __future__ import annotations

import json

import pytest

from companion.evening.cases import forget_cases, keep_case, kept_cases
from companion.evening.errors import JournalError
from companion.evening.pictures import KeptPictures

READ = {"event": "reveal", "cards": {"Kim": "9D"}}
RIGHT = {"event": "reveal", "cards": {"Kim": "6H"}}


def test_a_case_is_the_picture_with_what_was_read_and_what_is_right(tmp_path):
    file = keep_case(tmp_path / "cases", 17, "up-and-down", READ, RIGHT, b"jpeg")
    assert file.read_bytes() == b"jpeg"
    case = json.loads((tmp_path / "cases" / "17.json").read_text(encoding="utf-8"))
    assert case == {"game": "up-and-down", "read": READ, "right": RIGHT}


def test_a_folder_that_cannot_be_made_is_told_in_a_sentence(tmp_path):
    (tmp_path / "cases").write_text("no folder")
    with pytest.raises(JournalError, match="cannot be kept"):
        keep_case(tmp_path / "cases", 17, "up-and-down", READ, RIGHT, b"jpeg")


def test_cases_are_counted_and_deleted_and_what_else_lies_there_stays(tmp_path):
    folder = tmp_path / "cases"
    assert kept_cases(folder) == KeptPictures(0, 0)
    forget_cases(folder)
    for number in (17, 18):
        keep_case(folder, number, "up-and-down", READ, RIGHT, b"jpeg")
    (folder / "ours.jpg").write_bytes(b"precious")
    assert kept_cases(folder) == KeptPictures(2, 8)
    forget_cases(folder)
    assert kept_cases(folder) == KeptPictures(0, 0)
    assert [file.name for file in folder.iterdir()] == ["ours.jpg"]


def test_a_case_that_cannot_be_deleted_is_told_in_a_sentence(tmp_path):
    (tmp_path / "17.jpg").mkdir()
    with pytest.raises(JournalError, match="cannot be deleted"):
        forget_cases(tmp_path)
