"""The journal: every ruling with its picture, on disk before it is on the screen.

One SQLite file for all evenings, in write-ahead mode with synchronous FULL: what `append` has returned from
is on the disk, also when the power fails (SQLite's documentation of ``PRAGMA synchronous``).
"""

from __future__ import annotations

import enum
import json
import sqlite3
import time
from collections.abc import Iterator, Mapping
from contextlib import closing, contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from companion.engines import Header, Reason, Verdict, read_header
from companion.errors import reason_of
from companion.evening.errors import JournalError
from companion.evening.journal_file import GOES_ON, opened, unopened
from companion.evening.pictures import Pictures, forget, past_pictures, shrink
from companion.evening.rescue import copy_readable, damaged_name
from companion.evening.totals import Points, ScoreEdit

_Statement = tuple[str, tuple[Any, ...]]
"""SQL and its values."""

_NEXT_EVENING = (
    "(SELECT 1 + max(ifnull((SELECT max(id) FROM evening), 0), ifnull(max(evening), 0)) FROM game)"
)
_NEXT_GAME = (
    "(SELECT 1 + max(ifnull(max(id), 0), ifnull((SELECT max(game) FROM entry), 0),"
    " ifnull((SELECT max(game) FROM score_edit), 0), ifnull((SELECT max(game) FROM seating), 0)) FROM game)"
)
"""Numbers that nothing refers to: what was saved of a damaged journal may be of an evening or a game of which
nothing else is left, and must not become part of a new one."""

_NEW_GAME = "INSERT INTO game (id, evening, header, started, table_is)"


class ToldBy(enum.StrEnum):
    """How the program came to know of an event; the value is the journal's word for it."""

    CAMERA = "camera"
    """It was seen."""
    TOUCH = "touch"
    """A button or an answer told it, or what was left open of something seen."""
    HAND = "hand"
    """It was typed in."""
    CORRECTION = "correction"
    """What was told before it was put right."""

    @property
    def seen(self) -> bool:
        """Whether it rests on what the camera sees, alone or with an answer or a button."""
        return self in (ToldBy.CAMERA, ToldBy.TOUCH)


@dataclass(frozen=True, slots=True)
class Entry:
    """One ruled event.

    Attributes:
        number: the entry's number, increasing over all evenings.
        line: the event as a line of the table record.
        verdict: what the rules said.
        clause: the clause that forbade it, None for a legal one.
        source: how it was told.
        time: seconds since the epoch.
    """

    number: int
    line: Mapping[str, Any]
    verdict: Verdict
    clause: str | None
    source: ToldBy
    time: float


@dataclass(frozen=True, slots=True)
class GameEntry:
    """One game of an evening: its number in the journal and its header."""

    number: int
    evening: int
    header: Header


@dataclass(frozen=True, slots=True)
class Standing:
    """How far a game has come, as far as whoever goes on with it knows.

    Attributes:
        game: its number; no other game of its evening was begun after it.
        entry: number of its newest entry, 0 for none.
        edits: how often the table has changed its scores.
    """

    game: int
    entry: int = 0
    edits: int = 0


