"""“What day is it?” is asked before an evening where the clock is not set, once, and nowhere else."""

from __future__ import annotations

import json
import time
from contextlib import closing
from datetime import datetime

import pytest

from companion.commands.main import main
from companion.evening.entries import UnsetClock
from companion.evening.evening import Evening
from companion.evening.history import past_evenings
from companion.evening.journal import Journal
from companion.machine import clock
from companion.machine.clock import ClockSigns
from companion.texts import LANGUAGES, texts
from tests.commands.person_at_the_window import FakeSource
from tests.evening.played import KIM_AND_LEAH, POT, tell
from tests.screens.conftest import display  # noqa: F401 - pages need a display, if only a dummy

KIM_AND_LEAH_SIT = {"game": "up-and-down", "players": ("Kim", "Leah")}
LAST_SHUTDOWN = datetime(2026, 10, 30, 22, 0).timestamp()


@pytest.fixture
def unset(monkeypatch):
    """A Raspberry Pi without chip and network, whose date is that on which it was switched off."""
    monkeypatch.setattr(time, "time", lambda: LAST_SHUTDOWN)
    monkeypatch.setattr(clock, "clock_signs", lambda: ClockSigns(time.time(), False, ()))


def dates(folder):
    with closing(Journal(folder / "journal.sqlite")) as journal:
        return [(one.date, one.unset is not None, len(one.games)) for one in past_evenings(journal, [])]


def reads(person, *texts):
    assert set(texts) <= set(person.read), person.read


def test_the_evening_bears_the_day_that_people_tell(at_the_window, tmp_path, unset):
    at_the_window(
        lambda person: reads(person, "What day is it?", "30", "October", "2026"),
        "Month +", "Day −", "That is today", "Menu", **KIM_AND_LEAH_SIT,
    )  # fmt: skip
    assert dates(tmp_path) == [("2026-11-29", True, 1)]


def test_not_now_leaves_the_day_unknown_and_is_not_asked_again(at_the_window, tmp_path, unset):
    def is_table(person):
        assert "What day is it?" not in person.read

    at_the_window("Not now", is_table, "Menu", is_table, **KIM_AND_LEAH_SIT)
    at_the_window("Go on where we stopped\nKim and Leah", is_table, "Menu")
    assert dates(tmp_path) == [(None, True, 1)]


def test_nothing_has_begun_while_the_question_stands(at_the_window, tmp_path, unset):
    at_the_window(**KIM_AND_LEAH_SIT)
    assert dates(tmp_path) == []


def test_the_people_page_leads_to_the_question_too(at_the_window, tmp_path, unset):
    at_the_window("‹ Back", "Begin", "That is today", "Menu", **KIM_AND_LEAH_SIT)
    assert dates(tmp_path) == [("2026-10-30", True, 1)]


def test_where_the_clock_is_set_nobody_is_asked(at_the_window, tmp_path):
    at_the_window("Menu", **KIM_AND_LEAH_SIT)
    ((date, marked, _),) = dates(tmp_path)
    assert (marked, date[:4]) == (False, str(datetime.now().year))


def test_at_the_simulated_table_nobody_is_asked_and_no_false_date_is_kept(at_the_window, tmp_path, unset):
    at_the_window("Menu", source=FakeSource(), camera="simulated", **KIM_AND_LEAH_SIT)
    assert dates(tmp_path) == [(None, True, 1)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_scores_and_replay_tell_no_false_date(tmp_path, capsys, unset, language):
    with closing(Journal(tmp_path / "journal.sqlite")) as journal:
        tell(Evening.begin(journal, KIM_AND_LEAH, unset=UnsetClock()), POT)
    unknown = texts(language).say("evening-day-unknown")
    for command in ("scores", "replay"):
        assert main([command, "--lang", language, "--data", str(tmp_path)]) == 0
        told = capsys.readouterr().out
        assert unknown in told
        assert "2026" not in told
        assert "22:00" not in told


def test_programs_are_told_that_nobody_knows(tmp_path, capsys, unset):
    with closing(Journal(tmp_path / "journal.sqlite")) as journal:
        tell(Evening.begin(journal, KIM_AND_LEAH, unset=UnsetClock()), POT)
    main(["scores", "--json", "--data", str(tmp_path)])
    assert json.loads(capsys.readouterr().out.splitlines()[0])["date"] is None
    main(["replay", "--json", "--data", str(tmp_path)])
    assert {json.loads(line)["time"] for line in capsys.readouterr().out.splitlines()} == {None}
