"""Who sits where next: near in the standings together, nobody twice with the same people if avoidable.

A linear assignment, solved by ``lap`` (Jonker and Volgenant, Computing 38, 1987). First one seat after the
other is given away at all tables at once. Then one person rises from each table and these are seated anew,
each at the table where that costs least together: as none of those who rose sits with another of them, the
costs of one do not depend on where the others go, and the solver finds the best of all ways. That is repeated
until nothing improves. To sit with somebody once more costs more than all distance in the standings.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, Final

import lap
import numpy as np
import numpy.typing as npt

from companion.clubhouse.tournament.sizes import Limits, sizes

Pair = frozenset[str]
"""Two people."""

Matrix = npt.NDArray[np.float64]

FEW: Final = 64
"""As long as there are no more people meetings become few within an evening, and a seating is sought
longer."""

PATIENCE: Final = {True: 200, False: 60}
"""Reseatings without improvement after which it is left, of `FEW` people and of more. 40 people over twelve
rounds meet again 38 times with 60, 30 times with 200; 100 and 400 never do, and with 200 take twice as long
(``python -m companion.bench club_seating``)."""

BEGINNINGS: Final = {True: 4, False: 1}
"""Beginnings that are tried as long as somebody meets again, of `FEW` people and of more: where few meetings
are left one beginning may lead nowhere."""


@dataclass(frozen=True, slots=True)
class Seating:
    """Who sits together.

    Attributes:
        tables: the people of each table, those best placed first.
        repeats: how many times two sit together who have before: of a pair that met twice, two.
        distance: the sum of how many places two at one table stand apart.
    """

    tables: tuple[tuple[str, ...], ...]
    repeats: int
    distance: int


def seat(
    ranked: Sequence[str],
    met: Mapping[Pair, int],
    limits: Limits | None = None,
    tables: int | None = None,
    seed: int = 0,
) -> Seating:
    """Seat everybody for a round.

    Args:
        ranked: everybody by name, the best placed first; before the first round in any order.
        met: how many times two have sat at one table.
        limits: how many may sit at a table, None: as many as at any club's.
        tables: how many tables there are at most, None: as many as are wanted.
        seed: of what chance decides; the same gives the same seating.

    Raises:
        SeatingError: so many cannot be seated.
    """
    places = sizes(len(ranked), limits or Limits(), tables)
    costs = _Costs.of(ranked, met)
    best: _Tables | None = None
    for beginning in range(BEGINNINGS[len(ranked) <= FEW]):
        found = _Tables(costs, places)
        found.begin(Random(seed + beginning) if beginning else None)
        found.improve(Random(seed + beginning))
        if best is None or found.cost < best.cost:
            best = found
        if not best.repeats:
            break
    assert best is not None  # noqa: S101 - there is at least one beginning
    return Seating(tuple(best.named(ranked)), best.repeats, best.distance)


@dataclass(frozen=True, slots=True)
class _Costs:
    """What it costs that two sit together.

    Attributes:
        met: how many times they have.
        apart: how many places they stand apart.
        both: the costs; to meet again is more than all distances can be. As the square of how many times they
            have met, so that what cannot be avoided is shared out.
    """

    met: Matrix
    apart: Matrix
    both: Matrix

    @classmethod
    def of(cls, ranked: Sequence[str], met: Mapping[Pair, int]) -> _Costs:
        place = {name: number for number, name in enumerate(ranked)}
        people = len(ranked)
        meetings = np.zeros((people, people))
        for pair, times in met.items():
            known = [place[name] for name in pair if name in place]
            if len(known) == 2:
                meetings[known[0], known[1]] = meetings[known[1], known[0]] = times
        numbers = np.arange(people, dtype=np.float64)
        apart = np.abs(numbers[:, None] - numbers[None, :])
        return cls(meetings, apart, meetings**2 * float(people * people * 4) + apart)


class _Tables:
    """Tables with people, as numbers of their places in the standings.

    Args:
        costs: of two that sit together.
        places: how many sit at each.
    """

    def __init__(self, costs: _Costs, places: Sequence[int]) -> None:
        self._costs, self._places = costs, places
        self._people = len(costs.met)
        self._at: list[list[int]] = [[] for _ in places]

    @property
    def cost(self) -> float:
        """Of all who sit together."""
        return self._sum(self._costs.both)

    @property
    def repeats(self) -> int:
        """How many meetings are not the first."""
        return round(self._sum(self._costs.met))

    @property
    def distance(self) -> int:
        """How many places those who sit together stand apart, in all."""
        return round(self._sum(self._costs.apart))

    def named(self, ranked: Sequence[str]) -> Iterator[tuple[str, ...]]:
        """Everybody by name, table by table."""
        for people in sorted(self._at, key=min):
            yield tuple(ranked[person] for person in sorted(people))

    def begin(self, random: Random | None) -> None:
        """Give one seat after the other away, at all tables at once; by chance where there is some.

        Those whom the standings put at one table come one to a seat, so that each seat is given away among
        people of all tables.
        """
        order = list(range(self._people))
        if random is not None:
            random.shuffle(order)
        blocks, begin = [], 0
        for size in self._places:
            blocks.append(order[begin : begin + size])
            begin += size
        middles = [sum(block) / len(block) for block in blocks]
        for number in range(max(self._places)):
            tables = [table for table, size in enumerate(self._places) if number < size]
            people = [blocks[table][number] for table in tables]
            costs = self._to_sit(people, tables)
            if random is None:
                costs += np.abs(np.array(people)[:, None] - np.array([middles[table] for table in tables]))
            self._sit(people, tables, costs)

    def improve(self, random: Random) -> None:
        """Seat one of each table anew as long as that improves anything."""
        in_vain, seats = 0, max(self._places)
        while in_vain < PATIENCE[self._people <= FEW]:
            # First each seat in turn, then whoever meets somebody again, or anybody.
            improved = self._seat_anew(self._rise(random, in_vain if in_vain < seats else None))
            in_vain = 0 if improved else in_vain + 1

    def _rise(self, random: Random, number: int | None) -> list[int]:
        """Who rises from each table."""
        risen = []
        for people in self._at:
            if number is not None:
                risen.append(sorted(people)[number % len(people)])
                continue
            met = self._costs.met[np.ix_(people, people)].sum(axis=1)
            again = [person for person, times in zip(people, met, strict=True) if times]
            risen.append(random.choice(again if again and random.random() < 0.7 else people))
        return risen

    def _seat_anew(self, risen: list[int]) -> bool:
        """Seat those anew who have risen, one of each table; whether that costs less than before."""
        for people, person in zip(self._at, risen, strict=True):
            people.remove(person)
        tables = list(range(len(self._at)))
        costs = self._to_sit(risen, tables)
        before = float(np.trace(costs))
        after = self._sit(risen, tables, costs)
        return after < before - 0.5  # costs are whole numbers

    def _to_sit(self, people: Sequence[int], tables: Sequence[int]) -> Matrix:
        """What it costs each of these people to sit at each of these tables."""
        costs = np.zeros((len(people), len(tables)))
        theirs = self._costs.both[list(people)]
        for column, table in enumerate(tables):
            if self._at[table]:
                costs[:, column] = theirs[:, self._at[table]].sum(axis=1)
        return costs

    def _sit(self, people: Sequence[int], tables: Sequence[int], costs: Matrix) -> float:
        """Seat each of these people at one of these tables, as cheaply as can be; what that costs."""
        cost, found = _solved(costs)
        for person, column in zip(people, found, strict=True):
            self._at[tables[int(column)]].append(person)
        return cost

    def _sum(self, costs: Matrix) -> float:
        return float(sum(costs[np.ix_(people, people)].sum() for people in self._at)) / 2


def _solved(costs: Matrix) -> tuple[float, Any]:
    """The cheapest assignment: its cost, and the column of each row."""
    _, columns, _ = lap.lapjv(costs)
    return float(costs[np.arange(len(costs)), columns].sum()), columns
