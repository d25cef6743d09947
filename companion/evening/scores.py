"""Who scored what, round by round: rounds, hands or games, whatever a game counts."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from companion.engines import AnyPosition, Ruling, Told
from companion.evening.history import PastGame
from companion.evening.totals import Points, ScoreEdit


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


@dataclass(frozen=True, slots=True)
class Played:
    """Something that was done and stands.

    Attributes:
        number: of the journal's entry.
        event: what was done.
        ruling: what the rules say of it.
    """

    number: int
    event: Told
    ruling: Ruling[AnyPosition]


def round_scores(game: PastGame) -> tuple[RoundScore, ...]:
    """The rounds that are scored, and between them what the table has changed, oldest first."""
    played = (Played(step.entry.number, step.event, step.ruling) for step in game.standing)
    return scores_of(played, game.edits, len(game.header.players))


def scores_of(played: Iterable[Played], edits: Iterable[ScoreEdit], players: int) -> tuple[RoundScore, ...]:
    """The same of a game that may still be played.

    Args:
        played: what was done and stands, oldest first.
        edits: what the table has changed, oldest first.
        players: how many play.
    """
    scores: list[RoundScore] = []
    rounds, before = 0, (0,) * players
    totals = before
    left = list(edits)

    def add(points: Points, winners: tuple[int, ...], *, edited: bool = False) -> None:
        nonlocal totals
        totals = tuple(map(sum, zip(totals, points, strict=True)))
        scores.append(RoundScore(rounds, points, totals, winners, edited))

    for step in played:
        while left and left[0].after < step.number:
            add(left.pop(0).points, (), edited=True)
        position = step.ruling.position
        after = position.standings.totals
        if position.standings.rounds > rounds:
            rounds = position.standings.rounds
            points = tuple(new - old for new, old in zip(after, before, strict=True))
            add(points, position.round_winners(step.event, points))
            before = after
    for edit in left:
        add(edit.points, (), edited=True)
    return tuple(scores)
