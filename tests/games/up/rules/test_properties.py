"""What holds in every game, however it goes: games with mishaps, hidden and known hands, all options."""

from __future__ import annotations

from itertools import islice
from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from companion.engines import GameInProgress, Header, start, write_effects, write_event
from companion.engines.players.mischief import spoiled_record
from companion.games.up.players import attempts, random_policy, sensible_policy, watched_game, whole_game
from companion.games.up.rules.cards import cards_in, full_pack, size
from companion.games.up.rules.events import Deal, Show
from companion.games.up.rules.round import Round
from tests.engines.properties import (
    a_replay_ends_like,
    questions_and_wrong_plays_leave,
    undo_leads_back_through,
)
from tests.games.up.rules.slow_rules import SlowRules

NAMES = ("Ann", "Ben", "Cem", "Dee", "Eve", "Fay", "Gil", "Hal", "Ina", "Jo")

options = st.fixed_dictionaries(
    {},
    optional={
        "minus_two": st.booleans(),
        "extra_set": st.booleans(),
        "dirty_one": st.booleans(),
        "double_two": st.booleans(),
        "scoring": st.sampled_from(["points", "cards", "matches"]),
        "end": st.sampled_from([{"rounds": 1}, {"rounds": 2}, {"points": 1}]),
    },
)
headers = st.builds(
    lambda players, chosen: Header("up", NAMES[:players], chosen),
    st.sampled_from([2, 2, 3, 4, 10]),
    options,
)
seeds = st.integers(0, 2**32)
unhurried = settings(deadline=None, max_examples=40)


def players_of(header: Header, seed: int) -> list:
    """Mostly sensible players, whose games are shorter."""
    return [random_policy() if seed % 4 == 0 else sensible_policy() for _ in header.players]


def game_after(header: Header, seed: int, part: float) -> GameInProgress:
    """A game played to some point, every event legal."""
    game = start(header)
    events = list(watched_game(header, players_of(header, seed), Random(seed)))
    for event in events[: int(part * len(events))]:
        game.push(event)
    return game


@unhurried
@given(headers, seeds)
def test_the_engine_rules_as_the_page_reads(header, seed):
    random = Random(seed)
    game, slow = start(header), SlowRules(header.players, header.options)
    for event in watched_game(header, players_of(header, seed), random):
        tries = attempts(game.position, header, random)
        for tried in [next(tries) for _ in range(random.randrange(4))]:
            ruling = game.position.rule(tried)
            if not ruling.legal:  # a legal one must not be applied: the game goes on as it was played
                assert (ruling.clause, []) == slow.rule(write_event(tried, game.rules, header)), tried
        ruling = game.apply(event)
        assert (ruling.clause, write_effects(ruling.effects, header.players)) == slow.rule(
            write_event(event, game.rules, header)
        )
        assert game.position.state() == slow.state()
    assert game.position.game_over


@unhurried
@given(headers, seeds)
def test_games_of_any_attempts_are_ruled_as_the_page_reads(header, seed):
    random = Random(seed)
    game, slow = start(header), SlowRules(header.players, header.options)
    for _ in range(300):
        event = next(attempts(game.position, header, random))
        if isinstance(event, Deal) and random.random() < 0.7:
            event = Deal(event.dealer, event.open, (None,) * len(event.open), event.hidden, event.cut)
        ruling = game.apply(event)
        line = write_event(event, game.rules, header)
        assert (ruling.clause, write_effects(ruling.effects, header.players)) == slow.rule(line), line
        assert game.position.state() == slow.state()


@unhurried
@given(headers, seeds)
def test_no_card_is_lost_or_doubled(header, seed):
    position = start(header).position
    pack = full_pack(position.terms.sets, minus_two=position.terms.minus_two)
    for event in watched_game(header, players_of(header, seed), Random(seed)):
        before, position = position, position.rule(event).position
        current = position.round
        known = sum(holding.known for holding in current.holdings.players)
        if isinstance(current, Round):
            known += current.tower.cards
            assert size(current.tower.cards) == current.tower.size
            for holding in current.holdings.players:
                for stock in (holding.hand, holding.open, holding.hidden):
                    assert size(stock.known) + stock.unknown == stock.size
        for card in cards_in(pack):
            assert known >> 8 * card & 255 <= pack >> 8 * card & 255
        over = 13 if position.terms.minus_two else 12
        unknown = sum(holding.unknown for holding in current.holdings.players)
        if isinstance(current, Round):
            assert size(current.holdings.unplaced) == unknown + over * position.terms.extra_set
        if isinstance(event, Show):
            assert before.state()["cards_left"] == position.state()["cards_left"]


@unhurried
@given(headers, seeds)
def test_the_totals_follow_from_the_cards(header, seed):
    terms = start(header).position.terms
    position = start(header).position
    totals = [0] * len(header.players)
    for event in whole_game(header, players_of(header, seed), Random(seed)):
        after = position.rule(event).position
        if after.rounds_played > position.rounds_played:
            variants, winner = position.round.variants, position.round.to_move
            for player, holding in enumerate(after.round.holdings.players):
                totals[player] += {
                    "matches": int(player == winner),
                    "cards": holding.size,
                    "points": sum(cost(card, variants) for card in cards_in(holding.known)),
                }[terms.scoring.value]
            if terms.scoring.value == "points":
                turned = event.place.value == "hidden" and event.cards[0].code == "-2"
                credit = 80 if turned and not variants.double_two else 10
                totals[winner] = max(0, totals[winner] - credit)
        position = after
        assert position.totals == tuple(totals)


def cost(card, variants) -> int:
    if card.code == "1":
        return 30 if variants.dirty_one else 1
    return {"-2": 2 if variants.double_two else 20, "clear": 50}.get(card.code) or int(card)


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
    a_replay_ends_like(header, list(spoiled_record(header, Random(seed), sensible=True))[1:])


@unhurried
@given(headers, seeds, st.floats(0, 1))
def test_hiding_cards_never_makes_a_legal_event_illegal(header, seed, part):
    """What cannot be known is not held against anybody."""
    known, hidden = start(header), start(header)
    random = Random(seed)
    # Random players with a hundred matches to win need not come to an end in a test's time.
    for event in islice(whole_game(header, players_of(header, seed), Random(seed)), 1500):
        known.push(event)
        if isinstance(event, Deal):
            hands = tuple(hand if random.random() < part else None for hand in event.hands)
            face_down = tuple(cards if random.random() < part else None for cards in event.hidden)
            event = Deal(event.dealer, event.open, hands, face_down, event.cut)  # noqa: PLW2901
        hidden.push(event)
        if hidden.position.show_due:
            hidden.push(
                Show(tuple(cards_in(holding.known) for holding in known.position.round.holdings.players))
            )
        assert hidden.position.state() == known.position.state()
