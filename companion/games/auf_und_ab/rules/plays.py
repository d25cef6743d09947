"""What may be done now: the duty, every event that is sure to be legal, and the kinds that are open."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from companion.engines.game import Plays
from companion.engines.ruling import Reason
from companion.games.auf_und_ab.rules.cards import DOUBLES, SHOWING, Card, CardSet, Mode, cards_in
from companion.games.auf_und_ab.rules.events import Deal, Event, Pass, Play
from companion.games.auf_und_ab.rules.round import Round
from companion.games.auf_und_ab.rules.situation import AufUndAbSituation

_PASS = Reason("aua-kind-pass")


def list_plays(position: AufUndAbSituation) -> Plays[Event]:
    """What may be done in this position."""
    current = position.round
    if position.game_over:
        return Plays(None, Reason("aua-duty-game-over"), (), ())
    if current is None:
        hidden = Deal((None,) * len(position.terms.players))
        return Plays(None, Reason("aua-duty-deal"), (hidden,), (Reason("aua-kind-deal"),))
    if current.leader is None:
        return _openings(position, current)
    return _answers(position, current, current.leader)


def _openings(position: AufUndAbSituation, current: Round) -> Plays[Event]:
    to_move = current.to_move
    first = not position.holdings.laid
    openers = current.still_in if to_move is None else (to_move,)
    events = [event for player in openers for event in _opening_sets(position, current, player)]
    kind = Reason("aua-kind-open-hand" if first else "aua-kind-open")
    if to_move is None:
        return Plays(None, Reason("aua-duty-first"), tuple(events), (kind,))
    key = "aua-duty-open-hand" if first else "aua-duty-open"
    duty = Reason(key, (("player", position.terms.players[to_move]), ("mode", current.mode.value)))
    return Plays(to_move, duty, tuple(events), (kind,))


def _opening_sets(position: AufUndAbSituation, current: Round, player: int) -> Iterator[Play]:
    hand = position.holdings.hands[player] or 0
    doubles = hand & DOUBLES
    must = 0
    if not position.holdings.laid:
        must = doubles & -doubles
        if not must or position.holdings.lower_double(must) is not None:
            return
    for number in range(10):
        cards = hand & SHOWING[current.mode][number]
        if cards and (not must or cards & must):
            yield from _sets_of_any_count(player, cards, must)


def _sets_of_any_count(player: int, cards: CardSet, must: CardSet) -> Iterator[Play]:
    held = cards_in(cards)
    for size in range(1, len(held) + 1):
        for chosen in combinations(held, size):
            has_double = any(card.bit & DOUBLES for card in chosen)
            if must and not has_double:
                continue
            if has_double:
                yield Play(player, chosen, size)
                yield Play(player, chosen, size + 1)
            else:
                yield Play(player, chosen)


def _answers(position: AufUndAbSituation, current: Round, leader: int) -> Plays[Event]:
    player = leader if current.to_move is None else current.to_move
    numbers = beating_numbers(current)
    count, left = current.count or 0, position.holdings.left[player]
    may_lay = bool(numbers) and count <= left + 1
    facts = (("player", position.terms.players[player]), ("count", count), ("number", current.number or 0))
    kinds: tuple[Reason, ...] = (_PASS,)
    duty = Reason("aua-duty-pass", facts[:1])
    if may_lay:
        key = "above" if current.mode is Mode.UP else "below"
        duty, kinds = Reason(f"aua-duty-{key}", facts), (Reason(f"aua-kind-{key}", facts[1:]), _PASS)
    hand = position.holdings.hands[player] or 0
    sets = [
        Play(player, chosen)
        for number in numbers
        for chosen in sets_standing_for(count, hand & SHOWING[current.mode][number])
    ]
    return Plays(player, duty, (*sets, Pass(player)), kinds)


def beating_numbers(current: Round) -> range:
    """The numbers that beat the last set of a round, the nearest first."""
    last = current.number or 0
    return range(last + 1, 10) if current.mode is Mode.UP else range(last - 1, -1, -1)


def sets_standing_for(count: int, cards: CardSet) -> Iterator[tuple[Card, ...]]:
    """Every set of these cards, all of one number, that can stand for `count` (AUA-24, AUA-26)."""
    double = cards_in(cards & DOUBLES)
    singles = cards_in(cards & ~DOUBLES)
    for others in (count - 2, count - 1):
        if double and others >= 0:
            yield from (tuple(sorted((*double, *chosen))) for chosen in combinations(singles, others))
    yield from combinations(singles, count)
