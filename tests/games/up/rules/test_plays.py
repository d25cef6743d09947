"""What may be done: the plays listed are those that are legal, no more and no less; endings are counted."""

from __future__ import annotations

from itertools import combinations_with_replacement
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from companion.engines import GameInProgress, Reason, start
from companion.games.up.players import random_policy, watched_game, whole_game
from companion.games.up.rules.cards import Card
from companion.games.up.rules.events import Announce, Call, Event, Place, Play, Variant
from companion.games.up.rules.round import Round
from tests.games.up.rules.table import Table, deal, in_play
from tests.games.up.rules.test_properties import headers, seeds


def everything(game: GameInProgress) -> list[Event]:
    """Every event of the player to move but sets of more than three cards."""
    player = game.position.round.to_move
    sets = [chosen for size in (1, 2, 3) for chosen in combinations_with_replacement(Card, size)]
    return [
        *(Announce(player, variant) for variant in Variant),
        Call(player),
        *(Play(player, place, cards) for place in Place for cards in sets),
    ]


@settings(deadline=None, max_examples=25)
@given(headers, seeds, st.floats(0, 1))
def test_all_legal_events_of_a_known_hand_are_listed(header, seed, part):
    game = start(header)
    events = list(whole_game(header, [random_policy() for _ in header.players], Random(seed)))
    for event in events[: int(part * (len(events) - 1))]:
        game.push(event)
    plays = game.plays()
    assert len(set(plays.events)) == len(plays.events)
    if isinstance(game.position.round, Round):
        small = {event for event in plays.events if not isinstance(event, Play) or len(event.cards) <= 3}
        assert small == {event for event in everything(game) if game.rule(event).legal}
    assert all(game.rule(event).legal for event in plays.events)


@settings(deadline=None, max_examples=10)
@given(headers, seeds)
def test_whatever_is_listed_for_a_hidden_hand_is_legal(header, seed):
    game = start(header)
    for event in watched_game(header, [random_policy() for _ in header.players], Random(seed)):
        plays = game.plays()
        assert plays.kinds
        assert all(game.rule(listed).legal for listed in plays.events)
        game.push(event)
    assert game.plays().kinds == ()
    assert game.plays().player is None


def test_a_hidden_hand_has_kinds_of_play():
    table = Table()
    assert table.game.plays().kinds == (Reason("up-kind-deal"),)
    table.rule("deal", **deal(hands=None, hidden=None, cut="clear"))
    plays = table.game.plays()
    assert plays.duty == Reason("up-duty-begin", (("player", "Ben"),))
    assert [kind.key for kind in plays.kinds] == [
        "up-kind-announce",
        "up-kind-announce",
        "up-kind-call",
        "up-kind-hand",
    ]
    assert Play(1, Place.HAND, (Card.CLEAR,)) in plays.events
    table.plays("Ben hand 7", "Ann hand 7")
    plays = table.game.plays()
    assert plays.duty == Reason("up-duty-lay", (("player", "Ben"), ("limit", 7)))
    assert [kind.key for kind in plays.kinds] == ["up-kind-call", "up-kind-hand", "up-kind-open"]


def test_an_owed_call_and_a_show_are_kinds_too():
    table = in_play("11", Ann="8 7 / /", Ben="6 / / ?")
    table.plays("Ann hand 8")
    assert Reason("up-kind-owed-call", (("player", "Ann"),)) in table.game.plays().kinds
    table.call("Ann")
    assert table.game.plays().kinds[0] == Reason("up-kind-call")
    table = in_play("11", Ann="8 / /", Ben="6 / / ?")
    table.plays("Ann hand 8")
    assert table.game.plays().duty == Reason("up-duty-show", (("players", ("Ben",)), ("number", 1)))


ENDINGS = [
    # tower, Ann, Ben, how many sequences there are of 1, 2, … plays, all of them to the end of the round
    ("3", "1 2 / /", "1 / /", [2, 2]),
    ("", "clear 5 / /", "7 / /", [2, 2, 2, 2]),
    ("7", "-2 -2 / 3 /", "5 / / clear", [3, 6, 12, 21, 32, 49]),
    ("", "9 9 / / 2 -2", "4 / 10 10 / -2", [4, 12, 47, 144, 493, 1971]),
]


@pytest.mark.parametrize(("tower", "ann", "ben", "numbers"), ENDINGS)
def test_endings_have_so_many_sequences_of_plays(tower, ann, ben, numbers):
    game = in_play(tower, Ann=ann, Ben=ben).game
    assert [count(game, length) for length in range(1, len(numbers) + 1)] == numbers


@pytest.mark.parametrize(("tower", "ann", "ben", "numbers"), ENDINGS)
def test_trying_everything_finds_as_many(tower, ann, ben, numbers):
    game = in_play(tower, Ann=ann, Ben=ben).game
    assert [count_slowly(game, length) for length in range(1, 5)] == [*numbers, 0, 0][:4]


def count(game: GameInProgress, length: int) -> int:
    """How many sequences of so many plays may follow, calls left out."""
    if not isinstance(game.position.round, Round):
        return 0
    plays = [event for event in game.plays().events if isinstance(event, Play)]
    if length == 1:
        return len(plays)
    return sum(count(after(game, play), length - 1) for play in plays)


def count_slowly(game: GameInProgress, length: int) -> int:
    """The same, every conceivable set being tried."""
    if not isinstance(game.position.round, Round):
        return 0
    plays = [event for event in everything(game) if isinstance(event, Play) and game.rule(event).legal]
    if length == 1:
        return len(plays)
    return sum(count_slowly(after(game, play), length - 1) for play in plays)


def after(game: GameInProgress, play: Play) -> GameInProgress:
    return GameInProgress(game.rules, game.header, game.rule(play).position)
