"""Cards, suits and faces of Up & Down (UAD-1, UAD-3, UAD-4)."""

from __future__ import annotations

import enum
from dataclasses import dataclass


class Suit(enum.Enum):
    """A suit; the value is its letter in a record."""

    CLUBS = "C"
    DIAMONDS = "D"
    HEARTS = "H"
    SPADES = "S"

    @property
    def sign(self) -> str:
        """The suit as people write it."""
        return _SIGNS[self]


_SIGNS = {Suit.CLUBS: "♣", Suit.DIAMONDS: "♦", Suit.HEARTS: "♥", Suit.SPADES: "♠"}


class Face(enum.StrEnum):
    """The side of the UP&DOWN card that lies up (UAD-4), as a record writes it."""

    UP = "UP"
    """The highest value is best (UAD-30)."""
    DOWN = "DOWN"
    """The lowest value is best (UAD-30)."""

    @property
    def other(self) -> Face:
        """The face after a flip (UAD-24)."""
        return Face.DOWN if self is Face.UP else Face.UP


@dataclass(frozen=True, slots=True)
class Card:
    """A poker card. There is one object for each, in `CARDS`.

    Attributes:
        code: the card in a record, ``"10H"``.
        suit: its suit.
        value: 2 to 12 (UAD-3); 0 for an ace or king, which are not in this game.
        bit: the card as a set of one: a power of two; 0 for an ace or king.
    """

    code: str
    suit: Suit
    value: int
    bit: int

    @property
    def in_game(self) -> bool:
        """Whether the card is one of the 44 (UAD-1)."""
        return self.bit != 0

    def __str__(self) -> str:
        return self.code[:-1] + self.suit.sign


RANKS = ("2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q")
"""Ranks in the order of their values, 2 to 12 (UAD-3)."""

PACK: tuple[Card, ...] = tuple(
    Card(rank + suit.value, suit, place + 2, 1 << (len(RANKS) * number + place))
    for number, suit in enumerate(Suit)
    for place, rank in enumerate(RANKS)
)
"""The 44 cards of the game; card i has the bit ``1 << i`` (UAD-1)."""

CARDS: dict[str, Card] = {
    card.code: card
    for card in (*PACK, *(Card(rank + suit.value, suit, 0, 0) for rank in "AK" for suit in Suit))
}
"""All real cards by their code in a record, aces and kings included."""

CardSet = int
"""A set of cards of the pack, as the sum of their bits."""


def card_set(cards: tuple[Card, ...]) -> CardSet:
    """The cards as a set."""
    bits = 0
    for card in cards:
        bits |= card.bit
    return bits


def cards_in(cards: CardSet) -> tuple[Card, ...]:
    """The cards of a set, by suit and value."""
    return tuple(card for card in PACK if card.bit & cards)
