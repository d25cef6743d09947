"""Pictures are forgotten but for those of the newest evenings, and nothing else is."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from companion.engines import Verdict
from companion.evening import pictures
from companion.evening.entries import Entry, Standing, ToldBy
from companion.evening.errors import JournalError
from companion.evening.evening import Evening
from companion.evening.export import record_of, scores_of
from companion.evening.history import past_evenings
from companion.evening.journal import Journal
from companion.evening.pictures import KeptPictures
from tests.evening.played import KIM_AND_LEAH, POT, quick_journal, tell
from tests.full_disk import full_disk

JPEG = b"\xff\xd8 a picture of our table \xff\xd9" * 1000
"""As large as those of an evening are."""

LARGE = JPEG * 10
"""Of so many bytes that the file is made smaller once all are forgotten."""

NO_PICTURE = {"event": "deal"}


def three_evenings(folder: Path, picture: bytes = JPEG, *, ended: bool = True) -> Journal:
    """A journal with three evenings, each play of them with that picture; whether the last one has ended."""
    journal = quick_journal(folder)
    for number in range(3):
        evening = Evening.begin(journal, KIM_AND_LEAH)
        tell(evening, POT, picture)
        evening.edit_scores((number, 1))
        if ended or number < 2:
            evening.end()
    return journal


def pictured(journal: Journal) -> list[int]:
    """Numbers of the evenings of which there are pictures: of every play, or of none."""
    left = []
    for number in journal.evenings():
        (game,) = journal.games(number)
        there = {journal.picture(entry.number) for entry in journal.entries(game.number)}
        assert len(there) <= 1
        left += [number] if JPEG in there else []
    return left


EVERYTHING_ELSE = (
    "SELECT id, game, time, event, verdict, clause, source FROM entry",
    "SELECT * FROM evening",
    "SELECT * FROM game",
    "SELECT * FROM score_edit",
    "SELECT * FROM seating",
)


def everything_else(journal: Journal) -> list[list[object]]:
    """All rows of the journal without the pictures."""
    return [journal._all(asked, ()) for asked in EVERYTHING_ELSE]


@pytest.mark.parametrize(("keep", "left"), [(0, []), (1, [3]), (2, [2, 3]), (3, [1, 2, 3]), (10, [1, 2, 3])])
def test_pictures_of_the_newest_evenings_are_kept(tmp_path, keep, left):
    journal = three_evenings(tmp_path)
    assert journal.forget_pictures(keep) == (3 - len(left)) * len(POT)
    assert pictured(journal) == left
    assert journal.forget_pictures(keep) == 0


@pytest.mark.parametrize(("keep", "left"), [(0, [3]), (1, [3]), (2, [2, 3])])
def test_an_evening_that_goes_on_keeps_its_pictures_and_counts_as_the_newest(tmp_path, keep, left):
    journal = three_evenings(tmp_path, ended=False)
    journal.forget_pictures(keep)
    assert pictured(journal) == left


def test_of_several_evenings_that_can_go_on_the_one_that_was_played_last_keeps_its_pictures(tmp_path):
    journal = three_evenings(tmp_path, ended=False)
    newest = Evening.begin(journal, KIM_AND_LEAH)
    journal.forget_pictures(0)
    assert pictured(journal) == [3], "in the newest nothing was told yet"
    tell(newest, [NO_PICTURE])
    journal.forget_pictures(0)
    assert pictured(journal) == []


def test_scores_records_and_all_that_was_ruled_stay_exactly_as_they_were(tmp_path):
    journal = three_evenings(tmp_path)
    before = everything_else(journal)
    evenings = list(past_evenings(journal, []))
    journal.forget_pictures(0)
    assert everything_else(journal) == before
    after = list(past_evenings(journal, []))
    assert after == evenings
    assert [scores_of(one) for one in after] == [scores_of(one) for one in evenings]
    assert [record_of(one.games[0]) for one in after] == [record_of(one.games[0]) for one in evenings]


def test_an_evening_goes_on_after_pictures_were_forgotten(tmp_path):
    journal = three_evenings(tmp_path, ended=False)
    before = Evening.resume(journal)
    journal.forget_pictures(1)
    evening = Evening.resume(journal)
    assert evening is not None
    assert before is not None
    assert (evening.position, evening.edits) == (before.position, before.edits)
    tell(evening, [NO_PICTURE], JPEG)
    kept = [journal.picture(entry.number) for entry in journal.entries(3)]
    assert kept == [JPEG] * (len(POT) + 1)


def test_pictures_are_counted_with_the_room_they_take(tmp_path):
    journal = three_evenings(tmp_path)
    evening = Evening.begin(journal, KIM_AND_LEAH)
    tell(evening, [NO_PICTURE])
    assert journal.past_pictures() == KeptPictures(3 * len(POT), 3 * len(POT) * len(JPEG))
    journal.forget_pictures(0)
    assert journal.past_pictures() == KeptPictures(0, 0)


def test_pictures_that_belong_to_no_evening_are_forgotten(tmp_path):
    journal = three_evenings(tmp_path)
    with journal._database as database:
        database.execute("DELETE FROM game WHERE id = 3")  # as damage may leave it
    assert journal.forget_pictures(5) == len(POT)


@pytest.mark.parametrize(("picture", "shrunk"), [(JPEG, False), (LARGE, True)])
def test_what_is_forgotten_is_nowhere_in_the_files(tmp_path, picture, shrunk):
    journal = three_evenings(tmp_path, picture)
    journal._database.execute("PRAGMA secure_delete = OFF")
    journal.forget_pictures(0)
    assert (journal.path.stat().st_size < 80_000) is shrunk
    assert not any(JPEG[:20] in file.read_bytes() for file in tmp_path.iterdir())


def test_the_file_is_made_smaller_where_little_of_it_is_left(tmp_path):
    journal = three_evenings(tmp_path, LARGE)
    size = journal.path.stat().st_size
    journal.forget_pictures(2)
    assert journal.path.stat().st_size >= size  # what is free is taken by the next evening
    journal.forget_pictures(0)
    assert journal.path.stat().st_size < 80_000
    with closing(sqlite3.connect(journal.path)) as reader:
        assert reader.execute("PRAGMA quick_check").fetchone() == ("ok",)


def test_a_program_that_reads_meanwhile_reads_on(tmp_path):
    journal = three_evenings(tmp_path, LARGE)
    with closing(sqlite3.connect(journal.path)) as reader:
        reader.execute("BEGIN")
        rows = reader.execute("SELECT id, picture FROM entry WHERE game = 1 ORDER BY id")
        first = rows.fetchone()
        assert journal.forget_pictures(0) == 3 * len(POT)
        assert [first, *rows.fetchall()] == [(number, LARGE) for number in range(1, len(POT) + 1)]
        reader.execute("COMMIT")
        assert reader.execute("SELECT count(picture) FROM entry").fetchone() == (0,)
    other = Journal(journal.path)
    assert [len(evening.games[0].steps) for evening in past_evenings(other, [])] == [len(POT)] * 3


def test_a_program_that_tells_meanwhile_is_not_waited_for_long(tmp_path):
    journal = three_evenings(tmp_path)
    journal._database.execute("PRAGMA busy_timeout = 50")
    with closing(sqlite3.connect(journal.path, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(JournalError, match=r"^Another program holds the journal"):
            journal.forget_pictures(0)
    assert journal.past_pictures().count == 3 * len(POT)
    assert journal.forget_pictures(0) == 3 * len(POT)


def test_the_file_is_made_smaller_another_time_where_a_program_uses_it(tmp_path):
    journal = three_evenings(tmp_path, LARGE)
    database = journal._database
    pictures.forget(database, 0)
    waits = database.execute("PRAGMA busy_timeout").fetchone()
    with closing(sqlite3.connect(journal.path, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        pictures.shrink(database)
        assert journal.path.stat().st_size > 1_000_000
    assert database.execute("PRAGMA busy_timeout").fetchone() == waits
    assert journal.forget_pictures(0) == 0
    assert journal.path.stat().st_size < 80_000


def test_a_disk_without_room_to_write_the_file_anew_leaves_it_as_large_as_it_is(tmp_path):
    journal = three_evenings(tmp_path, LARGE)
    pictures.forget(journal._database, 0)
    journal.close()
    journal = quick_journal(tmp_path)
    with full_disk(10_000):
        pictures.shrink(journal._database)
    assert journal.path.stat().st_size > 1_000_000
    assert len(list(past_evenings(journal, []))) == 3
    assert journal.forget_pictures(0) == 0
    assert journal.path.stat().st_size < 80_000


def test_what_is_shown_of_the_past_keeps_its_pictures_while_it_is_shown(tmp_path):
    with closing(Journal(tmp_path / "journal.sqlite")) as journal:
        game = journal.begin_evening(KIM_AND_LEAH, beside=True)
        entry = Entry(0, NO_PICTURE, Verdict.LEGAL, None, ToldBy.CAMERA, 1.0)
        journal.append(Standing(game.number), (entry, JPEG))
        assert journal.past_pictures(game.evening) == KeptPictures(0, 0)
        assert journal.forget_pictures(0, game.evening) == 0
        assert journal.past_pictures() == KeptPictures(1, len(JPEG))
