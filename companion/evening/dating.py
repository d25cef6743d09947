"""The day of an evening that began while the clock was not set, once it is: the network may come late."""

from __future__ import annotations

import time
from datetime import date
from typing import Final

from companion.evening.entries import UnsetClock
from companion.evening.kept_journal import KeptJournal, local_time
from companion.machine.clock import EARLIEST, clock_is_set

EVERY: Final = 10.0
"""Seconds after which the clock is looked at again: soon enough for an evening, and no work to speak of."""


class Dating:
    """Finds out on which day an evening began that begins now, as soon as the clock is set."""

    def __init__(self) -> None:
        self._began = self._looked = time.monotonic()

    def day(self) -> date | None:
        """The day on which it began, None while the clock is not set."""
        now = time.monotonic()
        if now - self._looked < EVERY:
            return None
        self._looked = now
        began = local_time(time.time() - (now - self._began)) if clock_is_set() else None
        return None if began is None else began.date()


def unset_clock(day: date | None = None) -> UnsetClock | None:
    """The mark of an evening that begins now, with the day that people told; None where the clock is set."""
    return None if clock_is_set() else UnsetClock(day)


def likely_day(journal: KeptJournal) -> date:
    """The day that it may be where the clock is not set: not before what it says, nor the last evening.

    Raises:
        JournalError: the journal cannot be read.
    """
    said = local_time(time.time())
    numbers = journal.evenings()
    days = (
        EARLIEST.date(),
        None if said is None else said.date(),
        _day_of(journal, numbers[-1]) if numbers else None,
    )
    return max(day for day in days if day is not None)


def _day_of(journal: KeptJournal, evening: int) -> date | None:
    """The day of an evening, None where nobody knows."""
    unset = journal.unset_clock(evening)
    if unset is not None:
        return unset.day
    started = journal.started(evening)
    return None if started is None else started.date()
