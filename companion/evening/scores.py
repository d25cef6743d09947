"""Who scored what, round by round: rounds of Up & Down and Up, hands of Auf und Ab, games of Schwupps."""

from __future__ import annotations

from dataclasses import dataclass

from companion.evening.history import PastGame, Step
from companion.evening.totals import Points, tally
from companion.games.auf_und_ab.rules.events import Play
from companion.games.schwupps.rules.events import Aggravate, Number
from companion.games.up.rules.position import UpPosition
from companion.games.up.rules.round import RoundOver
from companion.games.up_and_down.rules.position import UpAndDownPosition


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
        finished, after = tally(step.ruling.position)
        if finished > rounds:
            rounds = finished
            points = tuple(new - old for new, old in zip(after, before, strict=True))
            add(points, _winners(step, points))
            before = after
    for edit in edits:
        add(edit.points, (), edited=True)
    return tuple(scores)


def _winners(step: Step, points: Points) -> tuple[int, ...]:
    match step.ruling.position:
        case UpAndDownPosition():  # most tricks
            most = max(points)
            return tuple(player for player, tricks in enumerate(points) if most and tricks == most)
        case UpPosition(round=RoundOver(winner=winner)):  # a show may have been the last event
            return (winner,)
    match step.event:
        case Play() | Number() | Aggravate():  # the last card
            return (step.event.player,)
    return ()
