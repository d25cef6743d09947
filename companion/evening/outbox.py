"""The outbox: what goes to a club, written with what was accepted and kept until the club has counted it.

It lies in two tables of the journal. ``stream`` has a row for each club and table that things were told to:
a random id, how many events were told, how far they were counted there, and of which evening and game the
newest one is. ``outbox`` has a row for each event that may still have to be sent.

Rows are written in the transaction of what they tell of, and deleted in a later one that is written anyway:
nobody waits for the disk once more on account of a club. Numbers in a stream have no gaps: where rows are
given up, or a club has counted more than this journal knows of, a stream with another id begins.
"""

from __future__ import annotations

import json
import sqlite3
import time
import uuid
from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import Any, Final, Protocol

from companion.engines import AnyPosition, Header, Ruling
from companion.engines.header import write_header
from companion.evening.entries import Entry, GameEntry
from companion.evening.totals import Points, ScoreEdit

KEPT_SECONDS: Final = 30 * 24 * 3600.0
"""So long is kept what the broker has acknowledged and no club has counted: a club may meet once a month."""

MOST_ROWS: Final = 100_000
"""Rows of an outbox: 280 hours at a play every ten seconds, some 60 MB."""

LEFT_OF_MOST: Final = 90_000
"""So many are left where there are more: each time some are given up a new stream begins."""


@dataclass(frozen=True, slots=True)
class Plays:
    """Rulings of a game, as far as the journal's entries do not tell them.

    Attributes:
        game: it.
        rulings: one for each entry, in their order.
        edits: the changes of scores by the table before them.
    """

    game: GameEntry
    rulings: tuple[Ruling[AnyPosition], ...]
    edits: tuple[ScoreEdit, ...]


@dataclass(frozen=True, slots=True)
class Scores:
    """The scores of a game after the table has changed them.

    Attributes:
        game: it.
        totals: everybody's.
    """

    game: GameEntry
    totals: Points


class Outgoing(Protocol):
    """Writes what was accepted as a club is told of it: JSON objects without stream, sequence and time."""

    def evening(self, number: int, *, began: bool) -> str:
        """An evening has begun, or is over."""

    def game(self, game: GameEntry) -> str:
        """A game has begun, or goes on."""

    def ruled(
        self, header: Header, entry: Entry, game: int, ruling: Ruling[AnyPosition], edits: Sequence[ScoreEdit]
    ) -> str:
        """An event was ruled on."""

    def scores(self, scores: Scores) -> str:
        """The table has changed the scores."""


@dataclass(frozen=True, slots=True)
class Stream:
    """What a journal knows of what was told to a club.

    Attributes:
        number: of its row.
        id: 32 hexadecimal digits.
        sequence: number of the newest event, 0 for none.
        counted: of the newest one that the club has counted; None where no club has ever counted any.
    """

    number: int
    id: str
    sequence: int
    counted: int | None


@dataclass(frozen=True, slots=True)
class Waiting:
    """An event that is to be sent.

    Attributes:
        sequence: its number.
        time: when it was accepted, in seconds since the epoch.
        told: what is told, a JSON object without stream, sequence and time.
    """

    sequence: int
    time: float
    told: str


_NOTHING: Final = '{"kind":"evening","evening":0,"began":false}'
"""Stands where nothing may be told any more, so that no number lacks: an evening ends that nobody has."""


def stream_of(database: sqlite3.Connection, target: str) -> Stream | None:
    """The stream to a club, None before anything was told there; raises `sqlite3.Error`."""
    sql = "SELECT id, name, sequence, counted FROM stream WHERE target = ?"
    row = database.execute(sql, (target,)).fetchone()
    return None if row is None else Stream(*row)


def waiting(
    database: sqlite3.Connection, stream: Stream, after: int, most: int, *, again: bool
) -> tuple[Waiting, ...]:
    """The next events of a stream that are to be sent, oldest first; raises `sqlite3.Error`.

    Args:
        database: an open journal.
        stream: which.
        after: the sequence after which they come.
        most: how many at most.
        again: whether those, too, that a broker has acknowledged.
    """
    fresh = "" if again else " AND acked IS NULL"
    which = f"WHERE stream = ? AND sequence > ?{fresh} ORDER BY sequence LIMIT ?"
    sql = f"SELECT sequence, time, told FROM outbox {which}"  # noqa: S608
    return tuple(Waiting(*row) for row in database.execute(sql, (stream.number, after, most)))


