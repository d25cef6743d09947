"""When ruling stops because table and position do not agree, and how it goes on."""

from __future__ import annotations

import pytest

from companion.engines import Header, Reason, Ruling, Undo, Verdict
from companion.evening.evening import Ruled
from companion.sitting.out_of_step import PATIENCE, OutOfStep
from companion.table.inputs import Action
from companion.table.reading import Question, Reading
from tests.games.schwupps.table import laid_out as schwupps
from tests.games.up_and_down.table.conftest import middle
from tests.sitting.watching import UP, Watching
from vision.scene.scene import TableState
from vision.sightings import Sightings

BEGAN = 10.0


@pytest.mark.parametrize(
    ("after", "asked", "stopped"),
    [
        pytest.param(PATIENCE - 1.0, False, False, id="there is still time to put it right"),
        pytest.param(PATIENCE, False, True, id="the time is over"),
        pytest.param(PATIENCE, True, False, id="people are asked about what lies there"),
    ],
)
def test_ruling_stops_when_the_table_lies_otherwise_for_long(after, asked, stopped):
    table = OutOfStep()
    table.scene(Reading(in_step=False), BEGAN)
    table.still(BEGAN + after, asked=asked)
    assert table.stopped is stopped


REFUSED = Ruled(object(), Ruling(Verdict.ILLEGAL, None, None, (), Reason("undone")), 1, None)


def doubtful(*, doubt: bool) -> Reading:
    """A play beside which something is asked."""
    asked = Question(Reason("question-two-at-once"), (), likely=0, doubt=doubt)
    return Reading(Undo(), asked, Reason("notice-cards-awaited"))


@pytest.mark.parametrize("doubt", [True, False])
def test_once_ruling_has_stopped_no_play_counts_and_a_question_only_where_the_eye_doubts(doubt):
    reading = doubtful(doubt=doubt)
    assert OutOfStep().scene(reading, BEGAN) is reading
    counted = OutOfStep(stopped=True).scene(reading, BEGAN)
    question = reading.question if doubt else None
    assert counted == Reading(None, question, reading.notice, in_step=False)


def test_a_no_stands_until_the_table_is_seen_in_step():
    table = OutOfStep()
    table.event_told(REFUSED)
    for reading, taken_back in ((Reading(in_step=False), False), (Reading(), True)):
        table.take(reading)
        assert table.taken_back is taken_back
        assert table.reading is reading


def test_an_undo_with_nothing_to_undo_leaves_a_no_standing_and_gives_people_their_time_again():
    table = OutOfStep()
    table.event_told(REFUSED)
    table.stopped = True
    table.event_told(Ruled(Undo(), REFUSED.ruling, 2, None))
    assert (table.taken_back, table.stopped) == (False, False)


def test_a_table_that_is_right_as_it_lies_is_out_of_step_no_more():
    table = OutOfStep(unproven=True)
    table.event_told(REFUSED)
    table.scene(Reading(in_step=False), BEGAN)
    table.take(Reading(in_step=False))
    assert table.stopped
    table.accept()
    assert (table.stopped, table.taken_back, table.reading) == (False, True, Reading())
    table.scene(Reading(in_step=False), BEGAN + 1.0)
    table.still(BEGAN + 2 * PATIENCE, asked=False)
    assert not table.stopped, "it goes on lying so"


@pytest.mark.parametrize(
    ("reads", "stopped"),
    [
        pytest.param((TableState.SEEN, TableState.SEEN), True, id="it was shown for long"),
        pytest.param((), False, id="the scene took so long to be read"),
        pytest.param((TableState.SEEN, TableState.LOOKING), False, id="what lies there now is read for long"),
    ],
)
def test_the_time_for_which_a_slow_computer_reads_is_not_taken_from_people(begun, reads, stopped):
    begun.see(UP)
    begun.press(Action.UNDO)
    begun.see(UP, *reads)
    begun.time += 2 * PATIENCE
    begun.see(TableState.SEEN)
    assert begun.sitting.view.table.stopped is stopped
    begun.time += PATIENCE
    begun.see(TableState.SEEN)
    assert begun.sitting.view.table.stopped


