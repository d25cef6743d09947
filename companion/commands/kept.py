"""What is kept of evenings: the one that was not ended, and the pictures of past ones."""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import Final

from companion.engines import Reason
from companion.evening.cases import forget_cases, kept_cases
from companion.evening.errors import DamagedEveningError, EveningError, JournalError
from companion.evening.evening import Evening
from companion.evening.export import write_evening
from companion.evening.history import PastEvening, past_evening
from companion.evening.journal import Journal
from companion.evening.open_evenings import can_go_on
from companion.evening.pictures import KeptPictures, Room
from companion.machine.settings import Settings
from companion.screens.past_pages import EveningsHere
from companion.texts.errors import reason_of_error

FEW_EVENINGS: Final = 3
"""So few evenings' room is told: time enough to delete pictures before one cannot be kept."""


def forget_old(journal: Journal, past: int | None) -> Reason | None:
    """Delete the pictures of evenings that are too old, while another one goes on.

    Args:
        journal: where they are kept.
        past: how many evenings keep theirs beside the one that goes on, None: all.

    Returns:
        Why they could not be deleted, None where they could.
    """
    if past is None:
        return None
    try:
        journal.forget_pictures(past + 1)
    except JournalError as error:
        return reason_of_error(error)
    return None


def pictures_of(journal: Journal, cases: Path, running: int | None = None) -> KeptPictures:
    """What is kept of past evenings, and of misread plays.

    Args:
        journal: where they are kept.
        cases: the folder of misread plays.
        running: number of the evening that runs, None before one has begun.

    Raises:
        JournalError: it cannot be read.
    """
    return journal.past_pictures(running) + kept_cases(cases)


def room_of(journal: Journal) -> Room:
    """The room for evenings to come, on the disk that the journal lies on.

    Raises:
        JournalError: the journal cannot be read.
    """
    return Room(shutil.disk_usage(journal.path.parent).free, journal.fullest_evening())


def short_of_room(journal: Journal) -> Reason | None:
    """What is told when an evening begins and hardly one more has room; None where there is enough."""
    try:
        evenings = room_of(journal).evenings
    except (JournalError, OSError):  # whatever cannot be read or written is told where it is needed
        return None
    if evenings is None or evenings >= FEW_EVENINGS:
        return None
    return Reason("told-room", (("evenings", evenings),))


def room_made(journal: Journal, settings: Settings) -> tuple[Reason | None, ...]:
    """Delete the pictures of evenings that are too old; what is to be told of that, and of the room left."""
    return forget_old(journal, settings.pictures), short_of_room(journal)


def exported(evening: PastEvening, folder: Path, journal: Journal) -> tuple[Path, ...] | Reason:
    """The files that an evening was written into, that of the scores first; or why it could not be."""
    try:
        return write_evening(folder, evening, journal)
    except EveningError as error:
        return error.reason


def delete_pictures(journal: Journal, cases: Path, running: int | None = None) -> None:
    """Delete all of that, with the same words; raises `JournalError` where it cannot be written."""
    journal.forget_pictures(0, running)
    forget_cases(cases)


def resumed(
    journal: Journal, record: Path | None = None, number: int | None = None
) -> tuple[Evening | None, Reason | None]:
    """An evening that was not ended, None where there is none; or why it cannot; as `Evening.resume`."""
    try:
        return Evening.resume(journal, record, number), None
    except DamagedEveningError as error:
        return None, error.reason


def evenings_here(journal: Journal, running: int | None, *, look_only: bool = False) -> EveningsHere:
    """The evenings to look back on, and those that can be gone on with.

    One that is nothing but the beginning of another one, which was brought back, is not shown beside it.

    Args:
        journal: where they are kept.
        running: number of the one that is played now, None while none is.
        look_only: whether none can be gone on with, as a recording is watched.
    """
    try:
        again = journal.repeated()
        numbers = tuple(number for number in reversed(journal.evenings()) if number not in again)
        go_on = () if look_only else can_go_on(journal)
    except JournalError as error:
        return EveningsHere(problem=error.reason)
    return EveningsHere(numbers, frozenset(go_on), running)


def past_or_why(journal: Journal, number: int) -> PastEvening | Reason:
    """A past evening, or why it cannot be read."""
    try:
        return past_evening(journal, number)
    except EveningError as error:
        return error.reason


def so_far(evening: Evening) -> PastEvening | None:
    """An evening as far as the journal can be read; None where it cannot, which is told."""
    try:
        return past_evening(evening.journal, evening.number)
    except JournalError as error:
        evening.untold.append(error.reason)
        return None
