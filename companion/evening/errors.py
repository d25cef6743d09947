"""Everything that can go wrong with an evening.

EveningError
 +- JournalError (OSError)          the journal cannot be opened, read or written
 |   +- BrokenJournalError          its file is gone, damaged or another one than it was
 |   +- DamagedEveningError         what it holds of one evening is damaged
 +- UnfitEveningError               an evening of another journal holds what no journal holds
 +- NoEveningError (LookupError)    there is no such evening in the journal
 +- ExportError (OSError)           a file that was asked for cannot be written
"""

from __future__ import annotations

from companion.engines import Reason
from companion.texts.errors import CompanionError


class EveningError(CompanionError):
    """Root of all errors of this package; its text is one sentence that says what to do."""


class JournalError(EveningError, OSError):
    """The journal cannot be opened, read or written."""


class BrokenJournalError(JournalError):
    """The journal's file is gone, damaged or another one than it was; `Journal.renew` writes a new one."""


class DamagedEveningError(JournalError):
    """What the journal holds of an evening is damaged.

    Attributes:
        number: the evening's.
    """

    def __init__(self, number: int, reason: Reason) -> None:
        super().__init__(reason)
        self.number = number


class UnfitEveningError(EveningError):
    """An evening of another journal holds what no journal holds, and cannot be taken in."""


class NoEveningError(EveningError, LookupError):
    """The journal holds no evening of that number, or none at all."""


class ExportError(EveningError, OSError):
    """A file with a record, scores or pictures cannot be written, or is there already."""
