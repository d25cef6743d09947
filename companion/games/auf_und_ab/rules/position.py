"""A position of Auf und Ab: all that the table knows, and the positions that events lead to."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, ClassVar

from companion.engines.game import Plays, Position, Standings
from companion.engines.ruling import Reason, Ruling
from companion.games.auf_und_ab.rules.cards import Mode
from companion.games.auf_und_ab.rules.dealing import rule_deal
from companion.games.auf_und_ab.rules.events import Deal, Event, Pass, Play
from companion.games.auf_und_ab.rules.holdings import Holdings
from companion.games.auf_und_ab.rules.laying import rule_play
from companion.games.auf_und_ab.rules.options import Terms
from companion.games.auf_und_ab.rules.passing import rule_pass
from companion.games.auf_und_ab.rules.plays import list_plays
from companion.games.auf_und_ab.rules.round import Round


@dataclass(frozen=True, slots=True)
class AufUndAbPosition(Position[Event]):
    """A position of Auf und Ab.

    Attributes:
        terms: who plays, and when the game ends.
        holdings: who holds which cards of the hand; after its end, until the next deal, what is left over.
        round: the running round, None while no hand is played.
        scores: points of each player.
        hands_played: how many hands are over.
    """

    game: ClassVar[str] = "auf-und-ab"

    terms: Terms
    holdings: Holdings
    round: Round | None
    scores: tuple[int, ...]
    hands_played: int

    @classmethod
    def before_first_deal(cls, terms: Terms) -> AufUndAbPosition:
        """The start of a game."""
        players = len(terms.players)
        return cls(terms, Holdings((None,) * players, (0,) * players), None, (0,) * players, 0)

    @property
    def hand_over(self) -> bool:
        """Whether a hand has ended and the next deal has not come."""
        return self.round is None and self.hands_played > 0

    @property
    def game_over(self) -> bool:
        """Whether the last hand is over (AUA-42, AUA-43)."""
        return self.terms.end.reached(self.hands_played, self.scores)

    @property
    def standings(self) -> Standings:
        """Hands that are over, and everybody's points."""
        return Standings(self.hands_played, self.scores)

    @property
    def deal_due(self) -> bool:
        """Whether the next hand is to be dealt."""
        return self.round is None and not self.game_over

    def round_winners(self, event: Event, points: tuple[int, ...]) -> tuple[int, ...]:
        """Who has laid the last card of the hand (AUA-38)."""
        del points
        return (event.player,) if isinstance(event, Play) else ()

    @property
    def winners(self) -> tuple[int, ...]:
        """Those with the highest score once the game is over (AUA-45); nobody before that."""
        if not self.game_over:
            return ()
        best = max(self.scores)
        return tuple(player for player, score in enumerate(self.scores) if score == best)

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

    def dealt(self, holdings: Holdings, opener: int | None) -> AufUndAbPosition:
        """The position after a deal: an UP round (AUA-10) that `opener` opens, if that one is known."""
        everybody = tuple(range(len(self.terms.players)))
        first = Round(Mode.UP, everybody, opener)
        return AufUndAbPosition(self.terms, holdings, first, self.scores, self.hands_played)

    def laid(self, holdings: Holdings, after: Round | None) -> AufUndAbPosition:
        """The position after a set: `after` is the round that goes on."""
        return AufUndAbPosition(self.terms, holdings, after, self.scores, self.hands_played)

    def passed(self, after: Round) -> AufUndAbPosition:
        """The position after a pass: `after` is the round that goes on or the one that begins."""
        return AufUndAbPosition(self.terms, self.holdings, after, self.scores, self.hands_played)

    def hand_won(self, holdings: Holdings, winner: int) -> AufUndAbPosition:
        """The position after `winner` has laid the last card (AUA-38, AUA-40)."""
        scores = list(self.scores)
        scores[winner] += sum(holdings.left)
        return AufUndAbPosition(self.terms, holdings, None, tuple(scores), self.hands_played + 1)


_NO_ROUND = Round(Mode.UP, (), None)
"""What the record's state shows while no round runs."""
