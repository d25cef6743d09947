"""Which language the owner has chosen, for what needs none of the other settings."""

from __future__ import annotations

import tomllib
from pathlib import Path

from assets.bounds.files import text
from assets.bounds.limits import SETTINGS_FILE
from companion.texts import LANGUAGES


def chosen_language(path: Path) -> str | None:
    """The language that the owner has chosen there; None for none, or where no language can be read."""
    try:
        language = tomllib.loads(text(path, SETTINGS_FILE)).get("language")
    except (OSError, ValueError, RecursionError):
        return None
    return language if language in LANGUAGES else None
