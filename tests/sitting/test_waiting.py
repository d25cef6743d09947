"""What a sitting does while the table does not lie as it should, and while nothing happens."""

from __future__ import annotations

import pytest

from companion.inputs import Action
from companion.out_of_step import PATIENCE
from tests.sitting.watching import UP
from tests.table.up_and_down.conftest import middle
from vision.table.scene import TableState


def stop(watching):
    """Undo the last play and leave its cards there for too long."""
    watching.press(Action.UNDO)
    watching.see(UP)
    watching.time += PATIENCE
    watching.see(UP)
    assert watching.sitting.view.stopped


def test_while_ruling_has_stopped_a_play_can_be_told_by_hand_and_it_goes_on(begun):
    begun.see(UP)
    stop(begun)
    begun.sitting.enter(begun.event({"event": "change", "face": "UP"}), begun.time)
    begun.see(UP)
    assert begun.sitting.view.in_step
    assert not begun.sitting.view.stopped


def test_dice_that_were_knocked_over_become_the_change_that_was_made(begun):
    begun.see(middle("DOWN", 3, (6, 6)), middle("DOWN", 3, (2, 3)))
    assert not begun.sitting.view.last.ruling.legal
    begun.press(Action.AS_IT_IS)
    assert begun.heard[-2:] == ["Undo", "Change"]
    assert begun.sitting.view.position.state()["dice"] == [2, 3]
    assert begun.sitting.view.last.source == "correction"


def test_a_table_that_no_play_explains_stays_out_of_step_and_it_is_said_what_to_do(begun):
    begun.see(UP)
    begun.press(Action.UNDO)
    begun.see(middle("UP", 3, (6, 6)))
    begun.press(Action.AS_IT_IS)
    view = begun.sitting.view
    assert not view.in_step
    assert view.notice.key == "notice-no-play-explains"


@pytest.fixture
def impatient(begun):
    """Kim is to change the rules, and the others wait no longer than a minute."""
    begun.sitting.reminder.after = 60.0
    return begun


def wait(watching, seconds):
    watching.time += seconds
    watching.sitting.wait(watching.time)


def test_whoever_lets_the_others_wait_is_reminded_until_something_happens(impatient):
    wait(impatient, 59.0)
    assert not impatient.sitting.view.reminded
    wait(impatient, 1.0)
    assert impatient.sitting.view.reminded
    impatient.see(TableState.HAND)
    assert not impatient.sitting.view.reminded, "a hand does something"


def test_nobody_is_reminded_where_everybody_is_to_play(impatient):
    impatient.see(UP)
    assert impatient.sitting.view.turn is None
    wait(impatient, 100.0)
    assert not impatient.sitting.view.reminded


def test_nobody_is_reminded_in_a_pause_and_the_time_begins_anew_after_it(impatient):
    impatient.press(Action.PAUSE)
    wait(impatient, 100.0)
    assert not impatient.sitting.view.reminded
    impatient.press(Action.PAUSE)
    assert not impatient.sitting.view.reminded
    wait(impatient, 61.0)
    assert impatient.sitting.view.reminded


def test_nobody_is_reminded_who_does_not_wish_it(begun):
    wait(begun, 1000.0)
    assert not begun.sitting.view.reminded
