"""What can go wrong with the second screen."""

from __future__ import annotations

from companion.texts.errors import CompanionError


class WebError(CompanionError, OSError):
    """Nothing can be served there; the text says why and what to do."""
