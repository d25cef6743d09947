"""Everybody's total: what the rules give, and what the table has changed of it by hand."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from companion.engines.auf_und_ab.position import AufUndAbPosition
from companion.engines.schwupps.position import SchwuppsPosition
from companion.engines.up import Scoring
from companion.engines.up.position import UpPosition
from companion.engines.up_and_down.position import UpAndDownPosition

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


def tally(position: Any) -> tuple[int, Points]:
    """How many rounds are over and scored, and everybody's total by the rules in that position."""
    match position:
        case AufUndAbPosition():
            return position.hands_played, position.scores
        case UpAndDownPosition() | UpPosition():
            return position.rounds_played, position.totals
        case SchwuppsPosition():
            return position.tally.games_played, position.tally.scores
    raise TypeError(f"{type(position).__name__} is a position of no known game.")


def edited(points: Points, edits: Iterable[ScoreEdit]) -> Points:
    """Totals with everything that the table has changed."""
    for edit in edits:
        points = tuple(total + change for total, change in zip(points, edit.points, strict=True))
    return points


def winners(position: Any, edits: tuple[ScoreEdit, ...]) -> Points:
    """Indexes of those who have won, nobody while the game goes on; by the changed totals if there are any.

    The totals decide in all games but a single one of Schwupps (AUA-45, UP-74).
    """
    names = position.state()["winners"]
    by_rules = tuple(player for player, name in enumerate(_players(position)) if name in names)
    _, totals = tally(position)
    decides = not isinstance(position, SchwuppsPosition) or position.sitting.tournament
    if not by_rules or not edits or not decides:
        return by_rules
    totals = edited(totals, edits)
    best = min(totals) if fewest_win(position) else max(totals)
    return tuple(player for player, total in enumerate(totals) if total == best)


def fewest_win(position: Any) -> bool:
    """Whether the lowest total wins (UP-74)."""
    return isinstance(position, UpPosition) and position.terms.scoring is not Scoring.MATCHES


def _players(position: Any) -> tuple[str, ...]:
    match position:
        case AufUndAbPosition() | UpPosition():
            return position.terms.players
        case UpAndDownPosition():
            return position.table.names
    players: tuple[str, ...] = position.sitting.players
    return players
