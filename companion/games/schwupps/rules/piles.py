"""The cards in the middle of the table: the Schwupps cards, and the number piles beside them."""

from __future__ import annotations

from dataclasses import dataclass

from companion.games.schwupps.rules.cards import SCHWUPPS_CARDS, NumberCard, SchwuppsCard
from companion.games.schwupps.rules.events import Rows, Tops

SLOTS = 4
"""The Schwupps cards in the rows, a number pile beside each (SCH-6, SCH-9)."""

SCHWUPPS_PILE = SCHWUPPS_CARDS - SLOTS
"""The Schwupps cards that do not lie in the rows (SCH-7)."""


@dataclass(frozen=True, slots=True)
class SchwuppsCards:
    """The two rows and the Schwupps pile.

    Attributes:
        rows: the four open cards.
        next: the open card on the pile.
        pile: how many cards the pile has, the open one included.
    """

    rows: Rows
    next: SchwuppsCard
    pile: int = SCHWUPPS_PILE

    def schwupped(self, row: int, turned_up: SchwuppsCard) -> SchwuppsCards:
        """The cards after a row has moved on; a pile that is used up is renewed (SCH-27 to SCH-31)."""
        moved = (self.next, self.rows[row][0])
        rows = (self.rows[0], moved) if row else (moved, self.rows[1])
        return SchwuppsCards(rows, turned_up, self.pile - 1 or SCHWUPPS_PILE)


@dataclass(frozen=True, slots=True)
class NumberPiles:
    """The four discard piles of number cards.

    Attributes:
        tops: the upper card of each.
        lying: how often each number card lies in the piles, tops and below: two bits a card, those of the
            card with index i worth ``4**i``.
        covered: how many cards lie under the tops.
    """

    tops: Tops
    lying: int
    covered: int

    @classmethod
    def of(cls, tops: Tops) -> NumberPiles:
        """Four piles of one card each."""
        return cls(tops, sum(1 << 2 * card.index for row in tops for card in row), 0)

    def copies(self, card: NumberCard) -> int:
        """How often a card lies in the piles."""
        return self.lying >> 2 * card.index & 3

    def with_card(self, card: NumberCard, row: int, slot: int) -> NumberPiles:
        """The piles after a card is laid on one of them (SCH-26)."""
        first, second = self.tops[row]
        changed = (first, card) if slot else (card, second)
        tops = (self.tops[0], changed) if row else (changed, self.tops[1])
        return NumberPiles(tops, self.lying + (1 << 2 * card.index), self.covered + 1)

    def uncovered(self) -> NumberPiles:
        """The piles after the cards under the tops have become the common pile (SCH-41)."""
        return NumberPiles.of(self.tops)
