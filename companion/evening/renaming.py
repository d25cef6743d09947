"""Somebody has another name from now on; where that is somebody else's already, both are one person.

Their games, and so history, rating and statistics, follow: nothing of those is written anywhere. Nothing is
deleted, and pictures and films stay.
"""

from __future__ import annotations

import sqlite3
from dataclasses import replace

from companion.engines.names import composed
from companion.engines.ruling import Reason
from companion.evening.errors import JournalError
from companion.evening.kept_journal import header_of
from companion.evening.profiles import PROFILES, Profile, drop_profile, keep_profile, profiles_in
from companion.evening.replaced_names import ASTRAY, replace_in_game, replace_unread, without, write_game


def played_together(database: sqlite3.Connection, name: str, other: str) -> bool:
    """Whether two names belong to two people: both played in one game. Raises `sqlite3.Error`."""
    for (written,) in database.execute("SELECT header FROM game").fetchall():
        header = header_of(written)
        people = [composed(player) for player in header.players] if header is not None else []
        if people.count(composed(name)) > 1 or {composed(name), composed(other)} <= set(people):
            return True
    return False


def rename(database: sqlite3.Connection, name: str, other: str) -> tuple[int, ...]:
    """Write another name wherever a journal names somebody; what they have chosen goes with it.

    Where the other one has chosen something, too, that stays, and only what they have not chosen is added.

    Args:
        database: an open journal, in whose transaction all of it is written.
        name: whose.
        other: the name from now on; of nobody with whom they have played.

    Returns:
        Numbers of the evenings in which they played.

    Raises:
        JournalError: both played in one game, so that they are two people.
        sqlite3.Error: it cannot be written.
    """
    if played_together(database, name, other):
        raise JournalError(Reason("rename-together", (("name", name), ("other", other))))
    evenings: dict[int, None] = {}
    for game, evening, written in database.execute("SELECT id, evening, header FROM game").fetchall():
        header = header_of(written)
        if header is None:
            write_game(database, game, written, without(written, name, other))
            replace_unread(database, game, name, other)
            continue
        played = replace_in_game(database, game, written, header, name, lambda _: other)
        if played and isinstance(evening, int):
            evenings[evening] = None
    for (game,) in database.execute(ASTRAY).fetchall():
        replace_unread(database, game, name, other)
    _take_over_profile(database, name, other)
    return tuple(evenings)


def _take_over_profile(database: sqlite3.Connection, name: str, other: str) -> None:
    """What somebody has chosen is the other's, as far as that one has chosen nothing."""
    chosen = profiles_in(database.execute(PROFILES).fetchall())
    theirs = chosen.get(composed(name))
    if theirs is None:
        return
    mine = chosen.get(composed(other), Profile())
    pictured = mine.figure is not None or mine.picture is not None
    keep_profile(
        database,
        other,
        replace(
            mine,
            colour=mine.colour or theirs.colour,
            figure=mine.figure if pictured else theirs.figure,
            picture=mine.picture if pictured else theirs.picture,
            voice=mine.voice or theirs.voice,
        ),
    )
    drop_profile(database, name)
