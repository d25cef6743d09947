"""Plays that are told at a table without a camera: each is ruled on, kept, and then heard of."""

from __future__ import annotations

import pytest

from companion.engines import Reason, Undo, read_event
from companion.evening.entries import ToldBy
from companion.evening.evening import Evening
from companion.evening.journal import Journal
from companion.sitting.asking import Asking
from companion.sitting.passing_time import PassingTime
from companion.sitting.referee import Referee
from companion.sitting.unwatched import Unwatched
from companion.sitting.watching import Watching
from companion.table.inputs import Action, Press
from companion.table.reading import Question
from tests.sitting.watching import UP_AND_DOWN

SETUP = {"event": "setup", "dice": [3, 4], "face": "DOWN", "facing": {"Kim": "C"}}
CHANGE = {"event": "change", "face": "UP"}
REFUSED = {"event": "change", "face": "UP", "dice": [6, 6]}
ASKED = Question(Reason("question-two-at-once"), (), likely=0, doubt=True)


class Told:
    """A referee with an evening, and what was heard of it."""

    def __init__(self, journal):
        self.evening = Evening.begin(journal, UP_AND_DOWN)
        self.asking, self.time = Asking(), PassingTime()
        self.heard = []
        self.referee = Referee(self.evening, Watching(Unwatched()), self.asking, self.time, self.heard.append)

    def event(self, line):
        return read_event(line, self.evening.game.rules, self.evening.header)

    def enter(self, *lines):
        for line in lines:
            self.time.wait(self.time.now + 1.0)
            self.referee.enter(self.event(line), self.time.now)

    @property
    def names(self):
        return [type(ruled.event).__name__ for ruled in self.heard]


@pytest.fixture
def dealt(tmp_path):
    """A game of Up & Down that a press has dealt, and hands have laid out."""
    journal = Journal(tmp_path / "journal.sqlite")
    made = Told(journal)
    made.referee.press(Press(Action.DEALT, 0.0))
    made.enter(SETUP)
    yield made
    journal.close()


def test_what_is_pressed_and_entered_is_ruled_on_and_heard_of_in_that_order(dealt):
    assert dealt.names == ["Deal", "Setup"]
    assert dealt.heard == dealt.evening.ruled
    assert [ruled.source for ruled in dealt.heard] == [ToldBy.TOUCH, ToldBy.HAND]
    assert dealt.time.ruled == 1.0


def test_a_press_that_means_nothing_is_no_play(dealt):
    dealt.referee.press(Press(Action.LAST_CARD, 2.0))
    assert dealt.names == ["Deal", "Setup"]


def test_nothing_that_is_pressed_is_ruled_on_once_that_has_stopped(tmp_path):
    journal = Journal(tmp_path / "journal.sqlite")
    told = Told(journal)
    told.referee.out_of_step.stopped = True
    told.referee.press(Press(Action.DEALT, 0.0))
    assert told.names == []
    journal.close()


def test_whoever_tells_by_hand_is_asked_no_more(dealt):
    dealt.asking.question = ASKED
    dealt.enter(CHANGE)
    assert dealt.asking.question is None


def test_a_play_that_is_refused_lies_there_until_it_is_taken_back(dealt):
    dealt.enter(REFUSED)
    assert not dealt.referee.view.taken_back
    dealt.referee.enter(Undo(), 9.0, ToldBy.TOUCH)
    assert dealt.referee.view.taken_back


@pytest.mark.parametrize(
    ("before", "heard"),
    [
        pytest.param(CHANGE, ["Undo", "Change"], id="an accepted play"),
        pytest.param(REFUSED, ["Change"], id="a refused one"),
    ],
)
def test_a_play_is_put_right_and_taken_back_before_if_it_was_accepted(dealt, before, heard):
    dealt.enter(before)
    dealt.referee.put_right(dealt.heard[-1].entry, dealt.event(CHANGE), 9.0)
    assert dealt.names[3:] == heard
    assert dealt.heard[-1].source is ToldBy.CORRECTION
    assert dealt.evening.position.state()["face"] == "UP"


TRICK = {"event": "reveal", "cards": {"Kim": "9C", "Leah": "5D", "Alex": "10H"}}


def test_a_play_before_the_last_is_put_right_and_what_came_after_is_told_again(dealt):
    dealt.enter(CHANGE, TRICK)
    dealt.asking.question = ASKED
    setup = dealt.heard[1]
    dealt.referee.put_right(setup.entry, dealt.event({**SETUP, "dice": [6, 6]}), 9.0)
    assert dealt.names[4:] == ["Undo", "Undo", "Undo", "Setup", "Change", "Reveal"]
    assert [ruled.source for ruled in dealt.heard[7:]] == [ToldBy.CORRECTION, ToldBy.AGAIN, ToldBy.AGAIN]
    assert [ruled.first for ruled in dealt.heard[7:]] == [2, 3, 4]
    assert dealt.heard == dealt.evening.ruled
    assert dealt.asking.question is None
    assert dealt.evening.position.state()["dice"] == [6, 6]
    assert dealt.referee.view.in_step, "the table lies as it lay"
    assert not dealt.referee.view.stopped


def test_what_nobody_has_told_or_was_taken_back_is_not_put_right(dealt):
    dealt.enter(CHANGE)
    dealt.referee.enter(Undo(), 8.0, ToldBy.TOUCH)
    told = list(dealt.heard)
    for first in (99, dealt.heard[2].entry, dealt.heard[3].entry):
        dealt.referee.put_right(first, dealt.event(CHANGE), 9.0)
    assert dealt.heard == told


def test_a_forbidden_last_play_that_lies_there_is_ruled_anew_with_what_came_before_it(dealt):
    dealt.enter(CHANGE, {"event": "change", "player": "Leah", "face": "DOWN"})
    assert not dealt.heard[-1].ruling.legal
    dealt.referee.put_right(dealt.heard[2].entry, dealt.event({"event": "change", "dice": [1, 1]}), 9.0)
    assert dealt.names[4:] == ["Undo", "Change", "Change"]
    assert not dealt.referee.view.taken_back, "it lies there still"
