"""Films and pictures of a game's end go wherever the evening's pictures go, and with them."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from companion.evening.copies import copy_journal
from companion.evening.errors import ExportError
from companion.evening.evening import Evening
from companion.evening.export import keepsakes_of, write_evening, write_keepsakes
from companion.evening.history import past_evening
from companion.evening.journal import Journal
from companion.evening.keepsakes import Keepsake
from companion.evening.kept_journal import KeptJournal
from companion.evening.rescue import rescued
from tests.evening.played import KIM_AND_LEAH, POT, quick_journal, tell

FILM, PICTURE = b"RIFF a film " * 2000, b"\xff\xd8 a picture " * 2000


def two_games(folder: Path) -> tuple[Journal, int, int]:
    """A journal with an evening of two games, and their numbers; both have a film, the first a picture."""
    journal = quick_journal(folder)
    evening = Evening.begin(journal, KIM_AND_LEAH)
    tell(evening, POT)
    first = evening.game_number
    evening.next_game(KIM_AND_LEAH)
    tell(evening, POT)
    journal.keep_keepsake(first, Keepsake.FILM, FILM)
    journal.keep_keepsake(first, Keepsake.PICTURE, PICTURE)
    journal.keep_keepsake(evening.game_number, Keepsake.FILM, FILM[::-1])
    return journal, first, evening.game_number


def kept(journal: KeptJournal, game: int) -> tuple[bytes | None, bytes | None]:
    return journal.keepsake(game, Keepsake.FILM), journal.keepsake(game, Keepsake.PICTURE)


def is_in(journal: Journal, content: bytes) -> bool:
    """Whether the beginning of something is still found in the file or its log."""
    files = (journal.path, journal.path.with_name(f"{journal.path.name}-wal"))
    return any(content[:200] in file.read_bytes() for file in files if file.exists())


def test_each_game_keeps_its_own_and_a_new_one_takes_the_place_of_the_old(tmp_path):
    journal, first, second = two_games(tmp_path)
    journal.keep_keepsake(first, Keepsake.PICTURE, b"another")
    assert kept(journal, first) == (FILM, b"another")
    assert kept(journal, second) == (FILM[::-1], None)
    with closing(KeptJournal.read(journal.path)) as read:
        assert kept(read, first) == (FILM, b"another")


def test_they_are_counted_with_the_pictures_and_deleted_with_them(tmp_path):
    journal, first, second = two_games(tmp_path)
    assert journal.fullest_evening() == 2 * len(FILM) + len(PICTURE)
    assert journal.past_pictures().count == 0  # it can go on
    journal.end_evening(1)
    assert (journal.past_pictures().count, journal.past_pictures().size) == (3, 2 * len(FILM) + len(PICTURE))
    assert journal.forget_pictures(0) == 3
    assert kept(journal, first) == kept(journal, second) == (None, None)
    assert not is_in(journal, FILM)
    assert not is_in(journal, PICTURE)


def test_whoever_is_forgotten_is_in_none_of_them(tmp_path):
    journal, first, second = two_games(tmp_path)
    others = Evening.begin(journal, type(KIM_AND_LEAH)("up-and-down", ("Jo", "Kim")))
    journal.keep_keepsake(others.game_number, Keepsake.FILM, b"of others")
    journal.forget_person("Leah")
    assert kept(journal, first) == kept(journal, second) == (None, None)
    assert kept(journal, others.game_number) == (b"of others", None)
    assert not is_in(journal, PICTURE)


def test_a_backup_has_them_and_they_come_back_with_the_evening(tmp_path):
    journal, first, second = two_games(tmp_path)
    copy = tmp_path / "copy.sqlite"
    copy_journal(journal.path, copy)
    (tmp_path / "other").mkdir()
    other = quick_journal(tmp_path / "other")
    Evening.begin(other, KIM_AND_LEAH)
    with closing(sqlite3.connect(copy)) as source:
        (number,) = other.take_in(source, (1,)).evenings
    games = [game.number for game in past_evening(other, number).games]
    assert games != [first, second]
    assert [kept(other, game) for game in games] == [(FILM, PICTURE), (FILM[::-1], None)]
    assert other.remove((number,))
    assert [kept(other, game) for game in games] == [(None, None)] * 2


def test_they_are_saved_from_a_damaged_journal(tmp_path):
    journal, first, second = two_games(tmp_path)
    journal.close()
    rescued(journal.path)
    with closing(Journal(journal.path)) as saved:
        assert kept(saved, first) == (FILM, PICTURE)
        assert kept(saved, second) == (FILM[::-1], None)


def test_a_journal_of_an_earlier_companion_has_none_and_gets_them(tmp_path):
    journal, first, _ = two_games(tmp_path)
    journal._database.execute("DROP TABLE keepsake")
    journal._database.commit()
    journal.close()
    with closing(KeptJournal.read(journal.path)) as read:
        assert kept(read, first) == (None, None)
    with closing(Journal(journal.path)) as again:
        again.keep_keepsake(first, Keepsake.FILM, FILM)
        assert kept(again, first) == (FILM, None)


def test_an_evening_is_exported_with_them_and_nothing_is_written_over(tmp_path):
    journal, _, _ = two_games(tmp_path)
    evening = past_evening(journal, 1)
    names = [file.name for file in write_evening(tmp_path / "exports", evening, journal)]
    assert names == [
        "evening-1.csv", "evening-1.jsonl", "evening-1-2.jsonl",
        "evening-1.webp", "evening-1-2.webp", "evening-1.jpg",
    ]  # fmt: skip
    assert (tmp_path / "exports" / "evening-1-2.webp").read_bytes() == FILM[::-1]
    films = keepsakes_of(journal, evening, Keepsake.FILM)
    assert sorted(films) == [1, 2]
    (tmp_path / "film-2.webp").write_bytes(b"mine")
    with pytest.raises(ExportError, match=r"film-2\.webp is there already"):
        write_keepsakes(tmp_path / "film.webp", films, replace=False)
    assert not (tmp_path / "film.webp").exists()
    assert (tmp_path / "film-2.webp").read_bytes() == b"mine"


def test_a_damaged_file_is_read_without_what_is_lost_of_them(tmp_path):
    journal, first, _ = two_games(tmp_path)
    journal._database.execute("UPDATE keepsake SET content = 'no bytes' WHERE kind = 'film'")
    journal._database.commit()
    assert kept(journal, first) == (None, PICTURE)
