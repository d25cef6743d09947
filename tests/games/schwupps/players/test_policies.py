from __future__ import annotations

from random import Random

import pytest

from companion.engines import Header, Verdict, start
from companion.games.schwupps.players import (
    Push,
    View,
    attempts,
    random_policy,
    sensible_policy,
    watched_game,
    whole_game,
)
from companion.games.schwupps.rules import NUMBER_CARD, SCHWUPPS_CARD, End, Hand, Number, Setup

NAMES = ("Ada", "Ben", "Cem", "Dana", "Eva")


def view(hand, *, rows="+1 +2 -1 -2", tops="red-5 red-5 blue-1 green-10", next="number", **changes):  # noqa: A002
    cards = hand.split()
    numbers = [NUMBER_CARD[code] for code in cards if code != "aggravation"]
    a, b, c, d = (SCHWUPPS_CARD[code] for code in rows.split())
    e, f, g, h = (NUMBER_CARD[code] for code in tops.split())
    known = {
        "player": 0,
        "hand": Hand.of(numbers, cards.count("aggravation")),
        "rows": ((a, b), (c, d)),
        "next": SCHWUPPS_CARD[next],
        "tops": ((e, f), (g, h)),
        "sizes": (len(cards), 4, 4),
        "piles": (5, 7, 3),
        "acted": False,
        "schwupped": False,
        **changes,
    }
    return View(**known)


def sensible_choice(hand, **changes):
    return sensible_policy()(view(hand, **changes), Random(1))


def test_a_sensible_player_does_not_block_the_only_place_of_another_card():
    chosen = sensible_choice("red-6 yellow-6", rows="+1 color -1 -1", tops="red-5 red-1 blue-1 green-2")
    assert chosen == Number(0, NUMBER_CARD["red-6"], 0, 1)


def test_a_sensible_player_schwupps_for_two_cards_but_not_for_one():
    stuck = {"rows": "number number number number", "tops": "red-5 red-5 blue-1 green-10", "next": "+1"}
    assert sensible_choice("yellow-6 yellow-7 blue-9", acted=True, **stuck) == Push(0, None)
    assert sensible_choice("yellow-6 blue-9", acted=True, **stuck) == End(0)


def test_a_sensible_player_aggravates_whoever_has_fewest_cards_left():
    assert sensible_choice("aggravation blue-9", sizes=(2, 4, 5), piles=(5, 7, 3)).give == 2
    assert sensible_choice("aggravation blue-9", sizes=(2, 4, 9), piles=(5, 7, 3)).give == 1


def test_a_sensible_player_takes_the_win():
    assert sensible_choice("aggravation", piles=(0, 7, 3)).give is not None
    assert sensible_choice("red-6", piles=(0, 7, 3)) == Number(0, NUMBER_CARD["red-6"], 0, 0)


def test_a_sensible_player_without_a_card_that_fits_schwupps_rather_than_passes():
    assert isinstance(sensible_choice("blue-9", schwupped=False), Push)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("tournament", [False, True])
@pytest.mark.parametrize("policy", [random_policy, sensible_policy])
def test_a_whole_game_is_legal_to_its_end(players, tournament, policy):
    header = Header("schwupps", NAMES[:players], {"tournament": tournament})
    game = start(header)
    for event in whole_game(header, [policy() for _ in header.players], Random(players)):
        assert not isinstance(event, Setup) or None not in event.hands
        game.push(event)
    assert game.position.state()["game_over"]
    assert game.position.state()["games_played"] == (players if tournament else 1)


def test_the_same_seed_plays_the_same_game():
    header = Header("schwupps", NAMES[:3])
    first, second = (list(whole_game(header, [random_policy()] * 3, Random(7))) for _ in range(2))
    assert first == second


def test_a_watched_game_hides_hands_and_is_legal_all_the_same():
    header = Header("schwupps", NAMES[:4], {"tournament": True})
    named = set()
    for seed in range(5):
        game = start(header)
        for event in watched_game(header, [random_policy()] * 4, Random(seed)):
            game.push(event)
            if isinstance(event, Setup):
                named.add(sum(hand is not None for hand in event.hands))
        assert game.position.over
    assert {0, 4} < named


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_sensible_player_beats_random_ones_clearly(players):
    header = Header("schwupps", NAMES[:players])
    won = 0
    for seed in range(20):
        place = seed % players
        policies = [random_policy() for _ in header.players]
        policies[place] = sensible_policy()
        game = start(header)
        for event in whole_game(header, policies, Random(seed)):
            game.push(event)
        won += game.position.tally.winners == (place,)
    assert won >= 15  # by chance alone 10, 7, 5 or 4 of 20


def test_people_try_all_sorts_of_things():
    header = Header("schwupps", NAMES[:3], {"tournament": True})
    random = Random(3)
    game = start(header)
    clauses = set()
    for event in whole_game(header, [random_policy()] * 3, random):
        for _, attempt in zip(range(5), attempts(game.position, header, random), strict=False):
            ruling = game.rule(attempt)
            assert ruling.verdict is not Verdict.INVALID
            clauses.add(ruling.clause)
        game.push(event)
    expected = (2, 11, 14, 15, 16, 17, 19, 21, 23, 24, 25, 35, 36)
    assert clauses >= {f"SCH-{number}" for number in expected}
