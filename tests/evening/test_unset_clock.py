"""An evening that began while the clock was not set: marked, and shown with no date but what people told."""

from __future__ import annotations

import csv
import io
import sqlite3
import time
from contextlib import closing
from datetime import date, datetime

import pytest

from companion.evening.dating import EVERY, likely_day
from companion.evening.entries import UnsetClock
from companion.evening.evening import Evening
from companion.evening.export import scores_of
from companion.evening.history import past_evening
from companion.evening.journal import Journal
from companion.evening.kept_journal import KeptJournal
from companion.evening.pages import Pages
from companion.evening.rescue import copy_readable
from companion.machine import clock
from companion.machine.clock import ClockSigns
from tests.evening.played import KIM_AND_LEAH, POT, example, tell

TODAY = date(2026, 11, 29)
UNKNOWN = UnsetClock()
TOLD = UnsetClock(TODAY)
YEARS = 2 * 365 * 86400.0


@pytest.fixture
def path(tmp_path):
    return tmp_path / "journal.sqlite"


@pytest.fixture
def computer(monkeypatch):
    """A Raspberry Pi without a network, as everything here is told the time."""

    class Computer:
        now, running, synchronised = datetime(2024, 11, 29, 20).timestamp(), 100.0, False

        def wait(self, seconds: float) -> None:
            self.now, self.running = self.now + seconds, self.running + seconds

        def hear_the_time(self, now: float) -> None:
            self.now, self.synchronised = now, True

    computer = Computer()
    monkeypatch.setattr(time, "time", lambda: computer.now)
    monkeypatch.setattr(time, "monotonic", lambda: computer.running)
    monkeypatch.setattr(clock, "clock_signs", lambda: ClockSigns(computer.now, computer.synchronised, ()))
    return computer


def begun(journal, unset):
    evening = Evening.begin(journal, KIM_AND_LEAH, unset=unset)
    tell(evening, POT)
    return evening


@pytest.mark.parametrize(
    ("unset", "written"), [(UNKNOWN, None), (TOLD, "2026-11-29")], ids=["not told", "told"]
)
def test_no_date_of_the_clock_is_shown(path, unset, written):
    header, lines = example("auf-und-ab-sample-game")
    with closing(Journal(path)) as journal:
        evening = Evening.begin(journal, header, unset=unset)
        tell(evening, lines)
        past = past_evening(journal, evening.number)
    assert (past.started, past.date, past.flaw, past.unset) == (None, written, None, unset)
    rows = list(csv.DictReader(io.StringIO(scores_of(past))))
    assert {row["date"] for row in rows} == {written or ""}


def test_an_evening_that_began_with_the_clock_set_is_not_marked(path):
    with closing(Journal(path)) as journal:
        evening = begun(journal, None)
        past = past_evening(journal, evening.number)
    assert (past.unset, past.date) == (None, past.started.isoformat(timespec="seconds"))


def test_the_mark_is_there_after_the_power_was_cut_and_the_date_has_jumped(path, computer):
    with closing(Journal(path)) as journal:
        number = begun(journal, UNKNOWN).number
    computer.wait(YEARS)
    with closing(Journal(path)) as journal:
        evening = Evening.resume(journal)
        assert (evening.number, evening.unset, len(evening.ruled)) == (number, UNKNOWN, len(POT))
        computer.wait(-2 * YEARS)
        evening.end()
        following = begun(journal, None)
        assert [past_evening(journal, one).date is None for one in (number, following.number)] == [
            True,
            False,
        ]


def test_an_evening_is_dated_as_soon_as_the_network_tells_the_time(path, computer):
    with closing(Journal(path)) as journal:
        evening = begun(journal, UNKNOWN)
        computer.wait(EVERY)
        evening.look_after()
        assert evening.unset == UNKNOWN, "nothing has told the time yet"
        computer.wait(3 * 3600.0)
        computer.hear_the_time(datetime(2026, 11, 30, 1, 30).timestamp())  # it began the day before
        evening.look_after()
        assert (evening.unset, journal.unset_clock(evening.number)) == (TOLD, TOLD)


