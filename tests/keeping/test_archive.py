"""A backup as a file: written whole, read back, and refused where anything is wrong with it."""

from __future__ import annotations

import errno
import hashlib
import json
import os
import warnings
import zipfile
from contextlib import suppress
from datetime import datetime
from pathlib import Path
from random import Random

import pytest

from assets.bounds.limits import BACKUP_ENTRIES, DECK_FILE
from companion.keeping import archive
from companion.keeping.archive import LIST, checked, content_of, read_backup, unpack, write_backup
from companion.keeping.errors import BackupFileError, KeepingError, UnwrittenError
from companion.machine import whole_files
from tests.full_disk import full_disk

FILES = {"settings.toml": b'theme = "linen"\n', "decks/clubs.deck": b"PK a deck" * 50}
NOON = datetime(2026, 11, 30, 12, 0).astimezone()


@pytest.fixture
def backup(tmp_path) -> Path:
    journal = tmp_path / "a journal"
    journal.write_bytes(Random(3).randbytes(200_000))
    return write_backup(tmp_path / "b.zip", {**FILES, "journal.sqlite": journal}, NOON).path


def sentence(path: Path, read=checked) -> str:
    with pytest.raises(KeepingError) as refused:
        read(path)
    return str(refused.value)


def leftovers(folder: Path) -> list[str]:
    return [path.name for path in folder.iterdir() if path.name.startswith(".")]


def packed(path: Path, files: dict[str, bytes], listed: object = None, **of_list: object) -> Path:
    """An archive as somebody else may make one, with a true list unless another one is given."""
    told = [
        {"name": name, "bytes": len(data), "sha256": hashlib.sha256(data).hexdigest()}
        for name, data in files.items()
    ]
    true = {"format": archive.FORMAT, "version": 1, "made": None, "files": told, **of_list}
    with warnings.catch_warnings(), zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as made:
        warnings.simplefilter("ignore")
        for name, data in files.items():
            made.writestr(name, data)
        made.writestr(LIST, json.dumps(true if listed is None else listed))
    return path


def test_what_was_written_is_read_back_byte_for_byte(backup, tmp_path):
    found = checked(backup)
    assert found.made == NOON
    assert sorted(found.members) == ["decks/clubs.deck", "journal.sqlite", "settings.toml"]
    assert found.decks == ("decks/clubs.deck",)
    assert {name: content_of(found, name) for name in FILES} == FILES
    unpack(found, "journal.sqlite", tmp_path / "journal again")
    assert (tmp_path / "journal again").read_bytes() == (tmp_path / "a journal").read_bytes()
    assert backup.stat().st_mode & 0o077 == 0
    assert leftovers(tmp_path) == []


