"""For how long people at the simulated table wait, in seconds of table time."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

PATIENCE: Final = 12.0
"""Seconds after which people give up waiting for a ruling, or for the companion to have seen the table, and
play on."""

COMPUTING: Final = 60.0
"""So many more they wait while the companion computes a little often: it is slow to show things."""

AT_LENGTH: Final = 1.0
"""Seconds of computing without a pause from which on its screen shows that the table is looked at: people
wait for that, forty cards that are dealt at once take a slow computer minutes."""

LOOKED_AT: Final = 900.0
"""Seconds after which they do not believe that it will ever have looked at the table."""

STOPPED_AFTER: Final = 20.0
"""The same before the next play, where the companion says that the table lies otherwise than it should: it
stops ruling after fifteen, and offers to take the table as it lies."""

REACTION: Final = 0.3
"""Seconds that people need to read a ruling."""

READING: Final = 0.8
"""Seconds that people need to read a question."""


@dataclass(frozen=True, slots=True, order=True)
class Computing:
    """For how long the companion has computed, in seconds of table time.

    Attributes:
        briefly: in frames that took less than `AT_LENGTH`.
        at_length: in all others.
    """

    briefly: float = 0.0
    at_length: float = 0.0

    def more(self, seconds: float, *, at_length: bool) -> Computing:
        """It has computed for so much longer."""
        if at_length:
            return Computing(self.briefly, self.at_length + seconds)
        return Computing(self.briefly + seconds, self.at_length)


class Computed:
    """How far the companion has got with what it computes.

    Attributes:
        free: when it will have computed all that it got, in seconds of table time.
        computed: for how long it has computed so far.
    """

    def __init__(self) -> None:
        """It has nothing to compute yet."""
        self.free = 0.0
        self.computed = Computing()
        self._at_length = 0.0

    def begins(self, time: float, seconds: float) -> None:
        """At that time it has to compute for so long, after what it has to compute already."""
        self.free = max(self.free, time) + seconds
        if seconds >= AT_LENGTH:
            self._at_length = self.free

    def passes(self, time: float, seconds: float) -> None:
        """It has computed for so long until then."""
        self.computed = self.computed.more(seconds, at_length=time < self._at_length)


@dataclass(frozen=True, slots=True, order=True)
class Patience:
    """How long people wait.

    Attributes:
        until: seconds of table time, if the companion does not compute meanwhile.
        computed: for how long it had computed when they began to wait.
    """

    until: float
    computed: Computing

    def lasts(self, time: float, computed: Computing) -> bool:
        """Whether people wait still, at that time and once it has computed for so long."""
        briefly = min(computed.briefly - self.computed.briefly, COMPUTING)
        at_length = min(computed.at_length - self.computed.at_length, LOOKED_AT)
        return time < self.until + briefly + at_length
