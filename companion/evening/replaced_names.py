"""Another name in the place of somebody's, wherever a journal's games name them: to forget, or to rename.

An event is read with the game's people, and written with the others. What cannot be read stays so, and does
not name them any more either.
"""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Callable, Iterator, Mapping
from typing import Any, TypeAlias

from companion.engines import Header, HeaderError, InvalidEventError, read_event, start, write_event
from companion.engines.names import composed
from companion.evening import outbox
from companion.evening.kept_journal import parsed
from companion.evening.rows import written_header, written_line
from companion.evening.seals import SEALS_OF, Seal, Sealed, by_number, seal

Instead: TypeAlias = Callable[[tuple[str, ...]], str]
"""The name that stands in the place of somebody's, by the people of the game in which it does."""

_ENTRIES = """SELECT id, event FROM entry WHERE game = :game OR typeof(game) <> 'integer' AND id IN (
    SELECT id FROM seal WHERE kind = 'entry' AND game = :game)"""
"""SQL for the entries of a game, those included of which only the seal knows that they belong to it."""

ASTRAY = "SELECT DISTINCT game FROM entry WHERE game NOT IN (SELECT id FROM game)"
"""SQL for what entries have as their game where that is lost, or damaged."""


def renamed(header: Header, name: str, other: str) -> Header:
    """The header with another name for somebody."""
    players = tuple(other if player == name else player for player in header.players)
    options = {
        option: {other if key == name else key: of for key, of in value.items()}
        if option == "sides" and isinstance(value, Mapping)
        else value
        for option, value in header.options.items()
    }
    return Header(header.game, players, options)


def mentions(value: Any, name: str) -> bool:
    """Whether a JSON value names somebody, as a text or a key in it."""
    match value:
        case str():
            return composed(value) == composed(name)
        case Mapping():
            return any(mentions(key, name) or mentions(of, name) for key, of in value.items())
        case list() | tuple():
            return any(mentions(one, name) for one in value)
    return False


def replace_in_game(
    database: sqlite3.Connection, game: int, written: Any, header: Header, name: str, instead: Instead
) -> bool:
    """Replace the names of somebody in a game: a record may have written the same one in several ways.

    Args:
        database: an open journal, in whose transaction all of it is written.
        game: number of the game.
        written: its header as it is kept.
        header: the same, read.
        name: whose.
        instead: gives the name that stands there from now on, by the game's people as they are then.

    Returns:
        Whether they played in it.
    """
    own = [other for other in header.players if composed(other) == composed(name)]
    for one in own:
        other = renamed(header, one, instead(header.players))
        told = written_header(other)
        write_game(database, game, written, told)
        _replace_entries(database, game, header, other)
        outbox.forget(database, game, header, other)
        header, written = other, told
    return bool(own)


def _replace_entries(database: sqlite3.Connection, game: int, before: Header, after: Header) -> None:
    """Write the entries of a game with its people's names as they are now."""
    (old,) = set(before.players) - set(after.players)
    (new,) = set(after.players) - set(before.players)
    try:
        rules = start(before).rules
    except HeaderError:
        replace_unread(database, game, old, new)
        return
    seals = by_number(database.execute(SEALS_OF, (Sealed.ENTRY.value, game)).fetchall())
    for number, written in database.execute(_ENTRIES, {"game": game}).fetchall():
        try:
            line = write_event(read_event(parsed(written), rules, before), rules, after)
            told = written_line(line)
        except InvalidEventError:
            told = without(written, old, new)
        _write_entry(database, game, number, written, told, seals.get(number))


def replace_unread(database: sqlite3.Connection, game: Any, name: str, other: str) -> None:
    """Take a name out of the entries of a game that cannot be read."""
    seals = by_number(database.execute(SEALS_OF, (Sealed.ENTRY.value, game)).fetchall())
    for number, written in database.execute(_ENTRIES, {"game": game}).fetchall():
        _write_entry(database, game, number, written, without(written, name, other), seals.get(number))


def write_game(database: sqlite3.Connection, game: int, before: Any, after: Any) -> None:
    """Write a game's header where it is another one; one that was damaged stays marked as such."""
    if after == before:
        return
    seals = by_number(database.execute(SEALS_OF, (Sealed.GAME.value, game)).fetchall())
    database.execute("UPDATE game SET header = ? WHERE id = ?", (after, game))
    if game in seals and seals[game].fits(before):
        seal(database, Sealed.GAME, game, game, after)


def _write_entry(
    database: sqlite3.Connection, game: Any, number: int, before: Any, after: Any, known: Seal | None
) -> None:
    """Write an entry's event where it is another one; one that was damaged stays marked as such."""
    if after == before:
        return
    database.execute("UPDATE entry SET event = ? WHERE id = ?", (after, number))
    if known is not None and known.fits(before):
        seal(database, Sealed.ENTRY, number, game, after)


def without(written: Any, name: str, other: str) -> Any:
    """What cannot be read, letters or bytes, without a name in it."""
    instead = json.dumps(other)
    for said in _ways_to_write(name):
        if isinstance(written, str):
            written = written.replace(said, instead)
        elif isinstance(written, bytes):
            written = written.replace(said.encode(), instead.encode())
    return written


def _ways_to_write(name: str) -> Iterator[str]:
    """A name as JSON may write it."""
    yield json.dumps(name)
    yield json.dumps(name, ensure_ascii=False)
