"""Each event at least once, counted once, in order: what the club answers to what arrives.

Of a stream the next number is counted, what was counted before is left alone, and where a number is missing
the table is asked to send again from there. Where asking brings nothing, as a message is none that can be
read, the club goes on with what there is and says so.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from companion.club.messages import Counted, TableState
from companion.clubhouse.ledger import Arrival, Ledger, Noted

AGAIN: Final = 2.0
"""Seconds after which a table is asked once more; it sends a hundred events in a tenth of one."""

IN_FLIGHT: Final = 2.0
"""Seconds for which the events that a state speaks of may still be under way."""

ASKED: Final = 5
"""So many times a table is asked, `AGAIN` apart, before what is missing is taken for lost."""

MOST_MISSING: Final = 5_000
"""Streams of which it is known what they lack: ten of each table that can be shown. Of more, which must be
made up, the oldest is forgotten."""


@dataclass(frozen=True, slots=True)
class Told:
    """What the club says to a table."""

    place: str
    counted: Counted


@dataclass(frozen=True, slots=True)
class Lost:
    """Events that a table keeps no more.

    Attributes:
        place: the table's name.
        first: number of the first of them.
        last: number of the last.
    """

    place: str
    first: int
    last: int


@dataclass(slots=True)
class _Missing:
    """Numbers that a stream lacks.

    Attributes:
        counted: how far it is counted.
        asked: how many times the table was asked for what follows, and was there to hear it.
        at: when it was asked last, in seconds.
        least: the lowest number that came since it was asked first.
    """

    counted: int
    asked: int = 0
    at: float = float("-inf")
    least: int | None = None


class Counting:
    """Counts what arrives.

    Args:
        ledger: where it is counted.
        clock: gives the time in seconds.

    Attributes:
        lost: events that were given up and are still to be told.
    """

    def __init__(self, ledger: Ledger, clock: Callable[[], float] = time.monotonic) -> None:
        self._ledger, self._clock = ledger, clock
        self._missing: dict[str, _Missing] = {}
        self._speak: dict[str, tuple[str, int, float]] = {}
        streams = ledger.streams()
        self._counted = {name: at.counted for name, at in streams.items()}
        self._places = {name: at.place for name, at in streams.items()}
        self.lost: list[Lost] = []

    def of_another(self, place: str, stream: str) -> bool:
        """Whether a stream is another table's: each is of the one that it came of first."""
        return self._places.get(stream, place) != place

    def connected(self) -> tuple[Told, ...]:
        """What is said whenever the broker was reached: how far each stream is counted."""
        self._missing.clear()
        return tuple(Told(at.place, Counted(name, at.counted)) for name, at in self._ledger.streams().items())

    def take(self, arrivals: Sequence[Arrival]) -> tuple[tuple[Noted, ...], tuple[Told, ...]]:
        """Count events: gives those that are counted now, and what is said of it, once that is on the disk.

        Raises:
            LedgerError: they cannot be counted now; they may be taken once more.
        """
        noted = self._ledger.count(arrivals)
        for one in noted:
            self._counted[one.event.stream] = one.event.sequence
            self._places.setdefault(one.event.stream, one.place)
        places = {one.event.stream: one.place for one in arrivals}
        told = []
        for stream, place in places.items():
            counted = self._counted.get(stream, 0)
            later = [one.event.sequence for one in arrivals if one.event.stream == stream]
            if max(later) <= counted:
                self._missing.pop(stream, None)
                told.append(Told(place, Counted(stream, counted)))
            elif asked := self._ask(stream, place, min(one for one in later if one > counted)):
                told.append(asked)
        return noted, tuple(told)

    def take_state(self, place: str, state: TableState) -> None:
        """Note how far a table says that it is: where that does not come, `remind` asks for it."""
        if state.sequence > self._counted.get(state.stream, 0):
            self._speak[place] = (state.stream, state.sequence, self._clock() + IN_FLIGHT)
        else:
            self._speak.pop(place, None)

    def remind(self) -> tuple[Told, ...]:
        """Ask for what tables speak of, or have sent too early, and has not come for a while."""
        told = []
        for place, (stream, sequence, until) in list(self._speak.items()):
            if self._counted.get(stream, 0) >= sequence:
                del self._speak[place]
            elif self._clock() >= until and (asked := self._ask(stream, place, None)):
                told.append(asked)
        return tuple(told)

    def _ask(self, stream: str, place: str, came: int | None) -> Told | None:
        """Ask a table for what follows on what is counted, unless it has just been asked.

        Args:
            stream: of which stream.
            place: the table's name.
            came: the lowest number beyond what is counted that came now, None where nothing did.
        """
        counted = self._counted.get(stream, 0)
        missing = self._missing.get(stream)
        if missing is None or missing.counted != counted:
            missing = self._missing[stream] = _Missing(counted)
            if len(self._missing) > MOST_MISSING:
                del self._missing[next(iter(self._missing))]
        if came is not None:
            missing.least = came if missing.least is None else min(missing.least, came)
        if self._clock() - missing.at < AGAIN:
            return None
        if missing.asked >= ASKED and missing.least is not None:
            self._ledger.give_up(stream, place, missing.least)
            self.lost.append(Lost(place, counted + 1, missing.least - 1))
            self._counted[stream] = counted = missing.least - 1
            self._places.setdefault(stream, place)
            missing = self._missing[stream] = _Missing(counted)
        missing.at = self._clock()
        missing.asked += came is not None
        return Told(place, Counted(stream, counted, resend=True))
