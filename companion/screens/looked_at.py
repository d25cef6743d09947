"""Which play is looked at on the referee's bench: it stays the same one while others are made."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from companion.evening.evening import Ruled


@dataclass(slots=True)
class LookedAt:
    """The play that somebody reads.

    Attributes:
        entry: number of its journal entry, None until one is read.
        seen: number of the newest entry that was read, or was there when reading began.
    """

    entry: int | None = None
    seen: int = 0

    def index(self, history: Sequence[Ruled]) -> int:
        """Index of the play in the history; of the newest at first, and where it belongs to another game."""
        newest = max(0, len(history) - 1)
        found = next((at for at, ruled in enumerate(history) if ruled.entry == self.entry), newest)
        if history:
            self.entry = history[found].entry
            self.seen = max(self.seen, self.entry)
        return found

    def step(self, history: Sequence[Ruled], by: int) -> None:
        """Look at an earlier or a later one, so many further."""
        if history:
            self.entry = history[max(0, min(self.index(history) + by, len(history) - 1))].entry

    def fresh(self, history: Sequence[Ruled]) -> int:
        """How many plays were made meanwhile that have not been read."""
        return sum(ruled.entry > self.seen for ruled in history)
