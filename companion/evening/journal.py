"""The journal: every ruling with its picture, on disk before it is on the screen.

One SQLite file for all evenings, in write-ahead mode with synchronous FULL: what `append` has returned from
is on the disk, also when the power fails (SQLite's documentation of ``PRAGMA synchronous``).
"""

from __future__ import annotations

import json
import sqlite3
import time
from collections.abc import Iterator, Mapping
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from companion.engines import Header, Reason, Verdict, read_header
from companion.errors import reason_of
from companion.evening.errors import JournalError
from companion.evening.rescue import copy_readable, damaged_name
from companion.evening.totals import Points, ScoreEdit

_Statement = tuple[str, tuple[Any, ...]]
"""SQL and its values."""

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

PATIENCE = 10.0
"""Seconds for which another program that writes the file is waited for."""

_NEW_GAME = "INSERT INTO game (evening, header, started, table_is)"


@dataclass(frozen=True, slots=True)
class Entry:
    """One ruled event.

    Attributes:
        number: the entry's number, increasing over all evenings.
        line: the event as a line of the table record.
        verdict: what the rules said.
        clause: the clause that forbade it, None for a legal one.
        source: who told it: ``"camera"``, ``"touch"``, ``"hand"`` (typed in) or ``"correction"``.
        time: seconds since the epoch.
    """

    number: int
    line: Mapping[str, Any]
    verdict: Verdict
    clause: str | None
    source: str
    time: float


@dataclass(frozen=True, slots=True)
class GameEntry:
    """One game of an evening: its number in the journal and its header."""

    number: int
    evening: int
    header: Header


