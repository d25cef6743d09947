"""What may be done: listed in full for known hands, by kind for hidden ones, and counted."""

from __future__ import annotations

from itertools import combinations
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from companion.engines import Header, Reason, start
from companion.games.auf_und_ab.players import random_policy, whole_game
from companion.games.auf_und_ab.rules.cards import CARD_NAMED, DOUBLES, Mode, card_set, cards_in
from companion.games.auf_und_ab.rules.events import Deal, Pass, Play
from companion.games.auf_und_ab.rules.holdings import Holdings
from companion.games.auf_und_ab.rules.options import End, Terms
from companion.games.auf_und_ab.rules.position import AufUndAbPosition
from companion.games.auf_und_ab.rules.round import Round
from tests.games.auf_und_ab.rules.table import FOUR, THREE, Table, sample_table


def cards(names):
    return tuple(CARD_NAMED[name] for name in names.split())


def ending(*hands: str, mode: Mode = Mode.UP) -> AufUndAbPosition:
    """A late position: small hands, Ann opens a round."""
    held = tuple(card_set(cards(hand)) for hand in hands)
    left = tuple(hand.bit_count() for hand in held)
    in_hand = sum(held)
    laid = card_set(CARD_NAMED.values()) & ~in_hand
    everybody = tuple(range(len(hands)))
    return AufUndAbPosition(
        Terms(FOUR[: len(hands)], End(hands=1)),
        Holdings(held, left, in_hand, laid),
        Round(mode, everybody, 0),
        (0,) * len(hands),
        0,
    )


def tried(position: AufUndAbPosition) -> set:
    """Every legal event of the player to move, found by trying all; a count only where it must be said."""
    current = position.round
    assert current is not None
    player = current.to_move
    assert player is not None
    hand = cards_in(position.holdings.hands[player])
    sets = [chosen for size in range(1, len(hand) + 1) for chosen in combinations(hand, size)]
    silent = {Play(player, chosen) for chosen in sets}
    said = {
        Play(player, chosen, count) for chosen in sets for count in range(1, 12) if card_set(chosen) & DOUBLES
    }
    legal = {event for event in (*silent, Pass(player)) if position.rule(event).legal}
    opening = current.leader is None
    return legal | {event for event in said if opening and position.rule(event).legal}


def courses(position: AufUndAbPosition, events) -> int:
    """In how many ways the hand can go on to its end."""
    if position.round is None:
        return 1
    return sum(courses(position.rule(event).position, events) for event in events(position))


def listed(position: AufUndAbPosition):
    return position.plays().events


@settings(deadline=None, max_examples=15)
@given(st.integers(0, 2**32), st.integers(3, 4))
def test_exactly_the_legal_events_of_a_known_hand_are_listed(seed, players):
    header = Header("auf-und-ab", FOUR[:players])
    position = start(header).position
    for event in whole_game(header, [random_policy()] * players, Random(seed)):
        if position.round is not None and max(position.holdings.left) < 8:
            assert set(listed(position)) == tried(position)
            assert len(set(listed(position))) == len(listed(position))
        position = position.rule(event).position


COUNTED = [
    (("0-1", "0-2", "0-3"), Mode.UP, 1),
    (("0-1 0-2", "1-2", "2-3"), Mode.UP, 7),
    (("0-0 0-1", "1-2", "2-3"), Mode.UP, 10),
    (("0-1 2-2", "1-1 1-3", "3-4"), Mode.UP, 14),
    (("7-9 5-5", "6-8 4-6", "0-4"), Mode.DOWN, 14),
    (("1-8 2-3", "3-6 4-4", "5-6"), Mode.UP, 17),
    (("0-1 0-2", "1-1", "2-2", "3-3"), Mode.UP, 9),
    (("0-1 3-3 4-5", "1-1 1-3 2-8", "3-4 6-7"), Mode.UP, 298),
    (("0-9 3-9 4-5", "1-8 3-8 2-2", "3-7 6-7 1-1"), Mode.DOWN, 1286),
]


@pytest.mark.parametrize(("hands", "mode", "count"), COUNTED)
def test_the_courses_of_a_small_ending_are_counted(hands, mode, count):
    position = ending(*hands, mode=mode)
    assert courses(position, listed) == count
    assert courses(position, tried) == count


