"""What goes wrong is told in the owner's language, whether the companion, a camera or vision says it.

CompanionError
 +- ClubError                       `companion.club.errors`
 +- UnfitDeckError (ValueError)     a deck cannot be played with or taught as it was asked for
 +- EveningError                    `companion.evening.errors`
 +- PrintError (OSError)            `companion.decks.printing.errors`
 +- RehearsalError                  `companion.rehearsal.errors`
 +- ScreenError (RuntimeError)      `companion.screens.errors`
 +- WebError (OSError)              `companion.web.errors`
"""

from __future__ import annotations

from typing import Protocol, runtime_checkable

from assets.bounds.errors import BoundError
from assets.trouble import Trouble
from companion.engines import Reason
from companion.engines.ruling import Fact
from companion.texts import texts


def reason_of(key: str, **facts: Fact) -> Reason:
    """A message id with its facts."""
    return Reason(key, tuple(facts.items()))


class CompanionError(Exception):
    """Root of the companion's own errors; its text is one sentence in English that says what to do.

    Attributes:
        reason: the same as message id and facts, to be put into the owner's language.
    """

    def __init__(self, reason: Reason) -> None:
        """With what is said."""
        self.reason = reason
        super().__init__(texts("en").reason(reason))


class UnfitDeckError(CompanionError, ValueError):
    """There is no such deck, or it cannot be played with or taught as it was asked for."""


@runtime_checkable
class TroubledError(Protocol):
    """An error of `hardware`, `vision` or `assets.bounds`."""

    @property
    def trouble(self) -> Trouble:
        """What is wrong."""


def reason_of_trouble(trouble: Trouble) -> Reason:
    """The message of what is wrong: ``trouble-picture-damaged`` for ``PICTURE_DAMAGED``."""
    facts = (
        (name, fact if isinstance(fact, str) else reason_of_trouble(fact)) for name, fact in trouble.facts
    )
    return Reason(f"trouble-{trouble.flaw.name.lower().replace('_', '-')}", tuple(facts))


def why(error: OSError) -> Fact:
    """Why a file cannot be read or written: a bound in all languages, the rest as the system says it."""
    if isinstance(error, BoundError):
        return reason_of_error(error)
    return error.strerror or str(error)


def reason_of_error(error: CompanionError | TroubledError) -> Reason:
    """What an error says."""
    return error.reason if isinstance(error, CompanionError) else reason_of_trouble(error.trouble)
