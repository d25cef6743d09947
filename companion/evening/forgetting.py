"""Somebody is forgotten: in all that the journal holds another name stands in the place of theirs."""

from __future__ import annotations

import sqlite3

from companion.engines.names import FORGOTTEN
from companion.evening import outbox
from companion.evening.keepsakes import forget_of
from companion.evening.kept_journal import header_of
from companion.evening.profiles import drop_damaged, drop_profile
from companion.evening.replaced_names import ASTRAY, replace_in_game, replace_unread, without, write_game


class InUseError(sqlite3.OperationalError):
    """Another program reads the file, and keeps its log from being emptied."""

    sqlite_errorcode = sqlite3.SQLITE_BUSY


def replace_name(database: sqlite3.Connection, name: str) -> tuple[int, ...]:
    """Write another name wherever a journal names somebody; what else it tells stays as it was.

    What they have chosen for themselves is deleted, and so are films of their games and pictures that were
    taken at their end: those show who played.

    An event is read with the game's people, and written with the others. What cannot be read stays so, and
    does not name them any more either.

    Args:
        database: an open journal, in whose transaction all of it is written.
        name: whose.

    Returns:
        Numbers of the evenings in which they played.

    Raises:
        sqlite3.Error: it cannot be written.
    """
    evenings: dict[int, None] = {}
    for game, evening, written in database.execute("SELECT id, evening, header FROM game").fetchall():
        header = header_of(written)
        if header is None:
            write_game(database, game, written, without(written, name, FORGOTTEN))
            forget_of(database, game)  # it may show them, or name them
            replace_unread(database, game, name, FORGOTTEN)
            outbox.forget_unread(database, game)
            continue
        if replace_in_game(database, game, written, header, name, _free):
            forget_of(database, game)
            if isinstance(evening, int):
                evenings[evening] = None
    for (game,) in database.execute(ASTRAY).fetchall():
        replace_unread(database, game, name, FORGOTTEN)
    outbox.forget_unread(database)
    drop_profile(database, name)
    drop_damaged(database)
    return tuple(evenings)


def write_anew(database: sqlite3.Connection) -> None:
    """Write an open journal's file anew and empty its log: both still hold what was deleted or replaced.

    Raises:
        sqlite3.Error: there is no room for it, or another program reads the file.
    """
    database.execute("VACUUM")
    (in_use, *_pages) = database.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()
    if in_use:
        raise InUseError("another program reads it")


def _free(players: tuple[str, ...]) -> str:
    """The name for somebody forgotten that nobody at that table has."""
    names = (FORGOTTEN if number == 1 else f"{FORGOTTEN} {number}" for number in range(1, len(players) + 2))
    return next(name for name in names if name not in players)
