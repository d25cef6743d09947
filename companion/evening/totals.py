"""Everybody's total: what the rules give, and what the table has changed of it by hand."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from companion.engines import AnyPosition

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


def edited(points: Points, edits: Iterable[ScoreEdit]) -> Points:
    """Totals with everything that the table has changed."""
    for edit in edits:
        points = tuple(total + change for total, change in zip(points, edit.points, strict=True))
    return points


def totals(position: AnyPosition, edits: Iterable[ScoreEdit]) -> Points:
    """Everybody's total in that position, with everything that the table has changed."""
    return edited(position.standings.totals, edits)


def winners(position: AnyPosition, edits: tuple[ScoreEdit, ...]) -> tuple[int, ...]:
    """Indexes of those who have won, nobody while the game goes on; by the changed totals if there are any.

    Where the rules do not go by totals, what the table has changed of them decides nothing.
    """
    by_rules = position.winners
    if not by_rules or not edits or not position.totals_decide:
        return by_rules
    points = totals(position, edits)
    best = min(points) if position.fewest_win else max(points)
    return tuple(player for player, total in enumerate(points) if total == best)
