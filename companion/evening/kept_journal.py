"""The journal as it is read: what of it is whole, and what is not. Reading writes nothing.

A row that cannot be read costs itself. Where SQLite cannot read the file its pages are read one by one.
"""

from __future__ import annotations

import json
import os
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import date, datetime
from math import isfinite
from pathlib import Path
from typing import Any, Self

from companion.engines import Header, Reason, Verdict, read_header
from companion.evening.entries import Entry, GameEntry, ToldBy, UnsetClock
from companion.evening.errors import DamagedEveningError, JournalError
from companion.evening.journal_file import (
    BY_LAST_PLAY,
    GOES_ON,
    check,
    check_kind,
    connected,
    is_damage,
    make_tables,
    own_schema,
    refuse_foreign,
    stand_in,
    unopened,
)
from companion.evening.keepsakes import AS_KEPT, GameAsKept, Keepsake
from companion.evening.pages import Pages, index_of, is_log_broken, log_of
from companion.evening.profiles import PROFILES, Profile, profiles_in
from companion.evening.raw_rows import RawRows
from companion.evening.rescue import Places, Salvage, copy_readable
from companion.evening.rows import entry_number
from companion.evening.same_evenings import repeated
from companion.evening.seals import SEALS_OF, Seal, Sealed, by_number
from companion.evening.totals import ScoreEdit
from companion.texts.errors import reason_of

_BY_TIME = (
    "(SELECT max(one.id) FROM evening AS one WHERE typeof(game.evening) <> 'integer'"
    " AND typeof(one.started) = 'real' AND typeof(game.started) = 'real' AND one.started <= game.started)"
)
"""The evening of a game that does not know its own: the last one that had begun by then."""


