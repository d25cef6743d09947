"""Pictures are called after the cards on them."""

from __future__ import annotations

from pathlib import Path

import pytest

from companion.teaching.picture_files import code_of, pictures_in


@pytest.mark.parametrize(
    ("name", "game", "code"),
    [
        ("red-7.jpg", None, "red-7"),
        ("red-7.2.png", None, "red-7"),
        ("DH.jpg", "up-and-down", "QH"),
        ("VS.2.jpeg", "up-and-down", "JS"),
        ("DH.jpg", None, "DH"),
        ("10C.jpg", "up-and-down", "10C"),
    ],
)
def test_a_picture_is_called_after_its_card_in_any_language(name, game, code):
    assert code_of(Path(name), game) == code


def test_hidden_twins_and_other_files_are_no_pictures(tmp_path):
    for name in ("b.PNG", "a.jpg", "._a.jpg", "notes.txt"):
        (tmp_path / name).write_bytes(b"")
    assert [path.name for path in pictures_in(tmp_path)] == ["a.jpg", "b.PNG"]
