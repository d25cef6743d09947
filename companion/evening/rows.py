"""Rows as they are written into the journal, and what is known by heart of a game, should they be gone."""

from __future__ import annotations

import json
import sqlite3
import time
from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any, Final

from companion.engines import Header
from companion.evening.entries import Entry, GameEntry, UnsetClock
from companion.evening.seals import Sealed, seal
from companion.evening.totals import ScoreEdit


def _after_all(*numbers: tuple[str, str]) -> str:
    """SQL for a number after all those that stand in these columns, or would if they were whole ones."""
    highest = (
        f"ifnull((SELECT max({column}) FROM {table} WHERE typeof({column}) = 'integer'), 0)"  # noqa: S608
        for column, table in numbers
    )
    return f"(SELECT 1 + max(0, {', '.join(highest)}))"


NEXT_EVENING = _after_all(("id", "evening"), ("evening", "game"), ("evening", "unset_clock"))
NEXT_GAME = _after_all(
    ("id", "game"),
    ("game", "entry"),
    ("game", "score_edit"),
    ("game", "seating"),
    ("game", "keepsake"),
    ("game", "seal"),
)
NEXT_ENTRY = _after_all(("id", "entry"), ("id", "(SELECT id FROM seal WHERE kind = 'entry')"))
"""Numbers that nothing refers to: what was saved of a damaged journal may be of an evening or a game of which
nothing else is left, and must not become part of a new one."""

_DIGITS: Final = 19
"""Digits of SQLite's highest number, 2**63 - 1."""


@dataclass(frozen=True, slots=True)
class Running:
    """What is known by heart of the game that is played, should the journal be gone.

    Attributes:
        game: it.
        entries: all that was ruled on, oldest first.
        edits: the changes of its scores by the table, oldest first.
        unset: whether its evening began while the clock was not set; None where it was.
    """

    game: GameEntry
    entries: tuple[Entry, ...]
    edits: tuple[ScoreEdit, ...]
    unset: UnsetClock | None = None


def new_game(
    database: sqlite3.Connection, evening: int, header: Header, begun: float, table: str | None
) -> int:
    """Write a game; its number."""
    written = written_header(header)
    sql = f"INSERT INTO game (id, evening, header, started, table_is) VALUES ({NEXT_GAME}, ?, ?, ?, ?)"  # noqa: S608
    game = database.execute(sql, (evening, written, begun, table)).lastrowid or 0
    seal(database, Sealed.GAME, game, game, written)
    return game


def insert(database: sqlite3.Connection, game: int, entry: Entry, picture: bytes | None) -> int:
    """Write an entry under its number, or under the next one where that is 0; the number."""
    event, verdict = line_of(entry), entry.verdict.value if entry.verdict else ""
    columns = "(id, game, time, event, verdict, clause, source, picture)"
    sql = f"INSERT INTO entry {columns} VALUES (ifnull(?, {NEXT_ENTRY}), ?, ?, ?, ?, ?, ?, ?)"  # noqa: S608
    values = (entry.number or None, game, entry.time, event, verdict, entry.clause, _source(entry), picture)
    number = database.execute(sql, values).lastrowid or 0
    seal(database, Sealed.ENTRY, number, game, event)
    return number


def _source(entry: Entry) -> str:
    """How an entry was told, with the number of the one under which it was told first: ``again:12``."""
    source = entry.source.value if entry.source else ""
    return source if entry.first is None else f"{source}:{entry.first}"


def entry_number(text: str) -> int | None:
    """The number that stands there, None where it is none that an entry can have."""
    fits = text.isascii() and text.isdecimal() and len(text) <= _DIGITS
    return int(text) if fits else None


def insert_edit(database: sqlite3.Connection, game: int, edit: ScoreEdit) -> None:
    """Write a change of scores by the table."""
    points = json.dumps(edit.points)
    sql = "INSERT INTO score_edit (game, time, after, points) VALUES (?, ?, ?, ?)"
    number = database.execute(sql, (game, edit.time, edit.after, points)).lastrowid or 0
    seal(database, Sealed.EDIT, number, game, edit.after, points)


def keep_unset(database: sqlite3.Connection, evening: int, unset: UnsetClock) -> None:
    """Write that an evening began while the clock was not set, and which day people told."""
    day = None if unset.day is None else unset.day.toordinal()
    database.execute("INSERT OR REPLACE INTO unset_clock (evening, day) VALUES (?, ?)", (evening, day))


def keep_seats(database: sqlite3.Connection, game: int, directions: tuple[float, ...]) -> None:
    """Write where everybody sits."""
    sql = "INSERT OR REPLACE INTO seating (game, directions) VALUES (?, ?)"
    database.execute(sql, (game, json.dumps(directions)))


def fits(database: sqlite3.Connection, running: Running) -> bool:
    """Whether a journal holds nothing else in the place of the game that is known by heart."""
    game = running.game
    there = database.execute("SELECT evening, header FROM game WHERE id = ?", (game.number,)).fetchone()
    others = dict(database.execute("SELECT id, game FROM entry").fetchall())
    mine = all(others.get(entry.number, game.number) == game.number for entry in running.entries)
    return mine and (there is None or tuple(there) == (game.evening, written_header(game.header)))


def keep(database: sqlite3.Connection, running: Running) -> None:
    """Write what is known by heart and not there, or otherwise."""
    game, now = running.game, time.time()
    written = written_header(game.header)
    database.execute("INSERT OR IGNORE INTO evening (id, started) VALUES (?, ?)", (game.evening, now))
    if running.unset is not None:
        keep_unset(database, game.evening, running.unset)
    sql = "INSERT OR IGNORE INTO game (id, evening, header, started) VALUES (?, ?, ?, ?)"
    database.execute(sql, (game.number, game.evening, written, now))
    seal(database, Sealed.GAME, game.number, game.number, written)
    there = dict(database.execute("SELECT id, event FROM entry WHERE game = ?", (game.number,)).fetchall())
    for entry in running.entries:
        if there.get(entry.number) == line_of(entry):
            continue
        sql = "SELECT picture, time FROM entry WHERE id = ?"
        picture, when = database.execute(sql, (entry.number,)).fetchone() or (None, now)
        database.execute("DELETE FROM entry WHERE id = ?", (entry.number,))
        insert(database, game.number, replace(entry, time=when), picture)
    (edits,) = database.execute("SELECT count(*) FROM score_edit WHERE game = ?", (game.number,)).fetchone()
    for edit in running.edits[edits:]:
        insert_edit(database, game.number, edit)


def written_header(header: Header) -> str:
    """A game's header as it is kept."""
    parts = {"game": header.game, "players": header.players, "options": dict(header.options)}
    return json.dumps(parts, ensure_ascii=False)


def line_of(entry: Entry) -> str:
    """An entry's event as it is kept."""
    return written_line(entry.line)


def written_line(line: Mapping[str, Any]) -> str:
    """An event as it is kept."""
    return json.dumps(line, ensure_ascii=False, separators=(",", ":"))
