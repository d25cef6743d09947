"""The outbox in the journal: written with what was accepted, and what becomes of it with the journal."""

from __future__ import annotations

import json
import os
import signal
import sqlite3
import subprocess
import sys
from contextlib import closing

import pytest

from companion.club.outgoing import ToClub
from companion.evening import outbox as outboxes
from companion.evening.copies import copy_journal
from companion.evening.errors import JournalError
from companion.evening.evening import Evening
from companion.evening.journal import Journal
from companion.evening.outbox import Outbox
from tests.evening.played import KIM_AND_LEAH, POT, quick_journal, tell


@pytest.fixture
def journal(tmp_path):
    with closing(quick_journal(tmp_path)) as made:
        made.send_to(Outbox("club/7", ToClub("en")))
        yield made


def rows(journal) -> list[tuple[int, dict]]:
    told = journal._database.execute("SELECT sequence, told FROM outbox ORDER BY sequence").fetchall()
    return [(sequence, json.loads(written)) for sequence, written in told]


def stream(journal) -> str:
    return journal._database.execute("SELECT name FROM stream").fetchone()[0]


def test_every_entry_has_its_row_and_numbers_have_no_gap(journal):
    evening = Evening.begin(journal, KIM_AND_LEAH)
    tell(evening, POT)
    evening.edit_scores((3, 0))
    evening.next_game(KIM_AND_LEAH)
    evening.end()
    told = rows(journal)
    assert [sequence for sequence, _ in told] == list(range(1, len(told) + 1))
    kinds = [one["kind"] for _, one in told]
    assert kinds == ["evening", "game", *["ruled"] * len(POT), "scores", "game", "evening"]
    numbers = [one["entry"] for _, one in told if one["kind"] == "ruled"]
    assert numbers == [entry.number for entry in journal.entries(1)]


def test_without_a_club_nothing_is_written(tmp_path):
    with closing(quick_journal(tmp_path)) as journal:
        tell(Evening.begin(journal, KIM_AND_LEAH), POT)
        assert rows(journal) == []


def test_what_is_not_accepted_is_not_told(journal):
    evening = Evening.begin(journal, KIM_AND_LEAH)
    tell(evening, POT[:1])
    with closing(sqlite3.connect(journal.path)) as other, other:
        other.execute(
            "INSERT INTO entry SELECT 99, game, time, event, verdict, clause, source, NULL FROM entry"
        )
    with pytest.raises(JournalError):
        tell(evening, POT[1:2])
    assert len(rows(journal)) == 3


def test_a_resumed_game_is_told_of_before_what_is_played_in_it(tmp_path):
    with closing(quick_journal(tmp_path)) as journal:
        tell(Evening.begin(journal, KIM_AND_LEAH), POT[:2])
        journal.send_to(Outbox("club/7", ToClub("en")))
        tell(Evening.resume(journal), POT[3:4])
        assert [one["kind"] for _, one in rows(journal)] == ["evening", "game", "ruled"]


def test_counted_rows_go_with_the_next_write_and_at_the_end(journal):
    evening = Evening.begin(journal, KIM_AND_LEAH)
    tell(evening, POT[:2])
    journal.outbox.counted(stream(journal), 3)
    assert len(rows(journal)) == 4
    tell(evening, POT[3:4])
    assert [sequence for sequence, _ in rows(journal)] == [4, 5]
    journal.outbox.counted(stream(journal), 5)
    journal.send_to(None)
    assert rows(journal) == []


def test_what_is_counted_of_another_stream_is_left_alone(journal):
    tell(Evening.begin(journal, KIM_AND_LEAH), POT[:2])
    journal.outbox.counted("0" * 32, 3)
    journal.send_to(None)
    assert len(rows(journal)) == 4


def test_another_club_is_not_told_what_was_meant_for_the_first(journal):
    tell(Evening.begin(journal, KIM_AND_LEAH), POT[:2])
    journal.send_to(Outbox("other/7", ToClub("en")))
    other = outboxes.stream_of(journal._database, "other/7")
    assert other.sequence == 0
    assert outboxes.waiting(journal._database, other, 0, 9, again=True) == ()


def test_too_many_rows_give_up_the_oldest_and_begin_another_stream(journal, monkeypatch):
    monkeypatch.setattr(outboxes, "MOST_ROWS", 8)
    monkeypatch.setattr(outboxes, "LEFT_OF_MOST", 5)
    monkeypatch.setattr(outboxes, "_COUNTED_EVERY", 1)
    evening = Evening.begin(journal, KIM_AND_LEAH)
    first = stream(journal)
    tell(evening, POT[:7])
    told = rows(journal)
    assert stream(journal) != first
    assert [sequence for sequence, _ in told] == list(range(1, len(told) + 1))
    assert told[-1][1]["line"] == POT[6]


