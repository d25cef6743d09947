"""Who holds which cards, as far as the table knows."""

from __future__ import annotations

from dataclasses import dataclass

from companion.games.auf_und_ab.rules.cards import DOUBLES, CardSet


@dataclass(frozen=True, slots=True)
class Holdings:
    """Where the cards of the hand are, as far as the table knows.

    Attributes:
        hands: what each player still holds, None for a hidden hand.
        left: how many cards each player still holds.
        dealt: the cards that the deal named, in hands and aside: no hidden hand holds any of them.
        laid: the cards laid in this hand, out until the next deal (AUA-16).
    """

    hands: tuple[CardSet | None, ...]
    left: tuple[int, ...]
    dealt: CardSet = 0
    laid: CardSet = 0

    def after(self, player: int, chosen: CardSet) -> Holdings:
        """The holdings after `player` has laid the cards of `chosen`."""
        left = list(self.left)
        left[player] -= chosen.bit_count()
        hands = self.hands
        hand = hands[player]
        if hand is not None:
            hands = (*hands[:player], hand & ~chosen, *hands[player + 1 :])
        return Holdings(hands, tuple(left), self.dealt, self.laid | chosen)

    def lower_double(self, double: CardSet) -> tuple[int, CardSet] | None:
        """The lowest double below `double` in a named hand, and who holds it (AUA-11, AUA-12)."""
        lower = [
            (hand & DOUBLES & (double - 1), player)
            for player, hand in enumerate(self.hands)
            if hand is not None
        ]
        found = min(((doubles & -doubles, player) for doubles, player in lower if doubles), default=None)
        return None if found is None else (found[1], found[0])
