"""What can go wrong when sheets are made."""

from __future__ import annotations

from companion.texts.errors import CompanionError


class PrintError(CompanionError, OSError):
    """The sheets cannot be made or written; the text says what, where and why."""
