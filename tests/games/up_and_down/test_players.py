from __future__ import annotations

from random import Random

import pytest

from companion.engines import Header, start
from companion.games.up_and_down.players import random_policy, sensible_policy, whole_game

NAMES = ("Kim", "Leah", "Alex", "Bo")


def wins_of_one_sensible_player(players, games):
    """The share of games that one sensible player wins against random ones; a shared win counts in part."""
    wins = 0.0
    for number in range(games):
        seat = number % players
        policies = [sensible_policy() if player == seat else random_policy() for player in range(players)]
        game = start(Header("up-and-down", NAMES[:players]))
        for event in whole_game(game.header, policies, Random(number)):
            game.push(event)
        winners = game.position.winners
        wins += (seat in winners) / len(winners)
    return wins / games


@pytest.mark.parametrize(("players", "share"), [(2, 0.9), (3, 0.8), (4, 0.6)])
def test_a_sensible_player_beats_random_ones_clearly(players, share):
    assert wins_of_one_sensible_player(players, 60) > share


def test_the_same_seed_plays_the_same_game():
    header = Header("up-and-down", NAMES, {"rounds": 2})
    policies = [sensible_policy(), random_policy(), sensible_policy(), random_policy()]
    assert list(whole_game(header, policies, Random(5))) == list(whole_game(header, policies, Random(5)))


def test_a_policy_sees_no_hand_but_its_own():
    header = Header("up-and-down", NAMES[:3])
    inner = random_policy()

    def curious(view, random):
        assert view.public.hands == (None, None, None)
        return inner(view, random)

    for event in whole_game(header, [curious] * 3, Random(1)):
        assert event
