"""Evenings of another journal are taken into one: with new numbers, and all else as it was.

What people have chosen for themselves comes with them, where they have chosen nothing here.

Nothing that is there is changed. They come after the evenings that are there; where there are none they keep
their numbers.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from companion.evening.errors import UnfitEveningError
from companion.evening.journal_file import GOES_ON
from companion.evening.profiles import take_profiles
from companion.evening.rows import NEXT_ENTRY, NEXT_EVENING, NEXT_GAME, entry_number
from companion.evening.seals import Sealed, crc_of
from companion.texts.errors import reason_of

_BROKEN_SEAL = -1
"""The checksum of a row that was damaged already: no row has it, as those of CRC-32 are not negative."""

_HIGHEST: Final = 2**31 - 1
"""A higher number of an evening is none that anybody counted up to; after SQLite's highest one, 2**63 - 1,
none would be left for the next evening (sqlite.org, "SQLite Autoincrement")."""


@dataclass(slots=True)
class _Numbers:
    """The numbers that things get, counted up: to ask for the next one each time would take too long.

    Attributes:
        game: the next game's.
        entry: the next entry's.
        entries: which one an entry has there, by the one it had; those of which only others tell have none.
    """

    game: int
    entry: int
    entries: dict[int, int] = field(default_factory=dict)

    @classmethod
    def after(cls, database: sqlite3.Connection) -> _Numbers:
        """Those after all that is there."""
        return cls(_next(database, NEXT_GAME), _next(database, NEXT_ENTRY))

    def take_game(self) -> int:
        """The number of a game."""
        self.game += 1
        return self.game - 1

    def take_entry(self, before: int) -> int:
        """The number of an entry that had another one."""
        self.entries[before] = self.entry
        self.entry += 1
        return self.entry - 1


@dataclass(frozen=True, slots=True)
class Taken:
    """What was taken in.

    Attributes:
        evenings: the numbers that they have here.
        people: whose choices came, by name with a checksum of them.
    """

    evenings: tuple[int, ...] = ()
    people: Mapping[str, int] = field(default_factory=dict)


def take_in(
    source: sqlite3.Connection,
    database: sqlite3.Connection,
    evenings: Sequence[int],
    people: Collection[str] = (),
) -> Taken:
    """Copy evenings, and what people have chosen, in a transaction of the caller.

    Args:
        source: an open journal.
        database: the journal that gets them.
        evenings: their numbers in their own journal, oldest first.
        people: whose choices come, too.

    Returns:
        What came.

    Raises:
        UnfitEveningError: one of them holds what no journal holds.
        sqlite3.Error: one of them cannot be read or written; then the caller's transaction is nothing.
    """
    try:
        return Taken(_taken(source, database, evenings), take_profiles(source, database, people))
    except sqlite3.IntegrityError as error:
        raise UnfitEveningError(reason_of("trouble-evenings-unfit")) from error


def _taken(
    source: sqlite3.Connection, database: sqlite3.Connection, evenings: Sequence[int]
) -> tuple[int, ...]:
    goes_on = {number for (number,) in source.execute(f"SELECT id FROM evening WHERE {GOES_ON}")}  # noqa: S608
    empty = database.execute("SELECT 1 FROM evening UNION ALL SELECT 1 FROM game LIMIT 1").fetchone() is None
    keep = empty and all(0 < number <= _HIGHEST for number in evenings)
    numbers = _Numbers.after(database)
    return tuple(
        _take_evening(source, database, number, numbers, keep=keep, open_still=number in goes_on)
        for number in evenings
    )


def remove(database: sqlite3.Connection, evenings: Sequence[int]) -> None:
    """Delete evenings with all that is theirs, in a transaction of the caller; raises `sqlite3.Error`."""
    for evening in evenings:
        games = "(SELECT id FROM game WHERE evening = ?)"
        for table in ("entry", "score_edit", "seating", "keepsake", "seal"):
            database.execute(f"DELETE FROM {table} WHERE game IN {games}", (evening,))  # noqa: S608
        for table, column in (("game", "evening"), ("unset_clock", "evening"), ("evening", "id")):
            database.execute(f"DELETE FROM {table} WHERE {column} = ?", (evening,))  # noqa: S608


@dataclass(frozen=True, slots=True)
class Newest:
    """How far a journal has come: whatever is told, played or changed in it later makes it another one.

    Attributes:
        evening: the highest number of an evening, 0 where there is none.
        game: the same of a game.
        entry: the same of an entry.
        edit: the same of a change of scores by the table.
        begun: when the newest game began, as SQL: others may have got the same numbers.
    """

    evening: int
    game: int
    entry: int
    edit: int
    begun: str


def newest(database: sqlite3.Connection) -> Newest:
    """How far a journal has come; raises `sqlite3.Error`."""
    tables = ("evening", "game", "entry", "score_edit")
    highest = (f"(SELECT ifnull(max(id), 0) FROM {of})" for of in tables)  # noqa: S608
    begun = "(SELECT quote(started) FROM game ORDER BY id DESC LIMIT 1)"
    row = database.execute(f"SELECT {', '.join(highest)}, ifnull({begun}, '')").fetchone()
    return Newest(*row)


def _next(database: sqlite3.Connection, numbers: str) -> int:
    number: int = database.execute(f"SELECT {numbers}").fetchone()[0]
    return number


def _take_evening(
    source: sqlite3.Connection,
    database: sqlite3.Connection,
    number: int,
    numbers: _Numbers,
    *,
    keep: bool,
    open_still: bool,
) -> int:
    """Copy an evening.

    One that is over must not keep an evening that is open there from going on, so it ends as it began, as
    what shows the past does; where nothing was there it stays exactly as it was.
    """
    new = number if keep else _next(database, NEXT_EVENING)
    row = source.execute("SELECT started, ended FROM evening WHERE id = ?", (number,)).fetchone()
    if row is not None:
        started, ended = row
        over = ended if keep else None if open_still else started
        database.execute("INSERT INTO evening (id, started, ended) VALUES (?, ?, ?)", (new, started, over))
    for (day,) in source.execute("SELECT day FROM unset_clock WHERE evening = ?", (number,)).fetchall():
        database.execute("INSERT INTO unset_clock (evening, day) VALUES (?, ?)", (new, day))
    games = source.execute("SELECT id FROM game WHERE evening = ? ORDER BY id", (number,)).fetchall()
    for (game,) in games:
        _take_game(source, database, game, new, numbers)
    return new


def _take_game(
    source: sqlite3.Connection, database: sqlite3.Connection, game: int, evening: int, numbers: _Numbers
) -> None:
    new = numbers.take_game()
    header, started, table = source.execute(
        "SELECT header, started, table_is FROM game WHERE id = ?", (game,)
    ).fetchone()
    sql = "INSERT INTO game (id, evening, header, started, table_is) VALUES (?, ?, ?, ?, ?)"
    database.execute(sql, (new, evening, header, started, table))
    _seal(source, database, Sealed.GAME, game, new, new, (header,), (header,))
    for (directions,) in source.execute("SELECT directions FROM seating WHERE game = ?", (game,)).fetchall():
        database.execute("INSERT INTO seating (game, directions) VALUES (?, ?)", (new, directions))
    for row in source.execute("SELECT time, kind, content FROM keepsake WHERE game = ? ORDER BY id", (game,)):
        database.execute("INSERT INTO keepsake (game, time, kind, content) VALUES (?, ?, ?, ?)", (new, *row))
    _take_entries(source, database, game, new, numbers)
    sql = "SELECT id, time, after, points FROM score_edit WHERE game = ? ORDER BY id"
    for number, time, after, points in source.execute(sql, (game,)).fetchall():
        told = numbers.entries.get(after, after)
        sql = "INSERT INTO score_edit (game, time, after, points) VALUES (?, ?, ?, ?)"
        edit = database.execute(sql, (new, time, told, points)).lastrowid or 0
        _seal(source, database, Sealed.EDIT, number, edit, new, (after, points), (told, points))


def _take_entries(
    source: sqlite3.Connection, database: sqlite3.Connection, game: int, new: int, numbers: _Numbers
) -> None:
    """Copy a game's entries, one at a time, as each may bear a picture; a lost one stays known as lost."""
    lost = "SELECT id FROM seal WHERE kind = 'entry' AND game = :game"
    sql = f"SELECT id FROM entry WHERE game = :game UNION {lost} ORDER BY 1"  # noqa: S608
    told = source.execute(sql, {"game": game}).fetchall()
    for (entry,) in told:
        columns = "time, event, verdict, clause, source, picture"
        row = source.execute(f"SELECT {columns} FROM entry WHERE id = ?", (entry,)).fetchone()  # noqa: S608
        number = numbers.take_entry(entry)
        if row is None:
            seal = "INSERT INTO seal (kind, id, game, crc) VALUES (?, ?, ?, NULL)"
            database.execute(seal, (Sealed.ENTRY.value, number, new))
            continue
        time, event, verdict, clause, told_by, picture = row
        sql = "INSERT INTO entry (id, game, time, event, verdict, clause, source, picture)"
        values = (number, new, time, event, verdict, clause, _source(told_by, numbers), picture)
        database.execute(f"{sql} VALUES (?, ?, ?, ?, ?, ?, ?, ?)", values)
        _seal(source, database, Sealed.ENTRY, entry, number, new, (event,), (event,))


def _source(told_by: Any, numbers: _Numbers) -> Any:
    """How an entry was told; one that stands for another one names it by the number that it has there."""
    if not isinstance(told_by, str):
        return told_by
    word, _, named = told_by.partition(":")
    first = entry_number(named)
    return told_by if first is None else f"{word}:{numbers.entries.get(first, first)}"


def _seal(
    source: sqlite3.Connection,
    database: sqlite3.Connection,
    kind: Sealed,
    number: int,
    new: int,
    game: int,
    held: tuple[Any, ...],
    holds: tuple[Any, ...],
) -> None:
    """Seal a row as it was sealed: one that was whole is whole, a damaged one stays marked as such."""
    row = source.execute("SELECT crc FROM seal WHERE kind = ? AND id = ?", (kind.value, number)).fetchone()
    if row is None:
        return
    whole = row[0] is None or row[0] == crc_of(*held)
    crc = None if row[0] is None else crc_of(*holds) if whole else _BROKEN_SEAL
    sql = "INSERT OR REPLACE INTO seal (kind, id, game, crc) VALUES (?, ?, ?, ?)"
    database.execute(sql, (kind.value, new, game, crc))
