"""The picture of a play that the camera misread, kept where the owner wishes it."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from companion.engines import write_event
from companion.evening.cases import keep_case
from companion.evening.evening import Evening


def keep_misread(folder: Path, evening: Evening, first: int, right: Mapping[str, Any]) -> None:
    """Keep a play of an evening with its picture, if it has one.

    Args:
        folder: where such pictures lie.
        evening: the evening.
        first: number of the journal's entry under which the play was told first, as it was read.
        right: what was played indeed, as a line of the table record.
    """
    told = next((one for one in evening.ruled if one.entry == first), None)
    picture = evening.journal.picture(first) if told is not None else None
    if told is None or picture is None:
        return
    read = write_event(told.event, evening.game.rules, evening.header)
    keep_case(folder, first, evening.header.game, read, right, picture)
