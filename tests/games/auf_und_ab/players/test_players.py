from __future__ import annotations

from random import Random

import pytest

from companion.engines import Header, IllegalEventError, start
from companion.games.auf_und_ab.players import (
    attempts,
    random_policy,
    sensible_policy,
    shuffled_deal,
    watched_game,
    whole_game,
)
from companion.games.auf_und_ab.rules.cards import card_set
from companion.games.auf_und_ab.rules.events import Deal, Pass
from tests.games.auf_und_ab.rules.table import FOUR, THREE, Table


def play(header, policies, seed):
    game = start(header)
    for event in whole_game(header, policies, Random(seed)):
        game.push(event)
    return game


@pytest.mark.parametrize("players", [THREE, FOUR])
@pytest.mark.parametrize("policy", [random_policy, sensible_policy])
@pytest.mark.parametrize("end", [{"hands": 2}, {"points": 40}])
def test_a_whole_game_is_legal_and_ends(players, policy, end):
    game = play(Header("auf-und-ab", players, {"end": end}), [policy() for _ in players], 5)
    assert game.position.game_over


def test_a_seed_repeats_a_game():
    header = Header("auf-und-ab", THREE)
    policies = [random_policy(), sensible_policy(), random_policy()]
    one, again, other = (list(whole_game(header, policies, Random(seed))) for seed in (1, 1, 2))
    assert one == again != other


@pytest.mark.parametrize(("players", "aside"), [(3, 1), (4, 3)])
def test_a_shuffled_deal_has_every_card_once(players, aside):
    deal = shuffled_deal(players, Random(1))
    cards = [card for hand in deal.hands for card in hand] + list(deal.aside)
    assert card_set(cards).bit_count() == len(cards) == 55
    assert len(deal.aside) == aside


def test_a_watched_game_hides_hands_and_nothing_else():
    header = Header("auf-und-ab", FOUR, {"end": {"hands": 40}})
    policies = [random_policy() for _ in FOUR]
    watched = list(watched_game(header, policies, Random(3)))
    deals = [event for event in watched if isinstance(event, Deal)]
    known = {sum(hand is not None for hand in deal.hands) for deal in deals}
    assert known == {0, 1, 2, 3, 4}
    assert {len(deal.aside) for deal in deals} == {0, 1, 2, 3}
    game = start(header)
    for event in watched:
        game.push(event)


def test_a_policy_that_breaks_the_rules_is_found_out():
    with pytest.raises(IllegalEventError, match="AUA-14"):
        list(whole_game(Header("auf-und-ab", THREE), [lambda view, random: Pass(view.player)] * 3, Random(1)))


def test_a_player_sees_only_the_own_hand():
    seen = []

    def curious(view, random):
        seen.append(view)
        return random_policy()(view, random)

    header = Header("auf-und-ab", THREE)
    list(whole_game(header, [curious, random_policy(), random_policy()], Random(2)))
    assert {view.player for view in seen} == {0}
    assert all(view.hand.bit_count() == view.left[0] for view in seen)
    assert all(view.hand & view.laid == 0 for view in seen)


@pytest.mark.parametrize(("players", "wins"), [(THREE, 0.65), (FOUR, 0.55)])
def test_a_sensible_player_clearly_beats_random_ones(players, wins):
    header = Header("auf-und-ab", players, {"end": {"hands": 1}})
    won = 0
    for seed in range(120):
        seat = seed % len(players)
        policies = [sensible_policy() if other == seat else random_policy() for other in range(len(players))]
        won += play(header, policies, seed).position.winners == (seat,)
    assert won / 120 > wins


@pytest.mark.parametrize("players", [THREE, FOUR])
def test_attempts_cite_every_check_in_the_course_of_some_games(players):
    header = Header("auf-und-ab", players, {"end": {"hands": 2}})
    random = Random(7)
    cited = set()
    for seed in range(25):
        game = start(header)
        for event in watched_game(header, [random_policy() for _ in players], Random(seed)):
            tries = attempts(game.position, header, random)
            cited |= {game.rule(next(tries)).clause for _ in range(5)}
            game.push(event)
        tries = attempts(game.position, header, random)
        cited |= {game.rule(next(tries)).clause for _ in range(20)}
    numbers = (4, 5, 6, 7, 9, 11, 13, 14, 15, 16, 17, 18, 19, 21, 22, 23, 24, 25, 28, 44)
    assert cited == {None, *(f"AUA-{number}" for number in numbers)}


def test_attempts_are_made_before_a_deal_and_in_a_hidden_hand_too():
    table = Table(FOUR)
    tries = attempts(table.game.position, table.game.header, Random(1))
    assert {table.game.rule(next(tries)).clause for _ in range(300)} >= {"AUA-9", "AUA-4"}
    assert table.rule("deal").legal
    tries = attempts(table.game.position, table.game.header, Random(1))
    assert {table.game.rule(next(tries)).clause for _ in range(300)} >= {"AUA-7", "AUA-11", "AUA-14"}
