"""The picture of a play that the camera misread, kept where the owner wishes it."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from companion.engines import write_event
from companion.evening.cases import keep_case
from companion.evening.evening import Evening


def keep_misread(folder: Path, evening: Evening, right: Mapping[str, Any]) -> None:
    """Keep the last play of an evening with its picture, if it has one.

    Args:
        folder: where such pictures lie.
        evening: the evening.
        right: what was played indeed, as a line of the table record.
    """
    last = evening.ruled[-1] if evening.ruled else None
    picture = evening.journal.picture(last.entry) if last is not None else None
    if last is None or picture is None:
        return
    read = write_event(last.event, evening.game.rules, evening.header)
    keep_case(folder, last.entry, evening.header.game, read, right, picture)