def test_a_backup_that_is_cut_anywhere_is_refused(backup, tmp_path):
    whole, cut = backup.read_bytes(), tmp_path / "cut.zip"
    for length in (0, 1, 30, 5_000, len(whole) // 2, len(whole) - 200, len(whole) - 22, len(whole) - 1):
        cut.write_bytes(whole[:length])
        said = f"{cut} is damaged, or only a part of a backup; take another one. Nothing was changed."
        assert sentence(cut) == said


def test_no_flipped_bit_goes_unnoticed_or_breaks_anything(backup, tmp_path):
    random, whole, flipped = Random(5), backup.read_bytes(), tmp_path / "flipped.zip"
    true = checked(backup)
    ends = [*range(40), *(len(whole) - one for one in range(1, 900, 7))]
    for place in (*ends, *(random.randrange(len(whole)) for _ in range(150))):
        changed = bytearray(whole)
        changed[place] ^= 1 << random.randrange(8)
        flipped.write_bytes(changed)
        with suppress(BackupFileError):  # else it is a bit that means nothing: of a time, or of rights
            assert checked(flipped).members == true.members


def test_the_backup_of_a_newer_companion_is_refused_in_one_sentence(tmp_path):
    newer = packed(tmp_path / "newer.zip", FILES, version=2)
    said = f"{newer} was saved by a newer version of the companion; update this one."
    assert sentence(newer) == sentence(newer, read_backup) == said


@pytest.mark.parametrize(
    "listed", [{}, [], {"format": "another"}, "x"], ids=["empty", "a list", "another", "a text"]
)
def test_an_archive_of_somebody_else_is_no_backup(tmp_path, listed):
    other = packed(tmp_path / "other.zip", {}, listed)
    assert sentence(other) == f"{other} is no backup of the tabletop companion."


def test_an_archive_without_a_list_is_no_backup(tmp_path):
    with zipfile.ZipFile(tmp_path / "other.zip", "w") as other:
        other.writestr("holiday.txt", "sun")
    assert sentence(tmp_path / "other.zip").endswith("is no backup of the tabletop companion.")


@pytest.mark.parametrize(
    "name",
    [
        "../settings.toml", "/etc/passwd", "decks/../../x.deck", "decks/a/b.deck", "decks\\x.deck",
        "decks/.deck", "settings.toml/x", "companion.log", "decks/", "films/evening-1/1.jpg",
    ],
)  # fmt: skip
def test_a_file_that_belongs_into_no_backup_is_refused_by_its_name(tmp_path, name):
    strange = packed(tmp_path / "strange.zip", {name: b"x"})
    said = f"{strange} holds “{name}”, which belongs into no backup. Nothing was changed."
    assert sentence(strange).replace("\u2068", "").replace("\u2069", "") == said


def test_a_link_in_a_backup_is_refused(tmp_path):
    path = packed(tmp_path / "b.zip", {})
    data = b"/etc/passwd"
    link = zipfile.ZipInfo("settings.toml")
    link.external_attr = 0o120777 << 16
    files = [{"name": link.filename, "bytes": len(data), "sha256": hashlib.sha256(data).hexdigest()}]
    with zipfile.ZipFile(path, "w") as made:
        made.writestr(link, data)
        made.writestr(
            LIST, json.dumps({"format": archive.FORMAT, "version": 1, "made": None, "files": files})
        )
    assert "which belongs into no backup" in sentence(path)


def test_a_file_that_is_there_twice_or_not_listed_is_damage(tmp_path):
    path = packed(tmp_path / "b.zip", dict(FILES))
    with warnings.catch_warnings(), zipfile.ZipFile(path, "a") as more:
        warnings.simplefilter("ignore")
        more.writestr("settings.toml", b"another")
    assert "is damaged" in sentence(path)
    nothing = {"format": archive.FORMAT, "version": 1, "made": None, "files": []}
    assert "is damaged" in sentence(packed(tmp_path / "c.zip", dict(FILES), nothing))


def test_what_would_unpack_into_far_more_than_it_is_packed_is_refused_unread(tmp_path):
    bomb = packed(tmp_path / "bomb.zip", {"journal.sqlite": bytes(40_000_000)})
    assert bomb.stat().st_size < 50_000
    assert "MB when it is unpacked" in sentence(bomb)


def test_a_list_that_says_less_than_is_there_stops_at_what_it_says(tmp_path):
    listed = {
        "format": archive.FORMAT, "version": 1, "made": None,
        "files": [{"name": "settings.toml", "bytes": 3, "sha256": ""}],
    }  # fmt: skip
    path = packed(tmp_path / "b.zip", {"settings.toml": b"x" * 500}, listed)
    assert "is damaged" in sentence(path)


def test_a_deck_and_settings_that_are_too_large_are_refused(tmp_path):
    for name, size in (("decks/a.deck", DECK_FILE + 1), ("settings.toml", 20_000)):
        listed = {"format": archive.FORMAT, "version": 1, "made": None,
                  "files": [{"name": name, "bytes": size, "sha256": ""}]}  # fmt: skip
        assert "it has more than" in sentence(packed(tmp_path / "b.zip", {name: b"x"}, listed))


def test_more_files_than_any_backup_has_are_refused(tmp_path):
    many = packed(tmp_path / "b.zip", {f"decks/{n}.deck": b"" for n in range(BACKUP_ENTRIES)})
    assert f"it has more than {BACKUP_ENTRIES} parts" in sentence(many)


def test_a_list_of_contents_that_would_fill_the_memory_is_refused(tmp_path):
    path = packed(tmp_path / "b.zip", {f"decks/{n:0190}.deck": b"" for n in range(9_000)})
    assert "it has more than 1 MB" in sentence(path)


def test_a_pipe_a_folder_and_nothing_are_refused(tmp_path):
    os.mkfifo(tmp_path / "pipe")
    assert "no ordinary file" in sentence(tmp_path / "pipe")
    assert "Is a directory" in sentence(tmp_path)
    assert "No such file" in sentence(tmp_path / "none.zip")


def test_a_file_that_the_stick_cannot_hold_is_told_with_what_to_do(backup, tmp_path):
    before = backup.read_bytes()
    big = tmp_path / "big"
    big.write_bytes(Random(1).randbytes(300_000))
    with full_disk(100_000), pytest.raises(UnwrittenError, match="formatted as FAT takes none of 4 GB"):
        write_backup(backup, {"journal.sqlite": big}, NOON)
    assert backup.read_bytes() == before
    assert leftovers(tmp_path) == []


@pytest.mark.parametrize(
    ("code", "said"),
    [
        (errno.EIO, "the stick was pulled out, or it is broken"),
        (errno.ENODEV, "the stick was pulled out, or it is broken"),
        (errno.EROFS, "the stick or the folder is read-only"),
        (errno.ENOSPC, "There is no room for"),
        (errno.EBUSY, "cannot be written"),
    ],
)
def test_a_stick_that_fails_while_it_is_written_is_told(backup, monkeypatch, code, said):
    before = backup.read_bytes()
    sync = os.fsync

    def fails(_descriptor):
        raise OSError(code, os.strerror(code))

    monkeypatch.setattr(whole_files.os, "fsync", fails)
    with pytest.raises(UnwrittenError) as refused:
        write_backup(backup, FILES, NOON)
    monkeypatch.setattr(whole_files.os, "fsync", sync)
    assert said in str(refused.value)
    assert str(backup) in str(refused.value)
    assert backup.read_bytes() == before


def test_a_stick_that_gives_back_something_else_is_told_and_nothing_counts_as_saved(tmp_path, monkeypatch):
    def spoils(descriptor):
        os.pwrite(descriptor, b"\0" * 40, 40)

    monkeypatch.setattr(whole_files, "_forget_read", spoils)
    with pytest.raises(BackupFileError, match="is not what was written when it is read back"):
        write_backup(tmp_path / "b.zip", FILES, NOON)
    assert list(tmp_path.iterdir()) == []


def test_what_a_pulled_stick_left_half_written_goes_with_the_next_backup(tmp_path):
    left = tmp_path / whole_files.DRAFT.format("0123456789abcdef")
    left.write_bytes(b"half")
    other = tmp_path / ".somebody.new"
    other.write_bytes(b"theirs")
    write_backup(tmp_path / "b.zip", FILES, NOON)
    assert not left.exists()
    assert other.read_bytes() == b"theirs"


def test_nothing_is_left_of_what_has_no_room_when_it_is_unpacked(backup, tmp_path):
    with full_disk(50_000), pytest.raises(UnwrittenError):
        unpack(checked(backup), "journal.sqlite", tmp_path / "again")
    assert not (tmp_path / "again").exists()


@pytest.mark.parametrize("version", [0, -5, True, None, "1"])
def test_a_version_that_there_never_was_is_damage(tmp_path, version):
    listed = {"format": "tabletop-companion backup", "version": version, "made": None, "files": []}
    with zipfile.ZipFile(tmp_path / "b.zip", "w") as archive:
        archive.writestr("companion.json", json.dumps(listed))
    with pytest.raises(BackupFileError, match="is damaged"):
        read_backup(tmp_path / "b.zip")


@pytest.mark.parametrize("name", ["😀" * 180, "a/b", ".hidden", "\ud800"])
def test_a_deck_whose_name_no_file_can_have_is_refused(tmp_path, name):
    line = {"name": f"decks/{name}.deck", "bytes": 0, "sha256": "0"}
    listed = {"format": "tabletop-companion backup", "version": 1, "made": None, "files": [line]}
    with zipfile.ZipFile(tmp_path / "b.zip", "w") as archive:
        archive.writestr("companion.json", json.dumps(listed))
    with pytest.raises(BackupFileError, match="belongs into no backup"):
        read_backup(tmp_path / "b.zip")
