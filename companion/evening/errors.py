"""Everything that can go wrong with an evening.

EveningError
 +- JournalError (OSError)        the journal cannot be opened or written
 +- SettingsError (ValueError)    the settings file is not what it should be
"""


class EveningError(Exception):
    """Root of all errors of this package; its text is one sentence that says what to do."""


class JournalError(EveningError, OSError):
    """The journal cannot be opened, read or written."""


class SettingsError(EveningError, ValueError):
    """The settings file is damaged or holds an impossible value."""
