"""The games of a sitting: how many are played, who starts, and the points of a tournament."""

from __future__ import annotations

from dataclasses import dataclass

from companion.games.schwupps.rules.holdings import Holdings
from companion.games.schwupps.rules.options import Sitting

WIN = 5
"""Points for the winner of a tournament's game (SCH-50)."""


@dataclass(frozen=True, slots=True)
class Tally:
    """What has come of the games so far.

    Attributes:
        scores: each player's points, all 0 outside a tournament.
        games_played: how many games are finished.
        starter: who starts the next game, or has started the one that runs.
        winners: who has won the whole game or tournament, empty until it is over.
    """

    scores: tuple[int, ...]
    games_played: int = 0
    starter: int = 0
    winners: tuple[int, ...] = ()

    def started_by(self, starter: int) -> Tally:
        """The tally when a game begins."""
        return Tally(self.scores, self.games_played, starter)

    def won_by(self, winner: int, holdings: Holdings, sitting: Sitting) -> Tally:
        """The tally after a game, its cards counted as they were left (SCH-46, SCH-49 to SCH-53)."""
        played = self.games_played + 1
        scores = self.scores
        if sitting.tournament:
            left = zip(scores, holdings.sizes, holdings.piles, strict=True)
            scores = tuple([score - size - pile for score, size, pile in left])
            scores = (*scores[:winner], scores[winner] + WIN, *scores[winner + 1 :])
        winners: tuple[int, ...] = ()
        if played == sitting.games:
            best = max(scores)
            winners = (winner,)
            if sitting.tournament:
                winners = tuple([player for player, score in enumerate(scores) if score == best])
        return Tally(scores, played, (self.starter + 1) % len(scores), winners)
