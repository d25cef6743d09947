"""What the journal holds: games and their entries."""

from __future__ import annotations

import enum
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import date
from typing import Any

from companion.engines import Header, Told, Verdict


@dataclass(frozen=True, slots=True)
class UnsetClock:
    """An evening began while the computer did not know what day it was: no date of it is true.

    Attributes:
        day: the day on which it began, as people told it; None while nobody has.
    """

    day: date | None = None


class ToldBy(enum.StrEnum):
    """How the program came to know of an event; the value is the journal's word for it."""

    CAMERA = "camera"
    """It was seen."""
    TOUCH = "touch"
    """A button or an answer told it, or what was left open of something seen."""
    HAND = "hand"
    """It was typed in."""
    CORRECTION = "correction"
    """What was told before it was put right."""
    AGAIN = "again"
    """It came after what was put right: it was taken back with that, and is told again as it was."""

    @property
    def seen(self) -> bool:
        """Whether it rests on what the camera sees, alone or with an answer or a button."""
        return self in (ToldBy.CAMERA, ToldBy.TOUCH)


@dataclass(frozen=True, slots=True)
class Entry:
    """One ruled event.

    Attributes:
        number: the entry's number, increasing over all evenings.
        line: the event as a line of the table record.
        verdict: what the rules said; None where that is damaged.
        clause: the clause that forbade it, None for a legal one.
        source: how it was told; None where that is damaged.
        time: seconds since the epoch; None where that is damaged.
        first: where something before it was put right and it is told again, or where it stands in the place
            of another one: number of the entry under which that was told first; None elsewhere.
    """

    number: int
    line: Mapping[str, Any]
    verdict: Verdict | None
    clause: str | None
    source: ToldBy | None
    time: float | None
    first: int | None = None

    @property
    def whole(self) -> bool:
        """Whether nothing of it is damaged."""
        return self.verdict is not None and self.source is not None and self.time is not None


@dataclass(frozen=True, slots=True)
class Telling:
    """Something that is told, and is to be ruled on.

    Attributes:
        event: what was done.
        source: how it is told.
        picture: the table at that moment as JPEG, None where there is none.
        first: number of the entry under which it was told first, as `Entry.first`.
    """

    event: Told
    source: ToldBy
    picture: bytes | None = None
    first: int | None = None


@dataclass(frozen=True, slots=True)
class GameEntry:
    """One game of an evening: its number in the journal and its header."""

    number: int
    evening: int
    header: Header


@dataclass(frozen=True, slots=True)
class Standing:
    """How far a game has come, as far as whoever goes on with it knows.

    Attributes:
        game: its number; no other game of its evening was begun after it.
        entry: number of its newest entry, 0 for none.
        edits: how often the table has changed its scores.
        players: who plays it, as somebody may have been forgotten meanwhile; None where that is no matter.
    """

    game: int
    entry: int = 0
    edits: int = 0
    players: tuple[str, ...] | None = None
