"""What a touch asks for about people and past evenings."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class SamePeople:
    """Show who sits where, as when it was played last: the same people, the same game."""


@dataclass(frozen=True, slots=True)
class PlayAgain:
    """Begin the same game once more, with the same people at the same places."""


@dataclass(frozen=True, slots=True)
class FromEvening:
    """Show the list of evenings from that one on.

    Attributes:
        first: its index, the newest evening's is 0.
    """

    first: int


@dataclass(frozen=True, slots=True)
class LookBack:
    """Show a past evening.

    Attributes:
        evening: its number.
    """

    evening: int


@dataclass(frozen=True, slots=True)
class OfGame:
    """Show everybody's history in that game.

    Attributes:
        game: which; None: in all games together.
    """

    game: str | None


@dataclass(frozen=True, slots=True)
class FromPlayer:
    """Show the list of players from that one on.

    Attributes:
        first: its index.
    """

    first: int


@dataclass(frozen=True, slots=True)
class ShowPlayer:
    """Show the history of somebody."""

    name: str


@dataclass(frozen=True, slots=True)
class SeatGuest:
    """Whoever sits down now is a guest of that name."""

    name: str


@dataclass(frozen=True, slots=True)
class MarkGuest:
    """Somebody is a guest from now on, and counts for nobody's history; or is none any more."""

    name: str
    guest: bool


@dataclass(frozen=True, slots=True)
class AskForget:
    """Ask whether the player who is shown is to be forgotten for good.

    Attributes:
        again: whether that is asked a second time.
    """

    again: bool


@dataclass(frozen=True, slots=True)
class Forget:
    """Forget somebody for good."""

    name: str


@dataclass(frozen=True, slots=True)
class AskName:
    """Ask what the player who is shown is called otherwise."""


@dataclass(frozen=True, slots=True)
class Rename:
    """Call somebody otherwise from now on; where the other name is somebody's, both are one person.

    Attributes:
        name: whose.
        other: the name from now on.
    """

    name: str
    other: str


LookingBack = SamePeople | FromEvening | LookBack | OfGame | FromPlayer | ShowPlayer | AskForget | AskName
"""What the screen follows by itself."""
