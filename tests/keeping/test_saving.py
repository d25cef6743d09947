"""What belongs to the owner is saved, while an evening may go on."""

from __future__ import annotations

import os
import shutil
import sqlite3
import threading
from contextlib import closing, contextmanager
from pathlib import Path

import pytest

from assets.bounds.limits import DECK_FILE
from companion.engines import Header
from companion.evening.copies import copy_journal
from companion.evening.evening import Evening
from companion.evening.journal import Journal
from companion.evening.kept_journal import KeptJournal
from companion.keeping import saving
from companion.keeping.archive import checked, content_of, unpack
from companion.keeping.errors import BackupFileError, UnwrittenError
from companion.keeping.saving import backups_in, free_name, save
from companion.machine.folders import folders
from tests.evening.played import KIM_AND_LEAH, POT, quick_journal, tell
from tests.full_disk import full_disk
from tests.keeping.kept_things import PICTURE, owner, told, with_decks


def entries_in(journal: Path) -> list[tuple[int, str]]:
    with closing(sqlite3.connect(journal)) as database:
        assert database.execute("PRAGMA integrity_check").fetchone() == ("ok",)
        return database.execute("SELECT id, event FROM entry ORDER BY id").fetchall()


def test_evenings_decks_settings_and_tables_are_saved_and_nothing_else(tmp_path):
    places = with_decks(owner(tmp_path / "here", KIM_AND_LEAH, KIM_AND_LEAH), clubs=b"a deck")
    places.settings.write_text('theme = "linen"\n')
    places.tables.write_text("{}")
    places.log.write_text("a log")
    (places.data / "films").mkdir()
    saved = save(places, tmp_path / "b.zip")
    assert (saved.evenings, saved.lost) == (2, 0)
    assert sorted(checked(tmp_path / "b.zip").members) == [
        "decks/clubs.deck", "journal.sqlite", "settings.toml", "tables.json",
    ]  # fmt: skip
    assert content_of(saved.backup, "decks/clubs.deck") == b"a deck"
    assert list(places.data.glob(".keeping-*")) == []


def test_an_evening_that_goes_on_is_saved_as_it_stands_and_goes_on(tmp_path):
    places = folders(tmp_path / "here")
    with closing(Journal(places.journal)) as journal:
        evening = Evening.begin(journal, KIM_AND_LEAH)
        tell(evening, POT[:6], PICTURE)
        saved = save(places, tmp_path / "b.zip")
        tell(evening, POT[6:], PICTURE)
        unpack(saved.backup, "journal.sqlite", tmp_path / "copy")
        assert len(entries_in(tmp_path / "copy")) == 6
        assert len(evening.ruled) == len(POT)
        assert journal.is_in_place


@contextmanager
def written_all_the_time(folder):
    """Inside, plays are told without end; gives the numbers of their entries as they come."""
    header, done = Header("up-and-down", ("Kim", "Leah")), threading.Event()
    quick_journal(folder).close()
    written: list[int] = []

    def play() -> None:
        with closing(quick_journal(folder)) as journal:
            evening = Evening.begin(journal, header)
            while not done.wait(0.002):
                tell(evening, POT[:1], PICTURE)
                written.append(evening.ruled[-1].entry)

    playing = threading.Thread(target=play)
    playing.start()
    try:
        yield written
    finally:
        done.set()
        playing.join()


def test_while_somebody_writes_all_the_time_it_is_never_told_that_the_journal_is_damaged(tmp_path):
    with written_all_the_time(tmp_path) as written:
        while len(written) < 200:
            with closing(KeptJournal.read(tmp_path / "journal.sqlite")) as journal:
                assert journal.notice is None


def test_while_somebody_writes_all_the_time_no_copy_is_torn_and_no_play_lost(tmp_path):
    path = tmp_path / "journal.sqlite"
    with written_all_the_time(tmp_path) as written:
        for number in range(6):
            before = written[-1] if written else 0
            assert copy_journal(path, tmp_path / f"copy {number}") == 0
            copied = entries_in(tmp_path / f"copy {number}")
            assert [entry for entry, _ in copied] == list(range(1, len(copied) + 1))
            assert len(copied) >= before
    assert [entry for entry, _ in entries_in(path)] == list(range(1, written[-1] + 1))


def test_what_can_be_read_of_a_damaged_journal_is_saved_and_the_rest_counted(tmp_path):
    places = owner(tmp_path / "here", *[KIM_AND_LEAH] * 12)
    whole = bytearray(places.journal.read_bytes())
    for place in range(3 * 4096, len(whole) - 4096, 5 * 4096):
        whole[place : place + 400] = b"\xff" * 400
    places.journal.write_bytes(whole)
    saved = save(places, tmp_path / "b.zip")
    unpack(saved.backup, "journal.sqlite", tmp_path / "copy")
    readable = len(entries_in(tmp_path / "copy"))
    assert saved.lost > 0
    assert readable > 0
    assert places.journal.read_bytes() == whole


def test_where_there_is_nothing_yet_that_is_said(tmp_path):
    with pytest.raises(BackupFileError, match="There is nothing to save in"):
        save(folders(tmp_path / "here"), tmp_path / "b.zip")
    assert not (tmp_path / "b.zip").exists()


def test_a_card_without_room_for_the_copy_is_told_and_left_as_it_was(tmp_path):
    places = owner(tmp_path / "here", *[KIM_AND_LEAH] * 3)
    with full_disk(20_000), pytest.raises((UnwrittenError, BackupFileError)) as refused:
        save(places, tmp_path / "b.zip")
    assert str(places.data) in str(refused.value)
    assert list(places.data.glob(".keeping-*")) == []
    assert len(told(places)) == 3