class KeptJournal:
    """Reads a journal.

    Args:
        path: the file, for sentences.
        database: the file, or what was saved of it into memory.

    Attributes:
        path: the file.
        notice: what is to be told of the file as a whole, None where it is whole.
    """

    def __init__(self, path: Path, database: sqlite3.Connection, notice: Reason | None = None) -> None:
        self.path = path
        self.notice = notice
        self._database = database
        self._pages: Pages | None = None
        self._places: Places = {}

    @classmethod
    def read(cls, path: Path) -> Self:
        """A journal to be read only, on a full disk and from one that cannot be written, too.

        Args:
            path: the file; it must be there, or its log.

        Raises:
            JournalError: nothing can be read of it.
        """
        damaged = False
        try:
            check_kind(path)
            try:
                damaged = not _is_begun(path) or is_log_broken(path)
                if not damaged and _is_open_to_all(path):
                    return cls(path, _opened(path))
            except sqlite3.Error as error:
                if not is_damage(error):
                    raise
                damaged = True
            return cls._saved(path, damaged=damaged)
        except (sqlite3.Error, OSError) as error:
            if isinstance(error, JournalError):
                raise
            raise JournalError(unopened(path, error)) from error

    @classmethod
    def _saved(cls, path: Path, *, damaged: bool) -> Self:
        """What can be read of the pages, in memory; all of it where they are not damaged."""
        journal = cls(path, connected(":memory:"))
        journal._pages = Pages(path)
        try:
            salvage = journal._save(journal._pages)
        except (JournalError, sqlite3.Error, OSError):
            journal.close()
            raise
        if damaged or salvage.lost:
            journal.notice = reason_of("trouble-journal-in-parts", file=str(path), saved=salvage.saved)
        return journal

    def _save(self, pages: Pages) -> Salvage:
        if not pages.count:
            raise JournalError(reason_of("trouble-journal-empty", file=str(self.path)))
        make_tables(self._database)
        salvage = copy_readable(pages, self._database, self._places)
        if not _holds_something(self._database):
            raise JournalError(reason_of("trouble-journal-nothing", file=str(self.path)))
        return salvage

    def evenings(self) -> tuple[int, ...]:
        """The numbers of all evenings, oldest first, those included of which only a game is left."""
        sql = "SELECT id FROM evening UNION SELECT evening FROM game WHERE typeof(evening) = 'integer'"
        return tuple(number for (number,) in self._all(f"{sql} ORDER BY 1", ()))

    def started(self, evening: int) -> datetime | None:
        """When an evening began by the clock, in local time; None where that cannot be read."""
        row = self._row("SELECT started FROM evening WHERE id = ?", (evening,))
        return local_time(row[0]) if row else None

    def unset_clock(self, evening: int) -> UnsetClock | None:
        """Whether an evening began while the clock was not set, with the day that people told; None: it was.

        A day that cannot be read is unknown.
        """
        row = self._row("SELECT day FROM unset_clock WHERE evening = ?", (evening,))
        return None if row is None else UnsetClock(_day(row[0]))

    def games(self, evening: int) -> tuple[GameEntry | int, ...]:
        """The games of an evening, oldest first; of a damaged one its number."""
        sql = f"SELECT id, header FROM game WHERE evening = ? OR {_BY_TIME} = ? ORDER BY id"  # noqa: S608
        rows = self._all(sql, (evening, evening))
        return tuple(self._game(number, evening, header) for number, header in rows)

    def games_by_time(self, evening: int) -> tuple[int, ...]:
        """Numbers of those of its games of which only the time tells that they belong to an evening."""
        sql = f"SELECT id FROM game WHERE {_BY_TIME} = ? ORDER BY id"  # noqa: S608
        return tuple(number for (number,) in self._all(sql, (evening,)))

    def games_begun(self, evening: int) -> int:
        """How many games of an evening were begun, damaged ones included."""
        count: int = self._row("SELECT count(*) FROM game WHERE evening = ?", (evening,))[0]
        return count

    def astray(self) -> tuple[int, ...]:
        """Numbers of the games of which nobody knows to which evening they belong."""
        nowhere = f"SELECT id FROM game WHERE typeof(evening) <> 'integer' AND {_BY_TIME} IS NULL"  # noqa: S608
        headless = "SELECT game FROM {} WHERE typeof(game) = 'integer' AND game NOT IN (SELECT id FROM game)"
        sql = f"{nowhere} UNION {headless.format('entry')} UNION {headless.format('seal')} ORDER BY 1"
        return tuple(number for (number,) in self._all(sql, ()))

    def open_evenings(self) -> tuple[int, ...]:
        """Numbers of all evenings that can go on, the one that was played last first; see `GOES_ON`.

        One that went on elsewhere, and was brought back, goes on as that alone.
        """
        sql = f"SELECT id FROM evening WHERE {GOES_ON} ORDER BY {BY_LAST_PLAY}"  # noqa: S608
        numbers = tuple(number for (number,) in self._all(sql, ()))
        again = self.repeated() if numbers else ()
        return tuple(number for number in numbers if number not in again)

    def repeated(self) -> frozenset[int]:
        """Numbers of the evenings of which all that was told is in another one, too; see `repeated`."""
        with self._reading("trouble-journal-unread"):
            return repeated(self._database)

    def begun(self, game: int) -> float | None:
        """When a game began, in seconds since the epoch; None where that cannot be read."""
        row = self._row("SELECT started FROM game WHERE id = ?", (game,))
        return row[0] if row and isinstance(row[0], float) else None

    def is_empty(self, evening: int) -> bool:
        """Whether nothing was told in an evening, and no score changed."""
        told = "SELECT 1 FROM {} JOIN game ON game.id = game WHERE evening = ?"
        sql = f"{told.format('entry')} UNION ALL {told.format('score_edit')} LIMIT 1"
        return self._row(sql, (evening, evening)) is None

    def told_until(self, evening: int) -> tuple[int, int]:
        """The newest entry of an evening's games, and how often scores were changed: what it has come to."""
        of = "FROM {} AS one JOIN game ON game.id = one.game WHERE evening = ?"
        sql = f"SELECT (SELECT ifnull(max(one.id), 0) {of.format('entry')}),"
        sql += f" (SELECT count(*) {of.format('score_edit')})"
        entry, edits = self._row(sql, (evening, evening))
        return entry, edits

    def open_game(self, evening: int | None = None) -> GameEntry | None:
        """The newest game of an evening that can go on, None when there is none.

        Args:
            evening: its number; None: of the one that was played last.

        Raises:
            DamagedEveningError: it is damaged.
            JournalError: the journal cannot be read.
        """
        there = self.open_evenings()
        chosen = next(iter(there), None) if evening is None else evening
        if chosen is None or chosen not in there:
            return None
        games = self.games(chosen)
        if not games or isinstance(games[-1], int) or games[-1].number in self.games_by_time(chosen):
            what = reason_of("unread-game", game=len(games)) if games else Reason("unread-games")
            said = reason_of("trouble-evening-not-resumed", number=str(chosen), what=what)
            raise DamagedEveningError(chosen, said)
        return games[-1]

    def entries(self, game: int) -> tuple[Entry, ...]:
        """The entries of a game that can be read, oldest first."""
        return tuple(entry for entry in self._told(game) if isinstance(entry, Entry))

    def lost_entries(self, game: int) -> tuple[int, ...]:
        """Numbers of the entries of a game that were written, and cannot be read."""
        return tuple(entry for entry in self._told(game) if isinstance(entry, int))

    def score_edits(self, game: int) -> tuple[ScoreEdit, ...]:
        """The changes of a game's scores by the table that can be read, oldest first."""
        return tuple(edit for edit in self._edits(game) if edit is not None)

    def lost_edits(self, game: int) -> int:
        """How many changes of a game's scores were written, and cannot be read."""
        return sum(edit is None for edit in self._edits(game))

    def table(self, game: int) -> dict[str, Any] | None:
        """What is known of the table; None when nothing is, or it is damaged: it is found anew then."""
        row = self._row("SELECT table_is FROM game WHERE id = ?", (game,))
        table = parsed(row[0]) if row else None
        return table if isinstance(table, dict) else None

    def seats(self, game: int) -> tuple[float, ...] | None:
        """Where people said that they sit; None when they have said nothing, or that is damaged."""
        row = self._row("SELECT directions FROM seating WHERE game = ?", (game,))
        return _seats(row[0]) if row else None

    def has_seats(self, game: int) -> bool:
        """Whether people said where they sit, also where that is damaged."""
        return self._row("SELECT 1 FROM seating WHERE game = ?", (game,)) is not None

    def has_table(self, game: int) -> bool:
        """Whether something is kept of the table, also where that is damaged."""
        return self._row("SELECT 1 FROM game WHERE id = ? AND table_is IS NOT NULL", (game,)) is not None

    def picture(self, entry: int) -> bytes | None:
        """The picture of the table at that entry, as JPEG, None when there is none or it cannot be read."""
        if self._pages is not None:
            return RawRows(self._pages).picture(self._places[entry]) if entry in self._places else None
        try:
            row = self._row("SELECT picture FROM entry WHERE id = ?", (entry,))
        except JournalError as error:
            if isinstance(error.__cause__, sqlite3.Error) and is_damage(error.__cause__):
                return None
            raise
        return row[0] if row and isinstance(row[0], bytes) else None

    def keepsake(self, game: int, kind: Keepsake) -> bytes | None:
        """What is kept of a game's end, None where nothing of that kind is, or it cannot be read."""
        try:
            sql = "SELECT content FROM keepsake WHERE game = ? AND kind = ? ORDER BY id DESC"
            row = self._row(sql, (game, kind.value))
        except JournalError as error:
            if isinstance(error.__cause__, sqlite3.Error) and is_damage(error.__cause__):
                return None
            raise
        return row[0] if row and isinstance(row[0], bytes) else None

    def game_as_kept(self, game: int) -> GameAsKept | None:
        """How far a game has come, for a film that is begun of it; None where it is not there."""
        row = self._row(AS_KEPT, (game,))
        return None if row is None else GameAsKept(*row)

    def profiles(self) -> dict[str, Profile]:
        """What people have chosen for themselves, by name; raises `JournalError`."""
        return profiles_in(self._all(PROFILES, ()))

    def close(self) -> None:
        """Close the file; harmless when called twice."""
        self._database.close()
        if self._pages is not None:
            self._pages.close()

    def _game(self, number: int, evening: int, written: Any) -> GameEntry | int:
        """A game as it is kept, its number where that is damaged."""
        header = header_of(written)
        seal = self._seals(Sealed.GAME, number).get(number)
        if header is None or (seal is not None and not seal.fits(written)):
            return number
        return GameEntry(number, evening, header)

    def _told(self, game: int) -> Iterator[Entry | int]:
        """The entries of a game, oldest first; of one that cannot be read its number."""
        asked = "SELECT id, event, verdict, clause, source, time FROM entry WHERE"
        rows = {row[0]: row for row in self._all(f"{asked} game = ? ORDER BY id", (game,))}
        seals = self._seals(Sealed.ENTRY, game)
        for number in seals.keys() - rows.keys():  # the row may be there, and not know its game
            row = self._row(f"{asked} id = ? AND typeof(game) <> 'integer'", (number,))
            if row is not None:
                rows[number] = row
        for number in sorted(rows.keys() | seals.keys()):
            entry = _entry(rows[number], seals.get(number)) if number in rows else None
            yield number if entry is None else entry

    def _edits(self, game: int) -> Iterator[ScoreEdit | None]:
        """The changes of a game's scores, oldest first; None for one that cannot be read."""
        sql = "SELECT id, after, points, time FROM score_edit WHERE game = ? ORDER BY id"
        rows = {row[0]: row[1:] for row in self._all(sql, (game,))}
        seals = self._seals(Sealed.EDIT, game)
        for number in sorted(rows.keys() | seals.keys()):
            yield _score_edit(rows[number], seals.get(number)) if number in rows else None

    def _seals(self, kind: Sealed, game: int) -> dict[int, Seal]:
        return by_number(self._all(SEALS_OF, (kind.value, game)))

    def _row(self, sql: str, values: tuple[Any, ...]) -> Any:
        rows = self._all(sql, values)
        return rows[0] if rows else None

    def _all(self, sql: str, values: tuple[Any, ...]) -> list[Any]:
        try:
            with self._reading("trouble-journal-unread"):
                return self._database.execute(sql, values).fetchall()
        except JournalError as error:
            if not (isinstance(error.__cause__, sqlite3.Error) and is_damage(error.__cause__)):
                raise
            if not self._read_pages():
                raise
            return self._all(sql, values)

    def _read_pages(self) -> bool:
        """Go on with what the pages hold, where that is not done already; whether that can be."""
        if self._pages is not None:
            return False
        database, self._database = self._database, connected(":memory:")
        database.close()
        self._pages = Pages(self.path)
        salvage = self._save(self._pages)
        self.notice = reason_of("trouble-journal-in-parts", file=str(self.path), saved=salvage.saved)
        return True

    @contextmanager
    def _reading(self, trouble: str) -> Iterator[None]:
        """Inside, what SQLite cannot do is told by that message."""
        try:
            yield
        except (sqlite3.Error, OverflowError) as error:  # no row has so large a number
            raise JournalError(reason_of(trouble, file=str(self.path), why=str(error))) from error


