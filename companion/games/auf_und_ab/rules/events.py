"""What can happen in Auf und Ab. Players are indexes into the header's players."""

from __future__ import annotations

from dataclasses import dataclass

from companion.games.auf_und_ab.rules.cards import Card


@dataclass(frozen=True, slots=True)
class Deal:
    """A hand begins.

    Attributes:
        hands: for each player the cards dealt, None for a hidden hand.
        aside: the cards known to lie aside, all of them or some or none.
    """

    hands: tuple[tuple[Card, ...] | None, ...]
    aside: tuple[Card, ...] = ()


@dataclass(frozen=True, slots=True)
class Play:
    """A player lays a set.

    Attributes:
        player: who lays it.
        cards: the cards in the order in which they were named; at least one.
        count: the number of cards that the set is said to stand for, None when nothing was said.
    """

    player: int
    cards: tuple[Card, ...]
    count: int | None = None


@dataclass(frozen=True, slots=True)
class Pass:
    """A player passes and is out of the round.

    Attributes:
        player: who passes.
    """

    player: int


Event = Deal | Play | Pass
