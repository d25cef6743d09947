"""Seals: that a row was written, where it belongs, and what it held, kept apart from it.

SQLite cannot tell a damaged letter from another one; a seal can. It also remembers entries that are lost.
"""

from __future__ import annotations

import enum
import json
import sqlite3
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any
from zlib import crc32


class Sealed(enum.StrEnum):
    """The tables whose rows are sealed."""

    ENTRY = "entry"
    GAME = "game"
    EDIT = "score_edit"


@dataclass(frozen=True, slots=True)
class Seal:
    """What is known of a row.

    Attributes:
        number: the row's.
        crc: of what it held, None where only that it was there is known.
    """

    number: int
    crc: int | None

    def fits(self, *held: Any) -> bool:
        """Whether a row that holds this is as it was written."""
        return self.crc is None or self.crc == crc_of(*held)


def crc_of(*held: Any) -> int:
    """The CRC-32 of what a row holds.

    That is of an entry its event, on which all else rests, of a game its header, of a change of scores when
    it was made and the points.
    """
    return crc32(json.dumps([_plain(one) for one in held]).encode())


def seal(database: sqlite3.Connection, kind: Sealed, number: int, game: int, *held: Any) -> None:
    """Seal a row that is being written."""
    values = (kind.value, number, game, crc_of(*held))
    database.execute("INSERT OR REPLACE INTO seal (kind, id, game, crc) VALUES (?, ?, ?, ?)", values)


SEALS_OF = "SELECT id, crc FROM seal WHERE kind = ? AND game = ?"
"""SQL for what `by_number` takes, of the rows of one table that belong to a game."""


def by_number(rows: Iterable[tuple[Any, Any]]) -> dict[int, Seal]:
    """Seals by the numbers of the rows that they are of."""
    return {
        number: Seal(number, crc if isinstance(crc, int) else None)
        for number, crc in rows
        if isinstance(number, int)
    }


def _plain(value: Any) -> Any:
    return value.hex() if isinstance(value, bytes) else value
