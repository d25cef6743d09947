"""What people at the table try that is mostly not allowed."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random

from companion.engines.header import Header
from companion.games.up_and_down.rules import (
    CARDS,
    HAND_SIZES,
    PACK,
    Card,
    Change,
    Deal,
    Event,
    Face,
    Reveal,
    Setup,
    Suit,
    UpAndDownPosition,
)

ALL = tuple(CARDS.values())
"""All poker cards, aces and kings included."""


def attempts(position: UpAndDownPosition, _header: Header, random: Random) -> Iterator[Event]:
    """Events that somebody might try now, most of them wrong; endless."""
    kinds: tuple[Callable[[UpAndDownPosition, Random], Event], ...] = (
        _deal,
        _setup,
        _change,
        _change,
        _reveal,
        _reveal,
    )
    while True:
        yield random.choice(kinds)(position, random)


def _deal(position: UpAndDownPosition, random: Random) -> Deal:
    players = len(position.table.names)
    size = HAND_SIZES[players] + random.choice((0, 0, 0, -1, 1))
    pack = random.choice((ALL, PACK))
    hands = [tuple(random.choices(pack, k=size)) for _ in range(players)]
    return Deal(tuple(hand if random.random() < 0.7 else None for hand in hands))


def _setup(position: UpAndDownPosition, random: Random) -> Setup:
    facing = _facing(position, random)
    return Setup(_dice(random), random.choice(tuple(Face)), facing)


def _change(position: UpAndDownPosition, random: Random) -> Change:
    player = random.choice((None, random.randrange(len(position.table.names)), position.leader))
    face = random.choice((None, None, *Face))
    dice = _dice(random) if random.random() < 0.4 else None
    if dice is None and position.layout is not None and random.random() < 0.3:
        dice = random.choice((position.layout.dice, position.layout.dice[::-1]))
    return Change(player, face, dice, _facing(position, random) if random.random() < 0.4 else None)


def _reveal(position: UpAndDownPosition, random: Random) -> Reveal:
    cards: list[Card | None] = [
        _card(position, player, random) for player in range(len(position.table.names))
    ]
    if random.random() < 0.2:
        cards[random.randrange(len(cards))] = None
    return Reveal(tuple(cards))


def _card(position: UpAndDownPosition, player: int, random: Random) -> Card:
    """A card of the player's own known hand mostly, else any card, seldom an ace or king."""
    hand = position.hands[player] if position.hands is not None else None
    if hand and random.random() < 0.7:
        return random.choice([card for card in PACK if card.bit & hand])
    return random.choice(ALL if random.random() < 0.15 else PACK)


def _facing(position: UpAndDownPosition, random: Random) -> tuple[Suit | None, ...]:
    players = len(position.table.names)
    facing: list[Suit | None] = list(random.choice(position.table.turns))
    for player in random.sample(range(players), random.randrange(players)):
        facing[player] = None
    if random.random() < 0.3:
        facing[random.randrange(players)] = random.choice(tuple(Suit))
    return tuple(facing)


def _dice(random: Random) -> tuple[int, int]:
    return random.randint(1, 6), random.randint(1, 6)
