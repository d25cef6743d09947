"""How a game of one kind ends: the part of `companion.engines.Game` that the page of the winners asks for."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass

from companion.engines import AnyPosition, Reason, game_called
from companion.evening.ending.story import Story
from companion.evening.totals import Points


@dataclass(frozen=True, slots=True)
class Moment:
    """Something that people like to look back on.

    Attributes:
        entry: number of the journal's entry that it is of, which bears its picture.
        told: what happened, and to whom.
    """

    entry: int
    told: Reason


@dataclass(frozen=True, slots=True)
class WonBy:
    """What a game is won by.

    Attributes:
        told: by how much its winners won, “with 31 points”.
        unit: what is counted, for above the counts.
        counts: of everybody, in the header's order.
        fewest: whether the lowest count is the best.
        ranks: whether the counts say who is second and third.
    """

    told: Reason
    unit: Reason
    counts: Points
    fewest: bool = False
    ranks: bool = True


def by_points(position: AnyPosition, totals: Points) -> WonBy:
    """By points, as most games are; whose rules go by no totals ranks nobody but who has won."""
    best = min(totals) if position.fewest_win else max(totals)
    if not position.totals_decide:
        return WonBy(Reason("ending-by-rules"), Reason("ending-points"), totals, ranks=False)
    told = Reason("ending-by-points", (("count", best),))
    return WonBy(told, Reason("ending-points"), totals, position.fewest_win)


def no_moments(_story: Story) -> Iterable[Moment]:
    """Nothing that every game has not."""
    return ()


@dataclass(frozen=True, slots=True)
class GameEnding:
    """What is told at the end of such a game.

    Attributes:
        moments: what its table likes to look back on, and only this game has; pure and always the same.
        won_by: by what it was won, in its last position with everybody's totals as the table changed them.
    """

    moments: Callable[[Story], Iterable[Moment]] = no_moments
    won_by: Callable[[AnyPosition, Points], WonBy] = by_points


AS_EVERY_GAME = GameEnding()
"""Of a game that tells nothing of its own."""


def ending_of(game: str) -> GameEnding:
    """How the game of that name ends."""
    reference = game_called(game).ending
    return AS_EVERY_GAME if reference is None else reference.load(GameEnding)
