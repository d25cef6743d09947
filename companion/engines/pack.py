"""The cards that a game is played with, counted."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Pack:
    """The cards that a game is played with.

    Attributes:
        copies: how many there are of each card.
        kinds: cards of which only the number of all together is known.
        of_kinds: that number.
    """

    copies: Counter[str]
    kinds: frozenset[str] = frozenset()
    of_kinds: int = 0

    @property
    def size(self) -> int:
        """How many cards there are."""
        return self.copies.total() + self.of_kinds
