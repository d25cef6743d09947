"""Who stands how, over tables and rounds.

Games differ: in one the fewest points win, in another the most, and a table of five shares out other totals
than one of three. So what counts is the place at the table. Whoever is ahead of all others there gets `FULL`
points, whoever is behind all of them none, and everybody in between an even share: `FULL` times the part of
the others whom one is ahead of, those who are level counted half. A table brings everybody half of `FULL` on
average, however many sit there; nobody gains or loses by its size or by the game.

A tournament in one game can go by that game's own points instead, those of Schwupps (SCH-49, SCH-50, SCH-52,
SCH-53) above all: per game that was scored, since a table plays as many as people sit there (SCH-48).
"""

from __future__ import annotations

from bisect import bisect_left
from collections import defaultdict
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import lru_cache
from typing import Final

from companion.clubhouse.tournament.results import TableResult

FULL: Final = 12
"""Points for the first place at a table: tables of three, four and five have whole points between, where
nobody is level, as 12 can be divided by two, three and four."""


@dataclass(frozen=True, slots=True)
class Standing:
    """How somebody stands.

    Attributes:
        rank: 1 for the best, the same for those who are level.
        name: who it is.
        points: over all rounds.
        won: how many games were won.
        played: in how many rounds something was finished.
    """

    rank: int
    name: str
    points: Fraction
    won: int
    played: int


@lru_cache(4096)  # of a large evening, whose standings are asked for with each game that ends
def place_points(result: TableResult) -> tuple[Fraction, ...]:
    """What each place at a table brings, in the order of the names."""
    others, ranks = len(result.names) - 1, result.ranks
    if not others:
        return (Fraction(FULL),)
    return tuple(
        Fraction(FULL, others)
        * (sum(rank < other for other in ranks) + Fraction(sum(rank == other for other in ranks) - 1, 2))
        for rank in ranks
    )


def own_points(result: TableResult) -> tuple[Fraction, ...]:
    """What a game itself gave, per round, hand or game that was scored."""
    return tuple(Fraction(total, max(1, result.scored)) for total in result.totals)


def standings(
    results: Iterable[TableResult], people: Collection[str] = (), own: str | None = None
) -> tuple[Standing, ...]:
    """Everybody's standing, the best first; those who are level in the order of `people`, then by name.

    Of several games that somebody finishes in one round the mean counts. A round in which somebody has
    finished nothing brings what the last one there got. With equally many points whoever has won more games
    is ahead; by a game's own points they are level (SCH-53).

    Args:
        results: the finished games.
        people: who is there, so that whoever has not played yet stands there, too.
        own: the game by whose own points the tournament goes, and which alone counts; None: by places.
    """
    counted = [one for one in results if own is None or (one.game == own and one.decided_by_totals)]
    rounds: dict[int, dict[str, list[Fraction]]] = defaultdict(lambda: defaultdict(list))
    won: dict[str, int] = defaultdict(int)
    for result in counted:
        points = place_points(result) if own is None else own_points(result)
        for player, name in enumerate(result.names):
            rounds[result.round][name].append(points[player])
            won[name] += player in result.winners
    order = {name: number for number, name in enumerate(people)}
    names = {*order, *(name for theirs in rounds.values() for name in theirs)}
    fewest = own is not None and any(one.fewest_win for one in counted)
    means = [{name: Fraction(sum(each), len(each)) for name, each in one.items()} for one in rounds.values()]
    sums = _sums(names, means, missed=None if own is None else max if fewest else min)
    sign = 1 if fewest else -1

    def worth(name: str) -> tuple[Fraction, int]:
        return sign * sums[name], -won[name] if own is None else 0

    worths = sorted(map(worth, names))
    ordered = sorted(names, key=lambda name: (worth(name), order.get(name, len(order)), name))
    played = {name: sum(name in theirs for theirs in means) for name in names}
    return tuple(
        Standing(1 + bisect_left(worths, worth(name)), name, sums[name], won[name], played[name])
        for name in ordered
    )


def _sums(
    names: Iterable[str],
    rounds: Sequence[Mapping[str, Fraction]],
    missed: Callable[[Iterable[Fraction]], Fraction] | None,
) -> dict[str, Fraction]:
    """What everybody has of all rounds.

    Args:
        names: of whom.
        rounds: what each round brought, by name.
        missed: which of all that one brought those have who missed it; None: nothing.
    """
    least = [Fraction(0) if missed is None else missed(theirs.values()) for theirs in rounds]
    return {
        name: sum((theirs.get(name, last) for theirs, last in zip(rounds, least, strict=True)), Fraction(0))
        for name in names
    }
