"""What should lie in the middle of an Auf und Ab table, by the rules."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Self

from companion.games.auf_und_ab.rules.cards import names
from companion.games.auf_und_ab.rules.position import AufUndAbPosition

Codes = frozenset[str]
NONE: Codes = frozenset()


@dataclass(frozen=True, slots=True)
class Expected:
    """What follows from the position alone.

    Attributes:
        hand: the cards laid in the running hand, those taken with their rounds among them; between two hands
            the cards laid in the last one.
        runs: whether a hand runs.
        to_take: whether the round is over, so that its cards are to be taken away.
    """

    hand: Codes
    runs: bool
    to_take: bool

    @classmethod
    def of(cls, position: AufUndAbPosition) -> Self:
        """What should lie there in this position."""
        hand, current = frozenset(names(position.holdings.laid)), position.round
        return cls(hand, current is not None, bool(hand) and (current is None or current.leader is None))

    @property
    def laid(self) -> Codes:
        """The cards that nobody can lay any more: between two hands all are in play again (AUA-8)."""
        return self.hand if self.runs else NONE
