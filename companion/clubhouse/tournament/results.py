"""What a game at one of a club's tables came to."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class TableResult:
    """A finished game.

    Attributes:
        round: the club's round in which it began, 0 before the first.
        table: at which table.
        game: which game.
        names: who played.
        totals: of each of them.
        winners: indexes of those who won.
        decided_by_totals: whether the rules go by totals; else only who won is known.
        fewest_win: whether the lowest total wins.
        scored: how many rounds, hands or games of it were scored.
    """

    round: int
    table: str
    game: str
    names: tuple[str, ...]
    totals: tuple[int, ...]
    winners: tuple[int, ...]
    decided_by_totals: bool = True
    fewest_win: bool = False
    scored: int = 1

    @property
    def ranks(self) -> tuple[int, ...]:
        """Of each of them: 1 for whoever won, the same for those who are level."""
        sign = 1 if self.fewest_win else -1
        worths = [
            (False, 0)
            if player in self.winners
            else (True, sign * self.totals[player] if self.decided_by_totals else 0)
            for player in range(len(self.names))
        ]
        return tuple(1 + sum(other < one for other in worths) for one in worths)
