"""What is missing of a game is told, a sentence each."""

from __future__ import annotations

from dataclasses import replace

import pytest

from companion.bench.completeness import main, missing_of
from companion.engines import Reference, game_called, game_names
from companion.engines.installed import installed
from companion.games.up.rules import UpRules


class Unwritten(UpRules):
    """Up with a clause and an option for which there are no words."""

    clauses = (*UpRules.clauses, "UP-99")
    options = (*UpRules.options, replace(UpRules.options[-1], name="seven"))


@pytest.fixture
def instead(monkeypatch):
    """Something else is installed as Up."""

    def put(game):
        monkeypatch.setitem(installed().games, "up", game)

    return put


@pytest.mark.parametrize("game", game_names())
def test_nothing_is_missing_of_our_own_games(game):
    assert list(missing_of(game, games=6)) == []


def test_words_that_are_missing_are_told_for_each_language(instead):
    instead(replace(game_called("up"), rules=Unwritten()))
    unwritten = [
        f'There is no message "{message}" in the language {language}.'
        for language in ("en", "de", "fr")
        for message in ("UP-99", "option-up-seven")
    ]
    assert list(missing_of("up", games=1)) == unwritten


def test_parts_that_are_not_there_are_told_and_no_game_is_played(instead):
    page, players = "companion.games.up.page.table:PAGES", "companion.games.up.players:NOBODY"
    instead(replace(game_called("up"), page=Reference(page), players=Reference(players)))
    told = list(missing_of("up"))
    assert [said.split(",")[0] for said in told] == ["A part of a game cannot be loaded"] * 2
    assert all(part in "".join(told) for part in (page, players))


def test_the_command_says_so_and_ends_with_one(instead, capsys):
    assert main(["up", "--games", "1"]) == 0
    assert capsys.readouterr().out == "Nothing is missing of up.\n"
    instead(replace(game_called("up"), rules=Unwritten()))
    assert main(["up", "--games", "1"]) == 1
    assert capsys.readouterr().out.count("\n") == 6
