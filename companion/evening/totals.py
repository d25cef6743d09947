"""Everybody's total: what the rules give, and what the table has changed of it by hand."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from companion.engines import AnyPosition
from companion.games.auf_und_ab.rules.position import AufUndAbPosition
from companion.games.schwupps.rules.position import SchwuppsPosition
from companion.games.up.rules import Scoring
from companion.games.up.rules.position import UpPosition
from companion.games.up_and_down.rules.position import UpAndDownPosition

Points = tuple[int, ...]
"""A number for each player, in the header's order."""


@dataclass(frozen=True, slots=True)
class ScoreEdit:
    """A score that the table has changed, overruling the rules.

    Attributes:
        after: number of the journal's newest entry when it was changed, 0 for none.
        points: what everybody's total changed by.
        time: seconds since the epoch.
    """

    after: int
    points: Points
    time: float


def tally(position: AnyPosition) -> tuple[int, Points]:
    """How many rounds are over and scored, and everybody's total by the rules in that position."""
    match position:
        case AufUndAbPosition():
            return position.hands_played, position.scores
        case UpAndDownPosition() | UpPosition():
            return position.rounds_played, position.totals
        case SchwuppsPosition():
            return position.tally.games_played, position.tally.scores


def edited(points: Points, edits: Iterable[ScoreEdit]) -> Points:
    """Totals with everything that the table has changed."""
    for edit in edits:
        points = tuple(total + change for total, change in zip(points, edit.points, strict=True))
    return points


def totals(position: AnyPosition, edits: Iterable[ScoreEdit]) -> Points:
    """Everybody's total in that position, with everything that the table has changed."""
    _, by_rules = tally(position)
    return edited(by_rules, edits)


def winners(position: AnyPosition, edits: tuple[ScoreEdit, ...]) -> tuple[int, ...]:
    """Indexes of those who have won, nobody while the game goes on; by the changed totals if there are any.

    The totals decide in all games but a single one of Schwupps (AUA-45, UP-74).
    """
    by_rules = position.winners
    decides = not isinstance(position, SchwuppsPosition) or position.sitting.tournament
    if not by_rules or not edits or not decides:
        return by_rules
    points = totals(position, edits)
    best = min(points) if fewest_win(position) else max(points)
    return tuple(player for player, total in enumerate(points) if total == best)


def fewest_win(position: AnyPosition) -> bool:
    """Whether the lowest total wins (UP-74)."""
    return isinstance(position, UpPosition) and position.terms.scoring is not Scoring.MATCHES
