"""The list of evenings that were played: which of them the page shows, each read when it is shown."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from companion.engines import Reason
from companion.evening.history import PastEvening


@dataclass(frozen=True, slots=True)
class EveningsHere:
    """The evenings that are kept.

    Attributes:
        numbers: of all of them, the newest first.
        go_on: of those that can be gone on with.
        running: of the one that is played now, None while none is.
        problem: why they cannot be read, None where they can.
    """

    numbers: tuple[int, ...] = ()
    go_on: frozenset[int] = frozenset()
    running: int | None = None
    problem: Reason | None = None


@dataclass(slots=True)
class PastPages:
    """What the list shows.

    Attributes:
        evenings_here: gives the evenings there are.
        read: gives one of them, or why it cannot be read.
        here: the evenings there were when the list was opened.
        first: index of the first one shown.
    """

    evenings_here: Callable[[], EveningsHere] = field(default=EveningsHere)
    read: Callable[[int], PastEvening | Reason] = field(default=lambda _: Reason("evening-list-unread"))
    here: EveningsHere = field(default=EveningsHere())
    first: int = 0
    _read: dict[int, PastEvening | Reason] = field(default_factory=dict)

    def open(self, *, anew: bool) -> None:
        """Look up which evenings there are; from the newest one on, unless people come back to the list."""
        self.here = self.evenings_here()
        self._read.clear()
        if anew:
            self.first = 0

    def evening(self, number: int) -> PastEvening | Reason:
        """An evening, or why it cannot be read."""
        if number not in self._read:
            self._read[number] = self.read(number)
        return self._read[number]
