"""Schwupps acted out before an eye without fault."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from companion.engines import Header
from companion.evening.journal import Journal
from companion.rehearsal.truth import generated_truth
from tests.rehearsal.perfect_sight import acted_before_perfect_sight
from tests.rehearsal.told import truth_told

NAMES = ("Kim", "Leah", "Alex", "Max", "Zoe")
SETUP = {
    "event": "setup",
    "rows": [["+1", "number"], ["color", "either"]],
    "next": "+2",
    "piles": [["red-5", "blue-7"], ["green-1", "yellow-10"]],
    "starter": "Leah",
}
ALIKE = {**SETUP, "rows": [["+2", "+2"], ["+2", "+2"]]}
LAY = {"event": "number", "player": "Leah", "card": "green-6", "row": 0, "slot": 0}
WRONG = {"event": "number", "player": "Leah", "card": "green-7", "row": 0, "slot": 0}
TWIN = {"event": "number", "player": "Leah", "card": "green-1", "row": 1, "slot": 0}
WRONG_TWIN = {"event": "number", "player": "Leah", "card": "red-5", "row": 0, "slot": 0}
SCHWUPP = {"event": "schwupp", "player": "Leah", "row": 1, "next": "-1"}
TWINS_PUSHED = {**SCHWUPP, "next": "+2"}
AGGRAVATE = {"event": "aggravate", "player": "Leah", "row": 0, "next": "-2", "give": "Kim"}
END = {"event": "end", "player": "Leah"}
UNDO = {"event": "undo"}
OUT_OF_TURN = {**LAY, "player": "Alex"}
TO_ONESELF = {**AGGRAVATE, "give": "Leah"}
LAID_OUT_AGAIN = {**SETUP, "next": "-2", "piles": [["red-1", "blue-1"], ["red-2", "blue-2"]]}


def truth_of(*events, players=3):
    return truth_told(Header("schwupps", NAMES[:players]), *events)


def acted(folder, truth, seed=1):
    journal = Journal(folder / "journal.sqlite")
    outcome, watched = acted_before_perfect_sight(truth, journal, seed)
    journal.close()
    return outcome, watched.measures


@pytest.mark.parametrize(
    ("events", "asked"),
    [
        pytest.param((SETUP, LAY, END), 1, id="who begins is said by touch"),
        pytest.param((SETUP, WRONG, LAY), 1, id="a wrong card is taken back"),
        pytest.param((SETUP, OUT_OF_TURN, LAY), 1, id="a play out of turn"),
        pytest.param((SETUP, SCHWUPP, SCHWUPP, LAY, END), 1, id="a second schwupp is put back"),
        pytest.param((SETUP, AGGRAVATE, TO_ONESELF, END), 3, id="who gets the card is said by touch"),
        pytest.param((SETUP, AGGRAVATE, UNDO, LAY, UNDO, LAY), 2, id="what is undone is put back"),
        pytest.param((SETUP, TWIN, UNDO, TWIN, WRONG_TWIN, LAY), 1, id="cards laid on their twins"),
        pytest.param((ALIKE, TWINS_PUSHED, WRONG, UNDO, UNDO, TWINS_PUSHED), 1, id="a row of twins"),
        pytest.param((SETUP, LAID_OUT_AGAIN, LAY), 2, id="laid out again while the game runs"),
        pytest.param((SETUP, UNDO, LAID_OUT_AGAIN), 2, id="a setup is taken back"),
        pytest.param((END, SETUP, END, LAY), 1, id="the end of a turn at the wrong time"),
    ],
)
def test_a_story_is_told_as_it_was(events, asked, tmp_path):
    outcome, measures = acted(tmp_path, truth_of(*events))
    assert outcome.first_difference is None
    assert outcome.same
    assert outcome.events == len(events)
    assert outcome.illegal_right == outcome.illegal
    assert measures.asked == asked


@pytest.mark.parametrize(("players", "tournament"), [(2, False), (3, True), (4, False), (5, True)])
def test_the_beginning_of_a_game_full_of_mishaps_is_told_as_it_was(players, tournament, tmp_path):
    game = Header("schwupps", NAMES[:players], {"tournament": tournament})
    truth = generated_truth(game, Random(players), mishaps=0.3)
    outcome, _ = acted(tmp_path, replace(truth, steps=truth.steps[:24]), seed=players)
    assert outcome.first_difference is None
    assert outcome.same


@pytest.mark.parametrize(
    ("event", "reason"),
    [
        pytest.param(LAY, "impossible", id="no pile to lay it on"),
        pytest.param(
            {**SETUP, "piles": [["red-5"] * 2, ["red-5", "red-1"]]}, "impossible", id="a third copy"
        ),
    ],
)
def test_what_cannot_lie_so_is_not_acted_out(event, reason, tmp_path):
    outcome, _ = acted(tmp_path, truth_of(event, players=2))
    assert outcome.skipped == ((2, reason),)
    assert outcome.same


def test_a_card_whose_copies_both_lie_in_the_piles_is_not_acted_out(tmp_path):
    again = {**TWIN, "row": 1}
    outcome, _ = acted(tmp_path, truth_of(SETUP, TWIN, again))
    assert outcome.skipped == ((4, "impossible"),)
    assert outcome.same
