"""What can go wrong with the screen."""

from __future__ import annotations

from companion.texts.errors import CompanionError


class ScreenError(CompanionError, RuntimeError):
    """No window can be opened; the text says why and what to do."""
