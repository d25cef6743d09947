"""The journal's file: its tables, how it is opened to be written, and why it cannot be."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Iterator, Mapping
from contextlib import closing, contextmanager, suppress
from functools import cache
from pathlib import Path

from assets.bounds.errors import BoundError
from assets.bounds.files import check_ordinary
from companion.engines import Reason
from companion.evening.pages import index_of, log_of
from companion.texts.errors import reason_of

FORMAT = 1
"""Version of the tables below, kept in SQLite's ``user_version``."""

_TABLES = {
    "evening": "(id INTEGER PRIMARY KEY, started REAL NOT NULL, ended REAL)",
    "game": """(
    id INTEGER PRIMARY KEY, evening INTEGER NOT NULL REFERENCES evening(id), header TEXT NOT NULL,
    started REAL NOT NULL, table_is TEXT)""",
    "entry": """(
    id INTEGER PRIMARY KEY, game INTEGER NOT NULL REFERENCES game(id), time REAL NOT NULL,
    event TEXT NOT NULL, verdict TEXT NOT NULL, clause TEXT, source TEXT NOT NULL, picture BLOB)""",
    "score_edit": """(
    id INTEGER PRIMARY KEY, game INTEGER NOT NULL REFERENCES game(id), time REAL NOT NULL,
    after INTEGER NOT NULL, points TEXT NOT NULL)""",
    "unset_clock": "(evening INTEGER PRIMARY KEY REFERENCES evening(id), day INTEGER)",
    "seating": "(game INTEGER PRIMARY KEY REFERENCES game(id), directions TEXT NOT NULL)",
    "keepsake": """(
    id INTEGER PRIMARY KEY, game INTEGER NOT NULL REFERENCES game(id), time REAL NOT NULL,
    kind TEXT NOT NULL, content BLOB NOT NULL)""",
    "person": """(
    id INTEGER PRIMARY KEY, name TEXT NOT NULL, chosen TEXT NOT NULL, picture BLOB, crc INTEGER NOT NULL)""",
    "stream": """(
    id INTEGER PRIMARY KEY, name TEXT NOT NULL, target TEXT NOT NULL, sequence INTEGER NOT NULL,
    evening INTEGER, game INTEGER, counted INTEGER)""",
    "outbox": """(
    id INTEGER PRIMARY KEY, stream INTEGER NOT NULL REFERENCES stream(id), sequence INTEGER NOT NULL,
    game INTEGER, time REAL NOT NULL, told TEXT NOT NULL, acked REAL)""",
    "seal": """(
    kind TEXT NOT NULL, id INTEGER NOT NULL, game INTEGER NOT NULL, crc INTEGER, UNIQUE (kind, id))""",
}
"""The columns of each table. A seal says of a row of another table that it was written, to which game it
belongs, and the CRC-32 of what it held; see `companion.evening.seals`. ``unset_clock`` names the evenings
that began while the clock was not set, each with its day as people told it (`datetime.date.toordinal`), NULL
where nobody has. ``keepsake`` holds what is kept of a game's end (`companion.evening.keepsakes`). ``person``
says what somebody has chosen for themselves, with the CRC-32 of it. ``stream`` and ``outbox`` hold what goes
to a club (`companion.evening.outbox`); of a damaged file nothing of them is saved. An earlier companion
writes none of these, and leaves them as they are. The ``source`` of what was put right, and of what was told
again after it, names the entry under which it was told first, ``again:12``; an earlier companion takes such a
source for damaged, tells so, and goes on."""

_INDEXES = (
    "CREATE INDEX IF NOT EXISTS entry_of_game ON entry(game, id)",
    "CREATE INDEX IF NOT EXISTS outbox_in_order ON outbox(stream, sequence)",
)

GOES_ON = "ended IS NULL AND evening.id > (SELECT ifnull(max(id), 0) FROM evening WHERE ended <> started)"
"""Says of a row of ``evening`` that it can go on: it has not ended, nor has one that was played after it.
What shows the past ended as it began. By its dates an evening may end before it begins: the clock was set."""

BY_LAST_PLAY = """(
    SELECT max(entry.id) FROM entry JOIN game ON game.id = entry.game WHERE game.evening = evening.id
) DESC, evening.id DESC"""
"""Orders rows of ``evening``: first the one in which something was told last, at the end those without.
People may have gone on with an older one than the newest."""

PATIENCE = 10.0
"""Seconds for which another program that writes the file is waited for."""


class NewerError(sqlite3.OperationalError):
    """A newer companion wrote the file."""


class ForeignError(sqlite3.OperationalError):
    """Another program wrote the file."""


_IN_USE = (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED)
_DAMAGE = (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)
_MAY_PASS = (
    *_IN_USE,
    *(sqlite3.SQLITE_FULL, sqlite3.SQLITE_IOERR, sqlite3.SQLITE_READONLY),
    *(sqlite3.SQLITE_CANTOPEN, sqlite3.SQLITE_PROTOCOL),
)


