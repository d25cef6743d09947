"""Which games are installed: the entry points of the group ``companion.games``, by their names."""

from __future__ import annotations

from functools import cache
from importlib.metadata import EntryPoint, entry_points

GROUP = "companion.games"
"""A package that brings a game names it in this group of its entry points, by its name in a header."""


def game_names() -> tuple[str, ...]:
    """The names of all games that are installed, as a header writes them, in alphabetical order."""
    return tuple(found())


@cache
def found() -> dict[str, EntryPoint]:
    """The entry point of each game, by name; what each one refers to is not loaded."""
    return {entry.name: entry for entry in sorted(entry_points(group=GROUP), key=lambda entry: entry.name)}
