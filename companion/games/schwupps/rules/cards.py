"""The cards of Schwupps: 100 number cards, 14 aggravation cards and 30 Schwupps cards (SCH-1 to SCH-4)."""

from __future__ import annotations

import enum
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Self

COLOURS = ("red", "blue", "green", "yellow", "purple")
"""The five colours, as a record writes them (SCH-1)."""

HIGHEST = 10
"""The number cards run from 1 to this (SCH-1)."""

COPIES = 2
"""How often each number card is there (SCH-1)."""

AGGRAVATIONS = 14
"""How many aggravation cards there are (SCH-3)."""

SCHWUPPS_CARDS = 30
"""How many Schwupps cards there are (SCH-4)."""


@dataclass(frozen=True, slots=True, eq=False)
class NumberCard:
    """A number card's face; both copies are the same card.

    There is one object a face, those in `NUMBER_CARDS`, so that cards are compared by identity.

    Attributes:
        index: 0 to 49, by colour and number.
        colour: one of `COLOURS`.
        number: 1 to 10.
        code: as a record writes it, ``"red-5"``.
    """

    index: int
    colour: str
    number: int
    code: str

    def __lt__(self, other: NumberCard) -> bool:
        return self.index < other.index

    def __reduce__(self) -> tuple[Callable[[str], NumberCard], tuple[str]]:
        return _number_card, (self.code,)


NUMBER_CARDS = tuple(
    NumberCard(place * HIGHEST + number - 1, colour, number, f"{colour}-{number}")
    for place, colour in enumerate(COLOURS)
    for number in range(1, HIGHEST + 1)
)
"""The 50 faces, each at its own index."""

NUMBER_CARD: Mapping[str, NumberCard] = MappingProxyType({card.code: card for card in NUMBER_CARDS})
"""The number card of a code."""


def _number_card(code: str) -> NumberCard:
    return NUMBER_CARD[code]


AGGRAVATION = "aggravation"
"""The aggravation card's code; all 14 are alike, so that only their number counts."""


class SchwuppsCard(enum.Enum):
    """A Schwupps card: which number cards go on the pile beside it; the value is its code in a record."""

    PLUS_ONE = "+1"
    PLUS_TWO = "+2"
    MINUS_ONE = "-1"
    MINUS_TWO = "-2"
    NUMBER = "number"
    COLOUR = "color"
    EITHER = "either"

    code: str
    label: str
    step: int
    clause: str

    def __init__(self, code: str) -> None:
        # Plain attributes: reading an enum member's `value` costs several times as much.
        self.code = code
        self.label = code.replace("-", "−")
        self.step = int(code) if code[0] in "+-" else 0
        self.clause = {"number": "SCH-23", "color": "SCH-24", "either": "SCH-25"}.get(code, "SCH-21")

    def fits(self, card: NumberCard, top: NumberCard) -> bool:
        """Whether `card` goes on `top` beside this card (SCH-21 to SCH-25)."""
        if self.step:
            return (top.number + self.step - card.number) % HIGHEST == 0
        if card.number == top.number:
            return self is not SchwuppsCard.COLOUR or card.colour == top.colour
        return self is not SchwuppsCard.NUMBER and card.colour == top.colour

    def goes_round(self, card: NumberCard, top: NumberCard) -> bool:
        """Whether the counting from `top` to `card` beside +1, +2, −1 or −2 goes past 10 or 1 (SCH-22)."""
        return bool(self.step) and card.number != top.number + self.step

    def due(self, top: NumberCard) -> int:
        """The number that must follow `top` beside +1, +2, −1 or −2, counted on from 10 to 1 (SCH-22)."""
        return (top.number + self.step - 1) % HIGHEST + 1


SCHWUPPS_CARD: Mapping[str, SchwuppsCard] = MappingProxyType({card.code: card for card in SchwuppsCard})
"""The Schwupps card of a code."""


@dataclass(frozen=True, slots=True)
class Hand:
    """The cards of a hand that is known.

    Attributes:
        numbers: the number cards, sorted.
        aggravations: how many aggravation cards are with them.
    """

    numbers: tuple[NumberCard, ...]
    aggravations: int

    @classmethod
    def of(cls, numbers: Iterable[NumberCard], aggravations: int) -> Self:
        """A hand of these cards in any order."""
        return cls(tuple(sorted(numbers)), aggravations)

    @property
    def size(self) -> int:
        """How many cards there are."""
        return len(self.numbers) + self.aggravations

    def without(self, card: NumberCard | None) -> Hand:
        """The hand after a card that it holds is played: a number card or, for None, an aggravation card."""
        if card is None:
            return Hand(self.numbers, self.aggravations - 1)
        place = self.numbers.index(card)
        return Hand(self.numbers[:place] + self.numbers[place + 1 :], self.aggravations)

    def codes(self) -> list[str]:
        """The cards as a record writes them."""
        return [card.code for card in self.numbers] + [AGGRAVATION] * self.aggravations
