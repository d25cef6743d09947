"""What holds in every game, however it goes: games with mishaps, hidden and known hands, all options."""

from __future__ import annotations

from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from companion.engines import GameInProgress, Header, start, write_effects, write_event
from companion.engines.players.mischief import spoiled_record
from companion.games.auf_und_ab.players import (
    attempts,
    random_policy,
    sensible_policy,
    watched_game,
    whole_game,
)
from companion.games.auf_und_ab.rules.events import Deal, Pass, Play
from tests.engines.properties import (
    a_replay_ends_like,
    questions_and_wrong_plays_leave,
    undo_leads_back_through,
)
from tests.games.auf_und_ab.rules.slow_rules import SlowRules

headers = st.builds(
    lambda players, end: Header("auf-und-ab", ("Ann", "Bob", "Cem", "Dee")[:players], {"end": end}),
    st.integers(3, 4),
    st.builds(lambda n: {"hands": n}, st.integers(1, 3))
    | st.builds(lambda n: {"points": n}, st.integers(1, 40)),
)
seeds = st.integers(0, 2**32)
unhurried = settings(deadline=None, max_examples=60)


def events_of(header: Header, seed: int) -> list:
    return list(watched_game(header, [random_policy() for _ in header.players], Random(seed)))


def game_after(header: Header, seed: int, part: float) -> GameInProgress:
    """A game played to some point, every event legal."""
    game = start(header)
    events = events_of(header, seed)
    for event in events[: int(part * len(events))]:
        game.push(event)
    return game


@unhurried
@given(headers, seeds)
def test_the_engine_rules_as_the_page_reads(header, seed):
    random = Random(seed)
    game, slow = start(header), SlowRules(header.players, header.options["end"])
    for event in events_of(header, seed):
        tries = attempts(game.position, header, random)
        for tried in [next(tries) for _ in range(random.randrange(4))] + [event]:
            ruling = game.position.rule(tried)
            if tried is not event and ruling.legal:
                continue  # the game itself must go on as it was played
            line = write_event(tried, game.rules, header)
            assert (ruling.clause, write_effects(ruling.effects, header.players)) == slow.rule(line), line
        game.push(event)
        assert game.position.state() == slow.state()
    assert game.position.game_over


@unhurried
@given(headers, seeds)
def test_games_of_any_attempts_are_ruled_as_the_page_reads(header, seed):
    random = Random(seed)
    game, slow = start(header), SlowRules(header.players, header.options["end"])
    for _ in range(120):
        tries = attempts(game.position, header, random)
        event = next(tries)
        ruling = game.apply(event)
        assert (ruling.clause, write_effects(ruling.effects, header.players)) == slow.rule(
            write_event(event, game.rules, header)
        )
        assert game.position.state() == slow.state()


@unhurried
@given(headers, seeds)
def test_no_card_is_lost_or_doubled(header, seed):
    position = start(header).position
    players = [random_policy() for _ in header.players]
    for event in whole_game(header, players, Random(seed)):
        position = position.rule(event).position
        holdings = position.holdings
        parts = [holdings.laid, *holdings.hands]
        assert sum(part.bit_count() for part in parts) == {3: 54, 4: 52}[len(players)]
        union = 0
        for part in parts:
            assert union & part == 0
            union |= part
        assert holdings.left == tuple(hand.bit_count() for hand in holdings.hands)


@unhurried
@given(headers, seeds)
def test_the_scores_follow_from_the_cards(header, seed):
    position = start(header).position
    scores = dict.fromkeys(header.players, 0)
    hands: list[int] = []
    for event in whole_game(header, [random_policy() for _ in header.players], Random(seed)):
        if isinstance(event, Deal):
            hands = [len(hand or ()) for hand in event.hands]
        elif isinstance(event, Play):
            hands[event.player] -= len(event.cards)
            if not hands[event.player]:
                scores[header.players[event.player]] += sum(hands)
        position = position.rule(event).position
    assert position.state()["scores"] == scores


@unhurried
@given(headers, seeds, st.floats(0, 1))
def test_undo_restores_the_very_position_before(header, seed, part):
    undo_leads_back_through(game_after(header, seed, part))


@unhurried
@given(headers, seeds, st.floats(0, 1))
def test_questions_and_wrong_plays_change_nothing(header, seed, part):
    game = game_after(header, seed, part)
    questions_and_wrong_plays_leave(game, attempts(game.position, header, Random(seed)))


@unhurried
@given(headers, seeds)
def test_a_record_replayed_gives_the_same_position(header, seed):
    a_replay_ends_like(header, list(spoiled_record(header, Random(seed)))[1:])


@unhurried
@given(headers, seeds, st.floats(0, 1))
def test_hiding_hands_never_makes_a_legal_play_illegal(header, seed, part):
    """What cannot be known is not held against anybody."""
    open_game, hidden = start(header), start(header)
    events = list(whole_game(header, [random_policy() for _ in header.players], Random(seed)))
    random = Random(seed)
    for event in events:
        open_game.push(event)
        if isinstance(event, Deal):
            hands = tuple(hand if random.random() < part else None for hand in event.hands)
            hidden.push(Deal(hands, event.aside[: random.randrange(4)]))
        else:
            hidden.push(event)
        one, other = open_game.position.state(), hidden.position.state()
        if not hidden.position.round or hidden.position.holdings.laid:
            assert one == other


@unhurried
@given(headers, seeds)
def test_all_pass_in_turn_or_the_hand_ends(header, seed):
    passes = 0
    for event in whole_game(header, [sensible_policy() for _ in header.players], Random(seed)):
        passes = passes + 1 if isinstance(event, Pass) else 0
        assert passes <= len(header.players)
