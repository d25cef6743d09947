"""What a touch asks for: something at the table, or another page."""

from __future__ import annotations

import enum
from dataclasses import dataclass

from companion.inputs import Action


class PageName(enum.Enum):
    """The pages there are."""

    WELCOME = "welcome"
    PEOPLE = "people"
    NAME = "name"
    TABLE = "table"
    SCORE = "score"
    CAMERA = "camera"
    BENCH = "bench"
    MENU = "menu"


@dataclass(frozen=True, slots=True)
class Go:
    """Show another page."""

    page: PageName


@dataclass(frozen=True, slots=True)
class Touch:
    """Something at the table: becomes a `Press`.

    Attributes:
        action: what it asks for.
        seat: index of the player, None for a shared button.
        choice: index of the answer, for `Action.ANSWER`.
    """

    action: Action
    seat: int | None = None
    choice: int | None = None


@dataclass(frozen=True, slots=True)
class Resume:
    """Go on with the evening that was not ended."""


@dataclass(frozen=True, slots=True)
class Begin:
    """Begin the game with the people at the table."""


@dataclass(frozen=True, slots=True)
class Language:
    """Speak another language."""

    language: str


@dataclass(frozen=True, slots=True)
class Place:
    """Name whoever sits at a side of the table."""

    side: int


@dataclass(frozen=True, slots=True)
class Clear:
    """Nobody sits at a side of the table."""

    side: int


BACKSPACE = "\b"
DONE = "\n"


@dataclass(frozen=True, slots=True)
class Type:
    """A key of the keyboard on the screen: a letter, or `BACKSPACE` or `DONE`."""

    key: str


@dataclass(frozen=True, slots=True)
class Name:
    """A remembered name is taken."""

    name: str


@dataclass(frozen=True, slots=True)
class AllCards:
    """Show every answer of the question, or only the likely ones again."""

    every: bool


@dataclass(frozen=True, slots=True)
class Step:
    """Look at an earlier (negative) or later play on the referee's bench."""

    by: int


@dataclass(frozen=True, slots=True)
class Leave:
    """End the program; the evening can be resumed."""


Intent = Go | Touch | Resume | Begin | Language | Place | Clear | Type | Name | AllCards | Step | Leave
"""Everything that a touch can ask for."""
