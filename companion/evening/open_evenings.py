"""Evenings that can go on: who played what in each, when it began, and how it stands."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import dataclass
from datetime import datetime

from companion.engines import Header, HeaderError, start
from companion.engines.names import is_forgotten
from companion.evening.entries import GameEntry, UnsetClock
from companion.evening.evening import Evening
from companion.evening.kept_journal import KeptJournal
from companion.evening.totals import Points, totals, winners


@dataclass(frozen=True, slots=True)
class OpenEvening:
    """An evening that can go on.

    Attributes:
        number: its number.
        header: its newest game, and who plays it.
        started: when it began, in local time; None where that cannot be read, or the clock was not set.
        unset: the clock was not set when it began, and the day that people told; None where it was.
        totals: everybody's total in that game.
        winners: indexes of those who have won it; nobody while it goes on.
    """

    number: int
    header: Header
    started: datetime | None
    unset: UnsetClock | None
    totals: Points
    winners: tuple[int, ...]

    @classmethod
    def of(cls, evening: Evening) -> OpenEvening:
        """An evening as it stands."""
        position, edits = evening.position, evening.edits
        return cls(
            evening.number,
            evening.header,
            evening.journal.started(evening.number) if evening.unset is None else None,
            evening.unset,
            totals(position, edits),
            winners(position, edits),
        )


def can_go_on(journal: KeptJournal) -> tuple[int, ...]:
    """Numbers of the evenings that can go on, the one that was played last first.

    One in which nothing was done yet is left out, unless there is no other.
    """
    numbers = journal.open_evenings()
    return tuple(number for number in numbers if number == numbers[0] or not journal.is_empty(number))


def last_people(journal: KeptJournal) -> Header | None:
    """The newest game that can be read and played again, with its people; None where there is none.

    Where somebody was forgotten it cannot be the same people.
    """
    for number in reversed(journal.evenings()):
        for game in reversed(journal.games(number)):
            if isinstance(game, GameEntry) and not any(map(is_forgotten, game.header.players)):
                with suppress(HeaderError):
                    start(game.header)
                    return game.header
    return None
