"""What the club counts: each event once, on the disk before anybody is told that it is counted."""

from __future__ import annotations

import json
import os
import secrets
import sqlite3
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import closing, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Self

from companion.club.errors import UnfitMessageError
from companion.club.messages import TableEvent, read_event
from companion.clubhouse.errors import LedgerError
from companion.clubhouse.ledger_file import locked, opened, read_only, unwritten
from companion.texts.errors import reason_of


@dataclass(frozen=True, slots=True)
class Arrival:
    """An event as it came.

    Attributes:
        place: the table's name.
        event: what it says.
        payload: the same as it was sent.
    """

    place: str
    event: TableEvent
    payload: bytes


@dataclass(frozen=True, slots=True)
class Noted:
    """An event that was counted.

    Attributes:
        place: the table's name.
        round: the club's round at that time, 0 before the first.
        event: what happened.
    """

    place: str
    round: int
    event: TableEvent


@dataclass(frozen=True, slots=True)
class StreamAt:
    """How far a stream is counted.

    Attributes:
        place: name of the table of which it came last.
        counted: number of the newest event that was counted.
    """

    place: str
    counted: int


@dataclass(frozen=True, slots=True)
class Round:
    """Who sits where in a round.

    Attributes:
        number: from 1.
        game: what is played, None: whatever they like.
        tables: the people of each table, by its name.
    """

    number: int
    game: str | None
    tables: Mapping[str, tuple[str, ...]] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Correction:
    """What the organiser says of a game in place of what its table told.

    Attributes:
        stream: whose.
        game: its number at its table.
        totals: what counts, None: the game does not.
    """

    stream: str
    game: int
    totals: tuple[int, ...] | None


class ReadLedger:
    """The club's file, to be read.

    Args:
        path: the file, for what is said of it.
        database: the same, opened.
    """

    def __init__(self, path: Path, database: sqlite3.Connection) -> None:
        self.path, self._database = path, database

    @classmethod
    def of(cls, path: Path) -> Self:
        """The file at that place; raises `LedgerError` where it cannot be read."""
        return cls(path, read_only(path))

    def close(self) -> None:
        """Close the file."""
        self._database.close()

    @property
    def evening(self) -> int:
        """Number of the club's evening, 0 before the first."""
        return int(self._one("SELECT ifnull(max(id), 0) FROM evening"))

    @property
    def own(self) -> str | None:
        """The game by whose own points the evening goes, None: by places."""
        own = self._one("SELECT max(own) FROM evening WHERE id = ?", self.evening)
        return None if own is None else str(own)

    @property
    def begun(self) -> float:
        """When the evening began, seconds since the epoch; 0 before the first."""
        return float(self._one("SELECT ifnull(max(begun), 0) FROM evening WHERE id = ?", self.evening))

    def streams(self) -> dict[str, StreamAt]:
        """All streams, the one that began last at the end."""
        rows = self._all("SELECT name, place, counted FROM stream ORDER BY id")
        return {name: StreamAt(place, counted) for name, place, counted in rows}

    def noted(self) -> Iterator[Noted]:
        """The evening's events, each table's in their order."""
        sql = (
            "SELECT place, round, payload FROM event JOIN stream ON stream.id = event.stream"
            " WHERE evening = ? ORDER BY event.stream, sequence"
        )
        for place, number, payload in self._all(sql, self.evening):
            yield Noted(place, number, self._read(payload))

    def of_game(self, stream: str, game: int) -> Iterator[TableEvent]:
        """All that was told of a game, in its order."""
        sql = (
            "SELECT payload FROM event JOIN stream ON stream.id = event.stream"
            " WHERE stream.name = ? AND game = ? ORDER BY sequence"
        )
        for (payload,) in self._all(sql, stream, game):
            yield self._read(payload)

    def people(self) -> tuple[str, ...]:
        """Who is there, in the order in which they were entered."""
        sql = "SELECT name FROM person WHERE evening = ? ORDER BY rowid"
        return tuple(name for (name,) in self._all(sql, self.evening))

    def rounds(self) -> tuple[Round, ...]:
        """The evening's rounds, the first one first."""
        evening, tables = self.evening, dict[int, dict[str, list[str]]]()
        seats = self._all(
            "SELECT round, place, name FROM seat WHERE evening = ? ORDER BY round, rowid", evening
        )
        for number, place, name in seats:
            tables.setdefault(number, {}).setdefault(place, []).append(name)
        rows = self._all("SELECT number, game FROM round WHERE evening = ? ORDER BY number", evening)
        return tuple(
            Round(number, game, {place: tuple(names) for place, names in tables.get(number, {}).items()})
            for number, game in rows
        )

    def corrections(self) -> tuple[Correction, ...]:
        """What the organiser has corrected."""
        try:
            return tuple(
                Correction(stream, game, None if totals is None else tuple(json.loads(totals)))
                for stream, game, totals in self._all("SELECT stream, game, totals FROM correction")
            )
        except (ValueError, TypeError) as error:
            raise self._damaged() from error

    def answered(self) -> dict[str, float]:
        """The time of each table's newest call that was answered."""
        return dict(self._all("SELECT place, time FROM answered"))

    def _read(self, payload: bytes) -> TableEvent:
        """An event as it was counted; raises `LedgerError` where the disk has made something else of it."""
        try:
            return read_event(payload)
        except (UnfitMessageError, AttributeError) as error:
            raise self._damaged() from error

    def _damaged(self) -> LedgerError:
        return LedgerError(reason_of("trouble-ledger-damaged", file=str(self.path)))

    def _one(self, sql: str, *values: object) -> Any:
        (value,) = self._all(sql, *values)[0]
        return value

    def _all(self, sql: str, *values: object) -> list[tuple[Any, ...]]:
        try:
            return self._database.execute(sql, values).fetchall()
        except sqlite3.Error as error:
            raise LedgerError(
                reason_of("trouble-ledger-unread", file=str(self.path), why=str(error))
            ) from error