def code_of(error: Exception) -> int | None:
    """SQLite's code of an error, without what it adds for a closer look; None where there is none."""
    code = getattr(error, "sqlite_errorcode", None)
    return None if code is None else int(code) & 0xFF


def is_damage(error: Exception) -> bool:
    """Whether an error says that the file is not what it should be, not that it cannot be used now."""
    if code_of(error) is None:
        return type(error) is sqlite3.DatabaseError
    cut = getattr(error, "sqlite_errorcode", None) == sqlite3.SQLITE_IOERR_SHORT_READ
    return cut or code_of(error) in _DAMAGE


def may_pass(error: Exception) -> bool:
    """Whether what cannot be written now can be later: the disk is full or read-only, the file in use."""
    return code_of(error) in _MAY_PASS


def unopened(path: Path, error: Exception) -> Reason:
    """Why the journal cannot be opened, and what to do."""
    code = code_of(error)
    match error:
        case NewerError():
            return reason_of("trouble-journal-newer", file=str(path))
        case sqlite3.Error() if isinstance(error, ForeignError) or code == sqlite3.SQLITE_ERROR:
            return reason_of("trouble-journal-foreign", file=str(path))
        case sqlite3.Error() if code in _IN_USE:
            return reason_of("trouble-journal-in-use", file=str(path))
        case sqlite3.Error() if code == sqlite3.SQLITE_FULL:
            return reason_of("trouble-journal-full", file=str(path))
        case sqlite3.Error() if code == sqlite3.SQLITE_READONLY:
            return reason_of("trouble-journal-read-only", file=str(path))
        case BoundError() | IsADirectoryError():
            return reason_of("trouble-journal-no-file", file=str(path))
        case OSError(strerror=str(why)):
            return reason_of("trouble-journal-unopened", file=str(path), why=why)
    return reason_of("trouble-journal-unopened", file=str(path), why=str(error))


def check_kind(path: Path) -> None:
    """Refuse a journal, or a log of one, in whose place something else lies: to open a pipe would never end.

    Raises:
        OSError: it is a folder, a pipe, a device or the like, or a link that leads nowhere.
    """
    for file in (path, log_of(path), index_of(path)):
        with suppress(FileNotFoundError):
            check_ordinary(file, file.stat().st_mode)


def unwritten(path: Path, error: Exception) -> Reason:
    """Why the journal cannot be written now, and what to do."""
    match code_of(error):
        case sqlite3.SQLITE_BUSY | sqlite3.SQLITE_LOCKED:
            return reason_of("trouble-journal-locked", file=str(path))
        case sqlite3.SQLITE_FULL:
            return reason_of("trouble-journal-full", file=str(path))
        case sqlite3.SQLITE_READONLY:
            return reason_of("trouble-journal-read-only", file=str(path))
    return reason_of("trouble-journal-unwritten", file=str(path), why=str(error))


def _ours(database: sqlite3.Connection) -> bool:
    """Whether all tables of a file that bears no version are those of a journal that was just begun."""
    named = "SELECT name FROM sqlite_schema WHERE type = 'table'"
    return all(name in _TABLES for (name,) in database.execute(named))


def opened(path: Path, patience: float = PATIENCE) -> sqlite3.Connection:
    """The file, checked and with all its tables; made when it does not exist, for its owner alone.

    Args:
        path: of the file.
        patience: seconds for which another program that writes it is waited for.

    Raises:
        sqlite3.OperationalError: it cannot be opened, or is not this companion's to write; see `unopened`.
        sqlite3.DatabaseError: it is damaged.
        OSError: it cannot be made.
    """
    make_private_file(path)
    database = connected(path, timeout=patience)
    try:
        with own_schema(database):
            refuse_foreign(database)
            database.execute("PRAGMA journal_mode = WAL")
            database.execute("PRAGMA synchronous = FULL")
            make_tables(database)
            check(database)
    except sqlite3.Error:
        database.close()
        raise
    return database


def connected(path: Path | str, *, timeout: float = PATIENCE, uri: bool = False) -> sqlite3.Connection:
    """A connection that gives text that is none as bytes, so that one bad value costs no other."""
    database = sqlite3.connect(path, timeout=timeout, uri=uri)
    database.text_factory = _text
    return database


def make_tables(database: sqlite3.Connection) -> None:
    """Make the tables that are not there."""
    for name, columns in _TABLES.items():
        database.execute(f"CREATE TABLE IF NOT EXISTS {name} {columns}")
    for index in _INDEXES:
        database.execute(index)
    if database.execute("PRAGMA user_version").fetchone() != (FORMAT,):
        database.execute(f"PRAGMA user_version = {FORMAT}")


