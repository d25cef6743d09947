"""Who deals next, by the custom that it goes round clockwise."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from companion.engines import GameInProgress, Header, read_event, start
from companion.engines.players.game_players import players_of
from companion.evening.dealer import next_dealer
from companion.games.up.rules import Deal

NAMES = ("Kim", "Leah", "Alex")
SETUP = {"event": "setup", "dice": [3, 4], "face": "UP", "facing": {"Kim": "C"}}
OPEN = {name: ["1", "2", "3", "4"] for name in NAMES}


def played(game: str, *lines: dict[str, Any]) -> GameInProgress[Any, Any]:
    made = start(Header(game, NAMES))
    for line in lines:
        assert made.apply(read_event(line, made.rules, made.header)).legal
    return made


@pytest.mark.parametrize("game", ["auf-und-ab", "up", "up-and-down"])
def test_the_first_player_begins(game):
    assert next_dealer(played(game)) == 0


@pytest.mark.parametrize(
    ("game", "lines"),
    [
        ("auf-und-ab", ({"event": "deal"},)),
        ("up", ({"event": "deal", "dealer": "Kim", "open": OPEN},)),
        ("up-and-down", ({"event": "deal"},)),
        ("up-and-down", ({"event": "deal"}, SETUP)),
    ],
)
def test_nobody_is_to_deal_once_it_is_done(game, lines):
    assert next_dealer(played(game, *lines)) is None


def test_the_layout_of_up_and_down_may_come_before_the_deal():
    assert next_dealer(played("up-and-down", SETUP)) == 0


def test_a_deal_that_was_taken_back_does_not_count():
    game = played("auf-und-ab", {"event": "deal"}, {"event": "undo"})
    assert next_dealer(game) == 0


def test_schwupps_is_laid_out_by_everybody():
    assert next_dealer(played("schwupps")) is None


@pytest.mark.parametrize(
    ("game", "options"), [("auf-und-ab", {"end": {"hands": 3}}), ("up-and-down", {"rounds": 3})]
)
def test_it_goes_round_clockwise(game, options):
    header, players = Header(game, NAMES, options), players_of(game)
    made = start(header)
    dealers = []
    for event in players.whole_game(header, [players.random_policy()] * 3, Random(1)):
        if type(event).__name__ == "Deal":
            dealers.append(next_dealer(made))
        made.push(event)
    assert dealers == [0, 1, 2]
    assert next_dealer(made) is None, "the game is over"


def test_where_the_dealer_is_named_it_goes_on_from_there():
    header, players = Header("up", NAMES, {"end": {"rounds": 2}}), players_of("up")
    made = start(header)
    for event in players.whole_game(header, [players.random_policy()] * 3, Random(1)):
        if isinstance(event, Deal) and made.accepted:
            last = next(told for told in reversed(made.accepted) if isinstance(told, Deal))
            assert next_dealer(made) == (last.dealer + 1) % 3
        made.push(event)
