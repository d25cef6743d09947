"""How late it is, who is reminded gently that the others wait, and what is told for a while."""

from __future__ import annotations

import pytest

from companion.sitting.passing_time import PassingTime
from companion.table.inputs import Action
from tests.sitting.watching import UP
from vision.scene.scene import TableState

PATIENCE = 60.0
BEGAN = 5000.0
"""When the clock began to run, as an evening was taken up again."""


@pytest.fixture
def time():
    """A table that waits no longer than a minute, and of which the clock has just begun to run."""
    passing = PassingTime(PATIENCE)
    passing.wait(BEGAN)
    return passing


def reminded_after(time, seconds, *, awaited=True):
    time.wait(time.now + seconds)
    return time.view(awaited=awaited).reminded


def test_it_gets_later_and_never_earlier(time):
    time.wait(BEGAN - 1.0)
    assert time.view(awaited=False).now == BEGAN


def test_whoever_lets_the_others_wait_is_reminded_until_something_happens(time):
    assert not reminded_after(time, PATIENCE - 1.0)
    assert reminded_after(time, 1.0)
    time.happened(time.now)
    assert not reminded_after(time, 1.0)


def test_nobody_is_reminded_for_whom_nobody_waits(time):
    assert not reminded_after(time, 10 * PATIENCE, awaited=False)


def test_nobody_is_reminded_who_does_not_wish_it():
    never = PassingTime()
    assert not reminded_after(never, 0.0)
    assert not reminded_after(never, 1000.0)


def test_nobody_is_reminded_in_a_pause(time):
    time.paused = True
    assert not reminded_after(time, 10 * PATIENCE)


def test_something_told_ends_the_waiting_and_is_the_last_that_was_ruled_on(time):
    time.wait(BEGAN + PATIENCE)
    time.event_told(time.now, vain=False)
    view = time.view(awaited=True)
    assert (view.ruled, view.reminded) == (BEGAN + PATIENCE, False)


def test_an_undo_with_nothing_to_undo_ends_the_waiting_and_is_no_ruling(time):
    time.event_told(BEGAN, vain=False)
    time.wait(BEGAN + PATIENCE)
    time.event_told(time.now, vain=True)
    view = time.view(awaited=True)
    assert (view.ruled, view.reminded) == (BEGAN, False)


@pytest.fixture
def impatient(begun):
    """Kim is to change the rules, and the others wait no longer than a minute."""
    begun.sitting.time.remind_after = PATIENCE
    begun.time += PATIENCE
    begun.sitting.wait(begun.time)
    return begun


def test_a_hand_above_the_table_does_something(impatient):
    assert impatient.sitting.view.time.reminded
    impatient.see(TableState.HAND)
    assert not impatient.sitting.view.time.reminded


def test_nobody_is_reminded_where_everybody_is_to_play(impatient):
    impatient.see(UP)
    assert impatient.sitting.view.game.turn is None
    impatient.sitting.wait(impatient.time + 100.0)
    assert not impatient.sitting.view.time.reminded


def test_after_a_pause_the_time_begins_anew(impatient):
    for seconds in (100.0, 0.0):
        impatient.press(Action.PAUSE)
        impatient.time += seconds
        impatient.sitting.wait(impatient.time)
        assert not impatient.sitting.view.time.reminded
    impatient.sitting.wait(impatient.time + PATIENCE + 1.0)
    assert impatient.sitting.view.time.reminded
