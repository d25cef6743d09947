"""What a game is to the rest of the companion: its rules, and where its other parts are."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Any

from companion.engines.errors import BrokenGameError, HeaderError
from companion.engines.game import Rules
from companion.engines.installed import found, game_names
from companion.engines.references import Reference


@dataclass(frozen=True, slots=True)
class Game:
    """A game, all of it.

    The rules are at hand. Everything else is a reference, since it needs libraries that the rules do without;
    whoever defines what a part must be also loads it, as `companion.table.game_table` does.

    Attributes:
        rules: its rules; they give it its name, too.
        table: what lies on its table (`companion.table.game_table.GameTable`).
        forms: how its plays are told by hand (`companion.entry.game_forms.GameForms`).
        page: what the screen shows of it (`companion.screens.game_page.GamePage`).
        statistics: what its table enjoys to know (`companion.evening.statistics.GameStatistics`).
        players: who plays it without a table (`companion.players.game_players.GamePlayers`).
        people: who plays it on the simulated table (`companion.rehearsal.game_people.GamePeople`).
        deck: its own deck (`companion.cards.game_deck.GameDeck`); None where any poker deck will do.
        texts: the package in which ``texts/<language>/*.ftl`` lie, None where it says nothing of its own.
    """

    rules: Rules[Any, Any]
    table: Reference
    forms: Reference
    page: Reference
    statistics: Reference
    players: Reference
    people: Reference
    deck: Reference | None
    texts: str | None

    @property
    def name(self) -> str:
        """The game's name in a record's header."""
        return self.rules.name


@cache
def game_called(name: str) -> Game:
    """The game of that name.

    Raises:
        HeaderError: no such game is installed.
        BrokenGameError: it is installed and cannot be loaded.
    """
    if name not in game_names():
        raise HeaderError(f'There is no game "{name}"; there are {", ".join(game_names())}.')
    entry = found()[name]
    try:
        game = entry.load()
    except (ImportError, AttributeError) as error:
        raise BrokenGameError(f'The game "{name}" cannot be loaded from {entry.value}: {error}.') from error
    if not isinstance(game, Game) or game.name != name:
        raise BrokenGameError(f'What is installed as the game "{name}", {entry.value}, is not that game.')
    return game
