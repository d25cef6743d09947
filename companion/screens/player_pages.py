"""The pages about the people who have played here: who is shown, in which game, and what is asked of them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from companion.engines import Reason
from companion.engines.errors import UnfitNameError
from companion.engines.names import entered_name
from companion.evening.lifetimes import Lifetime, OfGame, lifetime_of, of_game
from companion.evening.rating import Rating, ratings
from companion.evening.results import GameResult
from companion.screens.history_intents import AskForget, AskName, FromPlayer, ShowPlayer
from companion.screens.history_intents import OfGame as ShowGame
from companion.screens.intents import PageName
from companion.screens.people import People
from companion.screens.people_intents import DONE, Name, OtherKeys, Type


@dataclass(frozen=True, slots=True)
class PlayersHere:
    """The people who have played here.

    Attributes:
        names: of all of them, guests too, whoever played last first.
        guests: those who count for nobody's history.
        results: how games ended, among those who are no guests, oldest first.
        seated: who sits at the table that is played at.
        set_aside: files that were put aside as damaged, and in which nobody is forgotten.
        problem: why it cannot be read, None where it can.
    """

    names: tuple[str, ...] = ()
    guests: frozenset[str] = frozenset()
    results: tuple[GameResult, ...] = ()
    seated: tuple[str, ...] = ()
    set_aside: tuple[str, ...] = ()
    problem: Reason | None = None


@dataclass(frozen=True, slots=True)
class Ranked:
    """Somebody in the list.

    Attributes:
        name: who.
        history: their games of the kind that is shown, or all together.
        rating: by these games, None for whoever has none.
    """

    name: str
    history: OfGame
    rating: Rating | None


@dataclass(slots=True)
class PlayerPages:
    """What the pages show.

    Attributes:
        players_here: gives the people, by reading what has not been read yet of all evenings.
        here: them, as they were when the list was opened.
        game: the game that is shown, None for all together.
        first: index of the first player in view.
        chosen: who is shown alone, None for nobody.
        again: whether it is asked a second time whether to forget them.
        refused: why they could not be forgotten or renamed, None where nobody was to be.
        typed: the keyboard, and what they are called otherwise as far as that was typed.
        other: what they are to be called, once that is said.
    """

    players_here: Callable[[], PlayersHere] = field(default=PlayersHere)
    here: PlayersHere = field(default=PlayersHere())
    game: str | None = None
    first: int = 0
    chosen: str | None = None
    again: bool = False
    refused: Reason | None = None
    typed: People = field(default_factory=People)
    other: str = ""
    _ranked: tuple[Ranked, ...] | None = None

    def open(self, refused: Reason | None = None) -> None:
        """Look up who has played here, and tell why somebody could not be forgotten."""
        self.here, self._ranked, self.refused, self.again = self.players_here(), None, refused, False
        if self.game not in self.games:
            self.game = None
        self.first = min(self.first, max(0, len(self.here.names) - 1))

    def follow(self, intent: ShowGame | FromPlayer | ShowPlayer | AskForget | AskName) -> None:
        """Show another game or part of the list, somebody alone, or the question."""
        match intent:
            case ShowGame(game):
                self.game, self.first, self._ranked = game, 0, None
            case FromPlayer(first):
                self.first = first
            case ShowPlayer(name):
                self.chosen, self.again, self.refused = name, False, None
            case AskForget(again):
                self.again, self.refused = again, None
            case AskName():
                self.typed, self.refused = People(typed=self.chosen or ""), None

    def name(self, intent: Name | Type | OtherKeys) -> PageName:
        """Follow a key, or a name that is somebody's; the page to go on with."""
        if isinstance(intent, Name):
            return self._named(intent.name)
        if intent == Type(DONE):
            return self._named(self.typed.typed)
        self.typed = self.typed.after(intent, PageName.NEW_NAME)[0]
        return PageName.NEW_NAME

    def _named(self, name: str) -> PageName:
        """Ask whether that shall be the name; where it is none, or the one they have, nothing is changed."""
        try:
            self.other = entered_name(name)
        except UnfitNameError:
            return PageName.PLAYER
        return PageName.PLAYER if self.other == self.chosen else PageName.RENAME

    @property
    def merges(self) -> bool:
        """Whether the other name is somebody's already."""
        return self.other in self.here.names

    def played_by(self, name: str) -> int:
        """How many games somebody has finished."""
        return sum(name in result.names for result in self.here.results)

    @property
    def offered(self) -> tuple[str, ...]:
        """Names of others who may be the same person: those that begin as what was typed come first."""
        others = [name for name in self.here.names if name != self.chosen]
        typed = self.typed.typed.casefold()
        return tuple(sorted(others, key=lambda name: not name.casefold().startswith(typed)))

    @property
    def games(self) -> tuple[str, ...]:
        """The games that were finished here, in the order of their names."""
        return tuple(sorted({result.game for result in self.here.results}))

    @property
    def next_game(self) -> str | None:
        """The game to be shown after this one; after the last one all together."""
        order = (None, *self.games)
        return order[(order.index(self.game) + 1) % len(order)]

    @property
    def ranked(self) -> tuple[Ranked, ...]:
        """Everybody by their rating in what is shown; who has finished no such game comes last."""
        if self._ranked is None:
            results = tuple(one for one in self.here.results if self.game in (None, one.game))
            rated: Mapping[str, Rating] = ratings(results) if results else {}
            rows = [
                Ranked(name, of_game(name, self.game, results), rated.get(name)) for name in self.here.names
            ]
            self._ranked = tuple(
                sorted(rows, key=lambda row: -row.rating.surely if row.rating else float("inf"))
            )
        return self._ranked

    @property
    def lifetime(self) -> Lifetime | None:
        """The history of whoever is shown, None for nobody."""
        return None if self.chosen is None else lifetime_of(self.chosen, self.here.results)