def is_there(path: Path) -> bool:
    """Whether there is a journal, or what is left of one; raises `OSError` where that cannot be seen."""
    return os.path.lexists(path) or _has_log(path)


def _is_begun(path: Path) -> bool:
    """Whether the file holds something; SQLite takes one that does not for new, and forgets its log."""
    return path.exists() and path.stat().st_size > 0


def _has_log(path: Path) -> bool:
    return log_of(path).exists() and log_of(path).stat().st_size > 0


def _is_open_to_all(path: Path) -> bool:
    """Whether SQLite can read the file and writes nothing; to read a log it would make an index of it."""
    return not _has_log(path) or index_of(path).exists()


def _opened(path: Path) -> sqlite3.Connection:
    """The file for reading; a log that there is is read with it.

    Raises:
        sqlite3.Error: it cannot be opened, is damaged, or not this companion's.
    """
    unchanging = "" if _has_log(path) else "&immutable=1"
    database = connected(f"{path.resolve().as_uri()}?mode=ro{unchanging}", uri=True)
    try:
        with own_schema(database):
            refuse_foreign(database)
            stand_in(database)
            check(database)
    except sqlite3.Error:
        database.close()
        raise
    return database


def _holds_something(database: sqlite3.Connection) -> bool:
    """Whether any evening, game or entry is in it."""
    there = " UNION ALL ".join(f"SELECT 1 FROM {table}" for table in ("evening", "game", "entry"))  # noqa: S608
    return database.execute(f"{there} LIMIT 1").fetchone() is not None