class Journal:
    """The journal's file.

    What goes on with a game (`append`, `edit_scores`, `begin_game`) is refused where another program has gone
    on with it meanwhile: a game in which two take turns without knowing of each other would be nobody's.

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
                self._database = opened(path)
            except sqlite3.DatabaseError as error:
                if isinstance(error, sqlite3.OperationalError):
                    raise
                self._database = self._rescue()
        except (sqlite3.Error, OSError) as error:
            raise JournalError(unopened(path, error)) from error

    def begin_evening(self, header: Header, *, beside: bool = False) -> GameEntry:
        """A new evening that begins with that game.

        Args:
            header: the game.
            beside: whether it is over as it begins and one that has not ended stays open: it shows what was.
        """
        now = time.time()
        ended = now if beside else None
        game = self._write(
            (f"INSERT INTO evening (id, started, ended) VALUES ({_NEXT_EVENING}, ?, ?)", (now, ended)),  # noqa: S608
            (f"{_NEW_GAME} VALUES ({_NEXT_GAME}, last_insert_rowid(), ?, ?, NULL)", (_written(header), now)),
        )
        evening = self._row("SELECT evening FROM game WHERE id = ?", (game,))[0]
        return GameEntry(game, evening, header)

    def end_evening(self, evening: int) -> None:
        """The evening is over, and none before it goes on; the next start begins a new one."""
        still_open = "(SELECT id FROM evening WHERE id = ? AND ended IS NULL)"
        ending = f"UPDATE evening SET ended = ? WHERE ended IS NULL AND id <= {still_open}"  # noqa: S608
        self._write((ending, (time.time(), evening)))

    def drop_evening(self, evening: int) -> None:
        """Forget an evening in which nothing was ruled on and no score changed; any other one stays."""
        told = "SELECT 1 FROM {} JOIN game ON game.id = game WHERE evening = ?"
        nothing = " AND ".join(f"NOT EXISTS ({told.format(table)})" for table in ("entry", "score_edit"))
        gone = "evening = ? AND evening NOT IN (SELECT id FROM evening)"
        self._write(
            (f"DELETE FROM evening WHERE id = ? AND {nothing}", (evening,) * 3),  # noqa: S608
            (f"DELETE FROM seating WHERE game IN (SELECT id FROM game WHERE {gone})", (evening,)),  # noqa: S608
            (f"DELETE FROM game WHERE {gone}", (evening,)),  # noqa: S608
        )

    def begin_game(self, last: Standing, header: Header, *, seated: bool) -> int:
        """The next game of an evening at the same table; its number.

        Args:
            last: the game before it.
            header: the game.
            seated: whether people still sit where they said that they sit.
        """
        seats = self.seats(last.game) if seated else None
        again = f"{_NEW_GAME} SELECT {_NEXT_GAME}, evening, ?, ?, table_is FROM game WHERE id = ?"  # noqa: S608
        statements: list[_Statement] = [(again, (_written(header), time.time(), last.game))]
        if seats is not None:
            seating = "INSERT INTO seating (game, directions) VALUES (last_insert_rowid(), ?)"
            statements.append((seating, (json.dumps(seats),)))
        return self._write(*statements, standing=last)

    def append(
        self,
        standing: Standing,
        line: Mapping[str, Any],
        verdict: Verdict,
        clause: str | None,
        source: ToldBy,
        picture: bytes | None = None,
    ) -> int:
        """Put one ruled event on disk; its entry's number. On return it survives a power cut."""
        written = json.dumps(line, ensure_ascii=False, separators=(",", ":"))
        sql = "INSERT INTO entry (game, time, event, verdict, clause, source, picture) VALUES (?,?,?,?,?,?,?)"
        values = (standing.game, time.time(), written, verdict.value, clause, source.value, picture)
        return self._write((sql, values), standing=standing)

    def edit_scores(self, standing: Standing, points: Points) -> None:
        """Put a change of the scores by the table on disk.

        Args:
            standing: when it was changed.
            points: what everybody's total changes by.
        """
        sql = "INSERT INTO score_edit (game, time, after, points) VALUES (?, ?, ?, ?)"
        values = (standing.game, time.time(), standing.entry, json.dumps(points))
        self._write((sql, values), standing=standing)

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
        """The newest game of the newest evening that can go on, None when there is none; see `GOES_ON`.

        Raises:
            JournalError: it is damaged, or the journal cannot be read.
        """
        games = "SELECT game.id, evening, header FROM game JOIN evening ON evening.id = game.evening"
        row = self._row(f"{games} WHERE {GOES_ON} ORDER BY evening DESC, game.id DESC LIMIT 1", ())
        try:
            return _game(row) if row else None
        except ValueError as error:
            said = reason_of("trouble-journal-game-damaged", game=str(row[0]), file=str(self.path))
            raise JournalError(said) from error

    def games_begun(self, evening: int) -> int:
        """How many games of an evening were begun, damaged ones included."""
        count: int = self._row("SELECT count(*) FROM game WHERE evening = ?", (evening,))[0]
        return count

    def games(self, evening: int) -> tuple[GameEntry, ...]:
        """The games of an evening, oldest first; raises `ValueError` where one is damaged."""
        rows = self._all("SELECT id, evening, header FROM game WHERE evening = ? ORDER BY id", (evening,))
        return tuple(map(_game, rows))

    def evenings(self) -> tuple[tuple[int, float], ...]:
        """Number and start (seconds since the epoch) of every evening, oldest first."""
        return tuple(self._all("SELECT id, started FROM evening ORDER BY id", ()))

    def entries(self, game: int) -> Iterator[Entry]:
        """All entries of a game, oldest first; raises `ValueError` where one is damaged."""
        sql = "SELECT id, event, verdict, clause, source, time FROM entry WHERE game = ? ORDER BY id"
        for number, line, verdict, clause, source, when in self._all(sql, (game,)):
            yield Entry(number, _parsed(line), Verdict(verdict), clause, ToldBy(source), when)

    def picture(self, entry: int) -> bytes | None:
        """The picture of the table at that entry, as JPEG, None when there is none."""
        row = self._row("SELECT picture FROM entry WHERE id = ?", (entry,))
        return row[0] if row and isinstance(row[0], bytes) else None

    def past_pictures(self, running: int | None = None) -> Pictures:
        """The pictures of past evenings: neither of that one, which runs, nor of one that can go on."""
        with self._told("trouble-journal-unread"):
            return past_pictures(self._database, running)

    def forget_pictures(self, keep: int, running: int | None = None) -> int:
        """Delete all pictures but those of the newest evenings; all else stays exactly as it is.

        A power cut leaves some of them to be forgotten the next time. The file gets smaller where little of
        it is left; else the room is used for the next pictures.

        Args:
            keep: how many evenings keep theirs, 0 for none. The one that `open_game` would go on with keeps
                its pictures even then.
            running: number of an evening that runs, and keeps its pictures, too; None for none.

        Returns:
            How many pictures were deleted.

        Raises:
            JournalError: the journal cannot be written; what is deleted by then stays deleted.
        """
        with self._told("trouble-journal-unwritten"):
            count = forget(self._database, keep, running)
            shrink(self._database)
        return count

    def close(self) -> None:
        """Close the file; harmless when called twice."""
        self._database.close()

    def _write(self, *statements: _Statement, standing: Standing | None = None) -> int:
        """Write all of it or nothing; the number of the row that was written last.

        Args:
            statements: what.
            standing: of the game that it goes on with; where it has come further, nothing is written.
        """
        with self._told("trouble-journal-unwritten"), self._database:
            self._database.execute("BEGIN IMMEDIATE")
            if standing is not None and not self._holds(standing):
                raise JournalError(reason_of("trouble-journal-gone-on", file=str(self.path)))
            numbers = [self._database.execute(*statement).lastrowid for statement in statements]
        return numbers[-1] or 0

    def _holds(self, standing: Standing) -> bool:
        """Whether a game is the newest of its evening, and has come just so far."""
        newest = "SELECT max(id) FROM game WHERE evening = (SELECT evening FROM game WHERE id = :game)"
        entry = "SELECT ifnull(max(id), 0) FROM entry WHERE game = :game"
        edits = "SELECT count(*) FROM score_edit WHERE game = :game"
        asked = self._database.execute(f"SELECT ({newest}), ({entry}), ({edits})", {"game": standing.game})
        return Standing(*asked.fetchone()) == standing

    def _row(self, sql: str, values: tuple[Any, ...]) -> Any:
        rows = self._all(sql, values)
        return rows[0] if rows else None

    def _all(self, sql: str, values: tuple[Any, ...]) -> list[Any]:
        with self._told("trouble-journal-unread"):
            return self._database.execute(sql, values).fetchall()

    @contextmanager
    def _told(self, trouble: str) -> Iterator[None]:
        """Inside, what SQLite cannot do is told by that message."""
        try:
            yield
        except sqlite3.Error as error:
            raise JournalError(reason_of(trouble, file=str(self.path), why=str(error))) from error

    @property
    def _saved(self) -> Path:
        """Where a damaged journal is saved to; it takes its place once that is done."""
        return self.path.with_name(f"{self.path.name}.saved")

    def _rescue(self) -> sqlite3.Connection:
        self._saved.unlink(missing_ok=True)
        with closing(opened(self._saved)) as fresh:
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
        return opened(self.path)


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