def test_what_people_told_stays_whatever_the_network_says(path, computer):
    with closing(Journal(path)) as journal:
        evening = begun(journal, TOLD)
        computer.wait(EVERY)
        computer.hear_the_time(datetime(2027, 1, 1).timestamp())
        evening.look_after()
        assert past_evening(journal, evening.number).date == "2026-11-29"


def test_an_evening_that_was_dropped_leaves_no_mark_to_the_next_one(path):
    with closing(Journal(path)) as journal:
        dropped = Evening.begin(journal, KIM_AND_LEAH, unset=TOLD)
        dropped.drop_if_empty()
        following = begun(journal, None)
        assert [journal.unset_clock(one.number) for one in (dropped, following)] == [None, None]


def test_a_journal_of_an_earlier_companion_is_taken_over(path):
    with closing(Journal(path)) as journal:
        old = begun(journal, None)
        old.end()
    with closing(sqlite3.connect(path)) as database:
        database.execute("DROP TABLE unset_clock")
        database.commit()
    with closing(KeptJournal.read(path)) as journal:
        assert past_evening(journal, old.number).date is not None
    with closing(Journal(path)) as journal:
        assert journal.notice is None
        assert past_evening(journal, old.number).unset is None
        assert past_evening(journal, begun(journal, TOLD).number).date == "2026-11-29"


def lose(path):
    """Let the file be gone; what this program has open of it is left."""
    path.unlink()


def empty(path):
    """Let another file with nothing of the evening lie there."""
    with closing(sqlite3.connect(path)) as database:
        tables = ("evening", "game", "entry", "seal", "unset_clock")
        database.executescript("".join(f"DELETE FROM {table};" for table in tables))  # noqa: S608


@pytest.mark.parametrize("spoil", [lose, empty])
def test_an_evening_is_marked_in_the_journal_that_is_written_anew(path, spoil):
    with closing(Journal(path)) as journal:
        evening = begun(journal, TOLD)
        spoil(path)
        evening.edit_scores((1, 0))
        assert past_evening(journal, evening.number).date == "2026-11-29"
        assert evening.take_untold(), "that is told"


@pytest.mark.parametrize("unset", [UNKNOWN, TOLD], ids=["not told", "told"])
def test_the_mark_is_saved_from_a_damaged_journal(path, tmp_path, unset):
    with closing(Journal(path)) as journal:
        number = begun(journal, unset).number
    with closing(Journal(tmp_path / "saved.sqlite")) as saved:
        with closing(Pages(path)) as pages:
            copy_readable(pages, saved._database)
        assert saved.unset_clock(number) == unset
        assert saved.seats(1) is None


def test_a_damaged_day_is_unknown(path):
    with closing(Journal(path)) as journal:
        number = begun(journal, TOLD).number
        for damaged in (-5, 10**9, "tomorrow"):
            with journal._database:
                journal._database.execute("UPDATE unset_clock SET day = ?", (damaged,))
            assert past_evening(journal, number).unset == UNKNOWN


@pytest.mark.parametrize(
    ("said", "last", "likely"),
    [
        (datetime(1970, 1, 1), None, date(2024, 10, 7)),
        (datetime(1970, 1, 1), TOLD, TODAY),
        (datetime(2025, 3, 4), UNKNOWN, date(2025, 3, 4)),
        (datetime(2026, 12, 1), TOLD, date(2026, 12, 1)),
    ],
)
def test_the_day_that_is_offered_is_not_before_the_last_evening(path, computer, said, last, likely):
    with closing(Journal(path)) as journal:
        if last is not None:
            begun(journal, last)
        computer.now = said.timestamp()
        assert likely_day(journal) == likely
