"""A deck file holds a deck, and whatever is no deck file is refused in a sentence."""

from __future__ import annotations

import json
import zipfile

import cv2
import numpy as np
import pytest

from assets.bounds.limits import DECK_FACES, DECK_FILE
from tests.full_disk import full_disk
from vision.decks import deckfile
from vision.decks.deck import Deck
from vision.decks.deckfile import read_deck, write_deck
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
    write_deck(Deck("large", ("a",), (noise,)), tmp_path / "large.deck")
    assert read_deck(tmp_path / "large.deck").faces[0].shape == (264, 172, 3)


def _grainy(number):
    """A face with the grain of a photograph in poor light and much print: some 24 kB as a JPEG picture."""
    random = np.random.default_rng(number)
    face = 225 + cv2.GaussianBlur(random.normal(0, 60, (264, 189, 3)), (0, 0), 3)
    for _ in range(40):
        middle = tuple(int(at) for at in random.integers(0, 189, 2))
        cv2.circle(face, middle, int(random.integers(4, 20)), random.integers(0, 255, 3).tolist(), 2)
    return np.clip(face + random.normal(0, 6, face.shape), 0, 255).astype(np.uint8)


def test_hundreds_of_grainy_pictures_come_back_as_they_were_written(tmp_path):
    faces = [_grainy(number) for number in range(10)] * 25
    codes = tuple(str(number // 20) for number in range(len(faces)))
    write_deck(Deck("grainy", codes, tuple(faces)), tmp_path / "grainy.deck")
    assert read_deck(tmp_path / "grainy.deck").codes == codes


def test_as_many_faces_as_a_deck_may_have_fit_into_its_file_whatever_they_show(tmp_path):
    noise = np.random.default_rng(1).integers(0, 255, (264, 264, 3), np.uint8)
    write_deck(Deck("noise", ("a",), (noise,), (88.0, 88.0)), tmp_path / "noise.deck")
    assert (tmp_path / "noise.deck").stat().st_size * DECK_FACES < DECK_FILE


@pytest.mark.parametrize(("limit", "most"), [("DECK_FACES", 2), ("DECK_FILE", 4000)])
def test_a_deck_that_could_not_be_read_is_refused_and_the_one_before_is_kept(
    limit, most, deck, tmp_path, monkeypatch
):
    path = tmp_path / "test.deck"
    write_deck(deck, path)
    before = path.read_bytes()
    monkeypatch.setattr(deckfile, limit, most)
    with pytest.raises(DeckError, match="The 3 pictures of test are more than a deck can hold"):
        write_deck(deck, path)
    assert [(kept.name, kept.read_bytes()) for kept in tmp_path.iterdir()] == [("test.deck", before)]


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