class Journal:
    """The journal's file.

    Args:
        path: the file; made with its folders when it does not exist. A damaged one is set aside, what can
            be read of it is saved, and `rescued` tells so.

    Raises:
        JournalError: it cannot be opened or written.
    """

    def __init__(self, path: Path) -> None:
        self.path = path
        self.rescued: Reason | None = None
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            if self._saved.exists() and not path.exists():  # the power failed when it had just been saved
                self._saved.replace(path)
            try:
                self._database = _open(path)
            except sqlite3.DatabaseError as error:
                if isinstance(error, sqlite3.OperationalError):
                    raise
                self._database = self._rescue()
        except (sqlite3.Error, OSError) as error:
            raise JournalError(_unopened(path, error)) from error

    def begin_evening(self, header: Header) -> GameEntry:
        """A new evening that begins with that game."""
        now = time.time()
        game = self._write(
            ("INSERT INTO evening (started) VALUES (?)", (now,)),
            (f"{_NEW_GAME} VALUES (last_insert_rowid(), ?, ?, NULL)", (_written(header), now)),
        )
        evening = self._row("SELECT evening FROM game WHERE id = ?", (game,))[0]
        return GameEntry(game, evening, header)

    def end_evening(self, evening: int) -> None:
        """The evening is over; the next start begins a new one."""
        self._write(("UPDATE evening SET ended = ? WHERE id = ?", (time.time(), evening)))

    def drop_evening(self, evening: int) -> None:
        """Forget an evening in which nothing was ruled on; any other one stays."""
        if self._row("SELECT 1 FROM entry JOIN game ON game.id = game WHERE evening = ?", (evening,)):
            return
        self._write(
            ("DELETE FROM seating WHERE game IN (SELECT id FROM game WHERE evening = ?)", (evening,)),
            ("DELETE FROM game WHERE evening = ?", (evening,)),
            ("DELETE FROM evening WHERE id = ?", (evening,)),
        )

    def begin_game(self, last: int, header: Header, *, seated: bool) -> int:
        """The next game of an evening at the same table; its number.

        Args:
            last: number of the game before it.
            header: the game.
            seated: whether people still sit where they said that they sit.
        """
        seats = self.seats(last) if seated else None
        again = f"{_NEW_GAME} SELECT evening, ?, ?, table_is FROM game WHERE id = ?"  # noqa: S608
        statements: list[_Statement] = [(again, (_written(header), time.time(), last))]
        if seats is not None:
            seating = "INSERT INTO seating (game, directions) VALUES (last_insert_rowid(), ?)"
            statements.append((seating, (json.dumps(seats),)))
        return self._write(*statements)

    def append(
        self,
        game: int,
        line: Mapping[str, Any],
        verdict: Verdict,
        clause: str | None,
        source: str,
        picture: bytes | None = None,
    ) -> int:
        """Put one ruled event on disk; its entry's number. On return it survives a power cut."""
        written = json.dumps(line, ensure_ascii=False, separators=(",", ":"))
        sql = "INSERT INTO entry (game, time, event, verdict, clause, source, picture) VALUES (?,?,?,?,?,?,?)"
        return self._write((sql, (game, time.time(), written, verdict.value, clause, source, picture)))

    def edit_scores(self, game: int, after: int, points: Points) -> None:
        """Put a change of the scores by the table on disk.

        Args:
            game: the game's number.
            after: number of the game's newest entry, 0 for none.
            points: what everybody's total changes by.
        """
        sql = "INSERT INTO score_edit (game, time, after, points) VALUES (?, ?, ?, ?)"
        self._write((sql, (game, time.time(), after, json.dumps(points))))

    def score_edits(self, game: int) -> tuple[ScoreEdit, ...]:
        """All changes of a game's scores by the table, oldest first; `ValueError` where one is damaged."""
        rows = self._all("SELECT after, points, time FROM score_edit WHERE game = ? ORDER BY id", (game,))
        return tuple(_score_edit(*row) for row in rows)

    def keep_table(self, game: int, table: Mapping[str, Any]) -> None:
        """Keep what is known of the table (its calibration), so that a resumed game sees at once."""
        self._write(("UPDATE game SET table_is = ? WHERE id = ?", (json.dumps(table), game)))

    def table(self, game: int) -> Mapping[str, Any] | None:
        """What `keep_table` kept, None when nothing was."""
        row = self._row("SELECT table_is FROM game WHERE id = ?", (game,))
        return json.loads(row[0]) if row and row[0] else None

    def keep_seats(self, game: int, directions: tuple[float, ...]) -> None:
        """Keep where everybody sits around the table, in degrees clockwise from its lower edge."""
        written = json.dumps(directions)
        self._write(("INSERT OR REPLACE INTO seating (game, directions) VALUES (?, ?)", (game, written)))

    def seats(self, game: int) -> tuple[float, ...] | None:
        """What `keep_seats` kept, None when nothing was."""
        row = self._row("SELECT directions FROM seating WHERE game = ?", (game,))
        return tuple(json.loads(row[0])) if row else None

    def open_game(self) -> GameEntry | None:
        """The newest game of the newest evening that has not ended, None when there is none."""
        row = self._row(
            "SELECT game.id, evening, header FROM game JOIN evening ON evening.id = game.evening"
            " WHERE ended IS NULL AND evening = (SELECT max(evening) FROM game)"
            " ORDER BY game.id DESC LIMIT 1",
            (),
        )
        try:
            return _game(row) if row else None
        except ValueError as error:
            said = reason_of("trouble-journal-game-damaged", game=str(row[0]), file=str(self.path))
            raise JournalError(said) from error

    def games(self, evening: int) -> tuple[GameEntry, ...]:
        """The games of an evening, oldest first."""
        rows = self._all("SELECT id, evening, header FROM game WHERE evening = ? ORDER BY id", (evening,))
        return tuple(map(_game, rows))

    def evenings(self) -> tuple[tuple[int, float], ...]:
        """Number and start (seconds since the epoch) of every evening, oldest first."""
        return tuple(self._all("SELECT id, started FROM evening ORDER BY id", ()))

    def entries(self, game: int) -> Iterator[Entry]:
        """All entries of a game, oldest first; raises `ValueError` where one is damaged."""
        sql = "SELECT id, event, verdict, clause, source, time FROM entry WHERE game = ? ORDER BY id"
        for number, line, verdict, clause, source, when in self._all(sql, (game,)):
            yield Entry(number, _parsed(line), Verdict(verdict), clause, source, when)

    def picture(self, entry: int) -> bytes | None:
        """The picture of the table at that entry, as JPEG, None when there is none."""
        row = self._row("SELECT picture FROM entry WHERE id = ?", (entry,))
        return row[0] if row and isinstance(row[0], bytes) else None

    def close(self) -> None:
        """Close the file; harmless when called twice."""
        self._database.close()

    def _write(self, *statements: _Statement) -> int:
        """Write all of it or nothing; the number of the row that was written last."""
        try:
            with self._database:
                numbers = [self._database.execute(*statement).lastrowid for statement in statements]
        except sqlite3.Error as error:
            said = reason_of("trouble-journal-unwritten", file=str(self.path), why=str(error))
            raise JournalError(said) from error
        return numbers[-1] or 0

    def _row(self, sql: str, values: tuple[Any, ...]) -> Any:
        rows = self._all(sql, values)
        return rows[0] if rows else None

    def _all(self, sql: str, values: tuple[Any, ...]) -> list[Any]:
        try:
            return self._database.execute(sql, values).fetchall()
        except sqlite3.Error as error:
            said = reason_of("trouble-journal-unread", file=str(self.path), why=str(error))
            raise JournalError(said) from error

    @property
    def _saved(self) -> Path:
        """Where a damaged journal is saved to; it takes its place once that is done."""
        return self.path.with_name(f"{self.path.name}.saved")

    def _rescue(self) -> sqlite3.Connection:
        self._saved.unlink(missing_ok=True)
        with closing(_open(self._saved)) as fresh:
            saved = copy_readable(self.path, fresh)
        damaged = damaged_name(self.path)
        for suffix in ("-wal", "-shm", ""):
            beside = self.path.with_name(self.path.name + suffix)
            if beside.exists():
                beside.replace(damaged.with_name(damaged.name + suffix))
        self._saved.replace(self.path)
        self.rescued = reason_of(
            "trouble-journal-rescued", file=str(self.path), saved=saved, damaged=damaged.name
        )
        return _open(self.path)


