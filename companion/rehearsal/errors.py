"""Everything that can go wrong in a rehearsal.

RehearsalError
 +- NoPeopleError (ValueError)   nobody can act this game out
"""


class RehearsalError(Exception):
    """Root of all errors of this package; its text is one sentence that says what to do."""


class NoPeopleError(RehearsalError, ValueError):
    """The simulated people do not know the game."""
