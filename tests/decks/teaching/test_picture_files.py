"""Pictures are called after the cards on them."""

from __future__ import annotations

from pathlib import Path

import pytest

from companion.decks.teaching.picture_files import code_of, codes_of, pictures_in
from companion.texts.errors import UnfitDeckError


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


@pytest.mark.parametrize(
    ("name", "game", "codes"),
    [
        ("red-7.jpg", None, ("red-7",)),
        ("red-7.2.jpg", None, ("red-7",)),
        ("red-1..3.jpg", None, ("red-1", "red-2", "red-3")),
        ("red-1..3.2.jpg", None, ("red-1", "red-2", "red-3")),
        ("red-9,stop.jpeg", None, ("red-9", "stop")),
        ("DH,VH,10H.png", "up-and-down", ("QH", "JH", "10H")),
    ],
)
def test_a_picture_of_several_cards_is_called_after_all_of_them(name, game, codes):
    assert codes_of(Path(name), game) == codes


def test_a_picture_is_not_called_after_one_card_twice():
    with pytest.raises(UnfitDeckError, match="red-1 stands in the list twice"):
        codes_of(Path("red-1..3,red-1.jpg"))


def test_hidden_twins_and_other_files_are_no_pictures(tmp_path):
    for name in ("b.PNG", "a.jpg", "._a.jpg", "notes.txt"):
        (tmp_path / name).write_bytes(b"")
    assert [path.name for path in pictures_in(tmp_path)] == ["a.jpg", "b.PNG"]
