"""What may be done: every legal event of a known hand, and what a hidden one may try."""

from __future__ import annotations

from itertools import product
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from companion.engines import Header, start
from companion.games.schwupps.players import random_policy, whole_game
from companion.games.schwupps.rules import NUMBER_CARDS, Aggravate, End, Number, Schwupp, SchwuppsCard
from companion.texts import LANGUAGES, texts
from tests.games.schwupps.rules.tables import (
    HAND,
    NAMES,
    aggravate,
    do,
    end,
    game,
    number,
    schwupp,
    setup,
    shift,
)

SIDES = (0, 1)


def universe(players):
    """Every complete action there is."""
    for player in range(players):
        yield End(player)
        yield Aggravate(player)
        for row, turned_up in product(SIDES, SchwuppsCard):
            yield Schwupp(player, row, turned_up)
            for give in range(players):
                yield Aggravate(player, row, turned_up, give)
        for card, row, slot in product(NUMBER_CARDS, SIDES, SIDES):
            yield Number(player, card, row, slot)


def legal_ones(position, players):
    """All legal actions; of one aggravation card that wins, the one without what nothing comes of."""
    legal = {event for event in universe(players) if position.rule(event).legal}
    if any(isinstance(event, Aggravate) and event.incomplete for event in legal):
        return {event for event in legal if not isinstance(event, Aggravate) or event.incomplete}
    return legal


@settings(max_examples=5, deadline=None)
@given(st.integers(2, 5), st.integers(0, 2**32))
def test_a_known_hand_may_do_exactly_what_the_rules_allow(players, seed):
    header = Header("schwupps", NAMES[:players])
    played = start(header)
    for event in whole_game(header, [random_policy()] * players, Random(seed)):
        position = played.push(event)
        if position.to_move is None or position.table.holdings.known[position.to_move] is None:
            continue
        plays = position.plays()
        assert len(plays.events) == len(set(plays.events))
        assert set(plays.events) == legal_ones(position, players)


def test_the_last_aggravation_card_is_listed_once():
    played = game(hands={"Ada": ["aggravation"] * 4})
    shift(played, sizes=(1, 4, 4), piles=(0, 3, 3), known={"Ada": ["aggravation"]})
    events = played.plays().events
    assert [event for event in events if isinstance(event, Aggravate)] == [Aggravate(0)]


def kinds(played):
    return [reason.key.removeprefix("sch-kind-") for reason in played.plays().kinds]


def test_a_hidden_hand_may_try_everything_and_must_do_something():
    played = game()
    assert kinds(played) == ["number", "aggravate", "schwupp"]
    assert len(played.plays().events) == 2 * len(SchwuppsCard)
    do(played, schwupp("Ada"))
    assert kinds(played) == ["number", "aggravate", "end"]
    assert played.plays().events == (End(0),)


def test_a_known_hand_without_a_card_that_fits_can_only_schwupp():
    played = game(hands={"Ada": ["blue-9"] * 2 + ["green-9"] * 2})
    assert kinds(played) == ["schwupp"]


def test_no_aggravation_card_is_to_be_tried_when_all_are_gone():
    played = game()
    shift(played, box=14)
    assert kinds(played) == ["number", "schwupp"]


def test_an_empty_hand_may_schwupp_or_end():
    played = game()
    do(played, number("Ada", "red-6", 0, 0))
    shift(played, sizes=(0, 4, 4))
    assert kinds(played) == ["schwupp", "end"]


def test_before_between_and_after_games_it_is_nobodys_turn():
    played = start(Header("schwupps", NAMES[:2], {"tournament": True}))
    assert (played.plays().player, kinds(played)) == (None, ["setup"])
    for winner in ("Ada", "Ben"):
        do(played, setup())
        shift(played, sizes=(1, 1), piles=(0, 0))
        do(played, aggravate(winner))
        assert played.plays().player is None
        assert played.plays().events == ()
    assert kinds(played) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_duties_and_kinds_can_be_told_in_every_language(language):
    played = start(Header("schwupps", NAMES[:2]))
    told = texts(language)
    for line in (setup(), schwupp("Ada"), end("Ada"), aggravate("Ben", "Ada")):
        plays = played.plays()
        assert told.reason(plays.duty)
        assert all(map(told.reason, plays.kinds))
        do(played, line)
    shift(played, sizes=(4, 1), piles=(3, 0))
    assert told.reason(played.plays().duty)
    do(played, aggravate("Ben"))
    assert told.reason(played.plays().duty)


def perft(position, depth):
    """How many ways of going on there are, so many events deep."""
    if not depth:
        return 1
    return sum(perft(position.rule(event).position, depth - 1) for event in position.plays().events)


def ending(hand):
    """Two players, the first with that known hand, nothing in any pile to draw from."""
    played = game(2, hands={"Ada": HAND})
    shift(played, common=0, sizes=(len(hand), 3), piles=(0, 0), known={"Ada": hand})
    return played.position


@pytest.mark.parametrize(
    ("hand", "counts"),
    [
        # It wins, or one of 2 × 7 schwupps comes first; after each it may still be played, or the turn ends.
        (["aggravation"], [1, 15, 28]),
        # It fits in the first row only, before and after any schwupp.
        (["red-6"], [1, 15, 28]),
        # After red 6 both places take yellow 7; a schwupp of the first row leaves a place for red 6 only.
        (["red-6", "yellow-7"], [1, 2 + 14, (2 + 14 + 1) + (1 + 14 + 1) + 7 * 2 + 7 * 3]),
    ],
)
def test_the_ways_through_an_ending_are_counted(hand, counts):
    assert [perft(ending(hand), depth) for depth in range(len(counts))] == counts