def local_time(seconds: Any) -> datetime | None:
    """Seconds since the epoch as a time; None where that is none."""
    try:
        return datetime.fromtimestamp(seconds).astimezone()
    except (TypeError, ValueError, OverflowError, OSError):
        return None


def _day(ordinal: Any) -> date | None:
    """A day as it is kept; None where that is none."""
    try:
        return date.fromordinal(ordinal)
    except (TypeError, ValueError, OverflowError):
        return None


def _entry(row: tuple[Any, ...], seal: Seal | None) -> Entry | None:
    """An entry as it is kept; None where what was told cannot be read."""
    number, event, verdict, clause, source, when = row
    line = parsed(event)
    if not isinstance(line, dict) or (seal is not None and not seal.fits(event)):
        return None
    told_by, first = _source(source)
    return Entry(
        number,
        line,
        next((one for one in Verdict if one.value == verdict), None),
        clause if isinstance(clause, str) else None,
        told_by,
        when if _is_number(when) and local_time(when) is not None else None,
        first,
    )


def _source(kept: Any) -> tuple[ToldBy | None, int | None]:
    """How an entry was told, and the number of the one under which it was told first; None where unknown."""
    word, colon, named = kept.partition(":") if isinstance(kept, str) else ("", "", "")
    source = next((one for one in ToldBy if one.value == word), None)
    if not colon:
        return source, None
    first = entry_number(named)
    return (None, None) if first is None else (source, first)


