"""Everything that can go wrong in a rehearsal.

RehearsalError
 +- NotThereError (LookupError)  what somebody was to take does not lie on the table
 +- RecordError (ValueError)     what is to be acted out cannot be read, or is no table record
     +- OtherRecordError         the evening that was left off is that of another record
 +- EditionError (ValueError)    there are no cards of that edition, or they cannot be taught
"""

from __future__ import annotations

from pathlib import Path

from companion.texts.errors import CompanionError, reason_of


class RehearsalError(CompanionError):
    """Root of all errors of this package; its text is one sentence that says what to do."""


class NotThereError(RehearsalError, LookupError):
    """What somebody was to take does not lie on the table: people were told to do what cannot be done."""

    def __init__(self) -> None:
        super().__init__(reason_of("notice-not-there"))


class RecordError(RehearsalError, ValueError):
    """There is no record to act out; the text names the file."""


class OtherRecordError(RecordError):
    """What was acted out already is not what the record says; the text names its file and the line."""

    def __init__(self, record: Path, line: int) -> None:
        super().__init__(reason_of("trouble-record-other-line", line=str(line), file=str(record)))


class EditionError(RehearsalError, ValueError):
    """There are no cards of that edition, or they cannot be taught; the text says which."""