class _NewerError(sqlite3.OperationalError):
    """A newer companion wrote the file."""


class _ForeignError(sqlite3.OperationalError):
    """Another program wrote the file."""


_IN_USE = (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED)


def _unopened(path: Path, error: Exception) -> Reason:
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


def _open(path: Path) -> sqlite3.Connection:
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


def _written(header: Header) -> str:
    parts = {"game": header.game, "players": header.players, "options": dict(header.options)}
    return json.dumps(parts, ensure_ascii=False)


def _game(row: Any) -> GameEntry:
    """A game as it is kept; raises `ValueError` where that is damaged."""
    number, evening, written = row
    header = _parsed(written)
    if not isinstance(header, dict) or "options" not in header:
        raise ValueError(f"The header of game {number} is none.")
    return GameEntry(number, evening, read_header({**header, "record": 1}))


def _score_edit(after: Any, written: Any, when: Any) -> ScoreEdit:
    """A change of scores as it is kept; raises `ValueError` where that is damaged."""
    points = _parsed(written)
    if not isinstance(points, list) or not all(isinstance(number, int) for number in (after, *points)):
        raise ValueError("A change of scores is none.")
    return ScoreEdit(after, tuple(points), when)


def _parsed(written: Any) -> Any:
    """The JSON value that was kept; raises `ValueError` where it is none."""
    try:
        return json.loads(written)
    except (TypeError, RecursionError) as error:
        raise ValueError("What was kept is not JSON.") from error
