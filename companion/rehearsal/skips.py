"""Why a line of a record is not acted out."""

from __future__ import annotations

import enum


class Skip(enum.Enum):
    """Why a line of a record is not acted out."""

    INVALID = "invalid"
    """It is no event of the game."""
    ASK = "ask"
    """A question about an event; nobody does anything."""
    HIDDEN = "hidden"
    """Its verdict or clause needs cards that nobody can see."""
    IMPOSSIBLE = "impossible"
    """Things cannot lie so, or a card is not there any more."""
    INVISIBLE = "invisible"
    """Nothing to see or hear would happen."""
