"""What should lie on an Up & Down table: it follows from the position alone."""

from __future__ import annotations

from dataclasses import dataclass

from companion.games.up_and_down.rules import UpAndDownPosition
from companion.games.up_and_down.table.middle import NOTHING_KNOWN, Middle


@dataclass(frozen=True, slots=True)
class Expected:
    """What should lie there.

    Attributes:
        middle: how UP&DOWN card and dice lie; nothing is known of them until the round's setup.
        laid_out: whether they lie there from a setup, be it that of the round before.
        tricks: how many have been shown in all rounds.
    """

    middle: Middle
    laid_out: bool
    tricks: int

    @property
    def between_rounds(self) -> bool:
        """Whether no setup stands: between two rounds, before the first, and after the last."""
        return not self.middle.complete


def expected_of(position: UpAndDownPosition) -> Expected:
    """What should lie there by a position."""
    layout, size = position.layout, position.table.hand_size
    middle = NOTHING_KNOWN
    if layout is not None:
        low, high = sorted(layout.dice)
        middle = Middle(layout.face, layout.turn, (low, high))
    shown = size - position.cards_left if position.cards_left else 0
    laid_out = layout is not None or position.rounds_played > 0
    return Expected(middle, laid_out, size * position.rounds_played + shown)
