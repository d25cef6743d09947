"""A position of Schwupps: what the table knows, and what the rules say of it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from companion.engines.game import Plays
from companion.engines.ruling import Reason, Ruling
from companion.games.schwupps.rules import plays, rulings
from companion.games.schwupps.rules.events import Aggravate, End, Event, Number, Schwupp, Setup
from companion.games.schwupps.rules.situation import SchwuppsSituation


@dataclass(frozen=True, slots=True)
class SchwuppsPosition(SchwuppsSituation):
    """What the table knows, ruled on; its attributes are those of the situation."""

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
