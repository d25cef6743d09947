"""Everything that can go wrong in a rehearsal.

RehearsalError
 +- NoPeopleError (ValueError)   nobody can act this game out
 +- RecordError (ValueError)     what is to be acted out cannot be read, or is no table record
"""


class RehearsalError(Exception):
    """Root of all errors of this package; its text is one sentence that says what to do."""


class NoPeopleError(RehearsalError, ValueError):
    """The simulated people do not know the game."""

    def __init__(self, game: str, known: tuple[str, ...]) -> None:
        super().__init__(
            f"The simulated people cannot play {game} yet; give them a record of {', '.join(known)}."
        )


class RecordError(RehearsalError, ValueError):
    """There is no record to act out; the text names the file."""
