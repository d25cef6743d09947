"""Pictures of misread plays."""

from __future__ import annotations

import json

import pytest

from companion.evening.cases import keep_case
from companion.evening.errors import JournalError

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