def test_the_first_set_of_a_hand_is_any_with_its_lowest_double():
    plays = sample_table().game.plays()
    assert len(plays.events) == 2**3 * 2
    assert all(CARD_NAMED["0-0"] in event.cards for event in plays.events)
    assert {event.count - len(event.cards) for event in plays.events} == {0, 1}
    assert plays.player == 0
    assert plays.duty == Reason("aua-duty-open-hand", (("player", "Ann"), ("mode", "UP")))


def test_when_the_opener_is_not_known_the_openings_of_the_named_hands_are_listed():
    table = Table(FOUR)
    hand = ["2-2", "3-3", "2-4", "2-5", "0-1", "0-2", "0-3", "0-4", "0-5", "0-6", "0-7", "0-8", "0-9"]
    assert table.rule("deal", hands={"Bob": hand}).legal
    plays = table.game.plays()
    assert plays.player is None
    assert {event.player for event in plays.events} == {1}
    assert len(plays.events) == 2**2 * 2
    assert all(table.game.rule(event).legal for event in plays.events)
    assert plays.kinds == (Reason("aua-kind-open-hand"),)


def test_a_named_hand_that_another_contradicts_lists_no_opening():
    table = Table(FOUR)
    low = ["1-1", "0-1", "0-2", "0-3", "0-4", "0-5", "0-6", "0-7", "0-8", "0-9", "1-2", "1-3", "1-4"]
    high = ["2-2", "3-3", "5-6", "5-7", "5-8", "5-9", "6-7", "6-8", "6-9", "7-8", "7-9", "8-9", "4-5"]
    assert table.rule("deal", hands={"Bob": high, "Dee": low}).legal
    assert {event.player for event in table.game.plays().events} == {3}


def test_a_hidden_hand_is_told_the_kinds_that_are_open():
    table = Table()
    assert table.rule("deal").legal
    assert table.game.plays().duty == Reason("aua-duty-first")
    assert table.play("Ann", "5-5", 2).legal
    plays = table.game.plays()
    above = (("count", 2), ("number", 5))
    assert plays.player == 1
    assert plays.duty == Reason("aua-duty-above", (("player", "Bob"), *above))
    assert plays.events == (Pass(1),)
    assert plays.kinds == (Reason("aua-kind-above", above), Reason("aua-kind-pass"))


@pytest.mark.parametrize(("opening", "mode", "number"), [("9-9", "UP", 9), ("0-0", "DOWN", 0)])
def test_above_nine_and_below_zero_there_is_only_the_pass(opening, mode, number):
    table = Table()
    assert table.rule("deal").legal
    if mode == "DOWN":
        table.play("Ann", "1-1 1-8", 2)
        table.passes("Bob", "Cem", "Ann")
    assert table.play("Ann", opening, 2).legal
    assert table.state["number"] == number
    plays = table.game.plays()
    assert plays.duty == Reason("aua-duty-pass", (("player", "Bob"),))
    assert plays.kinds == (Reason("aua-kind-pass"),)


def test_whoever_has_too_few_cards_for_the_count_can_only_pass():
    table = Table(end={"hands": 1})
    assert table.rule("deal").legal
    zeros = " ".join(f"0-{digit}" for digit in range(9))
    assert table.play("Ann", zeros, 9).legal
    table.passes("Bob", "Cem", "Ann")
    assert table.play("Ann", " ".join(f"1-{digit}" for digit in range(1, 8)), 7).legal
    table.passes("Bob", "Cem")
    assert table.state["cards_left"]["Ann"] == 2
    assert table.game.plays().duty.key == "aua-duty-pass"


def test_between_hands_there_is_the_deal_and_after_the_game_nothing():
    table = Table()
    assert table.game.plays().events == (Deal((None,) * len(THREE)),)
    assert table.game.plays().duty == Reason("aua-duty-deal")
    over = ending("0-1", "1-2", "2-3").rule(Play(0, cards("0-1"))).position
    assert over.game_over
    assert over.plays().events == over.plays().kinds == ()
    assert over.plays().duty == Reason("aua-duty-game-over")
