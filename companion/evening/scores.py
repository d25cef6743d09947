"""Who scored what, round by round: rounds, hands or games, whatever a game counts."""

from __future__ import annotations

from dataclasses import dataclass

from companion.evening.history import PastGame
from companion.evening.totals import Points


@dataclass(frozen=True, slots=True)
class RoundScore:
    """One round, hand or game that is over and scored, or a change of the scores by the table.

    Attributes:
        number: counted from 1; of a change, how many rounds were over.
        points: what each player's total changed by.
        totals: everybody's total after it.
        winners: indexes of those who won it; nobody when no trick of a round was won.
        edited: whether the table has changed the scores by hand, overruling the rules.
    """

    number: int
    points: Points
    totals: Points
    winners: tuple[int, ...]
    edited: bool = False


def round_scores(game: PastGame) -> tuple[RoundScore, ...]:
    """The rounds that are scored, and between them what the table has changed, oldest first."""
    scores: list[RoundScore] = []
    rounds, before = 0, (0,) * len(game.header.players)
    totals = before
    edits = list(game.edits)

    def add(points: Points, winners: tuple[int, ...], *, edited: bool = False) -> None:
        nonlocal totals
        totals = tuple(map(sum, zip(totals, points, strict=True)))
        scores.append(RoundScore(rounds, points, totals, winners, edited))

    for step in game.standing:
        while edits and edits[0].after < step.entry.number:
            add(edits.pop(0).points, (), edited=True)
        position = step.ruling.position
        after = position.standings.totals
        if position.standings.rounds > rounds:
            rounds = position.standings.rounds
            points = tuple(new - old for new, old in zip(after, before, strict=True))
            add(points, position.round_winners(step.event, points))
            before = after
    for edit in edits:
        add(edit.points, (), edited=True)
    return tuple(scores)
