"""Damaged files are kept aside, and what can still be read of a journal is saved into a new one."""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

_TABLES = (("evening", "id"), ("game", "id"), ("entry", "id"), ("score_edit", "id"), ("seating", "game"))
"""The journal's tables, each with the number that its rows are found by."""

_GAP = 10_000
"""So many numbers after another without a row that can be read are the end of a table: rows are numbered
without gaps, and damage that hides so many leaves little else."""


def damaged_name(path: Path) -> Path:
    """Where a file that is damaged is kept, beside its place."""
    return path.with_name(f"{path.name}.damaged-{time.strftime('%Y%m%d-%H%M%S')}")


def copy_readable(damaged: Path, fresh: sqlite3.Connection) -> int:
    """Copy every row that can still be read, wherever in the file the damage is.

    Args:
        damaged: the file; it is only read.
        fresh: an open journal with nothing in it.

    Returns:
        The number of entries saved.

    Raises:
        sqlite3.Error: the new journal cannot be written.
    """
    entries = 0
    with closing(sqlite3.connect(f"{damaged.resolve().as_uri()}?mode=ro", uri=True)) as source:
        for table, number in _TABLES if _is_database(source) else ():
            with fresh:
                for row in _rows(source, table, number):
                    marks = ",".join("?" * len(row))
                    fresh.execute(f"INSERT OR IGNORE INTO {table} VALUES ({marks})", row)  # noqa: S608
                    entries += table == "entry"
    return entries


def _is_database(source: sqlite3.Connection) -> bool:
    try:
        source.execute("SELECT count(*) FROM sqlite_master")
    except sqlite3.DatabaseError:
        return False
    return True


def _rows(source: sqlite3.Connection, table: str, number: str) -> Iterator[tuple[Any, ...]]:
    """The rows of a table that can be read, each asked for by itself: no other one's damage stops it."""
    found = wanted = 0
    while wanted < found + _GAP:
        wanted += 1
        try:
            row = source.execute(f"SELECT * FROM {table} WHERE {number} = ?", (wanted,)).fetchone()  # noqa: S608
        except sqlite3.DatabaseError:
            continue
        if row is not None:
            found = wanted
            yield row
