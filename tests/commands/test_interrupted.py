"""An evening that was cut short by a hang goes on by itself; one that people left is asked about."""

from __future__ import annotations

from contextlib import closing

import pytest

from companion.commands.interrupted import STEADY_SECONDS, Interrupted
from companion.engines import Header
from companion.evening.evening import Evening
from companion.evening.journal import Journal
from tests.screens.conftest import display  # noqa: F401 - pages need a display, if only a dummy

WENT_ON = "The companion had to be started again; the evening goes on where it was."


class Clock:
    now = 0.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def mark(tmp_path):
    return tmp_path / "run"


@pytest.fixture
def begun(tmp_path) -> int:
    """The number of an evening that can go on."""
    with closing(Journal(tmp_path / "journal.sqlite")) as journal:
        return Evening.begin(journal, Header("up", ("Kim", "Leah"))).number


def test_an_evening_is_marked_once_it_has_been_played_for_a_minute(mark):
    clock = Clock()
    played = Interrupted(mark, clock)
    for clock.now in (0.0, STEADY_SECONDS - 1):
        played.going_on(7)
    assert not mark.exists()
    clock.now = STEADY_SECONDS
    played.going_on(7)
    assert Interrupted(mark).take() == 7
    assert Interrupted(mark).take() is None


def test_another_evening_is_marked_after_a_minute_of_its_own(mark):
    clock = Clock()
    played = Interrupted(mark, clock)
    for clock.now, evening in ((0.0, 7), (STEADY_SECONDS, 7), (STEADY_SECONDS, 8), (2 * STEADY_SECONDS, 8)):
        played.going_on(evening)
    assert Interrupted(mark).take() == 8


@pytest.mark.parametrize("written", ["", "seven", "\x00"])
def test_a_mark_that_cannot_be_read_marks_nothing(mark, written):
    mark.write_text(written)
    assert Interrupted(mark).take() is None


def test_without_a_service_nothing_is_marked_or_taken(tmp_path):
    clock = Clock()
    alone = Interrupted.of_environment({})
    alone.going_on(7)
    assert alone.take() is None
    there = Interrupted(tmp_path / "gone" / "evening", clock)
    for clock.now in (0.0, STEADY_SECONDS):
        there.going_on(7)
    assert there.take() is None


def test_it_lies_in_the_folder_that_systemd_keeps(tmp_path):
    (tmp_path / "evening").write_text("3")
    assert Interrupted.of_environment({"RUNTIME_DIRECTORY": str(tmp_path)}).take() == 3


def test_an_evening_that_was_cut_short_goes_on_without_a_touch(at_the_window, begun, mark):
    mark.write_text(str(begun))
    read = []
    at_the_window(lambda person: None, lambda person: read.append(person.read), interrupted=Interrupted(mark))
    assert "Menu" in read[0]
    assert WENT_ON in " ".join(read[0])
    assert not mark.exists()


@pytest.mark.parametrize("marked", [None, 99])
def test_any_other_start_asks(at_the_window, begun, mark, marked):
    if marked is not None:
        mark.write_text(str(marked))
    read = []
    at_the_window(lambda person: None, lambda person: read.append(person.read), interrupted=Interrupted(mark))
    assert "Go on where we stopped" in " ".join(read[0])


def test_who_leaves_is_asked_the_next_time(at_the_window, begun, mark):
    clock = Clock()
    played = Interrupted(mark, clock)
    seen = []

    def a_minute_later(_person) -> None:
        clock.now += STEADY_SECONDS

    resume = "Go on where we stopped\nKim and Leah"
    look = [lambda _: None, a_minute_later, lambda _: seen.append(mark.exists())]
    at_the_window(resume, *look, interrupted=played)
    assert (seen, mark.exists()) == ([True], False)
