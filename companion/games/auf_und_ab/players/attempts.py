"""What people try at the table: mostly wrong, at least one attempt for every check of the rules."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from companion.engines import Header
from companion.games.auf_und_ab.players.games import shuffled_deal
from companion.games.auf_und_ab.rules.cards import CARDS, SHOWING, Card, cards_in
from companion.games.auf_und_ab.rules.events import Deal, Event, Pass, Play
from companion.games.auf_und_ab.rules.options import ASIDE_SIZE
from companion.games.auf_und_ab.rules.position import AufUndAbPosition

WRONG_COUNTS = (None, None, None, 0, 1, 2, 3, 4, 5, -1, 10**30)
"""What people say that a set stands for."""


def attempts(position: AufUndAbPosition, header: Header, random: Random) -> Iterator[Event]:
    """Well formed events that somebody might try now, without end."""
    players = range(len(header.players))
    while True:
        player = _somebody(position, players, random)
        kind = random.random()
        if kind < 0.15:
            yield Pass(player)
        elif kind < 0.25:
            yield _wrong_deal(len(players), random)
        elif kind < 0.35:
            yield Play(player, _strewn(random), random.choice(WRONG_COUNTS))
        else:
            yield _set_of_a_number(position, player, random)


def _somebody(position: AufUndAbPosition, players: range, random: Random) -> int:
    current = position.round
    if current is not None and current.to_move is not None and random.random() < 0.7:
        return current.to_move
    return random.choice(players)


def _strewn(random: Random) -> tuple[Card, ...]:
    """Any cards, now and then the same one twice or more than anybody holds."""
    cards = random.choices(CARDS, k=random.choice((1, 2, 2, 3, 19)))
    return tuple(cards) if random.random() < 0.5 else tuple(random.sample(CARDS, len(cards)))


def _set_of_a_number(position: AufUndAbPosition, player: int, random: Random) -> Play:
    """Cards that share a number, mostly of the player's own hand where it is known."""
    mode = random.choice(list(SHOWING)) if position.round is None else position.round.mode
    hand = position.holdings.hands[player]
    group = random.choice(SHOWING[mode])
    if hand is not None and random.random() < 0.8:
        group = group & hand or hand
    cards = cards_in(group)
    if not cards:
        return Play(player, _strewn(random))
    size = min(len(cards), random.choice((1, 1, 2, 2, 3, 4)))
    return Play(player, tuple(random.sample(cards, size)), random.choice(WRONG_COUNTS))


def _wrong_deal(players: int, random: Random) -> Deal:
    """A deal with a card too few, too many aside, or a card in two places; or a good one."""
    deal = shuffled_deal(players, random)
    first, *others = deal.hands
    if first is None:
        return deal
    fault = random.randrange(4)
    if fault == 0:
        return Deal((first[1:], *others), deal.aside)
    if fault == 1:
        return Deal((None, *others), first[: ASIDE_SIZE[players] + 1])
    if fault == 2:
        return Deal(deal.hands, first[:1])
    return deal
