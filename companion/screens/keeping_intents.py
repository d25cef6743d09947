"""What people touch where evenings, decks and settings are saved on a stick, and brought back."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True, slots=True)
class SaveOn:
    """Save everything on that stick.

    Attributes:
        folder: where its files are.
    """

    folder: Path


@dataclass(frozen=True, slots=True)
class LookInto:
    """Look into a backup, and compare it with what is there.

    Attributes:
        file: the backup.
    """

    file: Path


@dataclass(frozen=True, slots=True)
class NextStick:
    """Show the next one of several sticks."""


@dataclass(frozen=True, slots=True)
class Older:
    """Show the next ones of many backups; after the last ones the newest again.

    Attributes:
        by: how many are shown at once.
    """

    by: int


@dataclass(frozen=True, slots=True)
class TakeTheirs:
    """What differs stays as it is, or gives way to what the backup holds.

    Attributes:
        names: the files, as a backup has them.
        on: whether they give way.
    """

    names: tuple[str, ...]
    on: bool


@dataclass(frozen=True, slots=True)
class BringBack:
    """Bring back what the page shows."""


@dataclass(frozen=True, slots=True)
class TakeBack:
    """Have all be as it was before the last backup was brought back."""


@dataclass(frozen=True, slots=True)
class ToSticks:
    """Back to the sticks; nothing is brought back."""
