"""A deck file holds a deck, and whatever is no deck file is refused in a sentence."""

from __future__ import annotations

import json
import zipfile

import numpy as np
import pytest

from tests.full_disk import full_disk
from vision.decks.deck import Deck
from vision.decks.deckfile import LARGEST, read_deck, write_deck
from vision.errors import DeckError


@pytest.fixture
def deck():
    faces = []
    for level in (40, 120, 200):
        face = np.full((264, 171, 3), level, np.uint8)
        face[100:160, 60:110] = (0, 0, 220)
        faces.append(face)
    return Deck("test", ("a", "b", "b"), tuple(faces), (57.0, 88.0))


def test_a_deck_comes_back_as_it_was_written(deck, tmp_path):
    path = tmp_path / "test.deck"
    write_deck(deck, path)
    again = read_deck(path)
    assert (again.name, again.codes, again.size) == ("test", ("a", "b", "b"), (57.0, 88.0))
    for one, other in zip(again.faces, deck.faces, strict=True):
        assert np.abs(one.astype(int) - other.astype(int)).mean() < 3
    assert [path.name for path in tmp_path.iterdir()] == ["test.deck"]


def test_a_deck_on_a_full_disk_keeps_the_one_before(deck, tmp_path):
    path = tmp_path / "test.deck"
    path.write_bytes(b"precious")
    with full_disk(100), pytest.raises(OSError, match="File too large") as refused:
        write_deck(deck, path)
    assert refused.value.filename == str(path)
    assert [(kept.name, kept.read_bytes()) for kept in tmp_path.iterdir()] == [("test.deck", b"precious")]


def test_a_large_picture_is_kept_small(tmp_path):
    noise = np.random.default_rng(1).integers(0, 255, (2000, 1300, 3), np.uint8)
    write_deck(Deck("large", tuple(map(str, range(60))), (noise,) * 60), tmp_path / "large.deck")
    assert (tmp_path / "large.deck").stat().st_size < LARGEST


def _rewritten(path, change):
    """The file with its list changed."""
    with zipfile.ZipFile(path) as archive:
        parts = {name: archive.read(name) for name in archive.namelist()}
    listed = json.loads(parts["deck.json"])
    change(listed, parts)
    with zipfile.ZipFile(path, "w") as archive:
        for name, content in {**parts, "deck.json": json.dumps(listed).encode()}.items():
            archive.writestr(name, content)


DAMAGES = {
    "a face changed": lambda listed, parts: parts.update({"faces/1.jpg": parts["faces/0.jpg"]}),
    "a face missing": lambda listed, parts: parts.pop("faces/1.jpg"),
    "no faces": lambda listed, parts: listed.update(faces=[]),
    "no size": lambda listed, parts: listed.pop("size"),
    "an impossible size": lambda listed, parts: listed.update(size=[88, 5]),
    "a size of nothing": lambda listed, parts: listed.update(size=[0, 0]),
    "another format": lambda listed, parts: listed.update(format="holiday pictures"),
    "a newer version": lambda listed, parts: listed.update(version=99),
    "a list of another kind": lambda listed, parts: listed.update(faces=[1, 2]),
}


@pytest.mark.parametrize("damage", DAMAGES.values(), ids=DAMAGES.keys())
def test_a_damaged_or_foreign_file_is_refused(damage, deck, tmp_path):
    path = tmp_path / "test.deck"
    write_deck(deck, path)
    _rewritten(path, damage)
    with pytest.raises(DeckError, match=r"\.$|mm"):
        read_deck(path)


@pytest.mark.parametrize("content", [b"", b"GIF89a", b"PK\x03\x04 cut off"])
def test_what_is_no_archive_is_refused(content, tmp_path):
    path = tmp_path / "test.deck"
    path.write_bytes(content)
    with pytest.raises(DeckError, match="no deck file"):
        read_deck(path)


def test_a_cut_file_is_refused(deck, tmp_path):
    path = tmp_path / "test.deck"
    write_deck(deck, path)
    path.write_bytes(path.read_bytes()[:-200])
    with pytest.raises(DeckError):
        read_deck(path)


def test_whatever_byte_is_wrong_the_file_is_read_or_refused_in_a_sentence(deck, tmp_path):
    path, broken = tmp_path / "test.deck", tmp_path / "broken.deck"
    write_deck(deck, path)
    whole = path.read_bytes()
    for place in [*range(80), *range(len(whole) - 400, len(whole))]:
        wrong = bytearray(whole)
        wrong[place] ^= 0x80
        broken.write_bytes(wrong)
        try:
            read_deck(broken)
        except DeckError as error:
            assert str(error).startswith("broken.deck ")  # noqa: PT017 - most bytes matter, some do not
