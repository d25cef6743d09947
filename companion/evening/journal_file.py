"""The journal's file: its tables, how it is opened, and why it cannot be."""

from __future__ import annotations

import sqlite3
from pathlib import Path

from companion.engines import Reason
from companion.errors import reason_of

FORMAT = 1
"""Version of the tables below, kept in SQLite's ``user_version``."""

TABLES = """
CREATE TABLE IF NOT EXISTS evening (id INTEGER PRIMARY KEY, started REAL NOT NULL, ended REAL);
CREATE TABLE IF NOT EXISTS game (
    id INTEGER PRIMARY KEY, evening INTEGER NOT NULL REFERENCES evening(id), header TEXT NOT NULL,
    started REAL NOT NULL, table_is TEXT);
CREATE TABLE IF NOT EXISTS entry (
    id INTEGER PRIMARY KEY, game INTEGER NOT NULL REFERENCES game(id), time REAL NOT NULL,
    event TEXT NOT NULL, verdict TEXT NOT NULL, clause TEXT, source TEXT NOT NULL, picture BLOB);
CREATE TABLE IF NOT EXISTS score_edit (
    id INTEGER PRIMARY KEY, game INTEGER NOT NULL REFERENCES game(id), time REAL NOT NULL,
    after INTEGER NOT NULL, points TEXT NOT NULL);
CREATE TABLE IF NOT EXISTS seating (game INTEGER PRIMARY KEY REFERENCES game(id), directions TEXT NOT NULL);
CREATE INDEX IF NOT EXISTS entry_of_game ON entry(game, id);
"""

GOES_ON = "ended IS NULL AND evening.id > (SELECT ifnull(max(id), 0) FROM evening WHERE ended > started)"
"""Says of a row of ``evening`` that it can go on: it has not ended, nor has one that was played after it.
What shows the past ended as it began."""

PATIENCE = 10.0
"""Seconds for which another program that writes the file is waited for."""


class _NewerError(sqlite3.OperationalError):
    """A newer companion wrote the file."""


class _ForeignError(sqlite3.OperationalError):
    """Another program wrote the file."""


_IN_USE = (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED)


def unopened(path: Path, error: Exception) -> Reason:
    """Why the journal cannot be opened, and what to do."""
    code = getattr(error, "sqlite_errorcode", None)
    match error:
        case _NewerError():
            return reason_of("trouble-journal-newer", file=str(path))
        case sqlite3.Error() if isinstance(error, _ForeignError) or code == sqlite3.SQLITE_ERROR:
            return reason_of("trouble-journal-foreign", file=str(path))
        case sqlite3.Error() if code in _IN_USE:
            return reason_of("trouble-journal-in-use", file=str(path))
        case OSError(strerror=str(why)):
            return reason_of("trouble-journal-unopened", file=str(path), why=why)
    return reason_of("trouble-journal-unopened", file=str(path), why=str(error))


def _ours(database: sqlite3.Connection) -> bool:
    """Whether all tables of a file that bears no version are those of a journal that was just begun."""
    named = "SELECT name FROM sqlite_schema WHERE type = 'table'"
    return all(f"EXISTS {name} (" in TABLES for (name,) in database.execute(named))


def opened(path: Path) -> sqlite3.Connection:
    """The file, checked and with all its tables; made when it does not exist.

    Raises:
        sqlite3.OperationalError: it cannot be opened, or is not this companion's to write; see `unopened`.
        sqlite3.DatabaseError: it is damaged.
    """
    database = sqlite3.connect(path, timeout=PATIENCE)
    try:
        database.execute("PRAGMA journal_mode = WAL")
        database.execute("PRAGMA synchronous = FULL")
        if database.execute("PRAGMA quick_check(1)").fetchone() != ("ok",):
            raise sqlite3.DatabaseError("the file is damaged")
        version = database.execute("PRAGMA user_version").fetchone()[0]
        if version > FORMAT:
            raise _NewerError
        if version == 0 and not _ours(database):
            raise _ForeignError
        database.executescript(TABLES)
        database.execute(f"PRAGMA user_version = {FORMAT}")
    except sqlite3.Error:
        database.close()
        raise
    return database