class Outbox:
    """What goes to one club.

    Args:
        target: the club and this table in it; what was meant for another one does not go there.
        outgoing: writes what is told.

    Attributes:
        written: how many events were written by this program.
    """

    def __init__(self, target: str, outgoing: Outgoing) -> None:
        self._target, self._outgoing = target, outgoing
        self._counted: tuple[str, int] | None = None
        self._acked: tuple[str, int] | None = None
        self._anew: str | None = None
        self.written = 0

    @property
    def target(self) -> str:
        """The club and this table in it."""
        return self._target

    @property
    def has_news(self) -> bool:
        """Whether `settle` has something to write."""
        return (self._counted, self._acked, self._anew) != (None, None, None)

    def counted(self, stream: str, sequence: int) -> None:
        """The club has counted a stream as far as that; written with what is written next."""
        self._counted = (stream, sequence)

    def acknowledged(self, stream: str, sequence: int) -> None:
        """The broker has taken a stream as far as that; written with what is written next."""
        self._acked = (stream, sequence)

    def begin_anew(self, stream: str) -> None:
        """The club has counted more of a stream than there was: the journal is an older one."""
        self._anew = stream

    def begin(self, database: sqlite3.Connection, game: GameEntry) -> Stream:
        """Tell of an evening and a game, unless they are the newest that were told of.

        All of these write in a transaction of the caller, and raise `sqlite3.Error`.
        """
        stream = self.settle(database)
        sql = "SELECT evening, game FROM stream WHERE id = ?"
        evening, number = database.execute(sql, (stream.number,)).fetchone()
        if evening != game.evening:
            self._add(database, stream, None, self._outgoing.evening(game.evening, began=True))
        if (evening, number) != (game.evening, game.number):
            self._add(database, stream, game.number, self._outgoing.game(game))
            sql = "UPDATE stream SET evening = ?, game = ? WHERE id = ?"
            database.execute(sql, (game.evening, game.number, stream.number))
        return stream

    def end(self, database: sqlite3.Connection, evening: int) -> None:
        """Tell that an evening is over, if that it began was told last."""
        stream = self.settle(database)
        sql = "UPDATE stream SET evening = NULL, game = NULL WHERE id = ? AND evening = ?"
        if database.execute(sql, (stream.number, evening)).rowcount:
            self._add(database, stream, None, self._outgoing.evening(evening, began=False))

    def ruled(self, database: sqlite3.Connection, plays: Plays, entries: Sequence[Entry]) -> None:
        """Tell of rulings, with the numbers that their entries have."""
        stream, game = self.begin(database, plays.game), plays.game
        for entry, ruling in zip(entries, plays.rulings, strict=True):
            told = self._outgoing.ruled(game.header, entry, game.number, ruling, plays.edits)
            self._add(database, stream, game.number, told)

    def edited(self, database: sqlite3.Connection, scores: Scores) -> None:
        """Tell that the table has changed the scores."""
        stream = self.begin(database, scores.game)
        self._add(database, stream, scores.game.number, self._outgoing.scores(scores))

    def settle(self, database: sqlite3.Connection) -> Stream:
        """Write what was counted and acknowledged meanwhile; the stream, begun where there is none."""
        stream = self._stream(database)
        if self._anew == stream.id:
            stream = _renewed(database, stream, 0)
        if self._counted is not None and self._counted[0] == stream.id:
            sequence = min(self._counted[1], stream.sequence)
            sql = "UPDATE stream SET counted = max(ifnull(counted, 0), ?) WHERE id = ?"
            database.execute(sql, (sequence, stream.number))
            sql = "DELETE FROM outbox WHERE stream = ? AND sequence <= ?"
            database.execute(sql, (stream.number, sequence))
        if self._acked is not None and self._acked[0] == stream.id:
            sql = "UPDATE outbox SET acked = ? WHERE stream = ? AND sequence <= ? AND acked IS NULL"
            database.execute(sql, (time.time(), stream.number, self._acked[1]))
            stream = _limited(database, stream)
        self._counted = self._acked = self._anew = None
        return stream

    def _stream(self, database: sqlite3.Connection) -> Stream:
        found = stream_of(database, self._target)
        if found is not None:
            return found
        sql = "INSERT INTO stream (name, target, sequence) VALUES (?, ?, 0)"
        name = uuid.uuid4().hex
        return Stream(database.execute(sql, (name, self._target)).lastrowid or 0, name, 0, None)

    def _add(self, database: sqlite3.Connection, stream: Stream, game: int | None, told: str) -> None:
        database.execute("UPDATE stream SET sequence = sequence + 1 WHERE id = ?", (stream.number,))
        (sequence,) = database.execute(_SEQUENCE, (stream.number,)).fetchone()
        sql = "INSERT INTO outbox (stream, sequence, game, time, told) VALUES (?, ?, ?, ?, ?)"
        database.execute(sql, (stream.number, sequence, game, time.time(), told))
        self.written += 1
        if sequence % _COUNTED_EVERY == 0:
            _limited(database, stream)


