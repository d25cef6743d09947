"""How well people of a club are parted over an evening, and how long a round takes to be seated."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Iterator
from itertools import combinations
from random import Random
from typing import Final

from companion.bench.figure import Figure
from companion.clubhouse.tournament.seating import seat

EVENINGS: Final = ((12, 3), (16, 5), (20, 5), (40, 8), (100, 12), (400, 12))
"""People and rounds."""


def measure() -> Iterator[Figure]:
    """For each evening how often people meet again, and the longest time that a round took."""
    for people, rounds in EVENINGS:
        again, seconds = evening(people, rounds)
        name = f"{people} people, {rounds} rounds"
        yield Figure(
            f"{name}: meet again", again, "times", unavoidable(people, rounds), f"{seconds:.1f} s a round"
        )


def evening(people: int, rounds: int) -> tuple[int, float]:
    """Play an evening by chance: how often people meet again, and the seconds that a round takes at most."""
    names, chance = [f"p{number}" for number in range(people)], Random(1)
    met: Counter[frozenset[str]] = Counter()
    points: Counter[str] = Counter()
    longest = 0.0
    for number in range(rounds):
        ranked = sorted(names, key=lambda name: -points[name])
        begun = time.perf_counter()
        seating = seat(ranked, met, seed=number)
        longest = max(longest, time.perf_counter() - begun)
        for table in seating.tables:
            met.update(frozenset(pair) for pair in combinations(table, 2))
            for place, name in enumerate(chance.sample(table, len(table))):
                points[name] += place
    return sum(times - 1 for times in met.values()), longest


def unavoidable(people: int, rounds: int) -> int:
    """How often people must meet again, by how many pairs of them there are; four sit at a table."""
    return max(0, rounds * people * 3 // 2 - people * (people - 1) // 2)
