"""What people have chosen for themselves: a colour, a picture, and the language in which they are spoken to.

It lies in the journal beside the evenings, so that a backup brings it, and to forget somebody deletes it.
"""

from __future__ import annotations

import enum
import json
import sqlite3
from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass
from typing import Any, Final

from companion.engines.names import composed
from companion.evening.seals import crc_of
from companion.texts import LANGUAGES

MOST_PICTURE: Final = 40_000
"""Bytes of somebody's picture; one of 192 pixels a side that is nothing but noise takes 33 kB as JPEG."""


class PersonColour(enum.StrEnum):
    """The colours; the value is part of the name of the colour's message."""

    BLUE = "blue"
    BROWN = "brown"
    GREEN = "green"
    GOLD = "gold"
    PINK = "pink"
    VIOLET = "violet"
    TURQUOISE = "turquoise"
    GREY = "grey"


class Figure(enum.StrEnum):
    """The drawn pictures; the value is part of the name of the figure's message."""

    FOX = "fox"
    CAT = "cat"
    HARE = "hare"
    BEAR = "bear"
    OWL = "owl"
    FISH = "fish"
    SNAIL = "snail"
    LADYBIRD = "ladybird"
    TREE = "tree"
    FLOWER = "flower"
    BOAT = "boat"
    STAR = "star"


@dataclass(frozen=True, slots=True)
class Profile:
    """What somebody has chosen.

    Attributes:
        colour: their colour, None for none.
        figure: their drawn picture, None for none.
        picture: one that a camera took, as JPEG, in the place of the drawn one; None for none.
        voice: the language in which they are spoken to, None: that of the evening.
    """

    colour: PersonColour | None = None
    figure: Figure | None = None
    picture: bytes | None = None
    voice: str | None = None


def keep_profile(database: sqlite3.Connection, name: str, profile: Profile) -> None:
    """Write what somebody has chosen in the place of what they had; raises `sqlite3.Error`."""
    drop_profile(database, name)
    if profile != Profile():
        told = {"colour": profile.colour, "figure": profile.figure, "voice": profile.voice}
        _insert(database, composed(name), json.dumps(told), profile.picture)


def drop_profile(database: sqlite3.Connection, name: str) -> None:
    """Delete what somebody has chosen; raises `sqlite3.Error`."""
    database.execute("DELETE FROM person WHERE name = ?", (composed(name),))


def drop_damaged(database: sqlite3.Connection) -> None:
    """Delete what is damaged: nobody knows whose it is; raises `sqlite3.Error`."""
    rows = database.execute("SELECT id, name, chosen, picture, crc FROM person").fetchall()
    for number, *row in rows:
        if not _is_whole(*row):
            database.execute("DELETE FROM person WHERE id = ?", (number,))


PROFILES: Final = "SELECT name, chosen, picture, crc FROM person ORDER BY id"
"""SQL for what `profiles_in` takes."""


def profiles_in(rows: Iterable[tuple[Any, ...]]) -> dict[str, Profile]:
    """What everybody has chosen, by name; what is damaged is left out."""
    return {
        name: _profile(chosen, picture)
        for name, chosen, picture, crc in rows
        if _is_whole(name, chosen, picture, crc)
    }


def new_profiles(source: sqlite3.Connection, there: sqlite3.Connection | None) -> tuple[str, ...]:
    """Names of those of whom a journal knows what they have chosen, and the other one nothing.

    Raises:
        sqlite3.Error: one of them cannot be read.
    """
    ours = {} if there is None else profiles_in(there.execute(PROFILES))
    return tuple(name for name in profiles_in(source.execute(PROFILES)) if name not in ours)


def take_profiles(
    source: sqlite3.Connection, database: sqlite3.Connection, names: Collection[str]
) -> dict[str, int]:
    """Copy what people have chosen, in a transaction of the caller; what somebody has there stays.

    Args:
        source: an open journal.
        database: the journal that gets it.
        names: whose.

    Returns:
        By name a checksum of what came, for `drop_taken`.

    Raises:
        sqlite3.Error: the one cannot be read, or the other not written.
    """
    new = set(new_profiles(source, database)) & set(names)
    taken = {}
    for name, chosen, picture, crc in source.execute(PROFILES).fetchall():
        if name in new and _is_whole(name, chosen, picture, crc):
            _insert(database, name, chosen, picture)
            taken[name] = crc
    return taken


def drop_taken(database: sqlite3.Connection, taken: Mapping[str, int]) -> int:
    """Delete what was copied, unless it was changed since; for how many people. Raises `sqlite3.Error`."""
    gone = (
        database.execute("DELETE FROM person WHERE name = ? AND crc = ?", one).rowcount
        for one in taken.items()
    )
    return sum(gone)


def _insert(database: sqlite3.Connection, name: str, chosen: str, picture: bytes | None) -> None:
    values = (name, chosen, picture, crc_of(name, chosen, picture))
    database.execute("INSERT INTO person (name, chosen, picture, crc) VALUES (?, ?, ?, ?)", values)


def _is_whole(name: Any, chosen: Any, picture: Any, crc: Any) -> bool:
    """Whether a row is as it was written; names are written composed, else nobody would find them."""
    return isinstance(name, str) and name == composed(name) and crc == crc_of(name, chosen, picture)


def _profile(chosen: Any, picture: Any) -> Profile:
    """What somebody has chosen as it is kept; what a later companion may have written is left out."""
    try:
        told = json.loads(chosen)
    except (TypeError, ValueError, RecursionError):
        told = None
    told = told if isinstance(told, dict) else {}
    voice = told.get("voice")
    return Profile(
        next((one for one in PersonColour if one == told.get("colour")), None),
        next((one for one in Figure if one == told.get("figure")), None),
        picture if isinstance(picture, bytes) and len(picture) <= MOST_PICTURE else None,
        voice if voice in LANGUAGES else None,
    )
