"""What the table of Auf und Ab knows, and how one situation follows another."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Self, TypeVar

from companion.engines.game import Position, Standings
from companion.games.auf_und_ab.rules.cards import Mode
from companion.games.auf_und_ab.rules.events import Event, Play
from companion.games.auf_und_ab.rules.holdings import Holdings
from companion.games.auf_und_ab.rules.options import Terms
from companion.games.auf_und_ab.rules.round import Round


@dataclass(frozen=True, slots=True)
class AufUndAbSituation(Position[Event]):
    """All that the table knows.

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
    def before_first_deal(cls, terms: Terms) -> Self:
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

    def dealt(self, holdings: Holdings, opener: int | None) -> Self:
        """The position after a deal: an UP round (AUA-10) that `opener` opens, if that one is known."""
        everybody = tuple(range(len(self.terms.players)))
        first = Round(Mode.UP, everybody, opener)
        return type(self)(self.terms, holdings, first, self.scores, self.hands_played)

    def laid(self, holdings: Holdings, after: Round | None) -> Self:
        """The position after a set: `after` is the round that goes on."""
        return type(self)(self.terms, holdings, after, self.scores, self.hands_played)

    def passed(self, after: Round) -> Self:
        """The position after a pass: `after` is the round that goes on or the one that begins."""
        return type(self)(self.terms, self.holdings, after, self.scores, self.hands_played)

    def hand_won(self, holdings: Holdings, winner: int) -> Self:
        """The position after `winner` has laid the last card (AUA-38, AUA-40)."""
        scores = list(self.scores)
        scores[winner] += sum(holdings.left)
        return type(self)(self.terms, holdings, None, tuple(scores), self.hands_played + 1)


SituationT = TypeVar("SituationT", bound=AufUndAbSituation)
