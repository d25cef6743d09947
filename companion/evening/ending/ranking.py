"""Who came out where: the winners first, and whoever is level on one place."""

from __future__ import annotations

from dataclasses import dataclass

from companion.evening.ending.game_ending import WonBy


@dataclass(frozen=True, slots=True)
class Place:
    """A place in the ranking.

    Attributes:
        rank: 1 for the winners; None where the rules rank nobody but them.
        players: indexes of those who share it.
        count: what each of them has.
    """

    rank: int | None
    players: tuple[int, ...]
    count: int


def ranking(won_by: WonBy, winners: tuple[int, ...]) -> tuple[Place, ...]:
    """All places of a finished game, the best first.

    Args:
        won_by: what everybody has.
        winners: indexes of those who have won.
    """
    best = 1 if won_by.fewest else -1
    worths: dict[tuple[bool, int], tuple[int, ...]] = {}
    for player, count in enumerate(won_by.counts):
        worth = player not in winners, best * count
        worths[worth] = (*worths.get(worth, ()), player)
    places: list[Place] = []
    before = 0
    for (loses, value), players in sorted(worths.items()):
        rank = 1 if not loses else before + 1 if won_by.ranks else None
        places.append(Place(rank, players, best * value))
        before += len(players)
    return tuple(places)
