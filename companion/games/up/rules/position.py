"""A position of Up: all that the table knows, and the positions that events lead to."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, ClassVar

from companion.engines.game import Plays, Position, Standings
from companion.engines.ruling import Reason, Ruling
from companion.games.up.rules.calling import rule_announce, rule_call
from companion.games.up.rules.dealing import rule_deal
from companion.games.up.rules.events import Announce, Call, Deal, Event, Play, Show
from companion.games.up.rules.holdings import EMPTY, Holding
from companion.games.up.rules.laying import rule_play
from companion.games.up.rules.options import Scoring, Terms
from companion.games.up.rules.plays import list_plays
from companion.games.up.rules.round import Round, RoundOver
from companion.games.up.rules.scoring import rule_show


@dataclass(frozen=True, slots=True)
class UpPosition(Position[Event]):
    """A position of Up.

    Attributes:
        terms: who plays, with which options.
        round: the round that is being played, or the one that has ended last; None before the first deal.
        totals: points, cards or matches of each player, of all scored rounds.
        rounds_played: how many rounds are scored.
        game_over: whether the game has ended (UP-60, UP-62).
    """

    game: ClassVar[str] = "up"

    terms: Terms
    round: Round | RoundOver | None
    totals: tuple[int, ...]
    rounds_played: int
    game_over: bool

    @classmethod
    def before_first_deal(cls, terms: Terms) -> UpPosition:
        """The start of a game."""
        return cls(terms, None, (0,) * len(terms.players), 0, game_over=False)

    @property
    def standings(self) -> Standings:
        """Rounds that are scored, and everybody's points, cards or matches."""
        return Standings(self.rounds_played, self.totals)

    @property
    def fewest_win(self) -> bool:
        """Whether the lowest total wins (UP-74)."""
        return self.terms.scoring is not Scoring.MATCHES

    @property
    def deal_due(self) -> bool:
        """Whether the next round is to be dealt."""
        return not (isinstance(self.round, Round) or self.show_due or self.game_over)

    def round_winners(self, event: Event, points: tuple[int, ...]) -> tuple[int, ...]:
        """Who has ended the round; a show may have been the last event."""
        del event, points
        return (self.round.winner,) if isinstance(self.round, RoundOver) else ()

    @property
    def winners(self) -> tuple[int, ...]:
        """Those with the lowest total, or the most matches, once the game is over (UP-74)."""
        if not self.game_over:
            return ()
        best = min(self.totals) if self.fewest_win else max(self.totals)
        return tuple(player for player, total in enumerate(self.totals) if total == best)

    @property
    def show_due(self) -> bool:
        """Whether the round cannot be scored before cards are shown (UP-57)."""
        return isinstance(self.round, RoundOver) and not self.round.scored

    @property
    def not_shown(self) -> tuple[str, ...]:
        """The names of those who have cards left that the record does not know, after a round."""
        if not isinstance(self.round, RoundOver):
            return ()
        return tuple(
            name for name, left in zip(self.terms.players, self.round.left, strict=True) if left is None
        )

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

    def with_round(self, after: Round | RoundOver) -> UpPosition:
        """The position when the round has gone on like this, nothing being scored."""
        return UpPosition(self.terms, after, self.totals, self.rounds_played, self.game_over)

    def scored(self, over: RoundOver, totals: tuple[int, ...]) -> UpPosition:
        """The position after a round has been scored with these totals."""
        rounds = self.rounds_played + 1
        return UpPosition(self.terms, over, totals, rounds, self.terms.end.reached(rounds, totals))

    def _skipped(self) -> list[str]:
        if not isinstance(self.round, Round) or not self.round.skipped:
            return []
        mask = self.round.skipped
        return [name for player, name in enumerate(self.terms.players) if mask >> player & 1]


_NOTHING = Holding(EMPTY, EMPTY, EMPTY)
"""What the record's state shows of everybody before the first deal."""
