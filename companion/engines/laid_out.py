"""Where the cards of a pack lie before play begins: what is dealt, what is laid out and what is left over."""

from __future__ import annotations

import enum
from dataclasses import dataclass
from typing import Self


class Where(enum.StrEnum):
    """A sort of place for cards before play begins; a game may have others in an enum of its own."""

    HAND = "hand"
    """In everybody's hand."""
    OPEN = "open"
    """Face up before everybody."""
    HIDDEN = "hidden"
    """Face down before everybody."""
    OWN_PILE = "own-pile"
    """Everybody's own pile, without the hand that is drawn from it."""
    ROWS = "rows"
    """Open cards in rows in the middle."""
    SCHWUPPS_PILE = "schwupps-pile"
    """The pile from which the rows are filled up, its uppermost card open."""
    NUMBER_PILES = "number-piles"
    """Open piles beside the rows."""
    COMMON_PILE = "common-pile"
    """The pile that all draw from."""
    ASIDE = "aside"
    """Face down and out of play."""


@dataclass(frozen=True, slots=True)
class Portion:
    """The cards at one sort of place.

    Attributes:
        where: which sort.
        each: how many lie at each such place.
        places: how many such places there are: as many as players, or one.
    """

    where: enum.StrEnum
    each: int
    places: int = 1

    @property
    def cards(self) -> int:
        """How many cards these are in all."""
        return self.each * self.places


@dataclass(frozen=True, slots=True)
class LaidOut:
    """A whole pack before play begins.

    Attributes:
        pack: how many cards it has.
        portions: where they lie, in the order in which people deal and lay them; none is empty.
    """

    pack: int
    portions: tuple[Portion, ...]

    @classmethod
    def with_rest(cls, pack: int, portions: tuple[Portion, ...], rest: enum.StrEnum) -> Self:
        """A pack of which these portions are taken off; what is left over lies at `rest`."""
        left = pack - sum(portion.cards for portion in portions)
        return cls(pack, (*portions, Portion(rest, left)) if left else portions)

    def each(self, where: enum.StrEnum) -> int:
        """How many cards lie at each place of that sort, 0 where there is none."""
        return next((portion.each for portion in self.portions if portion.where is where), 0)
