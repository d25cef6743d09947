"""Damaged files are kept aside, and what can still be read of a journal is saved into a new one."""

from __future__ import annotations

import os
import sqlite3
import time
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path

from companion.evening.journal_file import check, make_tables, opened
from companion.evening.pages import Pages, index_of, log_of
from companion.evening.raw_rows import Mention, RawRows
from companion.evening.seals import Sealed
from companion.machine.whole_files import move_whole

_MOST_GAPS = 10_000
"""More numbers without an entry between two that are there are no gap, but a damaged number."""

Places = dict[int, tuple[int, int]]
"""Where the picture of an entry lies, by the entry's number."""


@dataclass(frozen=True, slots=True)
class Salvage:
    """What came of a damaged journal.

    Attributes:
        saved: entries that are there.
        lost: entries that were there, and cannot be read.
    """

    saved: int
    lost: int


def damaged_name(path: Path) -> Path:
    """Where a file that is damaged is kept, beside its place; nothing lies there yet."""
    name = f"{path.name}.damaged-{time.strftime('%Y%m%d-%H%M%S')}"
    number = 1
    while True:
        chosen = path.with_name(name if number == 1 else f"{name}-{number}")
        if not any(os.path.lexists(file) for file in (chosen, log_of(chosen), index_of(chosen))):
            return chosen
        number += 1


def saving_name(path: Path) -> Path:
    """Where a journal is written that is to take the place of a damaged one."""
    return path.with_name(f"{path.name}.saving")


def saved_name(path: Path) -> Path:
    """Where it lies once it is whole; the next start takes it from there if the power fails just then."""
    return path.with_name(f"{path.name}.saved")


def begun_anew(path: Path) -> sqlite3.Connection:
    """An empty journal to save things into; raises `sqlite3.Error` or `OSError`."""
    drop(saving_name(path))
    return opened(saving_name(path))


def drop(path: Path) -> None:
    """Delete a journal that nobody needs, with what belongs to it; raises `OSError`."""
    for file in (log_of(path), index_of(path), path):
        file.unlink(missing_ok=True)


def rescued(path: Path) -> tuple[Salvage, str | None]:
    """Save what can be read of a journal into a new one in its place.

    Returns:
        What was saved, and the name under which the damaged file is kept; None where there was none.

    Raises:
        sqlite3.Error: the new one cannot be written; the damaged one is where it was.
        OSError: the same.
    """
    try:
        with closing(begun_anew(path)) as fresh, closing(Pages(path)) as pages:
            salvage = copy_readable(pages, fresh)
    except (sqlite3.Error, OSError):
        drop(saving_name(path))
        raise
    return salvage, put_in_place(path)


def put_in_place(path: Path) -> str | None:
    """Let what was saved take the journal's place.

    Returns:
        The name under which the one that was there is kept, None where there was none.
    """
    move_whole(saving_name(path), saved_name(path))
    aside = set_aside(path)
    move_whole(saved_name(path), path)
    return aside


def set_aside(path: Path) -> str | None:
    """Put a journal aside with its log; the name that it has then, None where there was none."""
    aside = damaged_name(path)
    pairs = ((log_of(path), log_of(aside)), (index_of(path), index_of(aside)), (path, aside))
    there = [(file, to) for file, to in pairs if os.path.lexists(file)]
    for file, to in there:
        move_whole(file, to)
    kept = [to.name for file, to in there if file != index_of(path)]
    return kept[-1] if kept else None


def copy_readable(pages: Pages, fresh: sqlite3.Connection, places: Places | None = None) -> Salvage:
    """Copy every row that can still be read, wherever in the file the damage is.

    Args:
        pages: of the damaged file.
        fresh: an open journal with nothing in it.
        places: gets where the pictures lie, which are not copied then.

    Raises:
        sqlite3.Error: the new journal cannot be written.
        OSError: the damaged one cannot be read.
    """
    rows = RawRows(pages)
    mentioned: set[Mention] = set()
    with fresh:
        for found in rows.read():
            if isinstance(found, Mention):
                mentioned.add(found)
                continue
            if found.table == "entry" and places is not None:
                places.setdefault(found.number, found.place)
            values = found.values
            if found.table == "entry" and places is None:
                values = (*values[:-1], rows.picture(found.place))
            marks = ",".join("?" * len(values))
            fresh.execute(f"INSERT OR IGNORE INTO {found.table} VALUES ({marks})", values)  # noqa: S608
        for game, entry in sorted((one.game, one.entry) for one in mentioned):
            _remember(fresh, entry, game)
        _remember_gaps(fresh)
    (saved,) = fresh.execute("SELECT count(*) FROM entry").fetchone()
    lost = "SELECT count(*) FROM seal WHERE kind = ? AND id NOT IN (SELECT id FROM entry)"
    return Salvage(saved, fresh.execute(lost, (Sealed.ENTRY.value,)).fetchone()[0])


def is_whole(database: sqlite3.Connection) -> bool:
    """Whether nothing that can be found out is wrong with an open journal."""
    try:
        make_tables(database)
        check(database)
    except sqlite3.DatabaseError:
        return False
    return True


def _remember(fresh: sqlite3.Connection, entry: int, game: int) -> None:
    """That an entry was there is known, whether it can be read or not."""
    sql = "INSERT OR IGNORE INTO seal (kind, id, game, crc) VALUES (?, ?, ?, NULL)"
    fresh.execute(sql, (Sealed.ENTRY.value, entry, game))


def _remember_gaps(fresh: sqlite3.Connection) -> None:
    """Entries are numbered without gaps: one that is missing was there, in the game of the one before it."""
    known = dict(fresh.execute("SELECT id, game FROM seal WHERE kind = 'entry'").fetchall())
    known |= dict(fresh.execute("SELECT id, game FROM entry").fetchall())
    before = 0
    for entry in sorted(known):
        if entry - before <= _MOST_GAPS:
            for missing in range(before + 1, entry):
                _remember(fresh, missing, known[before] if before else known[entry])
        before = entry
