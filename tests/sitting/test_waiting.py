"""Presses that wait for what lies on the table to be seen, or for an answer."""

from __future__ import annotations

import pytest

from companion.sitting.waiting import HAND_RESTS, WaitingPresses
from companion.table.inputs import Action, Press
from vision.scene.scene import TableState

PRESSED = 10.0


def waiting(*actions: Action) -> WaitingPresses:
    presses = WaitingPresses()
    for action in actions:
        assert presses.take(Press(action, PRESSED))
    return presses


@pytest.mark.parametrize(
    ("action", "waits"),
    [
        (Action.DEALT, True),
        (Action.PASS, True),
        (Action.END_TURN, True),
        (Action.SHOWN, True),
        (Action.UNDO, False),
        (Action.LAST_CARD, False),
    ],
)
def test_what_follows_on_all_that_lies_there_waits(action, waits):
    assert WaitingPresses().take(Press(action, PRESSED)) is waits


def test_whatever_is_pressed_later_stays_behind_it():
    presses = waiting(Action.PASS)
    assert presses.take(Press(Action.UNDO, PRESSED))
    assert [press.action for press in presses.all()] == [Action.PASS, Action.UNDO]


def test_who_presses_twice_means_it_once_but_two_seats_mean_two():
    presses = waiting(Action.PASS, Action.PASS)
    presses.take(Press(Action.PASS, PRESSED, 1))
    presses.take(Press(Action.PASS, PRESSED, 2))
    assert [press.seat for press in presses.all()] == [None, 1, 2]


@pytest.mark.parametrize(
    ("action", "state", "after", "asked", "due"),
    [
        (Action.PASS, TableState.SEEN, 0.0, False, True),
        (Action.PASS, TableState.HAND, 0.1, False, False),
        (Action.PASS, TableState.LOOKING, 300.0, False, False),
        (Action.PASS, TableState.SEEN, 60.0, True, False),
        (Action.END_TURN, TableState.SEEN, 60.0, True, False),
        (Action.DEALT, TableState.SEEN, 0.0, True, True),
    ],
)
def test_it_is_due_once_all_is_seen_however_long_that_takes_and_once_all_is_answered(
    action, state, after, asked, due
):
    press = waiting(action).due(state, PRESSED + after, asked=asked)
    assert (press is not None) is due


@pytest.mark.parametrize(
    ("looks", "due"),
    [
        pytest.param([(TableState.HAND, 0.0), (TableState.HAND, HAND_RESTS)], True, id="a hand rests"),
        pytest.param([(TableState.HAND, 0.0), (TableState.HAND, 2.9)], False, id="it has just come"),
        pytest.param(
            [(TableState.LOOKING, 0.0), (TableState.HAND, 45.0), (TableState.HAND, 46.0)],
            False,
            id="the time for which something was read is not the hand's",
        ),
        pytest.param(
            [
                (TableState.HAND, 0.0),
                (TableState.LOOKING, 2.0),
                (TableState.HAND, 40.0),
                (TableState.HAND, 41.0),
            ],
            True,
            id="it comes again and again",
        ),
    ],
)
def test_a_hand_that_rests_above_the_table_is_not_waited_for(looks, due):
    presses = waiting(Action.DEALT)
    *before, last = [presses.due(state, PRESSED + after, asked=False) for state, after in looks]
    assert not any(before)
    assert (last is not None) is due


def test_each_press_begins_to_wait_anew():
    presses = waiting(Action.DEALT)
    for after in (0.0, HAND_RESTS):
        press = presses.due(TableState.HAND, PRESSED + after, asked=False)
    assert press is not None
    assert presses.due(TableState.HAND, PRESSED + 4.0, asked=False) is None
    presses.take(Press(Action.PASS, PRESSED + 9.0))
    assert presses.due(TableState.HAND, PRESSED + 9.1, asked=False) is None


def test_where_nothing_waits_nothing_is_due():
    assert WaitingPresses().due(TableState.SEEN, PRESSED, asked=False) is None
