"""The journal keeps everything, also when it was damaged."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from companion.engines import Header, Verdict
from companion.evening.entries import Entry, GameEntry, Standing, ToldBy
from companion.evening.errors import JournalError
from companion.evening.journal import Journal
from companion.evening.journal_file import opened, unopened

HEADER = Header("up-and-down", ("Kim", "Léa"), {"rounds": 2})
DEAL = {"event": "deal"}


def journal_with_entries(path: Path, count: int) -> tuple[Journal, int]:
    journal = Journal(path)
    game = journal.begin_evening(HEADER).number
    last = 0
    for number in range(count):
        line = {"event": "deal", "number": number}
        entry = Entry(0, line, Verdict.LEGAL, None, ToldBy.TOUCH, 1.0)
        (last,) = journal.append(Standing(game, last), (entry, b"jpeg" * 500))
    return journal, game


def test_what_was_appended_is_there_for_the_next_reader_at_once(tmp_path):
    journal, game = journal_with_entries(tmp_path / "journal.sqlite", 0)
    told = Entry(0, DEAL, Verdict.ILLEGAL, "UAD-9", ToldBy.CAMERA, 1.0)
    (number,) = journal.append(Standing(game), (told, b"\xff\xd8"))
    other = Journal(tmp_path / "journal.sqlite")
    (entry,) = other.entries(game)
    assert (entry.number, entry.line, entry.verdict, entry.clause, entry.source) == (
        number, DEAL, Verdict.ILLEGAL, "UAD-9", ToldBy.CAMERA,
    )  # fmt: skip
    assert other.picture(number) == b"\xff\xd8"
    journal.close()
    other.close()


def test_every_write_is_synchronous_and_goes_through_the_write_ahead_log(tmp_path):
    journal, _ = journal_with_entries(tmp_path / "journal.sqlite", 0)
    ask = journal._database.execute
    assert ask("PRAGMA journal_mode").fetchone() == ("wal",)
    assert ask("PRAGMA synchronous").fetchone() == (2,)
    journal.close()


def test_the_open_game_is_that_of_the_newest_evening_that_was_not_ended(tmp_path):
    journal = Journal(tmp_path / "journal.sqlite")
    assert journal.open_game() is None
    first = journal.begin_evening(HEADER)
    assert journal.open_game() == first
    second = journal.begin_game(Standing(first.number), HEADER, seated=True)
    assert journal.open_game() == GameEntry(second, first.evening, HEADER)
    journal.end_evening(first.evening)
    assert journal.open_game() is None
    journal.close()


def test_an_evening_that_shows_what_was_leaves_the_open_one_open(tmp_path):
    with closing(Journal(tmp_path / "journal.sqlite")) as journal:
        played = journal.begin_evening(HEADER)
        shown = journal.begin_evening(HEADER, beside=True)
        assert journal.open_game() == played
        journal.end_evening(shown.evening)
        assert journal.open_game() == played
        journal.end_evening(played.evening)
        assert journal.open_game() is None


def test_with_an_evening_those_that_were_left_open_before_it_end(tmp_path):
    with closing(Journal(tmp_path / "journal.sqlite")) as journal:
        journal.begin_evening(HEADER)
        journal.end_evening(journal.begin_evening(HEADER).evening)
        assert journal.open_game() is None


def test_only_an_evening_in_which_nothing_was_ruled_on_is_dropped(tmp_path):
    journal, game = journal_with_entries(tmp_path / "journal.sqlite", 1)
    played = journal.open_game()
    empty = journal.begin_evening(HEADER)
    journal.keep_seats(empty.number, (0.0, 180.0))
    journal.drop_evening(empty.evening)
    assert journal.open_game() == played
    assert journal.seats(empty.number) is None
    journal.drop_evening(played.evening)
    assert len(list(journal.entries(game))) == 1
    journal.close()


def test_an_evening_in_which_only_scores_were_changed_is_kept(tmp_path):
    journal, game = journal_with_entries(tmp_path / "journal.sqlite", 0)
    begun = journal.open_game()
    journal.edit_scores(Standing(game), (10, 0))
    journal.drop_evening(begun.evening)
    assert journal.open_game() == begun
    assert [edit.points for edit in journal.score_edits(game)] == [(10, 0)]
    journal.close()


def test_a_new_game_takes_nothing_of_one_of_which_a_damaged_journal_lost_the_rest(tmp_path):
    path = tmp_path / "journal.sqlite"
    journal, game = journal_with_entries(path, 3)
    journal.edit_scores(Standing(game, 3), (10, 0))
    journal.keep_seats(game, (0.0, 90.0))
    spoil(path, "DELETE FROM game; DELETE FROM evening")
    begun = journal.begin_evening(HEADER)
    assert (journal.score_edits(begun.number), journal.seats(begun.number)) == ((), None)
    assert list(journal.entries(begun.number)) == []
    assert journal.games(begun.evening) == (begun,)
    spoil(path, "DELETE FROM evening")
    assert journal.games(journal.begin_evening(HEADER).evening) == (GameEntry(begun.number + 1, 2, HEADER),)
    journal.close()


def spoil(path, sql: str) -> None:
    """Let another program write the file."""
    with closing(sqlite3.connect(path)) as database, database:
        database.executescript(sql)


@pytest.mark.parametrize(
    ("sql", "said"),
    [
        (
            "CREATE TABLE song (name)",
            "is the file of another program; move it away, and a new journal is begun.",
        ),
        (
            "CREATE TABLE entry (x)",
            "is the file of another program; move it away, and a new journal is begun.",
        ),
        ("PRAGMA user_version = 7", "was written by a newer version of the companion; update this one."),
    ],
)
def test_a_file_that_is_no_journal_of_this_companion_is_refused_and_left_as_it_is(tmp_path, sql, said):
    path = tmp_path / "journal.sqlite"
    spoil(path, sql)
    with closing(sqlite3.connect(path)) as database:
        before = database.execute("SELECT name FROM sqlite_schema").fetchall()
    with pytest.raises(JournalError) as refused:
        Journal(path)
    assert str(refused.value) == f"The journal {path} {said}"
    with closing(sqlite3.connect(path)) as database:
        after = database.execute("SELECT name FROM sqlite_schema WHERE sql LIKE '%song%'").fetchall()
    assert after == [name for name in before if name == ("song",)]


def test_a_journal_that_another_program_holds_is_refused_with_what_to_do(tmp_path):
    path = tmp_path / "journal.sqlite"
    Journal(path).close()
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("PRAGMA locking_mode = EXCLUSIVE")
        other.execute("BEGIN EXCLUSIVE")
        with pytest.raises(sqlite3.OperationalError) as refused:
            opened(path, patience=0.1)
    said = f"The journal {path} is in use by another program; close that, and try again."
    assert str(JournalError(unopened(path, refused.value))) == said


def test_a_folder_in_place_of_the_data_is_named_in_plain_words(tmp_path):
    (tmp_path / "data").write_text("")
    with pytest.raises(JournalError, match=r"cannot be opened \(File exists\); check the folder’s rights"):
        Journal(tmp_path / "data" / "journal.sqlite")


def test_the_next_game_keeps_table_and_seats_of_those_who_stay(tmp_path):
    journal, game = journal_with_entries(tmp_path / "journal.sqlite", 0)
    journal.keep_table(game, {"size": [900, 900]})
    journal.keep_seats(game, (0.0, 90.0))
    same = journal.begin_game(Standing(game), HEADER, seated=True)
    others = journal.begin_game(Standing(same), HEADER, seated=False)
    assert [journal.table(number) for number in (same, others)] == [{"size": [900, 900]}] * 2
    assert [journal.seats(number) for number in (same, others)] == [(0.0, 90.0), None]
    journal.close()


def test_what_is_known_of_the_table_is_kept(tmp_path):
    journal, game = journal_with_entries(tmp_path / "journal.sqlite", 0)
    assert journal.table(game) is None
    journal.keep_table(game, {"size": [900, 900]})
    assert journal.table(game) == {"size": [900, 900]}
    journal.close()


def test_a_damaged_journal_is_set_aside_and_what_can_be_read_of_it_saved(tmp_path):
    path = tmp_path / "journal.sqlite"
    journal, game = journal_with_entries(path, 60)
    journal.close()
    data = bytearray(path.read_bytes())
    middle = len(data) * 3 // 4
    data[middle : middle + 8192] = b"\x5a" * 8192
    path.write_bytes(bytes(data))
    rescued = Journal(path)
    saved = list(rescued.entries(game))
    assert rescued.notice is not None
    assert dict(rescued.notice.facts)["saved"] == len(saved)
    assert [entry.line["number"] for entry in saved[:20]] == list(range(20))
    assert list(tmp_path.glob("journal.sqlite.damaged-*"))
    entry = Entry(0, DEAL, Verdict.LEGAL, None, ToldBy.TOUCH, 1.0)
    rescued.append(Standing(game, saved[-1].number), (entry, None))
    rescued.close()


def test_damage_in_an_old_evening_costs_nothing_of_the_one_that_goes_on(tmp_path):
    folder = tmp_path / "what's this? #1 %41"
    path = folder / "journal.sqlite"
    for number in range(4):
        journal, game = journal_with_entries(path, 50)
        journal.keep_seats(game, (0.0, 30.0 * number))
        journal.close()
    data = bytearray(path.read_bytes())
    page = data.index(b'"number":20') // 4096 * 4096
    data[page : page + 4096] = b"\x5a" * 4096
    path.write_bytes(bytes(data))
    rescued = Journal(path)
    kept = rescued.open_game()
    assert kept is not None
    assert [entry.line["number"] for entry in rescued.entries(kept.number)] == list(range(50))
    assert rescued.seats(kept.number) == (0.0, 90.0)
    first = [entry.line["number"] for entry in rescued.entries(1)]
    assert 20 not in first
    assert first[-1] == 49
    rescued.close()


def test_a_journal_that_had_just_been_saved_when_the_power_failed_is_taken(tmp_path):
    path = tmp_path / "journal.sqlite"
    journal, game = journal_with_entries(path, 3)
    journal.close()
    path.rename(tmp_path / "journal.sqlite.saved")
    journal = Journal(path)
    assert len(list(journal.entries(game))) == 3
    journal.close()


def test_a_file_that_is_no_journal_is_set_aside_too(tmp_path):
    path = tmp_path / "journal.sqlite"
    path.write_bytes(b"this is not a database, whatever it is called" * 50)
    journal = Journal(path)
    assert journal.notice is not None
    assert journal.open_game() is None
    journal.close()


def test_a_journal_of_a_newer_companion_is_refused_and_left_alone(tmp_path):
    path = tmp_path / "journal.sqlite"
    with closing(sqlite3.connect(path)) as database:
        database.executescript("PRAGMA journal_mode = WAL; PRAGMA user_version = 99")
        database.executescript("CREATE TABLE evening (id, mood); INSERT INTO evening VALUES (1, 'merry')")
    before = path.read_bytes()
    with pytest.raises(JournalError, match="written by a newer version"):
        Journal(path)
    assert path.read_bytes() == before


def test_a_journal_that_cannot_be_made_is_refused_in_a_sentence(tmp_path):
    (tmp_path / "file").write_text("in the way")
    with pytest.raises(JournalError, match=r"^The journal .* cannot be opened"):
        Journal(tmp_path / "file" / "journal.sqlite")


def test_a_game_that_cannot_be_read_is_named_in_a_sentence(tmp_path):
    journal, _ = journal_with_entries(tmp_path / "journal.sqlite", 0)
    with journal._database as database:
        database.execute("UPDATE game SET header = '{\"game\": 3}'")
    with pytest.raises(
        JournalError, match=r"^Evening 1 cannot go on: who plays game 1, and what, cannot be read"
    ):
        journal.open_game()
    journal.close()


def test_an_evening_that_an_earlier_companion_left_open_before_a_later_one_ended_is_over(tmp_path):
    with closing(Journal(tmp_path / "journal.sqlite")) as journal:
        journal.begin_evening(HEADER)
        later = journal.begin_evening(HEADER)
        with journal._database:
            journal._database.execute(
                "UPDATE evening SET ended = started + 60 WHERE id = ?", (later.evening,)
            )
        assert journal.open_game() is None
