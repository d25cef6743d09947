"""A round: from its opening until everybody has passed."""

from __future__ import annotations

from dataclasses import dataclass

from companion.games.auf_und_ab.rules.cards import Mode


@dataclass(frozen=True, slots=True)
class Round:
    """A running round.

    Attributes:
        mode: which number counts.
        still_in: the players who have not passed, in seating order.
        to_move: whose turn it is, None before the hand's first set when the opener is not known.
        leader: the player of the last set, None before the first.
        count: the number of cards that every set stands for, None before the first.
        number: the number of the last set, None before the first.
        changes: how many change cards were laid.
    """

    mode: Mode
    still_in: tuple[int, ...]
    to_move: int | None
    leader: int | None = None
    count: int | None = None
    number: int | None = None
    changes: int = 0

    def next_after(self, player: int) -> int:
        """The next player clockwise of those still in; the same one again when alone (AUA-13, AUA-30)."""
        for other in self.still_in:
            if other > player:
                return other
        return self.still_in[0]
