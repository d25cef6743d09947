"""What the journal holds: games and their entries."""

from __future__ import annotations

import enum
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import date
from typing import Any

from companion.engines import Header, Verdict


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
    """

    number: int
    line: Mapping[str, Any]
    verdict: Verdict | None
    clause: str | None
    source: ToldBy | None
    time: float | None

    @property
    def whole(self) -> bool:
        """Whether nothing of it is damaged."""
        return self.verdict is not None and self.source is not None and self.time is not None


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
    """

    game: int
    entry: int = 0
    edits: int = 0
