"""What is kept of a game's end: a picture that people took, and the film of its best moments."""

from __future__ import annotations

import enum
import sqlite3
import time
from dataclasses import dataclass
from typing import Final


class Keepsake(enum.StrEnum):
    """What is kept; the value is its word in the journal."""

    PICTURE = "picture"
    """What the camera saw when people asked for it, JPEG: it may show them."""
    FILM = "film"
    """The best moments, an animated WebP that names people."""


@dataclass(frozen=True, slots=True)
class GameAsKept:
    """How far a game had come in the journal, as far as a film of it shows that.

    Attributes:
        header: who played what, as it is written there.
        entry: number of its newest entry, 0 for none.
        edits: how often the table has changed its scores.
        pictures: how many pictures are kept of its plays and of its end.
    """

    header: str
    entry: int
    edits: int
    pictures: int


AS_KEPT: Final = """SELECT quote(header), (SELECT ifnull(max(id), 0) FROM entry WHERE game = ?1),
    (SELECT count(*) FROM score_edit WHERE game = ?1),
    (SELECT count(picture) FROM entry WHERE game = ?1)
    + (SELECT count(*) FROM keepsake WHERE game = ?1 AND kind = 'picture')
    FROM game WHERE id = ?1"""
"""SQL for the attributes of `GameAsKept`."""


def keep(
    database: sqlite3.Connection, game: int, kind: Keepsake, content: bytes, of: GameAsKept | None = None
) -> bool:
    """Keep one of a game in the place of the one before.

    Args:
        database: an open journal, in whose transaction it is written.
        game: number of the game.
        kind: what it is.
        content: it.
        of: the game as it was when that was begun: where it is another one by now, nothing is kept. None:
            whatever it is.

    Returns:
        Whether it was kept.

    Raises:
        sqlite3.Error: it cannot be.
    """
    if of is not None and database.execute(AS_KEPT, (game,)).fetchone() != _row_of(of):
        return False
    _drop(database, game, kind)
    sql = "INSERT INTO keepsake (game, time, kind, content) VALUES (?, ?, ?, ?)"
    database.execute(sql, (game, time.time(), kind.value, content))
    return True


def drop_film(database: sqlite3.Connection, game: int) -> None:
    """Delete the film of a game that has become another one; raises `sqlite3.Error`."""
    _drop(database, game, Keepsake.FILM)


def _drop(database: sqlite3.Connection, game: int, kind: Keepsake) -> None:
    database.execute("DELETE FROM keepsake WHERE game = ? AND kind = ?", (game, kind.value))


def _row_of(game: GameAsKept) -> tuple[str, int, int, int]:
    return game.header, game.entry, game.edits, game.pictures


def forget_of(database: sqlite3.Connection, game: int) -> int:
    """Delete all that is kept of a game; how many those were. Raises `sqlite3.Error`."""
    return database.execute("DELETE FROM keepsake WHERE game = ?", (game,)).rowcount
