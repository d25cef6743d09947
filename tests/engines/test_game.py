"""A game in progress, whatever is played: asking, taking back, insisting."""

from __future__ import annotations

import pytest

from companion.engines import Ask, IllegalEventError, Undo, Verdict
from companion.games.up_and_down.rules import Change, Face
from tests.engines.effects import brought
from tests.games.up_and_down.rules.tables import DEAL, SETUP, table

FLIP, BACK = Change(face=Face.DOWN), Change(face=Face.UP)


def test_there_is_nothing_to_take_back_before_the_first_event():
    ruling = table().apply(Undo())
    assert (ruling.verdict, ruling.clause, ruling.effects, ruling.reason.key) == (
        Verdict.ILLEGAL,
        None,
        (),
        "nothing-to-undo",
    )


def test_events_are_taken_back_one_by_one():
    game = table(DEAL, SETUP)
    positions = [table().position, table(DEAL).position, table(DEAL, SETUP).position]
    assert len(game.accepted) == 2
    while len(positions) > 1:
        assert game.position == positions.pop()
        assert brought(game.apply(Undo())) == ("undone",)
    assert game.position == positions.pop()
    assert game.accepted == []


def test_an_illegal_event_and_a_question_are_not_taken_back():
    game = table(DEAL, SETUP)
    game.apply(FLIP)
    game.apply(BACK)
    game.apply(Ask(BACK))
    game.apply(Undo())
    assert game.position == table(DEAL, SETUP).position


def test_asking_about_taking_back_takes_nothing_back():
    game = table(DEAL)
    ruling = game.apply(Ask(Undo()))
    assert (ruling.legal, brought(ruling)) == (True, ("undone",))
    assert len(game.accepted) == 1
    assert game.position.state()["cards_left"] == {"Kim": 14, "Leah": 14, "Alex": 14}


def test_rule_answers_and_changes_nothing():
    game = table(DEAL, SETUP)
    position = game.position
    assert game.rule(FLIP).position != position
    assert game.position is position


def test_whoever_insists_on_an_illegal_event_gets_an_error():
    game = table(DEAL, SETUP, {"event": "change", "face": "DOWN"})
    with pytest.raises(IllegalEventError, match="UAD-21"):
        game.push(BACK)


def test_a_question_may_be_asked_about_a_question_without_end():
    event = FLIP
    for _ in range(50_000):
        event = Ask(event)
    assert brought(table(DEAL, SETUP).apply(event)) == ("flip",)
