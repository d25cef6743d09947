"""The thirteen cards of a set, and piles of them as numbers that are added and taken apart (UP-1)."""

from __future__ import annotations

import enum
from collections.abc import Iterable

Pile = int
"""Cards without an order: eight bits for each card say how often it is there; adding puts two together.

No pile overflows: of each card there are at most eleven copies, and no list of more than the 143 cards of the
largest pack is ever made one.
"""


class Card(enum.IntEnum):
    """What a card can be; a number is its own weight. Colours do not matter (UP-3)."""

    ONE = 1
    TWO = 2
    THREE = 3
    FOUR = 4
    FIVE = 5
    SIX = 6
    SEVEN = 7
    EIGHT = 8
    NINE = 9
    TEN = 10
    ELEVEN = 11
    MINUS_TWO = 12
    CLEAR = 13

    @property
    def code(self) -> str:
        """The card as the table record writes it."""
        return _CODES[self]

    @property
    def sign(self) -> str:
        """The card as sentences write it; ``"clear"`` stands for its name in their language."""
        return self.code.replace("-", "−")


_CODES = ("", *(str(number) for number in range(1, 12)), "-2", "clear")

CARD_CODED = {card.code: card for card in Card}
"""Cards by their codes in the table record."""

HEAVIEST = Card.ELEVEN
"""The heaviest number; a −2 without a tower counts as laid on one (UP-35)."""

ONE_OF = (0, *(1 << 8 * card for card in Card))
"""By card: the pile of one copy."""

ALL_OF = (0, *(255 << 8 * card for card in Card))
"""By card: the bits of a pile that say how often that card is in it."""

NUMBERS_AND_CLEAR = sum(ALL_OF) - ALL_OF[Card.MINUS_TWO]
"""The bits of a pile that count all cards but the −2."""


def pile_of(cards: Iterable[Card]) -> Pile:
    """The pile of these cards."""
    pile = 0
    for card in cards:
        pile += ONE_OF[card]
    return pile


def copies(pile: Pile, card: Card) -> int:
    """How often a card is in a pile."""
    return pile >> 8 * card & 255


def kinds_in(pile: Pile) -> tuple[Card, ...]:
    """The different cards of a pile, lightest first, then −2 and clear."""
    return tuple(card for card in Card if pile & ALL_OF[card])


def cards_in(pile: Pile) -> tuple[Card, ...]:
    """All cards of a pile in that order."""
    return tuple(card for card in kinds_in(pile) for _ in range(copies(pile, card)))


def size(pile: Pile) -> int:
    """How many cards a pile has."""
    return sum(pile.to_bytes(14, "little"))


def full_pack(sets: int, *, minus_two: bool) -> Pile:
    """The pack of so many sets, with or without the −2 cards (UP-2, UP-4, UP-71)."""
    return sets * pile_of(card for card in Card if minus_two or card is not Card.MINUS_TWO)
