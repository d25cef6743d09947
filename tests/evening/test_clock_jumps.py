"""A computer without a clock chip: its date jumps by years in mid-evening, and nothing depends on it."""

from __future__ import annotations

from contextlib import closing

import pytest

from companion.evening.evening import Evening
from companion.evening.history import past_evening
from companion.evening.journal import Journal
from tests.evening.played import KIM_AND_LEAH, POT, tell

YEARS = 2 * 365 * 86400.0
JUMPS = {"forwards": YEARS, "backwards": -YEARS}


@pytest.fixture(params=JUMPS)
def clock(request, monkeypatch):
    """Seconds since the epoch, as everything here is told them; `jump` sets the date."""

    class Clock:
        now = 1.8e9

        def jump(self) -> None:
            self.now += JUMPS[request.param]

        def time(self) -> float:
            self.now += 1.0
            return self.now

    clock = Clock()
    monkeypatch.setattr("time.time", clock.time)
    return clock


def ruled(evening):
    return [(one.event, one.ruling.verdict, one.entry) for one in evening.ruled]


def test_an_evening_goes_on_as_if_nothing_had_been(clock, tmp_path):
    path = tmp_path / "journal.sqlite"
    with closing(Journal(path)) as journal:
        evening = Evening.begin(journal, KIM_AND_LEAH)
        tell(evening, POT[:6])
        clock.jump()
        tell(evening, POT[6:10])
        before = ruled(evening)
    clock.jump()  # the power was cut meanwhile
    with closing(Journal(path)) as journal:
        evening = Evening.resume(journal)
        assert ruled(evening) == before
        tell(evening, POT[10:])
        everything = ruled(evening)
        (game,) = past_evening(journal, evening.number).games
    assert everything[: len(before)] == before
    assert [step.entry.number for step in game.steps] == [entry for _, _, entry in everything]
    assert [step.entry.line["event"] for step in game.steps] == [line["event"] for line in POT]


def test_the_newest_evening_is_the_last_one_that_was_begun(clock, tmp_path):
    with closing(Journal(tmp_path / "journal.sqlite")) as journal:
        first = Evening.begin(journal, KIM_AND_LEAH)
        tell(first, POT[:1])
        first.end()
        clock.jump()
        second = Evening.begin(journal, KIM_AND_LEAH)
        tell(second, POT[:1])
        assert past_evening(journal, None).number == second.number
        assert Evening.resume(journal).number == second.number


def test_an_evening_that_ended_is_over_whatever_the_date_was_then(clock, tmp_path):
    """Those that were left open before it are over with it, as for an earlier companion's."""
    with closing(Journal(tmp_path / "journal.sqlite")) as journal:
        journal.begin_evening(KIM_AND_LEAH)
        later = journal.begin_evening(KIM_AND_LEAH)
        clock.jump()
        with journal._database:
            ending = "UPDATE evening SET ended = ? WHERE id = ?"
            journal._database.execute(ending, (clock.time(), later.evening))
        assert journal.open_game() is None


def test_the_pictures_that_go_first_are_those_of_the_evening_that_was_begun_first(clock, tmp_path):
    with closing(Journal(tmp_path / "journal.sqlite")) as journal:
        entries = []
        for _ in range(3):
            evening = Evening.begin(journal, KIM_AND_LEAH)
            tell(evening, POT[:1], b"a picture")
            entries.append(evening.ruled[-1].entry)
            evening.end()
            clock.jump()
        journal.forget_pictures(2)
        assert [journal.picture(entry) is not None for entry in entries] == [False, True, True]
