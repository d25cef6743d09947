"""What is kept of a game's end: a picture that people took, and the film of its best moments."""

from __future__ import annotations

import enum
import sqlite3
import time


class Keepsake(enum.StrEnum):
    """What is kept; the value is its word in the journal."""

    PICTURE = "picture"
    """What the camera saw when people asked for it, JPEG: it may show them."""
    FILM = "film"
    """The best moments, an animated WebP that names people."""


def keep(database: sqlite3.Connection, game: int, kind: Keepsake, content: bytes) -> None:
    """Keep one of a game in the place of the one before; raises `sqlite3.Error`."""
    database.execute("DELETE FROM keepsake WHERE game = ? AND kind = ?", (game, kind.value))
    sql = "INSERT INTO keepsake (game, time, kind, content) VALUES (?, ?, ?, ?)"
    database.execute(sql, (game, time.time(), kind.value, content))


def forget_of(database: sqlite3.Connection, game: int) -> int:
    """Delete all that is kept of a game; how many those were. Raises `sqlite3.Error`."""
    return database.execute("DELETE FROM keepsake WHERE game = ?", (game,)).rowcount
