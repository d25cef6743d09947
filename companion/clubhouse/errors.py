"""What can go wrong with the club's screen.

ClubhouseError
 +- LedgerError (OSError)       what the club counts cannot be kept or read
 +- OrganiserError (ValueError) what the organiser asks for cannot be done
 +- MosquittoError (OSError)    no broker of one's own can be started
"""

from __future__ import annotations

from companion.texts.errors import CompanionError


class ClubhouseError(CompanionError):
    """Root of all errors of this package; its text is one sentence that says what to do."""


class LedgerError(ClubhouseError, OSError):
    """What the club counts cannot be kept or read."""


class OrganiserError(ClubhouseError, ValueError):
    """What the organiser asks for cannot be done."""


class MosquittoError(ClubhouseError, OSError):
    """No broker of one's own can be started."""
