"""A copy of a journal, made while an evening may go on in it, and what evenings it is told apart by.

An evening is the same in two journals where the same was told at the same moments;
see `companion.evening.same_evenings`.
"""

from __future__ import annotations

import enum
import sqlite3
from collections.abc import Iterator
from contextlib import closing, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from companion.engines.names import composed, is_forgotten
from companion.evening import outbox
from companion.evening.journal_file import (
    PATIENCE,
    check,
    connected,
    is_damage,
    make_tables,
    opened,
    own_schema,
    refuse_foreign,
)
from companion.evening.kept_journal import header_of
from companion.evening.pages import Pages, is_log_broken
from companion.evening.rescue import copy_readable
from companion.evening.same_evenings import Moments, moments_of


def copy_journal(path: Path, to: Path) -> int:
    """Copy a journal as it stands at one moment, whoever writes it meanwhile.

    Args:
        path: the journal.
        to: where the copy is written; nothing lies there yet.

    Returns:
        How many entries of a damaged one could not be read and are not in the copy; 0 for a whole one.

    Raises:
        sqlite3.Error: it cannot be read at all, is no journal of this companion, or the copy not written.
        OSError: the same.
    """
    try:
        if path.stat().st_size and not is_log_broken(path):
            with closing(_to_read(path)) as database, own_schema(database):
                refuse_foreign(database)
                # One file without what was deleted, and as it stands at one moment (sqlite.org, "VACUUM").
                database.execute("VACUUM INTO ?", (str(to),))
                with closing(sqlite3.connect(to)) as copy:
                    make_tables(copy)  # an earlier companion knew fewer
                    with copy:
                        outbox.strip(copy)
                    check(copy)
            return 0
    except sqlite3.Error as error:
        if not is_damage(error):
            raise
    to.unlink(missing_ok=True)
    with closing(opened(to)) as fresh, closing(Pages(path)) as pages:
        lost = copy_readable(pages, fresh).lost
        fresh.execute("PRAGMA journal_mode = DELETE")
    return lost


def _to_read(path: Path) -> sqlite3.Connection:
    """A connection that takes part in the locks of whoever writes; from a read-only disk nobody writes."""
    place = path.resolve().as_uri()
    for mode in ("rw", "ro"):
        with suppress(sqlite3.OperationalError):
            database = connected(f"{place}?mode={mode}", uri=True, timeout=PATIENCE)
            try:
                database.execute("SELECT count(*) FROM sqlite_schema").fetchone()
            except sqlite3.Error:
                database.close()
                raise
            return database
    return connected(f"{place}?mode=ro&immutable=1", uri=True)


class Likeness(enum.Enum):
    """What becomes of an evening of one journal in another."""

    NEW = "new"
    """It is not there."""
    THERE = "there"
    """All that was told in it is there."""
    OTHERWISE = "otherwise"
    """It is there, but not all that was told in it: one of them goes on where the other one does not."""


@dataclass(frozen=True, slots=True)
class Compared:
    """An evening of a journal, compared with those of another one.

    Attributes:
        number: its number in its own journal.
        likeness: what it is to the other journal.
        forgotten: names of its people who were forgotten in the other one.
    """

    number: int
    likeness: Likeness
    forgotten: frozenset[str] = frozenset()


def compared(database: sqlite3.Connection, there: sqlite3.Connection | None) -> Iterator[Compared]:
    """Each evening of a journal, oldest first, compared with those of another one; None: there is none.

    Raises:
        sqlite3.Error: one of them cannot be read.
    """
    others: dict[Any, list[int]] = {}
    theirs: dict[int, Moments] = {}
    if there is not None:
        theirs = moments_of(there)
        for evening, began in there.execute("SELECT evening, started FROM game").fetchall():
            others.setdefault(began, []).append(evening)
    for number, moments in sorted(moments_of(database).items()):
        games = {began for kind, began, _ in moments if kind == "game"}
        alike = sorted({other for began in games for other in others.get(began, ())})
        if not alike or there is None:
            yield Compared(number, Likeness.NEW)
            continue
        held = any(moments <= theirs[other] for other in alike)
        likeness = Likeness.THERE if held else Likeness.OTHERWISE
        yield Compared(number, likeness, _forgotten(database, there, games))


def _forgotten(database: sqlite3.Connection, there: sqlite3.Connection, games: set[Any]) -> frozenset[str]:
    """Who has a name in these games, and none any more in the same games there."""
    names: set[str] = set()
    for began in games:
        sql = "SELECT header FROM game WHERE started = ? ORDER BY id LIMIT 1"
        here, other = (one.execute(sql, (began,)).fetchone() for one in (database, there))
        mine, theirs = (header_of(row[0]) if row else None for row in (here, other))
        if mine is None or theirs is None or len(mine.players) != len(theirs.players):
            continue
        pairs = zip(mine.players, theirs.players, strict=True)
        names |= {composed(name) for name, now in pairs if is_forgotten(now) and not is_forgotten(name)}
    return frozenset(names)
