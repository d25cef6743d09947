"""What people try at a table of Schwupps, most of it wrong."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random

from companion.engines import Header
from companion.games.schwupps.rules import (
    NUMBER_CARDS,
    Aggravate,
    End,
    Event,
    Hand,
    Number,
    NumberCard,
    Schwupp,
    SchwuppsCard,
    SchwuppsPosition,
    Setup,
)

KINDS = tuple(SchwuppsCard)


def attempts(position: SchwuppsPosition, header: Header, random: Random) -> Iterator[Event]:
    """Well formed events that somebody might try in a position, without end."""
    players = len(header.players)
    while True:
        player = random.randrange(players)
        if position.to_move is not None and random.random() < 0.8:
            player = position.to_move
        row, turned_up = random.randrange(2), random.choice(KINDS)
        kind = random.random()
        if position.to_move is None and random.random() < 0.5:
            yield _setup(players, random)
        elif kind < 0.5:
            yield Number(player, random.choice(_tempting(position)), row, random.randrange(2))
        elif kind < 0.65:
            yield Aggravate(player, row, turned_up, random.randrange(players))
        elif kind < 0.8:
            yield Schwupp(player, row, turned_up)
        elif kind < 0.9:
            yield End(player)
        else:
            yield _setup(players, random)


def _tempting(position: SchwuppsPosition) -> Sequence[NumberCard]:
    """The tops, of which copies lie about already, or all cards."""
    if position.table is None:
        return NUMBER_CARDS
    (a, b), (c, d) = position.table.numbers.tops
    return (*NUMBER_CARDS, *(a, b, c, d) * 8)


def _setup(players: int, random: Random) -> Setup:
    """A setup that has no, one or several faults of its own."""
    square = [random.choice(KINDS) for _ in range(4)]
    tops = random.choices(NUMBER_CARDS[: random.choice((3, 50))], k=4)
    hands = tuple(_hand(random) if random.random() < 0.5 else None for _ in range(players))
    return Setup(
        ((square[0], square[1]), (square[2], square[3])),
        random.choice(KINDS),
        ((tops[0], tops[1]), (tops[2], tops[3])),
        hands,
        random.choice((None, random.randrange(players))),
    )


def _hand(random: Random) -> Hand:
    size = random.choice((3, 4, 4, 4, 4, 4, 4, 5))
    aggravations = random.choice((0, 0, 1, size))
    numbers = random.choices(NUMBER_CARDS[: random.choice((3, 50))], k=size - aggravations)
    return Hand.of(numbers, aggravations)