def test_a_backup_is_called_by_its_day_and_one_of_the_same_day_by_a_number(tmp_path, monkeypatch):
    first = free_name(tmp_path)
    assert first.name.startswith("tabletop-companion-20")
    first.touch()
    assert free_name(tmp_path).name == f"{first.stem}-2.zip"
    monkeypatch.setattr(saving, "clock_is_set", lambda: False)
    assert free_name(tmp_path).name == "tabletop-companion.zip"
    assert not set(first.name) & set('\\/:*?"<>|')


def test_the_backups_on_a_stick_are_found_and_the_newest_comes_first(tmp_path):
    for name in ("tabletop-companion.zip", "tabletop-companion-2026-11-30.zip", "holiday.zip"):
        (tmp_path / name).touch()
    (tmp_path / "tabletop-companion-old.zip").mkdir()
    found = [path.name for path in backups_in(tmp_path)]
    assert sorted(found) == ["tabletop-companion-2026-11-30.zip", "tabletop-companion.zip"]
    assert backups_in(tmp_path / "gone") == ()


@pytest.mark.parametrize(
    "own",
    [
        "journal.sqlite",
        "journal.sqlite-wal",
        "simulated.sqlite",
        "settings.toml",
        "tables.json",
        "decks/clubs.deck",
    ],
)
def test_no_backup_takes_the_place_of_what_it_saves(tmp_path, own):
    places = with_decks(owner(tmp_path / "here", KIM_AND_LEAH), clubs=b"a deck")
    (tmp_path / "link").symlink_to(places.data)
    before = {file: file.read_bytes() for file in places.data.rglob("*") if file.is_file()}
    for path in (places.data / own, tmp_path / "link" / own):
        with pytest.raises(UnwrittenError, match="belongs to the companion itself"):
            save(places, path)
    assert {file: file.read_bytes() for file in places.data.rglob("*") if file.is_file()} == before


def test_no_backup_takes_the_place_of_the_journal_under_another_name(tmp_path):
    places = owner(tmp_path / "here", KIM_AND_LEAH)
    (tmp_path / "b.zip").hardlink_to(places.journal)
    with pytest.raises(UnwrittenError, match="belongs to the companion itself"):
        save(places, tmp_path / "b.zip")


def test_no_backup_takes_the_place_of_a_pipe_or_a_device(tmp_path):
    places = owner(tmp_path / "here", KIM_AND_LEAH)
    os.mkfifo(tmp_path / "pipe")
    with pytest.raises(UnwrittenError, match="no ordinary file"):
        save(places, tmp_path / "pipe")
    assert (tmp_path / "pipe").is_fifo()


def test_a_deck_that_cannot_be_saved_is_named_and_keeps_nothing_else_from_being_saved(tmp_path):
    places = with_decks(owner(tmp_path / "here", KIM_AND_LEAH), clubs=b"a deck", zeros=bytes(30_000_000))
    for odd in (b"\xff", b".hidden", b"two\nlines"):
        Path(os.fsdecode(os.fsencode(places.decks) + b"/" + odd + b".deck")).write_bytes(b"a deck")
    (places.decks / "folder.deck").mkdir()
    (places.decks / "gone.deck").symlink_to("nowhere")
    os.mkfifo(places.decks / "pipe.deck")
    with (places.decks / "large.deck").open("wb") as large:
        large.truncate(DECK_FILE + 1)
    saved = save(places, tmp_path / "b.zip")
    assert saved.backup.decks == ("decks/clubs.deck", "decks/zeros.deck")
    assert sorted(saved.left_out) == [
        ".hidden.deck", "folder.deck", "gone.deck", "large.deck", "pipe.deck", "two\nlines.deck", "�.deck",
    ]  # fmt: skip


def test_what_was_deleted_is_in_no_backup_and_keeps_none_from_being_read(tmp_path):
    places = owner(tmp_path / "here", KIM_AND_LEAH)
    with closing(quick_journal(places.data)) as journal:
        evening = Evening.begin(journal, KIM_AND_LEAH)
        tell(evening, POT[:1], b"\xff\xd8" + os.urandom(30_000_000))
        journal.remove((2,))
    saved = save(places, tmp_path / "b.zip")
    assert saved.backup.members["journal.sqlite"].size < 1_000_000
    assert saved.evenings == 1


@pytest.mark.parametrize("card", ["read-only", "full"])
def test_from_a_card_that_takes_nothing_more_evenings_can_be_saved_still(tmp_path, monkeypatch, card):
    places = owner(tmp_path / "here", KIM_AND_LEAH)
    usage = shutil.disk_usage(tmp_path)

    def closed(folder: Path) -> None:
        if folder == places.data:
            raise OSError(30, "Read-only file system", str(folder))

    def free(of: str | Path) -> object:
        return usage._replace(free=100) if str(of).startswith(str(places.data)) else usage

    if card == "full":
        monkeypatch.setattr("companion.keeping.saving.shutil.disk_usage", free)
    else:
        monkeypatch.setattr("companion.keeping.saving.make_private", closed)
    stick = tmp_path / "stick"
    stick.mkdir()
    assert save(places, stick / "b.zip").evenings == 1
    assert [file.name for file in stick.iterdir()] == ["b.zip"]
    assert list(places.data.glob(".keeping-*")) == []
