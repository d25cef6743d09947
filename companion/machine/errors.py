"""Everything that can be wrong with what the owner has said about the machine.

MachineError
 +- SettingsError (ValueError)   the settings file, or that of the tables, is not what it should be
"""

from __future__ import annotations

from companion.texts.errors import CompanionError


class MachineError(CompanionError):
    """Root of all errors of this package; its text is one sentence that says what to do."""


class SettingsError(MachineError, ValueError):
    """The settings file is damaged or holds an impossible value."""
