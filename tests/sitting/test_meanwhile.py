"""Buttons that are pressed while something is asked, and answers that come twice."""

from __future__ import annotations

from dataclasses import replace

import pytest

from companion.engines import Header
from companion.games.auf_und_ab.rules.events import Pass, Play
from companion.table.inputs import Action
from tests.games.auf_und_ab.table import laid_out as auf_und_ab
from tests.games.schwupps.table import laid_out as schwupps
from tests.games.up_and_down.table.conftest import card, middle, with_cards
from tests.sitting.watching import UP, Watching
from vision.scene.scene import TableState
from vision.sightings import Sightings

IN_DOUBT = with_cards(UP, card(0, "9C"), card(1, None, "5S"), card(2, "10C"))


@pytest.fixture
def at_table(tmp_path):
    """Makes a table that is watched, and closes its journal."""
    made = []

    def make(header: Header) -> Watching:
        made.append(Watching(tmp_path, header))
        made[-1].watcher.arms = ()
        return made[-1]

    yield make
    for watching in made:
        watching.journal.close()


@pytest.fixture
def asked(at_table):
    """A game of Auf und Ab: Wolfgang has laid a set of which a card cannot be read."""
    watching = at_table(Header("auf-und-ab", auf_und_ab.NAMES))
    watching.press(Action.DEALT)
    watching.watcher.arms = (auf_und_ab.arm_of(0),)
    watching.see(Sightings(auf_und_ab.OPENING))
    watching.press(Action.ANSWER, 0)
    watching.watcher.arms = (auf_und_ab.arm_of(1),)
    in_doubt = auf_und_ab.card(None, -20.0, -60.0, "1-5")
    laid = (*auf_und_ab.OPENING, *auf_und_ab.fan("1-3", "1-4", x=-60.0, y=-60.0), in_doubt)
    watching.see(Sightings(laid))
    assert watching.sitting.asking.question.text.key == "aua-ask-card"
    return watching


def answer(watching, value):
    values = [choice.value for choice in watching.sitting.asking.question.choices]
    watching.press(Action.ANSWER, values.index(value))
    watching.sitting.wait(watching.time)


def test_a_pass_waits_until_the_set_before_it_is_told(asked):
    asked.press(Action.PASS, seat=2)
    assert asked.sitting.asking.question is not None
    answer(asked, "1-5")
    assert [type(ruled.event) for ruled in asked.sitting.evening.ruled[-2:]] == [Play, Pass]
    assert asked.sitting.evening.ruled[-1].ruling.legal


def test_a_pass_that_is_pressed_twice_as_nothing_has_happened_is_meant_once(asked):
    for _ in range(2):
        asked.press(Action.PASS)
    answer(asked, "1-5")
    passed = [ruled.event for ruled in asked.sitting.evening.ruled if isinstance(ruled.event, Pass)]
    assert passed == [Pass(2)]


def test_a_turn_of_schwupps_ends_after_the_card_that_is_asked_about(at_table):
    watching = at_table(Header("schwupps", schwupps.NAMES))
    laid_out = [schwupps.sighting(zone, code) for zone, code in schwupps.LAID_OUT.items()]
    watching.see(Sightings(tuple(laid_out)))
    watching.press(Action.ANSWER, 0)
    pile = schwupps.PILES[0][0]
    rest = [schwupps.sighting(zone, code) for zone, code in schwupps.LAID_OUT.items() if zone is not pile]
    watching.watcher.arms = (schwupps.arm_of(0),)
    watching.see(Sightings((*rest, schwupps.sighting(pile, None, "green-6", "blue-6"))))
    watching.press(Action.END_TURN, seat=0)
    answer(watching, "green-6")
    assert watching.heard == ["Setup", "Number", "End"]
    assert all(ruled.ruling.legal for ruled in watching.sitting.evening.ruled)


def test_a_schwupps_table_taken_as_bare_as_it_lies_goes_on_with_what_is_laid_there(at_table):
    watching = at_table(Header("schwupps", schwupps.NAMES))
    laid_out = tuple(schwupps.sighting(zone, code) for zone, code in schwupps.LAID_OUT.items())
    watching.see(Sightings(laid_out))
    watching.press(Action.ANSWER, 0)
    watching.see(Sightings(), TableState.SEEN)
    watching.time += 20.0
    watching.see(TableState.SEEN)
    assert watching.sitting.view.table.stopped
    watching.press(Action.AS_IT_IS)
    watching.see(Sightings(laid_out[:5]))
    assert not watching.sitting.view.table.stopped
    assert watching.heard == ["Setup"]


@pytest.mark.parametrize("action", [Action.PASS, Action.LAST_CARD, Action.END_TURN])
def test_a_button_that_means_nothing_in_this_game_leaves_question_and_refusal_as_they_are(begun, action):
    begun.see(UP, IN_DOUBT)
    question = begun.sitting.asking.question
    begun.press(action, seat=1)
    begun.see(TableState.SEEN)
    assert begun.sitting.asking.question is question
    assert begun.heard == ["Deal", "Setup", "Change"]


def test_a_refused_play_that_lies_there_stays_refused_whatever_else_is_pressed(begun):
    wrong = middle("UP", 3, (6, 6))
    begun.see(wrong, wrong)
    begun.press(Action.LAST_CARD)
    view = begun.sitting.view
    assert not view.table.taken_back
    assert not view.table.in_step


@pytest.mark.parametrize("choice", [None, -1, 99])
def test_an_answer_that_nobody_offered_leaves_the_question_open(begun, choice):
    begun.see(UP, IN_DOUBT)
    question = begun.sitting.asking.question
    begun.press(Action.ANSWER, choice)
    assert begun.sitting.asking.question is question


def test_an_answer_for_a_card_is_not_taken_for_another_one_in_its_place(begun):
    begun.see(UP, with_cards(UP, card(0, "9C"), card(1, None, "5S", "5C")))
    answer(begun, "5S")
    another = card(1, None, "7H", "7D")
    place = replace(another.place, x=another.place.x + 1.5)  # just as it lay only what nobody touched lies
    begun.see(with_cards(UP, card(0, "9C"), replace(another, place=place), card(2, "10C")))
    assert begun.heard[-1] == "Change"
    assert begun.sitting.asking.question.text.key == "question-which-card"


def test_the_clock_of_the_screen_goes_on_without_frames(begun):
    begun.time += 60.0
    begun.sitting.referee.enter(begun.event({"event": "change", "face": "UP"}), begun.time)
    begun.sitting.wait(begun.time + 2.0)
    view = begun.sitting.view
    assert view.time.now - view.time.ruled == pytest.approx(2.0)
