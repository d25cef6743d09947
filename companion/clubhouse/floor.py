"""The tables as they are now: there or not, what is played, who has called."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Final

from companion.club.messages import Call, TableState
from companion.clubhouse.ledger import Noted

MOST_TABLES: Final = 500
"""Tables that are shown: four hundred people sit at a hundred, and whoever may write to the broker could name
more."""


@dataclass(slots=True)
class LiveTable:
    """A table.

    Attributes:
        name: its name.
        online: whether it is there.
        stream: which stream its events are of, None as long as it has told of none.
        counted: number of the newest of them that is counted.
        state: what it said last of how it stands, None before.
        call: its call for a referee, None where it has called for none.
        answered: time of its newest call that the organiser has answered, None of none.
    """

    name: str
    online: bool = False
    stream: str | None = None
    counted: int = 0
    state: TableState | None = None
    call: Call | None = None
    answered: float | None = None

    @property
    def waits(self) -> bool:
        """Whether it has called, and nobody has answered."""
        return self.call is not None and self.call.time != self.answered

    @property
    def tells_nothing(self) -> bool:
        """Whether nothing is lost without it: it is away, has called for nobody, and nothing was counted."""
        return not (self.online or self.counted or self.call)


class Floor:
    """All tables that were heard of.

    Args:
        answered: the times of the calls that were answered, by table.
    """

    def __init__(self, answered: Mapping[str, float]) -> None:
        self._tables: dict[str, LiveTable] = {}
        self._answered = dict(answered)

    def __iter__(self) -> Iterator[LiveTable]:
        """The tables, as people count: 2 before 10."""
        return iter(sorted(self._tables.values(), key=lambda table: in_order(table.name)))

    def get(self, name: str) -> LiveTable | None:
        """The table of that name, None where it was not heard of."""
        return self._tables.get(name)

    def of(self, name: str) -> LiveTable | None:
        """The same, taken up where it is new; None where there are too many that tell something."""
        if name not in self._tables and len(self._tables) >= MOST_TABLES:
            silent = next((table for table in self._tables.values() if table.tells_nothing), None)
            if silent is None:
                return None
            del self._tables[silent.name]
        table = self._tables.setdefault(name, LiveTable(name))
        table.answered = self._answered.get(name)
        return table

    def note(self, noted: Noted) -> None:
        """A table has told of an event."""
        table = self.of(noted.place)
        if table is None:
            return
        table.stream, table.counted = noted.event.stream, noted.event.sequence

    def answer(self, name: str, called: float) -> None:
        """The call of that time is answered."""
        self._answered[name] = called
        if (table := self._tables.get(name)) is not None:
            table.answered = called


def in_order(name: str) -> tuple[tuple[bool, int, str], ...]:
    """A key by which names with numbers in them come in the order of the numbers."""
    parts = re.findall(r"[0-9]+|[^0-9]+", name)
    return tuple((not part.isdecimal(), int(part) if part.isdecimal() else 0, part) for part in parts)