def _score_edit(row: tuple[Any, ...], seal: Seal | None) -> ScoreEdit | None:
    """A change of scores as it is kept; None where that is damaged."""
    after, written, when = row
    points = parsed(written)
    if not isinstance(points, list) or any(type(number) is not int for number in (after, *points)):
        return None
    if not _is_number(when) or (seal is not None and not seal.fits(after, written)):
        return None
    return ScoreEdit(after, tuple(points), when)


def header_of(written: Any) -> Header | None:
    """A game's header as it is kept; None where that is damaged."""
    header = parsed(written)
    if not isinstance(header, dict) or "options" not in header:
        return None
    try:
        return read_header({**header, "record": 1})
    except ValueError:
        return None


def _seats(written: Any) -> tuple[float, ...] | None:
    """Directions as they are kept; None where that is damaged."""
    seats = parsed(written)
    if not isinstance(seats, list) or not all(_is_number(seat) and isfinite(seat) for seat in seats):
        return None
    return tuple(map(float, seats))


def parsed(written: Any) -> Any:
    """The JSON value that was kept; None where it is none."""
    try:
        return json.loads(written) if isinstance(written, str) else None
    except (ValueError, RecursionError):
        return None


def _is_number(value: Any) -> bool:
    return isinstance(value, int | float) and not isinstance(value, bool)
