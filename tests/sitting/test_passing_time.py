"""A gentle reminder to whoever lets the others wait."""

from __future__ import annotations

import pytest

from companion.table.inputs import Action
from tests.sitting.watching import UP
from vision.scene.scene import TableState


@pytest.fixture
def impatient(begun):
    """Kim is to change the rules, and the others wait no longer than a minute."""
    begun.sitting.time.reminder.after = 60.0
    return begun


def wait(watching, seconds):
    watching.time += seconds
    watching.sitting.wait(watching.time)


def test_whoever_lets_the_others_wait_is_reminded_until_something_happens(impatient):
    wait(impatient, 59.0)
    assert not impatient.sitting.view.time.reminded
    wait(impatient, 1.0)
    assert impatient.sitting.view.time.reminded
    impatient.see(TableState.HAND)
    assert not impatient.sitting.view.time.reminded, "a hand does something"


def test_nobody_is_reminded_where_everybody_is_to_play(impatient):
    impatient.see(UP)
    assert impatient.sitting.view.game.turn is None
    wait(impatient, 100.0)
    assert not impatient.sitting.view.time.reminded


def test_nobody_is_reminded_in_a_pause_and_the_time_begins_anew_after_it(impatient):
    impatient.press(Action.PAUSE)
    wait(impatient, 100.0)
    assert not impatient.sitting.view.time.reminded
    impatient.press(Action.PAUSE)
    assert not impatient.sitting.view.time.reminded
    wait(impatient, 61.0)
    assert impatient.sitting.view.time.reminded


def test_nobody_is_reminded_who_does_not_wish_it(begun):
    wait(begun, 1000.0)
    assert not begun.sitting.view.time.reminded
