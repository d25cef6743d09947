"""Which play is looked at on the referee's bench: it stays the same one while others are made."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from companion.evening.course import Step


@dataclass(slots=True)
class LookedAt:
    """The play that somebody reads.

    Attributes:
        first: number of the journal's entry under which it was told first, None until one is read.
        seen: the newest such number that was read, or was there when reading began.
    """

    first: int | None = None
    seen: int = 0

    def index(self, steps: Sequence[Step]) -> int:
        """Index of the play in the course; of the newest at first, and where it belongs to another game."""
        newest = max(0, len(steps) - 1)
        found = next((at for at, step in enumerate(steps) if step.first == self.first), newest)
        if steps:
            self.first = steps[found].first
            self.seen = max(self.seen, self.first)
        return found

    def step(self, steps: Sequence[Step], by: int) -> None:
        """Look at an earlier or a later one, so many further."""
        if steps:
            self.first = steps[max(0, min(self.index(steps) + by, len(steps) - 1))].first

    def fresh(self, steps: Sequence[Step]) -> int:
        """How many plays were made meanwhile that have not been read."""
        return sum(step.first > self.seen for step in steps)
