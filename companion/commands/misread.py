"""The picture of a play that the camera misread, kept where the owner wishes it."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from companion.engines import Reason, write_event
from companion.evening.cases import keep_case
from companion.evening.errors import JournalError
from companion.evening.evening import Evening
from companion.texts.errors import reason_of_error


def keep_misread(folder: Path, evening: Evening, first: int, right: Mapping[str, Any]) -> tuple[Reason, ...]:
    """Keep a play of an evening with its picture, if it has one; what is told where it cannot be written.

    The correction is told in any case.

    Args:
        folder: where such pictures lie.
        evening: the evening.
        first: number of the journal's entry under which the play was told first, as it was read.
        right: what was played indeed, as a line of the table record.
    """
    try:
        _keep(folder, evening, first, right)
    except JournalError as error:
        return (reason_of_error(error),)
    return ()


def _keep(folder: Path, evening: Evening, first: int, right: Mapping[str, Any]) -> None:
    told = next((one for one in evening.ruled if one.entry == first), None)
    picture = evening.journal.picture(first) if told is not None else None
    if told is None or picture is None:
        return
    read = write_event(told.event, evening.game.rules, evening.header)
    keep_case(folder, first, evening.header.game, read, right, picture)
