"""Who scored what, round by round: rounds of Up & Down and Up, hands of Auf und Ab, games of Schwupps."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from companion.engines.auf_und_ab.position import AufUndAbPosition
from companion.engines.schwupps.position import SchwuppsPosition
from companion.engines.up.position import UpPosition
from companion.engines.up.round import RoundOver
from companion.engines.up_and_down.position import UpAndDownPosition
from companion.evening.history import PastGame, Step

Points = tuple[int, ...]
"""A number for each player, in the header's order."""


@dataclass(frozen=True, slots=True)
class RoundScore:
    """One round, hand or game that is over and scored.

    Attributes:
        number: counted from 1.
        points: what each player's total changed by.
        totals: everybody's total after it.
        winners: indexes of those who won it; nobody when no trick of a round was won.
    """

    number: int
    points: Points
    totals: Points
    winners: tuple[int, ...]


def round_scores(game: PastGame) -> tuple[RoundScore, ...]:
    """The rounds that are scored, oldest first."""
    scores: list[RoundScore] = []
    totals: Points = (0,) * len(game.header.players)
    for step in game.standing:
        finished, after = tally(step.ruling.position)
        if finished > len(scores):
            points = tuple(new - old for new, old in zip(after, totals, strict=True))
            scores.append(RoundScore(finished, points, after, _winners(step, points)))
            totals = after
    return tuple(scores)


def tally(position: Any) -> tuple[int, Points]:
    """How many rounds are over and scored, and everybody's total in that position."""
    match position:
        case AufUndAbPosition():
            return position.hands_played, position.scores
        case UpAndDownPosition() | UpPosition():
            return position.rounds_played, position.totals
        case SchwuppsPosition():
            return position.tally.games_played, position.tally.scores
    raise TypeError(f"{type(position).__name__} is a position of no known game.")


def _winners(step: Step, points: Points) -> tuple[int, ...]:
    match step.ruling.position:
        case UpAndDownPosition():  # most tricks
            most = max(points)
            return tuple(player for player, tricks in enumerate(points) if most and tricks == most)
        case UpPosition(round=RoundOver(winner=winner)):  # a show may have been the last event
            return (winner,)
    return (step.event.player,)  # whoever laid the last card
