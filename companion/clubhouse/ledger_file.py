"""The club's file: its tables, and how it is opened."""

from __future__ import annotations

import fcntl
import os
import sqlite3
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Final

from assets.bounds.errors import BoundError
from assets.bounds.files import check_ordinary
from assets.bounds.limits import CLUB_FILE, MEGABYTE
from companion.clubhouse.errors import LedgerError
from companion.engines import Reason
from companion.machine.folders import make_private
from companion.texts.errors import reason_of

FORMAT: Final = 1
"""Version of the tables below, kept in SQLite's ``user_version``."""

APPLICATION: Final = 0x54434C42
"""``TCLB`` in SQLite's ``application_id``: no other program's file is taken for one of these."""

SPARE: Final = 64
"""Pages that a file has left at most where it takes no more for its size: one thing takes no more of them."""

PATIENCE: Final = 5.0
"""Seconds for which somebody who reads the file is waited for."""

_TABLES: Final = """
CREATE TABLE kept (name TEXT PRIMARY KEY, value TEXT NOT NULL);
CREATE TABLE evening (id INTEGER PRIMARY KEY, begun REAL NOT NULL, own TEXT);
CREATE TABLE stream (
    id INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE, place TEXT NOT NULL, counted INTEGER NOT NULL);
CREATE TABLE event (
    stream INTEGER NOT NULL REFERENCES stream(id), sequence INTEGER NOT NULL, evening INTEGER NOT NULL,
    round INTEGER NOT NULL, game INTEGER, payload BLOB NOT NULL, PRIMARY KEY (stream, sequence)
) WITHOUT ROWID;
CREATE INDEX event_of_evening ON event(evening);
CREATE TABLE person (evening INTEGER NOT NULL, name TEXT NOT NULL, PRIMARY KEY (evening, name));
CREATE TABLE round (
    evening INTEGER NOT NULL, number INTEGER NOT NULL, game TEXT, begun REAL NOT NULL,
    PRIMARY KEY (evening, number));
CREATE TABLE seat (
    evening INTEGER NOT NULL, round INTEGER NOT NULL, place TEXT NOT NULL, seat INTEGER NOT NULL,
    name TEXT NOT NULL, PRIMARY KEY (evening, round, place, seat));
CREATE TABLE correction (
    stream TEXT NOT NULL, game INTEGER NOT NULL, totals TEXT, PRIMARY KEY (stream, game));
CREATE TABLE answered (place TEXT PRIMARY KEY, time REAL NOT NULL);
"""
"""``place`` is a table's name. ``event.payload`` is what came, ``event.game`` the game's number at its table.
``evening`` is the club's own, ``evening.own`` the game by whose own points it goes, NULL: by places.
``correction.totals`` is a list as JSON, NULL where the game does not count."""


def lock_of(path: Path) -> Path:
    """The file whose lock says that somebody counts."""
    return path.with_name(path.name + ".lock")


def locked(path: Path) -> int:
    """Take the lock of who counts; gives its file descriptor.

    Raises:
        LedgerError: another program counts for this club, or the folder cannot be written.
    """
    try:
        make_private(path.parent)
        descriptor = os.open(lock_of(path), os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600)
    except OSError as error:
        raise LedgerError(unopened(path, error)) from error
    try:
        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as error:
        os.close(descriptor)
        raise LedgerError(reason_of("trouble-ledger-in-use", file=str(path))) from error
    return descriptor


def opened(path: Path) -> sqlite3.Connection:
    """The file, made with its folder where there is none.

    Raises:
        LedgerError: it cannot be opened, or is none of these.
    """
    try:
        _check_kind(path)
        with suppress(FileExistsError):
            os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_RDWR | os.O_CLOEXEC, 0o600))
        database = sqlite3.connect(path, timeout=PATIENCE, isolation_level=None)
    except (sqlite3.Error, OSError) as error:
        raise LedgerError(unopened(path, error)) from error
    return _sound(database, path, _prepare)


def read_only(path: Path) -> sqlite3.Connection:
    """The file, to be read while somebody may be counting.

    Raises:
        LedgerError: there is none, or it cannot be read.
    """
    if not path.exists():
        raise LedgerError(reason_of("trouble-ledger-none", file=str(path)))
    try:
        _check_kind(path)
        database = sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", timeout=PATIENCE, uri=True)
    except (sqlite3.Error, OSError) as error:
        raise LedgerError(unopened(path, error)) from error
    return _sound(database, path, _check)


def _sound(
    database: sqlite3.Connection, path: Path, check: Callable[[sqlite3.Connection, Path], None]
) -> sqlite3.Connection:
    """A file that is opened, once it was checked; closed where it is not what it must be.

    Raises:
        LedgerError: it is not.
    """
    try:
        check(database, path)
    except sqlite3.Error as error:
        database.close()
        raise LedgerError(unopened(path, error)) from error
    except LedgerError:
        database.close()
        raise
    return database


def unopened(path: Path, error: Exception) -> Reason:
    """Why the file cannot be opened, and what to do."""
    if isinstance(error, BoundError | IsADirectoryError):
        return reason_of("trouble-ledger-no-file", file=str(path))
    if type(error) is sqlite3.DatabaseError:
        return reason_of("trouble-ledger-damaged", file=str(path))
    why = error.strerror if isinstance(error, OSError) else str(error)
    return reason_of("trouble-ledger-unopened", file=str(path), why=why or str(error))


def unwritten(database: sqlite3.Connection, path: Path, error: sqlite3.Error) -> Reason:
    """Why nothing more can be written into the file, and what to do."""
    if getattr(error, "sqlite_errorcode", None) == sqlite3.SQLITE_FULL:
        (pages,), (most,) = (
            database.execute(f"PRAGMA {asked}").fetchone() for asked in ("page_count", "max_page_count")
        )
        # What is to be written may need more than the one page that is left.
        if pages >= most - SPARE:
            return reason_of("trouble-ledger-large", file=str(path), most=CLUB_FILE // MEGABYTE)
    return reason_of("trouble-ledger-unwritten", file=str(path), why=str(error))


def _check_kind(path: Path) -> None:
    with suppress(FileNotFoundError):
        check_ordinary(path, path.stat().st_mode)


def _prepare(database: sqlite3.Connection, path: Path) -> None:
    database.execute("PRAGMA journal_mode = WAL")
    database.execute("PRAGMA synchronous = FULL")
    (page,) = database.execute("PRAGMA page_size").fetchone()
    database.execute(f"PRAGMA max_page_count = {CLUB_FILE // page}")
    if not database.execute("SELECT 1 FROM sqlite_master LIMIT 1").fetchone():
        stamp = f"PRAGMA application_id = {APPLICATION}; PRAGMA user_version = {FORMAT};"
        database.executescript(f"BEGIN; {_TABLES} {stamp} COMMIT;")
    _check(database, path)


def _check(database: sqlite3.Connection, path: Path) -> None:
    """Refuse another program's file, a newer companion's, and a damaged one."""
    (application,) = database.execute("PRAGMA application_id").fetchone()
    (version,) = database.execute("PRAGMA user_version").fetchone()
    if application != APPLICATION:
        raise LedgerError(reason_of("trouble-ledger-foreign", file=str(path)))
    if version > FORMAT:
        raise LedgerError(reason_of("trouble-ledger-newer", file=str(path)))
    if database.execute("PRAGMA quick_check(1)").fetchone() != ("ok",):
        raise LedgerError(reason_of("trouble-ledger-damaged", file=str(path)))
