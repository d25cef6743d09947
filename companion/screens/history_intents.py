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


LookingBack = SamePeople | FromEvening | LookBack
"""What the screen follows by itself."""
