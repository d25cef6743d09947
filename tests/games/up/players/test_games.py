from __future__ import annotations

from itertools import islice
from random import Random

import pytest

from companion.engines import Header, IllegalEventError, start
from companion.games.up.players import (
    Choice,
    attempts,
    random_policy,
    sensible_policy,
    shuffled_deal,
    watched_game,
    whole_game,
)
from companion.games.up.rules.cards import Card
from companion.games.up.rules.events import Announce, Call, Deal, Place, Play, Show
from companion.games.up.rules.options import read_terms
from tests.games.up.rules.test_properties import NAMES

VARIED = [
    {},
    {"minus_two": False},
    {"extra_set": True, "dirty_one": True},
    {"double_two": True, "scoring": "cards", "end": {"points": 30}},
    {"scoring": "matches", "end": {"rounds": 3}},
]


@pytest.mark.parametrize("options", VARIED)
@pytest.mark.parametrize("players", [2, 3, 10])
@pytest.mark.parametrize("policy", [random_policy, sensible_policy])
@pytest.mark.parametrize("games", [whole_game, watched_game])
def test_games_are_legal_and_come_to_an_end(options, players, policy, games):
    header = Header("up", NAMES[:players], options)
    game = start(header)
    for event in games(header, [policy() for _ in header.players], Random(players)):
        game.push(event)
    assert game.position.game_over


def test_ten_who_take_the_same_cards_from_each_other_grow_tired_of_it():
    header = Header("up", NAMES, {})
    game = start(header)
    events = whole_game(header, [sensible_policy() for _ in NAMES], Random(1462477))
    for event in islice(events, 2000):
        game.push(event)
    assert game.position.game_over


def test_a_seed_repeats_a_game():
    header = Header("up", NAMES[:3])
    once, again, other = (
        list(watched_game(header, [sensible_policy() for _ in header.players], Random(seed)))
        for seed in (1, 1, 2)
    )
    assert once == again
    assert once != other


def test_every_kind_of_event_happens():
    header = Header("up", NAMES[:3], {"end": {"rounds": 12}})
    events = list(watched_game(header, [sensible_policy() for _ in header.players], Random(4)))
    assert {type(event) for event in events} == {Deal, Announce, Play, Call, Show}
    assert {event.place for event in events if isinstance(event, Play)} == set(Place)


def test_all_cards_are_dealt_and_the_kept_one_is_in_the_hand():
    terms = read_terms(Header("up", NAMES[:4]))
    kept = 0
    for seed in range(40):
        deal = shuffled_deal(terms, seed % 4, Random(seed))
        cards = [card for hands in (deal.hands, deal.open, deal.hidden) for hand in hands for card in hand]
        assert sorted(cards) == sorted(card for card in range(1, 14) for _ in range(4))
        if deal.cut is not None:
            kept += 1
            assert deal.cut in deal.hands[seed % 4 - 1]
    assert 0 < kept < 40


def test_players_are_told_only_what_they_may_know():
    header = Header("up", NAMES[:2])
    seen = []

    def watching(view, random):
        seen.append(view)
        return sensible_policy()(view, random)

    game = start(header)
    played = 0
    for event in whole_game(header, [watching, random_policy()], Random(7)):
        before = game.position.round
        if isinstance(event, Play) and event.player == 0:
            view, holding = seen[played], before.holdings.players[0]
            played += 1
            assert (view.hand, view.open) == (holding.hand.known, holding.open.known)
            assert view.hidden == holding.hidden.size
            assert view.fewest == before.holdings.players[1].size
            assert view.at(Place.HIDDEN) == 0
        game.push(event)
    assert played == len(seen) > 5


def test_a_policy_that_breaks_the_rules_is_found_out():
    header = Header("up", NAMES[:2])

    def cheat(_view, _random):
        return Choice(Place.OPEN, (Card.ONE,), calls=False)

    with pytest.raises(IllegalEventError):
        list(whole_game(header, [cheat, cheat], Random(1)))


@pytest.mark.parametrize("players", [2, 4])
def test_sensible_players_beat_random_ones(players):
    """Nine games of ten, against one player by chance and against three."""
    won, games = 0, 30
    for seed in range(games):
        header = Header("up", NAMES[:players])
        game, sensible = start(header), seed % players
        policies = [sensible_policy() if n == sensible else random_policy() for n in range(players)]
        for event in whole_game(header, policies, Random(seed)):
            game.push(event)
        won += sensible in game.position.winners
    assert won >= 0.9 * games


def test_attempts_are_mostly_wrong_but_well_formed():
    header = Header("up", NAMES[:3])
    game = start(header)
    legal = tried = 0
    for event in whole_game(header, [random_policy() for _ in header.players], Random(2)):
        game.push(event)
        tries = attempts(game.position, header, Random(tried))
        for attempt in [next(tries) for _ in range(5)]:
            legal += game.rule(attempt).legal
            tried += 1
    assert 0 < legal < tried / 2
