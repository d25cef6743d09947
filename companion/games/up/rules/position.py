"""A position of Up: what the table knows, and what the rules say of it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from companion.engines.game import Plays
from companion.engines.ruling import Reason, Ruling
from companion.games.up.rules.calling import rule_announce, rule_call
from companion.games.up.rules.dealing import rule_deal
from companion.games.up.rules.events import Announce, Call, Deal, Event, Play, Show
from companion.games.up.rules.holdings import EMPTY, Holding
from companion.games.up.rules.laying import rule_play
from companion.games.up.rules.plays import list_plays
from companion.games.up.rules.round import Round, RoundOver
from companion.games.up.rules.scoring import rule_show
from companion.games.up.rules.situation import UpSituation


@dataclass(frozen=True, slots=True)
class UpPosition(UpSituation):
    """What the table knows, ruled on; its attributes are those of the situation."""

    def rule(self, event: Event) -> Ruling[UpPosition]:
        """Rule on an event by the clauses of the page, in its order."""
        if isinstance(event, Play):
            return rule_play(self, event)
        if isinstance(event, Call):
            return rule_call(self, event)
        if isinstance(event, Deal):
            return rule_deal(self, event)
        if isinstance(event, Announce):
            return rule_announce(self, event)
        return rule_show(self, event)

    def named(self, event: Event) -> Reason:
        """A legal event as people call it."""
        players = self.terms.players
        if isinstance(event, Deal):
            return Reason("up-named-deal", (("player", players[event.dealer]),))
        if isinstance(event, Show):
            shown = zip(players, event.cards, strict=True)
            return Reason(
                "up-named-show", (("players", tuple(name for name, cards in shown if cards is not None)),)
            )
        player = ("player", players[event.player])
        if isinstance(event, Call):
            return Reason("up-named-call", (player,))
        if isinstance(event, Announce):
            return Reason("up-named-announce", (player, ("variant", event.variant.value)))
        return Reason("up-named-play", (player, ("cards", tuple(card.code for card in event.cards))))

    def plays(self) -> Plays[Event]:
        """What may be done now."""
        return list_plays(self)

    def state(self) -> dict[str, Any]:
        """The position as the table record's ``state``."""
        players, current = self.terms.players, self.round
        holdings = current.holdings.players if current is not None else (_NOTHING,) * len(players)
        playing = current if isinstance(current, Round) else None
        return {
            "to_move": playing and players[playing.to_move],
            "forehand": playing and players[playing.forehand],
            "limit": (playing and playing.tower.limit) or None,
            "tower": playing.tower.size if playing else 0,
            "cards_left": {
                name: {
                    "hand": holding.hand.size,
                    "open": holding.open.size,
                    "hidden": holding.hidden.size,
                }
                for name, holding in zip(players, holdings, strict=True)
            },
            "skipped": self._skipped(),
            "totals": dict(zip(players, self.totals, strict=True)),
            "rounds_played": self.rounds_played,
            "round_over": isinstance(current, RoundOver),
            "game_over": self.game_over,
            "winners": [players[player] for player in self.winners],
        }

    def _skipped(self) -> list[str]:
        if not isinstance(self.round, Round) or not self.round.skipped:
            return []
        mask = self.round.skipped
        return [name for player, name in enumerate(self.terms.players) if mask >> player & 1]


_NOTHING = Holding(EMPTY, EMPTY, EMPTY)
"""What the record's state shows of everybody before the first deal."""
