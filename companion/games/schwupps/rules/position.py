"""A position of Schwupps: the table, the turn and the tally."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, ClassVar

from companion.engines.game import Plays, Position, Standings
from companion.engines.ruling import Reason, Ruling
from companion.games.schwupps.rules import plays, rulings
from companion.games.schwupps.rules.events import Aggravate, End, Event, Number, Schwupp, Setup
from companion.games.schwupps.rules.options import Sitting
from companion.games.schwupps.rules.table import Table
from companion.games.schwupps.rules.tally import Tally


@dataclass(frozen=True, slots=True)
class SchwuppsPosition(Position[Event]):
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

    def rule(self, event: Event) -> Ruling[SchwuppsPosition]:
        """Rule on an event, the checks in the order in which the rules list them."""
        return rulings.rule(self, event)

    def named(self, event: Event) -> Reason:
        """A legal event as people call it."""
        if isinstance(event, Setup):
            return Reason("sch-named-setup")
        player = ("player", self.name(event.player))
        if isinstance(event, Number):
            card = event.card
            return Reason("sch-named-number", (player, ("colour", card.colour), ("number", card.number)))
        return Reason(_NAMES[type(event)], (player,))

    def plays(self) -> Plays[Event]:
        """What may be done now.

        The card that a schwupp turns up is nobody's choice: such an event is listed once for each kind of
        Schwupps card. An aggravation card that wins is listed once, without what nothing comes of.
        """
        return plays.plays(self)

    def begun(self, setup: Setup, starter: int) -> SchwuppsPosition:
        """The position after a setup."""
        return SchwuppsPosition(self.sitting, self.tally.started_by(starter), Table.laid_out(setup), starter)

    def acted_on(self, table: Table, schwupped: bool) -> SchwuppsPosition:
        """The position after an action: the same player goes on."""
        return SchwuppsPosition(self.sitting, self.tally, table, self.to_move, True, schwupped)

    def passed_on(self, table: Table) -> SchwuppsPosition:
        """The position after a turn: the player to the left is to move (SCH-40)."""
        following = None if self.to_move is None else (self.to_move + 1) % len(self.sitting.players)
        return SchwuppsPosition(self.sitting, self.tally, table, following)

    def won(self, winner: int, table: Table) -> SchwuppsPosition:
        """The position after a game."""
        return SchwuppsPosition(self.sitting, self.tally.won_by(winner, table.holdings, self.sitting), table)

    def state(self) -> dict[str, Any]:
        """The position as the table record's ``state``."""
        players, tally, table = self.sitting.players, self.tally, self.table
        if table is None:
            return _empty_state(players)
        (a, b), (c, d) = table.schwupps.rows
        (e, f), (g, h) = table.numbers.tops
        return {
            "to_move": None if self.to_move is None else players[self.to_move],
            "rows": [[a.code, b.code], [c.code, d.code]],
            "next": table.schwupps.next.code,
            "tops": [[e.code, f.code], [g.code, h.code]],
            "hand": dict(zip(players, table.holdings.sizes, strict=True)),
            "pile": dict(zip(players, table.holdings.piles, strict=True)),
            "common": table.common,
            "schwupps_pile": table.schwupps.pile,
            "acted": self.acted,
            "schwupped": self.schwupped,
            "scores": dict(zip(players, tally.scores, strict=True)),
            "games_played": tally.games_played,
            "game_over": self.over,
            "winners": [players[winner] for winner in self.winners],
        }


_NAMES: dict[type[Event], str] = {
    Aggravate: "sch-named-aggravate",
    Schwupp: "sch-named-schwupp",
    End: "sch-named-end",
}
"""By kind of event: the message that names it by nothing but its player."""


def _empty_state(players: tuple[str, ...]) -> dict[str, Any]:
    """The state before the first setup."""
    return {
        "to_move": None,
        "rows": None,
        "next": None,
        "tops": None,
        "hand": dict.fromkeys(players, 0),
        "pile": dict.fromkeys(players, 0),
        "common": 0,
        "schwupps_pile": 0,
        "acted": False,
        "schwupped": False,
        "scores": dict.fromkeys(players, 0),
        "games_played": 0,
        "game_over": False,
        "winners": [],
    }