def stand_in(database: sqlite3.Connection) -> None:
    """Make empty tables in memory in place of those that a file of an earlier companion lacks."""
    database.execute("PRAGMA temp_store = MEMORY")
    there = {name for (name,) in database.execute("SELECT name FROM sqlite_schema WHERE type = 'table'")}
    for name in _TABLES.keys() - there:
        database.execute(f"CREATE TEMP TABLE {name} {_TABLES[name]}")


def refuse_foreign(database: sqlite3.Connection) -> None:
    """Raise `NewerError` or `ForeignError` where the file is not this companion's."""
    version = database.execute("PRAGMA user_version").fetchone()[0]
    if version > FORMAT:
        raise NewerError
    if version == 0 and not _ours(database):
        raise ForeignError


@contextmanager
def own_schema(database: sqlite3.Connection) -> Iterator[None]:
    """Inside, what SQLite does not find in a file that bears our version is damage, and no other program's.

    Raises:
        sqlite3.DatabaseError: the file is damaged.
    """
    try:
        yield
    except UnicodeDecodeError as error:  # of SQLite's own sentence, which quotes the file
        raise sqlite3.DatabaseError("the tables' names are damaged") from error
    except sqlite3.OperationalError as error:
        ours = database.execute("PRAGMA user_version").fetchone() == (FORMAT,)
        if code_of(error) != sqlite3.SQLITE_ERROR or not ours:
            raise
        raise sqlite3.DatabaseError("the tables are not those of a journal") from error


@contextmanager
def _at_one_moment(database: sqlite3.Connection) -> Iterator[None]:
    """Inside, a journal is read as it stands at one moment, whoever writes to it meanwhile."""
    if database.in_transaction:
        yield
        return
    database.execute("BEGIN")
    try:
        yield
    finally:
        database.rollback()


def check(database: sqlite3.Connection) -> None:
    """Look through all but the pictures: every row must be there, and found by the index, too.

    A picture's pages need no look, nor does the room between the rows: this takes a tenth of what SQLite's
    ``quick_check`` takes, and finds whatever costs an entry.

    Raises:
        sqlite3.DatabaseError: the file is damaged.
    """
    with _at_one_moment(database):
        for table, columns in _columns().items():
            if _columns_of(database, table) != columns:
                raise sqlite3.DatabaseError(f"the columns of {table} are others")
        for table in _TABLES.keys() - {"entry"}:
            for _ in database.execute(f"SELECT * FROM {table}"):  # noqa: S608
                pass
        looked = "typeof(game), typeof(time), length(event), length(verdict), length(clause), length(source)"
        rows = sum(1 for _ in database.execute(f"SELECT id, {looked} FROM entry NOT INDEXED"))  # noqa: S608
        found = _indexed(database, "entry_of_game", "game, id", "entry")
        if found is not None and found != rows:
            raise sqlite3.DatabaseError("the index is not that of the entries")
        _indexed(database, "sqlite_autoindex_seal_1", "kind, id", "seal")


@cache
def _columns() -> Mapping[str, tuple[str, ...]]:
    """The columns' names of each table."""
    with closing(sqlite3.connect(":memory:")) as empty:
        make_tables(empty)
        return {table: _columns_of(empty, table) for table in _TABLES}


def _columns_of(database: sqlite3.Connection, table: str) -> tuple[str, ...]:
    return tuple(column[0] for column in database.execute(f"SELECT * FROM {table} LIMIT 0").description)  # noqa: S608


def _indexed(database: sqlite3.Connection, index: str, columns: str, table: str) -> int | None:
    """How many rows an index names, None where it is not there.

    Raises:
        sqlite3.DatabaseError: it is damaged, or names what is not there.
    """
    named = "SELECT name FROM sqlite_schema WHERE type = 'index' AND name = ?"
    if database.execute(named, (index,)).fetchone() is None:
        return None
    by_index = f"SELECT {columns} FROM {table} INDEXED BY {index}"  # noqa: S608
    differing = database.execute(f"{by_index} EXCEPT SELECT {columns} FROM {table} NOT INDEXED LIMIT 1")  # noqa: S608
    if differing.fetchone() is not None:
        raise sqlite3.DatabaseError("an index names what is not there")
    return sum(1 for _ in database.execute(by_index))


def make_private_file(path: Path) -> None:
    """Make the file, or put its rights right: it holds pictures of people's tables; raises `OSError`.

    A file that is there is not opened: to close it again would let go of the locks that this program holds.
    """
    with suppress(FileExistsError):
        os.close(os.open(path, os.O_RDWR | os.O_CREAT | os.O_EXCL, 0o600))
    for file in (path, log_of(path), index_of(path)):
        with suppress(FileNotFoundError, PermissionError):  # of another owner
            if file.stat().st_mode & 0o077:
                file.chmod(0o600)


def _text(content: bytes) -> str | bytes:
    try:
        return content.decode()
    except UnicodeDecodeError:
        return content
