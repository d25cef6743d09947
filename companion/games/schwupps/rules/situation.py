"""What the table of Schwupps knows, and how one situation follows another."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Self, TypeVar

from companion.engines.game import Position, Standings
from companion.games.schwupps.rules.events import Aggravate, Event, Number, Setup
from companion.games.schwupps.rules.options import Sitting
from companion.games.schwupps.rules.table import Table
from companion.games.schwupps.rules.tally import Tally


@dataclass(frozen=True, slots=True)
class SchwuppsSituation(Position[Event]):
    """All that the table knows.

    Attributes:
        sitting: who plays what.
        tally: the games so far.
        table: the cards of the game that runs or, once it has ended, as it ended; None before the first.
        to_move: whose turn it is, None while no game runs.
        acted: whether the player to move has done anything yet.
        schwupped: whether it was a schwupp without an aggravation card.
    """

    game: ClassVar[str] = "schwupps"

    sitting: Sitting
    tally: Tally
    table: Table | None = None
    to_move: int | None = None
    acted: bool = False
    schwupped: bool = False

    @property
    def over(self) -> bool:
        """Whether the single game, or the last of a tournament, has ended."""
        return self.tally.games_played == self.sitting.games

    @property
    def winners(self) -> tuple[int, ...]:
        """Who has won the single game or the tournament (SCH-47); nobody while it goes on."""
        return self.tally.winners

    @property
    def standings(self) -> Standings:
        """Games that are over, and everybody's points."""
        return Standings(self.tally.games_played, self.tally.scores)

    @property
    def totals_decide(self) -> bool:
        """Whether points do: in a tournament (SCH-47)."""
        return self.sitting.tournament

    def round_winners(self, event: Event, points: tuple[int, ...]) -> tuple[int, ...]:
        """Who has played the last card."""
        del points
        return (event.player,) if isinstance(event, Number | Aggravate) else ()

    def name(self, player: int) -> str:
        """A player's name."""
        return self.sitting.players[player]

    def begun(self, setup: Setup, starter: int) -> Self:
        """The position after a setup."""
        return type(self)(self.sitting, self.tally.started_by(starter), Table.laid_out(setup), starter)

    def acted_on(self, table: Table, schwupped: bool) -> Self:
        """The position after an action: the same player goes on."""
        return type(self)(self.sitting, self.tally, table, self.to_move, True, schwupped)

    def passed_on(self, table: Table) -> Self:
        """The position after a turn: the player to the left is to move (SCH-40)."""
        following = None if self.to_move is None else (self.to_move + 1) % len(self.sitting.players)
        return type(self)(self.sitting, self.tally, table, following)

    def won(self, winner: int, table: Table) -> Self:
        """The position after a game."""
        return type(self)(self.sitting, self.tally.won_by(winner, table.holdings, self.sitting), table)


SituationT = TypeVar("SituationT", bound=SchwuppsSituation)