def stop(watching):
    """Undo the last play and leave its cards there for too long."""
    watching.press(Action.UNDO)
    watching.see(UP, TableState.SEEN)
    watching.time += PATIENCE
    watching.see(UP)
    assert watching.sitting.view.table.stopped


def test_while_ruling_has_stopped_a_play_can_be_told_by_hand_and_it_goes_on(begun):
    begun.see(UP)
    stop(begun)
    begun.sitting.referee.enter(begun.event({"event": "change", "face": "UP"}), begun.time)
    begun.see(UP)
    assert begun.sitting.view.table.in_step
    assert not begun.sitting.view.table.stopped


def test_dice_that_were_knocked_over_become_the_change_that_was_made(begun):
    begun.see(middle("DOWN", 3, (6, 6)), middle("DOWN", 3, (2, 3)))
    assert not begun.sitting.view.game.last.ruling.legal
    begun.press(Action.AS_IT_IS)
    assert begun.heard[-2:] == ["Undo", "Change"]
    assert begun.sitting.view.game.position.state()["dice"] == [2, 3]
    assert begun.sitting.view.game.last.source == "correction"


def test_a_table_that_no_play_explains_stays_out_of_step_and_it_is_said_what_to_do(begun):
    begun.see(UP)
    begun.press(Action.UNDO)
    begun.see(middle("UP", 3, (6, 6)))
    begun.press(Action.AS_IT_IS)
    view = begun.sitting.view
    assert not view.table.in_step
    assert view.table.notice.key == "notice-no-play-explains"


@pytest.fixture
def laid(tmp_path):
    """A game of Schwupps: Kim has laid a red 7 on a blue one, and taken it up again."""
    made = Watching(tmp_path, Header("schwupps", schwupps.NAMES))
    see_schwupps(made, {})
    made.press(Action.ANSWER, 0)
    see_schwupps(made, {schwupps.PILES[0][1]: "red-7"})
    see_schwupps(made, {})
    yield made
    made.journal.close()


def see_schwupps(watching, others):
    watching.watcher.arms = (schwupps.arm_of(0),)
    codes = {**schwupps.LAID_OUT, **others}
    watching.see(Sightings(tuple(schwupps.sighting(zone, code) for zone, code in codes.items())))


def test_a_card_taken_up_again_is_asked_about_and_once_its_play_is_undone_all_goes_on(laid):
    assert laid.sitting.asking.question.text.key == "question-another"
    laid.press(Action.UNDO)
    laid.see(TableState.SEEN)
    assert (laid.sitting.asking.question, laid.sitting.view.table.in_step) == (None, True)
    laid.time += PATIENCE
    laid.see(TableState.SEEN)
    assert not laid.sitting.view.table.stopped
    assert laid.heard == ["Setup", "Number", "Undo"]


def test_a_table_that_is_right_without_a_card_taken_up_again_takes_its_play_back(laid):
    laid.press(Action.ANSWER, 1)
    laid.press(Action.AS_IT_IS)
    laid.see(TableState.SEEN)
    assert laid.heard == ["Setup", "Number", "Undo"]
    assert laid.sitting.view.table.in_step


def test_a_card_laid_instead_of_one_taken_up_again_replaces_its_play_once_people_say_so(laid):
    laid.press(Action.ANSWER, 1)
    see_schwupps(laid, {schwupps.PILES[0][1]: "green-7"})
    assert laid.heard == ["Setup", "Number"]
    laid.press(Action.AS_IT_IS)
    assert laid.heard == ["Setup", "Number", "Undo", "Number"]
    assert laid.sitting.view.game.position.state()["tops"][0][1] == "green-7"
    assert laid.sitting.view.game.position.state()["hand"]["Kim"] == 3
    assert laid.sitting.view.table.in_step
