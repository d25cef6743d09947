"""A position of Auf und Ab: what the table knows, and what the rules say of it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from companion.engines.game import Plays
from companion.engines.ruling import Reason, Ruling
from companion.games.auf_und_ab.rules.cards import Mode
from companion.games.auf_und_ab.rules.dealing import rule_deal
from companion.games.auf_und_ab.rules.events import Deal, Event, Pass, Play
from companion.games.auf_und_ab.rules.laying import rule_play
from companion.games.auf_und_ab.rules.passing import rule_pass
from companion.games.auf_und_ab.rules.plays import list_plays
from companion.games.auf_und_ab.rules.round import Round
from companion.games.auf_und_ab.rules.situation import AufUndAbSituation


@dataclass(frozen=True, slots=True)
class AufUndAbPosition(AufUndAbSituation):
    """What the table knows, ruled on; its attributes are those of the situation."""

    def rule(self, event: Event) -> Ruling[AufUndAbPosition]:
        """Rule on an event by the clauses of the page, in its order."""
        if isinstance(event, Play):
            return rule_play(self, event)
        if isinstance(event, Pass):
            return rule_pass(self, event)
        return rule_deal(self, event)

    def named(self, event: Event) -> Reason:
        """A legal event as people call it."""
        if isinstance(event, Deal):
            return Reason("aua-named-deal")
        player = ("player", self.terms.players[event.player])
        if isinstance(event, Pass):
            return Reason("aua-named-pass", (player,))
        return Reason("aua-named-play", (player, ("cards", tuple(map(str, event.cards)))))

    def plays(self) -> Plays[Event]:
        """What may be done now; a count is listed only where it must be said."""
        return list_plays(self)

    def state(self) -> dict[str, Any]:
        """The position as the table record's ``state``."""
        players = self.terms.players
        current = self.round or _NO_ROUND
        to_move, leader, game_over = current.to_move, current.leader, self.game_over
        return {
            "mode": current.mode.value,
            "to_move": None if to_move is None else players[to_move],
            "leader": None if leader is None else players[leader],
            "count": current.count,
            "number": current.number,
            "in_round": [players[player] for player in current.still_in],
            "changes": current.changes,
            "cards_left": dict(zip(players, self.holdings.left, strict=True)),
            "scores": dict(zip(players, self.scores, strict=True)),
            "hands_played": self.hands_played,
            "hand_over": self.hand_over,
            "game_over": game_over,
            "winners": [players[player] for player in self.winners] if game_over else [],
        }


_NO_ROUND = Round(Mode.UP, (), None)
"""What the record's state shows while no round runs."""
