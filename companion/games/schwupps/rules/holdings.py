"""What the players hold: how many cards, and which of them the record knows."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeVar

from companion.games.schwupps.rules.cards import Hand, NumberCard

ValueT = TypeVar("ValueT")

FULL = 4
"""Everybody starts with this many cards in hand and draws up to it (SCH-11, SCH-38)."""


@dataclass(frozen=True, slots=True)
class Holdings:
    """The hands and own piles of all players, by their index.

    Attributes:
        sizes: how many cards each holds.
        known: each player's hand, None where it is not known.
        piles: how many cards each player's own pile has.
    """

    sizes: tuple[int, ...]
    known: tuple[Hand | None, ...]
    piles: tuple[int, ...]

    def is_last_card(self, player: int) -> bool:
        """Whether the player holds one card and has no own pile: to play it wins (SCH-44)."""
        return self.sizes[player] == 1 and not self.piles[player]

    def copies_elsewhere(self, card: NumberCard, player: int) -> int:
        """How many copies of a card the other players' known hands hold."""
        copies = 0
        for other, hand in enumerate(self.known):
            if hand is not None and other != player:
                copies += hand.numbers.count(card)
        return copies

    def aggravations_elsewhere(self, player: int) -> int:
        """How many aggravation cards the other players' known hands hold."""
        aggravations = 0
        for other, hand in enumerate(self.known):
            if hand is not None and other != player:
                aggravations += hand.aggravations
        return aggravations

    def without(self, player: int, card: NumberCard | None) -> Holdings:
        """The holdings after a player has played a number card or, for None, an aggravation card."""
        hand = self.known[player]
        known = self.known if hand is None else _put(self.known, player, hand.without(card))
        return Holdings(_put(self.sizes, player, self.sizes[player] - 1), known, self.piles)

    def with_unseen(self, player: int, count: int) -> Holdings:
        """The holdings after unseen cards came into a hand, which is not known from then on."""
        known = self.known if self.known[player] is None else _put(self.known, player, None)
        return Holdings(_put(self.sizes, player, self.sizes[player] + count), known, self.piles)

    def drawn(self, player: int) -> Holdings:
        """The holdings after a player has drawn from the own pile up to four (SCH-38, SCH-39)."""
        count = min(FULL - self.sizes[player], self.piles[player])
        if count <= 0:
            return self
        more = self.with_unseen(player, count)
        return Holdings(more.sizes, more.known, _put(self.piles, player, self.piles[player] - count))


def _put(values: tuple[ValueT, ...], place: int, value: ValueT) -> tuple[ValueT, ...]:
    return (*values[:place], value, *values[place + 1 :])
