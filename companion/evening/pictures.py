"""The journal's pictures, films too: how many there are, and how those of past evenings are forgotten."""

from __future__ import annotations

import sqlite3
from contextlib import suppress
from dataclasses import dataclass

from companion.evening.journal_file import BY_LAST_PLAY, GOES_ON
from companion.evening.keepsakes import forget_of

WORTH_SHRINKING = 4 << 20
"""Bytes that must be free in the file before it is written anew without them."""

_KEPT = f"""
SELECT game.id FROM game WHERE evening IN (SELECT id FROM evening ORDER BY id DESC LIMIT ?)
UNION
SELECT game.id FROM game WHERE evening = ? OR evening = (
    SELECT id FROM evening WHERE {GOES_ON} ORDER BY {BY_LAST_PLAY} LIMIT 1)
"""  # noqa: S608
"""The games that keep their pictures: of so many newest evenings, of the one that runs, and of the one that
was played last of those that can go on."""


@dataclass(frozen=True, slots=True)
class KeptPictures:
    """Pictures that are kept.

    Attributes:
        count: how many.
        size: of all of them together, in bytes.
    """

    count: int
    size: int

    def __add__(self, other: KeptPictures) -> KeptPictures:
        """These and others."""
        return KeptPictures(self.count + other.count, self.size + other.size)


@dataclass(frozen=True, slots=True)
class Room:
    """The room on the disk for evenings to come.

    Attributes:
        free: bytes.
        evening: bytes of the pictures of the evening that has most of them; 0 while none has any.
    """

    free: int
    evening: int

    @property
    def evenings(self) -> int | None:
        """How many more evenings like that one have room; None while nobody knows what one takes."""
        return self.free // self.evening if self.evening else None


def fullest_evening(database: sqlite3.Connection) -> int:
    """Bytes of the pictures of the evening in a journal that has most of them; raises `sqlite3.Error`."""
    each = "SELECT game, length(picture) AS size FROM entry"
    each += " UNION ALL SELECT game, length(content) FROM keepsake"
    of_each = f"SELECT sum(size) AS size FROM ({each}) JOIN game ON game.id = game GROUP BY evening"  # noqa: S608
    return int(database.execute(f"SELECT ifnull(max(size), 0) FROM ({of_each})").fetchone()[0])  # noqa: S608


def past_pictures(database: sqlite3.Connection, running: int | None = None) -> KeptPictures:
    """The pictures in a journal, but for the evenings that run and can go on; raises `sqlite3.Error`."""
    found = KeptPictures(0, 0)
    for column, table in (("picture", "entry"), ("content", "keepsake")):
        kept = f"SELECT count({column}), ifnull(sum(length({column})), 0) FROM {table}"  # noqa: S608
        asked = database.execute(f"{kept} WHERE game NOT IN ({_KEPT})", (0, running))
        found += KeptPictures(*asked.fetchone())
    return found


def forget(database: sqlite3.Connection, keep: int, running: int | None = None) -> int:
    """Delete the pictures of all but the newest evenings and those that run or can go on; how many they were.

    Each game is a write of its own: none needs much room on the disk or keeps other programs waiting, and
    whichever are done stay done. What is deleted is overwritten, so that nothing of it is left in the file.

    Args:
        database: an open journal.
        keep: how many evenings keep theirs, at least 0.
        running: number of the evening that is shown now, None for none.

    Raises:
        sqlite3.Error: it cannot be written.
    """
    database.execute("PRAGMA secure_delete = ON")
    having = "SELECT game FROM entry WHERE picture IS NOT NULL UNION SELECT game FROM keepsake"
    old = f"SELECT game FROM ({having}) WHERE game NOT IN ({_KEPT})"  # noqa: S608
    count = 0
    for game in database.execute(old, (keep, running)).fetchall():
        with database:
            sql = "UPDATE entry SET picture = NULL WHERE game = ? AND picture IS NOT NULL"
            count += database.execute(sql, game).rowcount + forget_of(database, *game)
    return count


def shrink(database: sqlite3.Connection) -> None:
    """Give the disk back what is free in the file, where what is left is at most a third of it.

    The write-ahead log is emptied, too, for it still holds what was deleted last. A program that uses the
    file, or a disk without room to write it anew, leaves both for another time: nobody is waited for.
    """
    (patience,) = database.execute("PRAGMA busy_timeout").fetchone()
    database.execute("PRAGMA busy_timeout = 0")
    try:
        with suppress(sqlite3.OperationalError):
            if _is_mostly_free(database):
                database.execute("VACUUM")
        with suppress(sqlite3.OperationalError):
            database.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()
    finally:
        database.execute(f"PRAGMA busy_timeout = {patience}")


def _is_mostly_free(database: sqlite3.Connection) -> bool:
    """Whether so much of the file is free that it is quickly written anew without that."""
    asked = ("PRAGMA freelist_count", "PRAGMA page_count", "PRAGMA page_size")
    free, pages, size = (int(database.execute(sql).fetchone()[0]) for sql in asked)
    return free * size >= WORTH_SHRINKING and free >= 2 * (pages - free)
