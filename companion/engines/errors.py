"""Everything that can go wrong in the engines.

EngineError
 +- HeaderError (ValueError)         a record's header that does not describe a game
 +- InvalidEventError (ValueError)   something that is not an event of this game
 +- IllegalEventError (ValueError)   a caller insisted on an event that the rules forbid
 +- UnfitNameError (ValueError)      a name that nobody can be given
 +- BrokenGameError                  a game that is installed and cannot be loaded
     +- MissingTextError (LookupError)   a sentence that it needs is not among its texts
"""

from __future__ import annotations

from companion.engines.ruling import Reason


class EngineError(Exception):
    """Root of all errors of this package."""


class HeaderError(EngineError, ValueError):
    """The header names no known game, wrong players or wrong options; the text says which."""


class InvalidEventError(EngineError, ValueError):
    """Not an event of this game: unknown event, player or card, a missing or ill-typed key.

    Attributes:
        reason: message id and facts, to be put into the players' language.
    """

    def __init__(self, reason: Reason) -> None:
        super().__init__(reason.key, *reason.facts)
        self.reason = reason


class UnfitNameError(EngineError, ValueError):
    """What somebody entered can be no player's name.

    Attributes:
        reason: message id and facts, to be put into the players' language.
    """

    def __init__(self, reason: Reason) -> None:
        super().__init__(reason.key, *reason.facts)
        self.reason = reason


class IllegalEventError(EngineError, ValueError):
    """An event that the rules forbid was applied with `GameInProgress.push`, which takes legal ones only."""


class BrokenGameError(EngineError):
    """An installed game cannot be loaded, or a part of it is not what it must be; the text says which."""


class MissingTextError(BrokenGameError, LookupError):
    """A sentence is not among the texts, or asks for a fact that it is not given; the text says which."""
