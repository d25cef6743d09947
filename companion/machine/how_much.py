"""How much is said aloud, in three steps."""

from __future__ import annotations

import enum


class HowMuch(enum.StrEnum):
    """How much is said aloud; the value stands in the settings' file."""

    OFF = "off"
    """Nothing."""
    RULINGS = "rulings"
    """A play that is not allowed, a “last card” that was not called, a question, a table out of step; and
    what a play has decided: who wins, what cancels, what falls, how it stands, who has won."""
    ALL = "all"
    """Whose turn it is and what must be done, too; changes of the rules, calls, what was taken back."""
