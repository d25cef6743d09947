"""For how long people at the simulated table wait, in seconds of table time."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

PATIENCE: Final = 12.0
"""Seconds after which people give up waiting for a ruling, or for the companion to have seen the table, and
play on."""

COMPUTING: Final = 60.0
"""So many more they wait while the companion computes, as its screen shows: forty cards that are dealt at
once take a slow computer some readings of 5 s each."""

STOPPED_AFTER: Final = 20.0
"""The same before the next play, where the companion says that the table lies otherwise than it should: it
stops ruling after fifteen, and offers to take the table as it lies."""

REACTION: Final = 0.3
"""Seconds that people need to read a ruling."""

READING: Final = 0.8
"""Seconds that people need to read a question."""


@dataclass(frozen=True, slots=True, order=True)
class Patience:
    """How long people wait.

    Attributes:
        until: seconds of table time, if the companion does not compute meanwhile.
        computed: seconds for which it had computed when they began to wait.
    """

    until: float
    computed: float

    def lasts(self, time: float, computed: float) -> bool:
        """Whether people wait still, at that time and once it has computed for so long."""
        return time < self.until + min(computed - self.computed, COMPUTING)
