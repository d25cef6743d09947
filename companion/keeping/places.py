"""Where what a backup holds belongs."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from companion.keeping.archive import JOURNAL, SETTINGS, SIMULATED, TABLES
from companion.machine.folders import Folders


def journals_of(places: Folders) -> Mapping[str, Path]:
    """Where the journals lie, by their names in a backup."""
    return {JOURNAL: places.journal, SIMULATED: places.simulated_journal}


def place_of(name: str, places: Folders) -> Path:
    """Where another file of a backup belongs, by its name there."""
    if name == SETTINGS:
        return places.settings
    if name == TABLES:
        return places.tables
    return places.decks / name.removeprefix("decks/")