def test_what_a_broker_took_long_ago_and_no_club_counted_is_given_up(journal, monkeypatch):
    evening = Evening.begin(journal, KIM_AND_LEAH)
    tell(evening, POT[:2])
    first = stream(journal)
    monkeypatch.setattr(outboxes, "KEPT_SECONDS", -1.0)
    journal.outbox.acknowledged(first, 3)
    tell(evening, POT[3:4])
    assert stream(journal) != first
    assert [sequence for sequence, _ in rows(journal)] == [1, 2]


def test_who_is_forgotten_is_not_sent_any_more(journal, tmp_path):
    evening = Evening.begin(journal, KIM_AND_LEAH)
    tell(evening, POT)
    assert b"Leah" in _held(tmp_path)
    journal.forget_person("Leah")
    assert b"Leah" not in _held(tmp_path)
    told = dict(rows(journal))
    assert told[2]["header"]["players"] == ["Kim", "N. N."]
    assert told[7]["line"] == {"event": "reveal", "cards": {"Kim": "9C", "N. N.": "5S"}}
    assert all(one["reason"] == "" for one in told.values() if one["kind"] == "ruled")
    assert len(told) == len(POT) + 2


def test_somebody_of_an_evening_that_was_dropped_is_forgotten_too(journal, tmp_path):
    evening = Evening.begin(journal, KIM_AND_LEAH)
    evening.drop_if_empty()
    journal.forget_person("Leah")
    assert b"Leah" not in _held(tmp_path)
    assert [sequence for sequence, _ in rows(journal)] == [1, 2, 3]


def _held(folder) -> bytes:
    return b"".join(file.read_bytes() for file in folder.glob("journal.sqlite*"))


def test_a_copy_of_the_journal_has_nothing_to_send(journal, tmp_path):
    tell(Evening.begin(journal, KIM_AND_LEAH), POT)
    copy_journal(journal.path, tmp_path / "copy.sqlite")
    with closing(sqlite3.connect(tmp_path / "copy.sqlite")) as copy:
        assert copy.execute("SELECT count(*) FROM outbox").fetchone() == (0,)
        assert copy.execute("SELECT count(*) FROM stream").fetchone() == (0,)
        assert copy.execute("SELECT count(*) FROM entry").fetchone() == (len(POT),)
    assert b'"kind":"ruled"' not in (tmp_path / "copy.sqlite").read_bytes()


def test_a_journal_of_an_earlier_companion_gets_the_tables(tmp_path):
    with closing(quick_journal(tmp_path)) as journal:
        tell(Evening.begin(journal, KIM_AND_LEAH), POT[:2])
        path = journal.path
    with closing(sqlite3.connect(path)) as old, old:
        old.execute("DROP TABLE outbox")
        old.execute("DROP TABLE stream")
    with closing(Journal(path)) as journal:
        assert journal.notice is None
        journal.send_to(Outbox("club/7", ToClub("en")))
        tell(Evening.resume(journal), POT[3:4])
        assert len(rows(journal)) == 3


def test_a_journal_that_vanished_is_written_anew_with_what_waits(journal):
    evening = Evening.begin(journal, KIM_AND_LEAH)
    tell(evening, POT[:2])
    journal.path.unlink()
    tell(evening, POT[2:4])
    told = rows(journal)
    assert [sequence for sequence, _ in told] == list(range(1, len(told) + 1))
    assert told[-1][1]["line"] == POT[3]


KILLED = """
import sys
from pathlib import Path
from companion.club.outgoing import ToClub
from companion.evening.evening import Evening
from companion.evening.journal import Journal
from companion.evening.outbox import Outbox
from tests.evening.played import KIM_AND_LEAH, POT, tell
journal = Journal(Path(sys.argv[1]))
journal.send_to(Outbox("club/7", ToClub("en")))
evening = Evening.begin(journal, KIM_AND_LEAH)
tell(evening, POT[:2])
while True:
    tell(evening, [{"event": "undo"}, POT[1]])
    print(evening.ruled[-1].entry, flush=True)
"""


def test_a_program_killed_while_it_writes_has_told_exactly_what_it_kept(tmp_path):
    path = tmp_path / "journal.sqlite"
    with subprocess.Popen([sys.executable, "-c", KILLED, path], stdout=subprocess.PIPE, text=True) as child:
        shown = [child.stdout.readline() for _ in range(5)]
        os.kill(child.pid, signal.SIGKILL)
        shown += child.stdout.readlines()
    with closing(Journal(path)) as journal:
        entries = [entry.number for entry in journal.entries(1)]
        told = [one["entry"] for _, one in rows(journal) if one["kind"] == "ruled"]
    assert told == entries
    assert int([line for line in shown if line.endswith("\n")][-1]) in entries