class Ledger(ReadLedger):
    """The same, to be written by the one program that counts.

    Args:
        path: the file; made with its folder where there is none.
        clock: gives seconds since the epoch.

    Raises:
        LedgerError: it cannot be opened, or another program counts.
    """

    def __init__(self, path: Path, clock: Callable[[], float] = time.time) -> None:
        self._lock, self._clock = locked(path), clock
        try:
            super().__init__(path, opened(path))
            if not self.evening:
                self.begin_evening(None)
        except LedgerError:
            os.close(self._lock)
            raise

    def close(self) -> None:
        """Close the file, and let another program count."""
        super().close()
        if self._lock >= 0:
            os.close(self._lock)
            self._lock = -1

    def kept(self, name: str, made: Callable[[], str] = lambda: secrets.token_hex(16)) -> str:
        """Something that stays as it is, made when it is asked for first; raises `LedgerError`."""
        rows = self._all("SELECT value FROM kept WHERE name = ?", name)
        if rows:
            return str(rows[0][0])
        value = made()
        self.keep(name, value)
        return value

    def keep(self, name: str, value: str) -> None:
        """Something is otherwise from now on; raises `LedgerError`, as all that follow."""
        with self._written() as database:
            database.execute("INSERT OR REPLACE INTO kept VALUES (?, ?)", (name, value))

    def count(self, arrivals: Sequence[Arrival]) -> tuple[Noted, ...]:
        """Count what is new and follows on what was counted; all of it is on the disk then, or none.

        What was counted before, and what comes too early, is left alone.
        """
        number = self._round_now()
        noted = []
        with self._written() as database:
            evening, at = self.evening, self.streams()
            for one in arrivals:
                event = one.event
                known = at.get(event.stream)
                if event.sequence != (known.counted if known else 0) + 1:
                    continue
                at[event.stream] = StreamAt(one.place, event.sequence)
                self._place(database, event.stream, one.place, event.sequence)
                database.execute(
                    "INSERT INTO event SELECT id, ?, ?, ?, ?, ? FROM stream WHERE name = ?",
                    (event.sequence, evening, number, _game_of(event), one.payload, event.stream),
                )
                noted.append(Noted(one.place, number, event))
        return tuple(noted)

    def give_up(self, stream: str, place: str, before: int) -> None:
        """What comes before that number of a stream is nowhere any more: go on with it."""
        with self._written() as database:
            self._place(database, stream, place, before - 1)

    def begin_evening(self, own: str | None) -> None:
        """A new evening: nobody has played, and nobody is there."""
        with self._written() as database:
            database.execute("INSERT INTO evening (begun, own) VALUES (?, ?)", (self._clock(), own))

    def go_by(self, own: str | None) -> None:
        """The evening goes by that game's own points, None: by places."""
        with self._written() as database:
            database.execute("UPDATE evening SET own = ? WHERE id = ?", (own, self.evening))

    def set_people(self, names: Sequence[str]) -> None:
        """These people are there, and nobody else."""
        with self._written() as database:
            database.execute("DELETE FROM person WHERE evening = ?", (self.evening,))
            database.executemany("INSERT INTO person VALUES (?, ?)", ((self.evening, name) for name in names))

    def seat(self, seated: Round) -> None:
        """A round begins so, or its people sit otherwise."""
        with self._written() as database:
            evening = self.evening
            database.execute(
                "INSERT INTO round VALUES (?, ?, ?, ?) ON CONFLICT DO UPDATE SET game = excluded.game",
                (evening, seated.number, seated.game, self._clock()),
            )
            database.execute("DELETE FROM seat WHERE evening = ? AND round = ?", (evening, seated.number))
            database.executemany(
                "INSERT INTO seat VALUES (?, ?, ?, ?, ?)",
                (
                    (evening, seated.number, place, seat, name)
                    for place, names in seated.tables.items()
                    for seat, name in enumerate(names)
                ),
            )

    def correct(self, correction: Correction) -> None:
        """That counts in place of what the table told."""
        totals = None if correction.totals is None else json.dumps(correction.totals)
        with self._written() as database:
            database.execute(
                "INSERT OR REPLACE INTO correction VALUES (?, ?, ?)",
                (correction.stream, correction.game, totals),
            )

    def let_stand(self, stream: str, game: int) -> None:
        """What the table told counts again."""
        with self._written() as database:
            database.execute("DELETE FROM correction WHERE stream = ? AND game = ?", (stream, game))

    def answer(self, place: str, called: float) -> None:
        """The call of that time from a table was answered."""
        with self._written() as database:
            database.execute("INSERT OR REPLACE INTO answered VALUES (?, ?)", (place, called))

    def _round_now(self) -> int:
        sql = "SELECT ifnull(max(number), 0) FROM round WHERE evening = ?"
        return int(self._one(sql, self.evening))

    def _place(self, database: sqlite3.Connection, stream: str, place: str, counted: int) -> None:
        database.execute(
            "INSERT INTO stream (name, place, counted) VALUES (?, ?, ?) ON CONFLICT (name)"
            " DO UPDATE SET place = excluded.place, counted = excluded.counted",
            (stream, place, counted),
        )

    @contextmanager
    def _written(self) -> Iterator[sqlite3.Connection]:
        """All that is done inside is on the disk afterwards, or nothing of it."""
        try:
            self._database.execute("BEGIN IMMEDIATE")
            try:
                yield self._database
            except BaseException:
                self._database.execute("ROLLBACK")
                raise
            self._database.execute("COMMIT")
        except sqlite3.Error as error:
            if self._database.in_transaction:
                with closing(self._database.cursor()) as cursor:
                    cursor.execute("ROLLBACK")
            raise LedgerError(unwritten(self._database, self.path, error)) from error


def _game_of(event: TableEvent) -> int | None:
    return getattr(event.happened, "game", None)
