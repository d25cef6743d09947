"""What holds in every game, whoever plays and whatever goes wrong on the way."""

from __future__ import annotations

import json
from collections import Counter
from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from companion.engines import Ask, EffectKind, Header, InvalidEventError, Undo, read_event, start, write_event
from companion.engines.players.mischief import spoiled_record
from companion.games.up_and_down.players import attempts, random_policy, watched_game, whole_game
from companion.games.up_and_down.rules import PACK, Deal, Face, Phase, Reveal
from tests.engines.effects import brought

RANKS = ("2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q")
NAMES = ("Kim", "Leah", "Alex", "Bo")


@st.composite
def headers(draw):
    players = draw(st.integers(2, 4))
    sides = draw(st.permutations(range(4)))[:players]
    return Header(
        "up-and-down",
        NAMES[:players],
        {
            "rounds": draw(st.integers(1, 2)),
            "ring": draw(st.permutations("CDHS")),
            "sides": dict(zip(NAMES, sides, strict=False)),
        },
    )


SEEDS = st.integers(0, 2**32).map(Random)


def play(header, random):
    return whole_game(header, [random_policy() for _ in header.players], random)


def won_tricks(header, events):
    """The totals once more, from the cards alone: nothing of the engine is used."""
    ring, sides = header.options["ring"], header.options["sides"]
    totals = Counter()
    layout, turn, pot = {}, 0, 0
    for event in events:
        line = write_event(event, start(header).rules, header)
        if "facing" in line:
            name, suit = next(iter(line["facing"].items()))
            turn = ring.index(suit) - sides[name]
        layout.update({key: line[key] for key in ("face", "dice") if key in line})
        if line["event"] == "deal":
            pot = 0
        if line["event"] != "reveal":
            continue
        ranks = {name: RANKS.index(card[:-1]) + 2 for name, card in line["cards"].items()}
        left = {name for name, rank in ranks.items() if list(ranks.values()).count(rank) == 1}
        trumps = {name for name in left if ranks[name] == sum(layout["dice"])}
        own = {name for name in left if line["cards"][name][-1] == ring[(sides[name] + turn) % 4]}
        pot += 1
        if candidates := trumps or own:
            best = (max if layout["face"] == "UP" else min)(candidates, key=ranks.__getitem__)
            totals[best] += pot
            pot = 0
    return {name: totals[name] for name in header.players}


@settings(max_examples=60, deadline=None)
@given(headers(), SEEDS)
def test_the_totals_are_those_that_the_cards_give(header, random):
    game = start(header)
    for event in play(header, random):
        game.push(event)
    state = game.position.state()
    assert state["totals"] == won_tricks(header, game.accepted)
    most = max(state["totals"].values())
    assert state["winners"] == [name for name in header.players if state["totals"][name] == most]


@settings(max_examples=40, deadline=None)
@given(headers(), SEEDS)
def test_no_card_is_lost_or_doubled_in_a_round(header, random):
    game = start(header)
    dealt = 0
    for event in play(header, random):
        position = game.push(event)
        if isinstance(event, Deal):
            dealt = sum(card.bit for hand in event.hands for card in hand)
        if position.hands is not None:
            assert sum(position.hands) + position.played == dealt
            assert {hand.bit_count() for hand in position.hands} == {position.cards_left}
            assert position.played.bit_count() == len(header.players) * (
                position.table.hand_size - position.cards_left
            )
        if position.phase in (Phase.CHANGE, Phase.REVEAL):
            tricks = position.table.hand_size - position.cards_left
            assert sum(position.tricks) + position.pot == tricks


@settings(max_examples=30, deadline=None)
@given(headers(), SEEDS)
def test_undo_goes_back_to_the_very_same_positions(header, random):
    game = start(header)
    before = []
    for event in play(header, random):
        before.append((game.position, game.position.state()))
        game.push(event)
    while before:
        position, state = before.pop()
        ruling = game.apply(Undo())
        assert brought(ruling) == ("undone",)
        assert game.position == position
        assert hash(game.position) == hash(position)
        assert game.position.state() == state
    assert game.apply(Undo()).legal is False


@settings(max_examples=40, deadline=None)
@given(headers(), SEEDS)
def test_asking_and_erring_change_nothing_and_asking_tells_the_truth(header, random):
    game = start(header)
    for event in watched_game(header, [random_policy() for _ in header.players], random):
        for attempt in (event, next(attempts(game.position, header, random))):
            position = game.position
            answer = game.apply(Ask(Ask(attempt)))
            assert answer.position is game.position is position
            ruling = game.rule(attempt)
            assert (answer.verdict, answer.clause, answer.effects, answer.reason) == (
                ruling.verdict,
                ruling.clause,
                ruling.effects,
                ruling.reason,
            )
            if not ruling.legal:
                assert ruling.position is position
                assert ruling.effects == ()
        game.push(event)


@settings(max_examples=40, deadline=None)
@given(headers(), SEEDS)
def test_a_record_with_mishaps_ends_as_its_legal_events_alone(header, random):
    lines = [json.loads(line) for line in spoiled_record(header, random) if _is_json(line)]
    spoiled, clean = start(header), start(header)
    for line in lines[1:]:
        try:
            spoiled.apply(read_event(line, spoiled.rules, header))
        except InvalidEventError:
            continue
    for event in spoiled.accepted:
        clean.push(event)
    assert clean.position == spoiled.position
    assert clean.position.phase is Phase.GAME_OVER


@settings(max_examples=30, deadline=None)
@given(headers(), SEEDS)
def test_a_state_is_json_as_the_record_has_it(header, random):
    game = start(header)
    for event in play(header, random):
        state = game.push(event).state()
        assert json.loads(json.dumps(state)) == state


@settings(max_examples=30, deadline=None)
@given(headers(), SEEDS)
def test_whatever_is_legal_with_open_hands_is_legal_with_hidden_ones(header, random):
    hidden = start(header)
    for event in play(header, random):
        hidden.push(Deal((None,) * len(header.players)) if isinstance(event, Deal) else event)
    assert hidden.position.phase is Phase.GAME_OVER


def _is_json(line):
    try:
        json.loads(line)
    except ValueError:
        return False
    return True


def test_a_flip_leaves_every_suit_and_a_turn_changes_all_of_them():
    header = Header("up-and-down", NAMES)
    random = Random(7)
    game = start(header)
    flips = turns = 0
    for event in play(header, random):
        before, ruling = game.position.state(), game.rule(event)
        after = game.push(event).state()
        if ruling.brings(EffectKind.FLIP):
            flips += 1
            assert after["facing"] == before["facing"]
            assert {before["face"], after["face"]} == set(Face)
        if ruling.brings(EffectKind.ROTATE):
            turns += 1
            assert all(after["facing"][name] != before["facing"][name] for name in NAMES)
    assert flips > 0
    assert turns > 0
    assert sum(isinstance(event, Reveal) for event in game.accepted) * 4 == len(PACK)
