"""What a sitting makes of a corrected last trick, and of a middle that is laid out by and by."""

from __future__ import annotations

import pytest

from companion.engines import Header, Reason
from companion.sitting.out_of_step import PATIENCE
from companion.table.inputs import Action
from tests.games.up_and_down.table.conftest import NAMES, START, middle
from tests.games.up_and_down.table.rounds import (
    BEFORE_THE_LAST_CHANGE,
    LIES_AT_THE_END,
    shown,
    up_to_the_last_change,
)
from tests.sitting.watching import Watching
from vision.scene.scene import TableState
from vision.sightings import Sightings

ROLLED = middle("DOWN", 3, (5, 2))
THROWN = middle("UP", 3, (5, 2))


def over(folder, rounds):
    """The first round is over, its last trick still on the table."""
    made = Watching(folder, Header("up-and-down", NAMES, {"rounds": rounds}))
    made.press(Action.DEALT)
    made.see(START)
    for line in up_to_the_last_change():
        made.sitting.referee.enter(made.event(line), made.time)
    made.see(BEFORE_THE_LAST_CHANGE)
    made.sitting.referee.enter(made.event({"event": "change", "face": "DOWN"}), made.time)
    made.see(LIES_AT_THE_END, shown(LIES_AT_THE_END))
    assert made.sitting.view.game.position.rounds_played == 1
    return made


@pytest.fixture(params=[1, 2], ids=["the only round", "the first of two"])
def played(request, tmp_path):
    made = over(tmp_path, request.param)
    yield made
    made.journal.close()


@pytest.fixture
def between(tmp_path):
    made = over(tmp_path, 2)
    made.see(LIES_AT_THE_END)
    yield made
    made.journal.close()


def test_a_last_trick_that_was_misread_is_put_right_and_nothing_else_is_told(played):
    played.see(LIES_AT_THE_END)
    cards = dict(zip(NAMES, ("8S", "9S", "JS"), strict=True))
    played.put_right(played.event({"event": "reveal", "cards": cards}))
    played.see(LIES_AT_THE_END, LIES_AT_THE_END)
    assert played.heard[-3:] == ["Reveal", "Undo", "Reveal"]
    assert all(ruled.ruling.legal for ruled in played.sitting.view.game.history)
    assert played.sitting.view.table.in_step


def test_dice_rolled_and_then_the_card_thrown_are_the_one_setup_of_the_round(between):
    between.press(Action.DEALT)
    between.see(ROLLED)
    assert between.heard[-1] == "Deal"
    assert between.sitting.view.table.notice == Reason("notice-last-round", (("left", "card"),))
    between.see(THROWN)
    assert between.heard[-1] == "Setup"
    assert between.sitting.view.game.position.state()["phase"] == "change"


def test_people_have_all_the_time_to_deal_before_the_card_is_thrown(between):
    between.see(ROLLED)
    between.time += 10 * PATIENCE
    between.see(ROLLED)
    assert not between.sitting.view.table.stopped
    between.press(Action.DEALT)
    between.see(THROWN)
    assert between.heard[-2:] == ["Deal", "Setup"]


def test_a_thrown_card_that_lies_as_it_did_is_the_setup_once_it_is_called_right(between):
    between.see(ROLLED)
    between.press(Action.AS_IT_IS)
    assert between.heard[-1] == "Setup"
    state = between.sitting.view.game.position.state()
    assert (state["face"], state["dice"]) == ("DOWN", [2, 5])
    assert between.sitting.view.table.in_step


def test_a_setup_that_was_taken_back_and_still_lies_there_is_told_once_it_is_called_right(begun):
    begun.press(Action.UNDO)
    begun.see(START, TableState.SEEN)
    assert begun.sitting.view.table.notice == Reason("notice-setup-undone")
    begun.time += PATIENCE
    begun.see(START)
    assert begun.sitting.view.table.stopped
    begun.press(Action.AS_IT_IS)
    assert begun.heard == ["Deal", "Setup", "Undo", "Setup"]
    begun.see(START)
    assert begun.sitting.view.table.in_step


def test_a_setup_that_was_taken_back_is_told_again_once_card_and_dice_were_lifted(begun):
    begun.press(Action.UNDO)
    begun.see(START)
    assert not begun.sitting.view.table.in_step
    begun.see(Sightings())
    assert begun.sitting.view.table.in_step
    begun.see(START)
    assert begun.heard == ["Deal", "Setup", "Undo", "Setup"]
