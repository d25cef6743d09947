"""Everything that can go wrong with an evening.

EveningError
 +- JournalError (OSError)          the journal cannot be opened, read or written
 +- SettingsError (ValueError)      the settings file is not what it should be
 +- NoEveningError (LookupError)    there is no such evening in the journal
 +- ExportError (OSError)           a file that was asked for cannot be written
"""


class EveningError(Exception):
    """Root of all errors of this package; its text is one sentence that says what to do."""


class JournalError(EveningError, OSError):
    """The journal cannot be opened, read or written."""


class SettingsError(EveningError, ValueError):
    """The settings file is damaged or holds an impossible value."""


class NoEveningError(EveningError, LookupError):
    """The journal holds no evening of that number, or none at all."""


class ExportError(EveningError, OSError):
    """A file with a record, scores or pictures cannot be written, or is there already."""
