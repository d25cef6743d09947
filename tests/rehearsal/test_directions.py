"""People at the simulated table do what somebody says, and the companion rules on what it sees of that."""

from __future__ import annotations

from random import Random

import pytest

from companion.engines import Header, Reason, Undo, read_event
from companion.engines.players.game_players import players_of
from companion.evening.evening import Evening
from companion.evening.journal import Journal
from companion.rehearsal.directions import Directions
from companion.rehearsal.errors import NotThereError
from companion.rehearsal.perfect_sight import before_perfect_sight
from companion.rehearsal.watched import Watched
from companion.table.inputs import Action, Press

NAMES = ("Kim", "Leah", "Alex")
GAMES = {
    "auf-und-ab": Header("auf-und-ab", NAMES, {"end": {"hands": 1}}),
    "up-and-down": Header("up-and-down", NAMES, {"rounds": 1}),
    "up": Header("up", NAMES, {"end": {"rounds": 1}}),
    "schwupps": Header("schwupps", NAMES, {}),
}
PATIENCE = 40_000
"""Frames and presses after which a game is given up."""


class Director:
    """Says what people do at a table, and answers what the companion asks."""

    def __init__(self, header: Header, journal: Journal, evening: Evening | None = None) -> None:
        self.evening = evening or Evening.begin(journal, header)
        self.directions = Directions(self.evening, Random(1))
        self.watched: Watched = before_perfect_sight(self.directions, self.evening, 1, answers=False)

    @property
    def told(self) -> list[object]:
        return [ruled.event for ruled in self.evening.ruled]

    def until(self, rulings: int) -> None:
        """Let time pass until there are so many rulings, and people have left the table alone."""
        idle = 0
        for _ in range(PATIENCE):
            self._answer()
            self.watched.step()
            idle = idle + 1 if len(self.told) >= rulings else 0
            if idle > 60:
                return
        raise AssertionError(f"only {len(self.told)} rulings")

    def _answer(self) -> None:
        question, rehearsal = self.watched.sitting.asking.question, self.watched.rehearsal
        choice = None if question is None else rehearsal._people.answer(question, rehearsal.layout)
        if choice is not None:
            self.watched.sitting.press(Press(Action.ANSWER, rehearsal.time, choice=choice))

    def line(self, **told: object) -> object:
        return read_event(told, self.evening.game.rules, self.evening.header)


@pytest.fixture
def journal(tmp_path):
    opened = Journal(tmp_path / "journal.sqlite")
    yield opened
    opened.close()


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_is_played_as_it_is_said(game, journal):
    director, players = Director(GAMES[game], journal), players_of(game)
    policies = [players.sensible_policy() for _ in NAMES]
    said = list(players.watched_game(GAMES[game], policies, Random(5)))
    for event in said:
        director.directions.tell(event)
    director.until(len(said))
    assert all(ruled.ruling.legal for ruled in director.evening.ruled)
    assert len(director.told) == len(said)
    if game == "up":  # the companion has not seen the hands that are left: they are laid out, too
        director.directions.press(Action.DEALT, None)
        director.until(len(said) + 1)
    assert director.evening.over


@pytest.mark.parametrize("game", GAMES)
def test_a_touch_has_dealt_or_laid_out_whatever_comes_before_anybody_plays(game, journal):
    director = Director(GAMES[game], journal)
    layings = 2 if game == "up-and-down" else 1
    for number in range(layings):
        assert director.directions.press(Action.DEALT, None)
        director.until(number + 1)
    assert all(ruled.ruling.legal for ruled in director.evening.ruled)
    assert director.directions.press(Action.DEALT, None)
    director.until(layings)
    assert len(director.told) == layings, "while a round runs nothing is dealt"


def test_what_is_illegal_is_ruled_so_and_taken_back(journal):
    director = Director(GAMES["auf-und-ab"], journal)
    director.directions.press(Action.DEALT, None)
    director.directions.tell(director.line(event="play", player="Kim", cards=["1-2", "3-4"]))
    director.until(2)
    assert [ruled.ruling.legal for ruled in director.evening.ruled] == [True, False]
    assert director.watched.sitting.view.table.taken_back


def test_a_touched_undo_puts_the_cards_back(journal):
    director = Director(GAMES["auf-und-ab"], journal)
    director.directions.press(Action.DEALT, None)
    director.until(1)
    before = director.watched.rehearsal.layout
    director.directions.tell(director.line(event="play", player="Kim", cards=["1-1"], count=1))
    director.until(2)
    assert director.directions.press(Action.UNDO, None)
    director.until(3)
    assert director.told[-1] == Undo()
    lies = director.watched.rehearsal.layout
    assert {lying.thing for lying in lies.things} == {lying.thing for lying in before.things}


def test_a_button_is_pressed_by_whoever_must_act(journal):
    director = Director(GAMES["auf-und-ab"], journal)
    director.directions.press(Action.DEALT, None)
    director.directions.tell(director.line(event="play", player="Kim", cards=["1-1"], count=1))
    director.until(2)
    assert director.directions.press(Action.PASS, None)
    director.until(3)
    assert director.told[-1] == director.line(event="pass", player="Leah")


@pytest.mark.parametrize("action", [Action.ANSWER, Action.ANNOUNCE, Action.AS_IT_IS, Action.PAUSE])
def test_what_concerns_the_companion_alone_is_not_for_the_people(action, journal):
    assert not Director(GAMES["up"], journal).directions.press(action, None)


def test_a_card_that_is_gone_is_not_played_and_that_is_said(journal):
    director = Director(GAMES["auf-und-ab"], journal)
    director.directions.press(Action.DEALT, None)
    director.directions.tell(director.line(event="play", player="Kim", cards=["1-1"], count=1))
    director.until(2)
    director.directions.tell(director.line(event="play", player="Leah", cards=["1-1"], count=1))
    director.until(2)
    assert len(director.told) == 2
    assert director.directions.problem == Reason("notice-not-there")
    director.directions.press(Action.PASS, None)
    director.until(3)
    assert director.directions.problem is None


def test_what_people_find_no_longer_there_is_said_too(journal):
    director = Director(GAMES["up"], journal)
    director.directions.refused(None, NotThereError())
    assert director.directions.problem == Reason("notice-not-there")


@pytest.mark.parametrize("game", GAMES)
def test_an_evening_that_was_stopped_goes_on_with_the_table_as_it_lay(game, journal):
    first, players = Director(GAMES[game], journal), players_of(game)
    policies = [players.sensible_policy() for _ in NAMES]
    said = list(players.watched_game(GAMES[game], policies, Random(5)))
    for event in said[:6]:
        first.directions.tell(event)
    first.until(6)
    lay = first.watched.rehearsal.layout
    again = Director(GAMES[game], journal, Evening.resume(journal))
    again.until(6)
    lies = again.watched.rehearsal.layout
    assert sorted(lying.shows for lying in lies.things) == sorted(lying.shows for lying in lay.things)
    again.directions.tell(said[6])
    again.until(7)
    assert again.evening.ruled[-1].ruling.legal