_SEQUENCE: Final = "SELECT sequence FROM stream WHERE id = ?"
_COUNTED_EVERY: Final = 1000
"""After so many events it is looked how many rows there are."""


def _limited(database: sqlite3.Connection, stream: Stream) -> Stream:
    """Give up what is too old or too much, the oldest first; the stream from then on."""
    sql = "SELECT ifnull(max(sequence), 0) FROM outbox WHERE stream = ? AND acked < ?"
    (old,) = database.execute(sql, (stream.number, time.time() - KEPT_SECONDS)).fetchone()
    (count,) = database.execute("SELECT count(*) FROM outbox WHERE stream = ?", (stream.number,)).fetchone()
    given_up = old
    if count > MOST_ROWS:
        sql = "SELECT sequence FROM outbox WHERE stream = ? ORDER BY sequence LIMIT 1 OFFSET ?"
        (kept,) = database.execute(sql, (stream.number, count - LEFT_OF_MOST)).fetchone()
        given_up = max(old, kept - 1)
    return _renewed(database, stream, given_up) if given_up else stream


def _renewed(database: sqlite3.Connection, stream: Stream, given_up: int) -> Stream:
    """The same stream under another id, from 1 on, without what is given up."""
    sql = "DELETE FROM outbox WHERE stream = ? AND sequence <= ?"
    database.execute(sql, (stream.number, given_up))
    (newest,) = database.execute(_SEQUENCE, (stream.number,)).fetchone()
    sql = "SELECT ifnull(min(sequence) - 1, ?) FROM outbox WHERE stream = ?"
    (before,) = database.execute(sql, (newest, stream.number)).fetchone()
    sql = "UPDATE outbox SET sequence = sequence - ?, acked = NULL WHERE stream = ?"
    database.execute(sql, (before, stream.number))
    sql = "UPDATE stream SET name = ?, sequence = sequence - ?, counted = NULL WHERE id = ?"
    name = uuid.uuid4().hex
    database.execute(sql, (name, before, stream.number))
    return Stream(stream.number, name, newest - before, None)


def forget(database: sqlite3.Connection, game: int, before: Header, after: Header) -> None:
    """Tell what is still to be sent of a game with its people's names as they are now.

    The entries have them already. Sentences that explain a ruling may name anybody, and are left out.
    """
    names = dict(zip(before.players, after.players, strict=True))
    sql = "SELECT id, told FROM outbox WHERE game = ?"
    for number, written in database.execute(sql, (game,)).fetchall():
        told = _parsed(written)
        match told.get("kind"):
            case "game":
                told["header"] = write_header(after)
            case "ruled":
                sql = "SELECT event FROM entry WHERE id = ?"
                told["line"] = _parsed((database.execute(sql, (told["entry"],)).fetchone() or (None,))[0])
                told["reason"] = ""
                told["effects"] = [_renamed(effect, names) for effect in told["effects"]]
                told["winners"] = [names.get(name, name) for name in told["winners"]]
            case "scores":
                continue
            case _:
                told = _parsed(_NOTHING)
        database.execute("UPDATE outbox SET told = ? WHERE id = ?", (_written(told), number))


def forget_unread(database: sqlite3.Connection, game: Any = None) -> None:
    """Tell nothing of a game that cannot be read, nor of those that are not there any more."""
    gone = "game IS NOT NULL AND game NOT IN (SELECT id FROM game)"
    sql = f"UPDATE outbox SET told = ? WHERE game = ? OR {gone}"  # noqa: S608
    database.execute(sql, (_NOTHING, game))


def _parsed(written: Any) -> dict[str, Any]:
    with suppress(TypeError, ValueError):
        told = json.loads(written)
        if isinstance(told, dict):
            return told
    return {}


def _renamed(effect: str, names: Mapping[str, str]) -> str:
    kind, colon, named = effect.partition(":")
    return f"{kind}{colon}{names.get(named, named)}"


def _written(told: Mapping[str, Any]) -> str:
    return json.dumps(told, ensure_ascii=False, separators=(",", ":"))


def strip(database: sqlite3.Connection) -> None:
    """Leave nothing to be sent in a copy of a journal: whoever goes on with it begins a new stream."""
    database.execute("PRAGMA secure_delete = ON")
    for table in ("outbox", "stream"):
        database.execute(f"DELETE FROM {table}")  # noqa: S608
