"""The 55 cards, and sets of cards as bit masks (AUA-1, AUA-2, AUA-34)."""

from __future__ import annotations

import enum
from collections.abc import Iterable
from dataclasses import dataclass, field
from itertools import combinations_with_replacement

CardSet = int
"""A set of cards: the union of their bits, 0 for none. Lower doubles have lower bits."""


class Mode(enum.Enum):
    """Which number of a card counts in a round, and which way a set is beaten."""

    UP = "UP"
    """The lower (red) number counts, a higher one beats it (AUA-18, AUA-22)."""
    DOWN = "DOWN"
    """The higher (blue) number counts, a lower one beats it (AUA-19, AUA-23)."""

    @property
    def other(self) -> Mode:
        """The mode after an odd number of change cards (AUA-35)."""
        return Mode.DOWN if self is Mode.UP else Mode.UP


@dataclass(frozen=True, slots=True, order=True)
class Card:
    """One of the 55 cards; take them from `CARDS` or `CARD_NAMED`.

    Attributes:
        low: the lower, red number, 0 to 9.
        high: the higher, blue number, 0 to 9; the same as `low` on a double.
        bit: the card as a set of one.
    """

    low: int
    high: int
    bit: CardSet = field(compare=False, repr=False)

    def __str__(self) -> str:
        return f"{self.low}-{self.high}"


CARDS = tuple(
    Card(low, high, 1 << place)
    for place, (low, high) in enumerate(combinations_with_replacement(range(10), 2))
)
"""The whole pack, by lower and then higher number."""

CARD_NAMED = {name: card for card in CARDS for name in (str(card), str(card)[::-1])}
"""Cards by their names in a record, the digits in either order."""


def card_set(cards: Iterable[Card]) -> CardSet:
    """The set of these cards; a card that is named twice is in it once."""
    chosen = 0
    for card in cards:
        chosen |= card.bit
    return chosen


def cards_in(chosen: CardSet) -> tuple[Card, ...]:
    """The cards of a set, sorted."""
    cards = []
    while chosen:
        lowest = chosen & -chosen
        cards.append(CARDS[lowest.bit_length() - 1])
        chosen ^= lowest
    return tuple(cards)


def names(chosen: CardSet) -> tuple[str, ...]:
    """The names of a set's cards, sorted."""
    return tuple(str(card) for card in cards_in(chosen))


DOUBLES = card_set(card for card in CARDS if card.low == card.high)
"""The ten doubles."""

CHANGE_CARDS = card_set(card for card in CARDS if card.low + card.high == 9)
"""The five change cards (AUA-34)."""

SHOWING = {
    Mode.UP: tuple(card_set(card for card in CARDS if card.low == number) for number in range(10)),
    Mode.DOWN: tuple(card_set(card for card in CARDS if card.high == number) for number in range(10)),
}
"""For each mode and number the cards that can stand in a set of that number."""
