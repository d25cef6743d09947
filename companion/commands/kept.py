"""What is kept of evenings: the one that was not ended, and the pictures of past ones."""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import Final

from companion.engines import Reason
from companion.evening.cases import forget_cases, kept_cases
from companion.evening.errors import DamagedEveningError, JournalError
from companion.evening.evening import Evening
from companion.evening.history import PastEvening, past_evening
from companion.evening.journal import Journal
from companion.evening.pictures import KeptPictures, Room
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


def delete_pictures(journal: Journal, cases: Path, running: int | None = None) -> None:
    """Delete all of that, with the same words; raises `JournalError` where it cannot be written."""
    journal.forget_pictures(0, running)
    forget_cases(cases)


def resumed(journal: Journal, record: Path | None = None) -> tuple[Evening | None, Reason | None]:
    """The evening that was not ended, None where there is none; or why it cannot go on."""
    try:
        return Evening.resume(journal, record), None
    except DamagedEveningError as error:
        return None, error.reason


def so_far(evening: Evening) -> PastEvening | None:
    """An evening as far as the journal can be read; None where it cannot, which is told."""
    try:
        return past_evening(evening.journal, evening.number)
    except JournalError as error:
        evening.untold.append(error.reason)
        return None
