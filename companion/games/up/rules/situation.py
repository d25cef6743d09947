"""What the table of Up knows, and how one situation follows another."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Self, TypeVar

from companion.engines.game import Position, Standings
from companion.games.up.rules.events import Event
from companion.games.up.rules.options import Scoring, Terms
from companion.games.up.rules.round import Round, RoundOver


@dataclass(frozen=True, slots=True)
class UpSituation(Position[Event]):
    """All that the table knows.

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
    def before_first_deal(cls, terms: Terms) -> Self:
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

    def with_round(self, after: Round | RoundOver) -> Self:
        """The position when the round has gone on like this, nothing being scored."""
        return type(self)(self.terms, after, self.totals, self.rounds_played, self.game_over)

    def scored(self, over: RoundOver, totals: tuple[int, ...]) -> Self:
        """The position after a round has been scored with these totals."""
        rounds = self.rounds_played + 1
        return type(self)(self.terms, over, totals, rounds, self.terms.end.reached(rounds, totals))


SituationT = TypeVar("SituationT", bound=UpSituation)
