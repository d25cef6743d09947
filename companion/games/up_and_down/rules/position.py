"""A position of Up & Down: what the table knows, and what the rules say of it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from companion.engines.game import Plays
from companion.engines.ruling import Reason, Ruling
from companion.games.up_and_down.rules import changing, preparing, revealing
from companion.games.up_and_down.rules.events import Change, Deal, Event, Reveal
from companion.games.up_and_down.rules.layout import Phase
from companion.games.up_and_down.rules.plays import plays
from companion.games.up_and_down.rules.situation import UpAndDownSituation
from companion.games.up_and_down.rules.table import Table


@dataclass(frozen=True, slots=True)
class UpAndDownPosition(UpAndDownSituation):
    """What the table knows, ruled on; its attributes are those of the situation."""

    def rule(self, event: Event) -> Ruling[UpAndDownPosition]:
        """Rule on an event."""
        if isinstance(event, Reveal):
            return revealing.rule(self, event)
        if isinstance(event, Change):
            return changing.rule(self, event)
        if isinstance(event, Deal):
            return preparing.rule_deal(self, event)
        return preparing.rule_setup(self, event)

    def named(self, event: Event) -> Reason:
        """A legal event as people call it."""
        if isinstance(event, Reveal):
            return Reason("uad-named-reveal", (("cards", tuple(map(str, filter(None, event.cards)))),))
        if isinstance(event, Change):
            return changing.named(self, event)
        return Reason("uad-named-deal" if isinstance(event, Deal) else "uad-named-setup")

    def plays(self) -> Plays[Event]:
        """What may be done now."""
        return plays(self)

    def state(self) -> dict[str, Any]:
        """The position as a record shows it."""
        names, layout = self.table.names, self.layout
        return {
            "phase": self.phase.value,
            "face": layout and layout.face.value,
            "dice": layout and list(layout.dice),
            "trump": layout and layout.trump,
            "facing": layout and self.table.facing[layout.turn].copy(),
            "leader": None if self.leader is None else names[self.leader],
            "pot": self.pot,
            "tricks": dict(zip(names, self.tricks, strict=True)),
            "totals": dict(zip(names, self.totals, strict=True)),
            "cards_left": dict.fromkeys(names, self.cards_left),
            "rounds_played": self.rounds_played,
            "winners": [names[player] for player in self.winners],
        }


def first_position(table: Table) -> UpAndDownPosition:
    """The position before the first event."""
    return UpAndDownPosition(
        table=table,
        phase=Phase.SETUP,
        layout=None,
        leader=None,
        hands=None,
        played=0,
        cards_left=0,
        pot=0,
        tricks=table.nothing,
        totals=table.nothing,
        rounds_played=0,
    )
