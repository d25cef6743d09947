"""What a game is to the rest of the companion: its rules, and where its other parts are."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from companion.engines.errors import BrokenGameError, HeaderError
from companion.engines.game import Rules
from companion.engines.installed import game_names, installed
from companion.engines.references import Reference


@dataclass(frozen=True, slots=True)
class Game:
    """A game, all of it.

    The rules are at hand. Everything else is a reference, since it needs libraries that the rules do without;
    whoever defines what a part must be also loads it, as `companion.table.game_table` does.

    Attributes:
        rules: its rules; they give it its name, too.
        table: what lies on its table (`companion.table.game_table.GameTable`).
        forms: how its plays are told by hand (`companion.records.forms.game_forms.GameForms`).
        page: what the screen shows of it (`companion.screens.game_page.GamePage`).
        players: who plays it without a table (`companion.engines.players.game_players.GamePlayers`).
        people: who plays it on the simulated table (`companion.rehearsal.game_people.GamePeople`).
        texts: the package in which ``texts/<language>/*.ftl`` lie, None where it says nothing of its own.
        deck: its own deck (`companion.decks.drawn.game_deck.GameDeck`); None where any poker deck will do.
        statistics: what its table enjoys to know (`companion.evening.statistics.GameStatistics`); None for no
            more than every table does.
        rulebook: how its rules are shown (`companion.rulebook.lessons.GameRulebook`); None where its clauses
            are read without chapters and examples.
        tutorial: its guided first round (`companion.tutorial.steps.GameTutorial`); None where there is none.
        ending: by what it is won, and its best moments (`companion.evening.ending.GameEnding`); None for what
            every game has.
    """

    rules: Rules[Any, Any]
    table: Reference
    forms: Reference
    page: Reference
    players: Reference
    people: Reference
    texts: str | None = None
    deck: Reference | None = None
    statistics: Reference | None = None
    rulebook: Reference | None = None
    tutorial: Reference | None = None
    ending: Reference | None = None

    @property
    def name(self) -> str:
        """The game's name in a record's header."""
        return self.rules.name


def game_called(name: str) -> Game:
    """The game of that name.

    Raises:
        HeaderError: no such game is installed.
        BrokenGameError: what is installed under that name is no `Game`.
    """
    game = installed().games.get(name)
    if game is None:
        raise HeaderError(f'There is no game "{name}"; there are {", ".join(game_names())}.')
    if not isinstance(game, Game):
        raise BrokenGameError(
            f'What is installed as the game "{name}" is a {type(game).__name__} and no game.'
        )
    return game
