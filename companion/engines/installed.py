"""Which games are installed: the entry points of the group ``companion.games``, by their names."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from importlib.metadata import EntryPoint, entry_points

GROUP = "companion.games"
"""A package that brings a game names it in this group of its entry points, by its name in a header."""

NAMED_BY_RULES = ("name", "clauses", "players")
"""What the rules of every game must say besides their methods, which Python itself asks for."""


@dataclass(frozen=True, slots=True)
class Installed:
    """What was found.

    Attributes:
        games: what each entry point names, by the game's name in a header, in alphabetical order.
        broken: a sentence for each game that cannot be loaded, with the reason; it is left out.
    """

    games: dict[str, object]
    broken: tuple[str, ...]


def game_names() -> tuple[str, ...]:
    """The names of all games that are installed, as a header writes them, in alphabetical order."""
    return tuple(installed().games)


def leave_out(game: str) -> None:
    """Leave a game out of which something is found to be wrong later, as with its texts."""
    installed().games.pop(game, None)


@cache
def installed() -> Installed:
    """All games, looked for once. What is wrong with one of them takes nothing from the others."""
    games: dict[str, object] = {}
    broken: list[str] = []
    for entry in sorted(entry_points(group=GROUP), key=lambda entry: entry.name):
        try:
            games[entry.name] = _loaded(entry)
        except Exception as error:  # it is somebody else's code, and may fail in any way
            broken.append(f'The game "{entry.name}" is left out, {entry.value} cannot be loaded: {error}.')
    return Installed(games, tuple(broken))


def _loaded(entry: EntryPoint) -> object:
    game: object = entry.load()
    rules: object = getattr(game, "rules", None)
    lacking = [wanted for wanted in NAMED_BY_RULES if rules is not None and not hasattr(rules, wanted)]
    if lacking:
        raise TypeError(f"its rules, {type(rules).__name__}, lack {', '.join(lacking)}")
    name = getattr(game, "name", None)
    if name != entry.name:
        raise TypeError(f"its rules call it {name!r}" if name else "it is no game")
    return game
