"""What holds in every game of Schwupps, whatever people do."""

from __future__ import annotations

from collections import Counter
from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from companion.engines import Ask, EffectKind, GameInProgress, Header, Undo, read_event, start, write_event
from companion.games.schwupps.players import attempts, random_policy, watched_game
from companion.games.schwupps.rules import NUMBER_CARDS, RULES
from tests.games.schwupps.rules.tables import NAMES

CARDS = 114
"""Number cards and aggravation cards together (SCH-1, SCH-3)."""

headers = st.builds(
    lambda players, tournament: Header("schwupps", NAMES[:players], {"tournament": tournament}),
    st.integers(2, 5),
    st.booleans(),
)
randoms = st.integers(0, 2**32).map(Random)


def tried_games(header: Header, random: Random, tries: int = 3):
    """Each try of a game in which people try a lot before every true event, with the game before it."""
    played = start(header)
    for event in watched_game(header, [random_policy() for _ in header.players], random):
        for _, attempt in zip(range(tries), attempts(played.position, header, random), strict=False):
            yield played, attempt
        yield played, event
        played.push(event)


def anarchy(header: Header, random: Random, events: int) -> GameInProgress:
    """A game that goes on with whatever people try and the rules allow: long turns, gifts, empty piles."""
    played = start(header)
    trying = attempts(played.position, header, random)
    for count in range(events):
        if count % 5 == 0:
            trying = attempts(played.position, header, random)
        sure = played.plays().events
        played.apply(random.choice(sure) if sure and random.random() < 0.7 else next(trying))
    return played


def test_anarchy_empties_both_piles():
    found = {
        kind for seed in range(3) for kind in kinds(anarchy(Header("schwupps", NAMES), Random(seed), 600))
    }
    assert found >= {EffectKind.RESHUFFLED_SCHWUPPS, EffectKind.RESHUFFLED_COMMON}


def kinds(played):
    position = start(played.header).position
    for event in played.accepted:
        ruling = position.rule(event)
        yield from (effect.kind for effect in ruling.effects)
        position = ruling.position


def cards_are_conserved(position):
    table = position.table
    if table is None:
        return
    holdings, numbers = table.holdings, table.numbers
    lying = sum(numbers.copies(card) for card in NUMBER_CARDS)
    assert lying == numbers.covered + 4
    assert sum(holdings.sizes) + sum(holdings.piles) + table.common + lying + table.box == CARDS
    assert min(*holdings.sizes, *holdings.piles, table.common, numbers.covered, table.box) >= 0
    assert 1 <= table.schwupps.pile <= 26
    known = Counter(card for hand in holdings.known if hand is not None for card in hand.numbers)
    assert all(numbers.copies(card) + known[card] <= 2 for card in NUMBER_CARDS)
    held = sum(hand.aggravations for hand in holdings.known if hand is not None)
    assert table.box + held <= 14
    for hand, size in zip(holdings.known, holdings.sizes, strict=True):
        assert hand is None or hand.size == size


@settings(max_examples=25, deadline=None)
@given(headers, randoms)
def test_no_card_is_lost_or_made(header, random):
    played = start(header)
    for event in watched_game(header, [random_policy() for _ in header.players], random):
        cards_are_conserved(played.push(event))
    assert played.position.over


@settings(max_examples=15, deadline=None)
@given(headers, randoms)
def test_no_card_is_lost_or_made_in_anarchy_either(header, random):
    played = start(header)
    for event in anarchy(header, random, 400).accepted:
        cards_are_conserved(played.push(event))


@settings(max_examples=15, deadline=None)
@given(headers, randoms)
def test_an_attempt_that_is_not_legal_and_a_question_change_nothing(header, random):
    for played, event in tried_games(header, random):
        before = played.position
        ruling = before.rule(event)
        asked = played.apply(Ask(event))
        assert played.position is before is asked.position
        assert (asked.verdict, asked.clause, asked.effects) == (ruling.verdict, ruling.clause, ruling.effects)
        if not ruling.legal:
            assert ruling.position is before
            assert ruling.effects == ()
            assert (ruling.clause is None) == (ruling.verdict.value == "invalid")


@settings(max_examples=25, deadline=None)
@given(headers, randoms)
def test_taking_back_all_events_leads_through_the_same_positions(header, random):
    played = anarchy(header, random, 150)
    positions = [start(header).position]
    for event in played.accepted:
        positions.append(positions[-1].rule(event).position)
    for position in reversed(positions):
        assert played.position == position
        assert hash(played.position) == hash(position)
        assert played.position.state() == position.state()
        assert played.apply(Undo()).legal == (position is not positions[0])


@settings(max_examples=25, deadline=None)
@given(headers, randoms)
def test_a_game_written_and_read_again_is_the_same(header, random):
    played = anarchy(header, random, 200)
    again = start(header)
    for event in played.accepted:
        again.push(read_event(write_event(event, RULES, header), RULES, header))
    assert again.accepted == played.accepted
    assert again.position == played.position


@settings(max_examples=20, deadline=None)
@given(st.integers(2, 5), randoms)
def test_a_tournaments_scores_are_the_cards_left_and_the_games_won(players, random):
    header = Header("schwupps", NAMES[:players], {"tournament": True})
    played = start(header)
    scores = Counter(dict.fromkeys(header.players, 0))
    for event in watched_game(header, [random_policy() for _ in header.players], random):
        if played.apply(event).brings(EffectKind.WON):
            state = played.position.state()
            scores.subtract(state["hand"])
            scores.subtract(state["pile"])
            (winner,) = [name for name in header.players if not state["hand"][name] + state["pile"][name]]
            scores[winner] += 5
            assert state["scores"] == scores
    best = max(scores.values())
    assert played.position.state()["winners"] == [name for name in header.players if scores[name] == best]


@settings(max_examples=25, deadline=None)
@given(headers, randoms)
def test_a_state_names_everybody_in_the_contracts_order(header, random):
    state = anarchy(header, random, 100).position.state()
    assert list(state) == [
        "to_move", "rows", "next", "tops", "hand", "pile", "common", "schwupps_pile", "acted", "schwupped",
        "scores", "games_played", "game_over", "winners",
    ]  # fmt: skip
    for counted in ("hand", "pile", "scores"):
        assert tuple(state[counted]) == header.players
