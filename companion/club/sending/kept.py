"""The outbox as the sending program reads it: by connections of its own that are open for one look each.

So neither a checkpoint nor a file that is written anew ever waits for it, and a journal that was replaced is
seen with the next look.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Final

from companion.evening.outbox import Stream, Waiting, stream_of, waiting

PATIENCE: Final = 0.5
"""Seconds for which a file that is being written anew is waited for."""


class KeptOutbox:
    """The outbox of a journal.

    Args:
        journal: the journal's file.
        target: the club and this table in it.
    """

    def __init__(self, journal: Path, target: str) -> None:
        self._place, self._target = journal.resolve().as_uri(), target

    def stream(self) -> Stream | None:
        """The stream as it stands; None where there is none, or the file cannot be read now."""
        try:
            with self._open() as database:
                return stream_of(database, self._target)
        except sqlite3.Error:
            return None

    def waiting(self, stream: Stream, after: int, most: int, *, again: bool) -> tuple[Waiting, ...]:
        """What is to be sent next, as `companion.evening.outbox.waiting`; nothing where it cannot be read."""
        try:
            with self._open() as database:
                return waiting(database, stream, after, most, again=again)
        except sqlite3.Error:
            return ()

    @contextmanager
    def _open(self) -> Iterator[sqlite3.Connection]:
        with closing(sqlite3.connect(f"{self._place}?mode=ro", uri=True, timeout=PATIENCE)) as database:
            yield database
