"""How many people sit at each table of a round."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from typing import Final

FEWEST: Final = 3
MOST: Final = 5
"""People at a table of a club’s round; a game may narrow that."""

WANTED: Final = 4
"""As many sit at a table where it can be chosen: in the middle of `FEWEST` and `MOST`."""


class SeatingError(ValueError):
    """So many people cannot be seated so.

    Attributes:
        people: how many there are.
        least: how few could be seated at the tables that there are.
        most: how many could be.
    """

    def __init__(self, people: int, least: int, most: int) -> None:
        super().__init__(f"{people} people cannot be seated where {least} to {most} can")
        self.people, self.least, self.most = people, least, most


@dataclass(frozen=True, slots=True)
class Limits:
    """How many may sit at a table.

    Attributes:
        least: how few.
        most: how many.
    """

    least: int = FEWEST
    most: int = MOST


def limits_for(able: Collection[int]) -> Limits:
    """What a club's tables may have for a game that so many can play.

    Raises:
        SeatingError: the game is for no number of people that sit at a club's table.
    """
    fitting = [number for number in range(FEWEST, MOST + 1) if number in able]
    if not fitting:
        raise SeatingError(0, FEWEST, MOST)
    return Limits(fitting[0], fitting[-1])


def sizes(people: int, limits: Limits, tables: int | None = None) -> tuple[int, ...]:
    """How many sit at each table, the larger tables first; they differ by one at most.

    Args:
        people: how many there are.
        limits: how many may sit at a table.
        tables: how many tables there are at most, None: as many as are wanted.

    Raises:
        SeatingError: so many cannot be seated.
    """
    most_tables = people // limits.least if tables is None else min(tables, people // limits.least)
    fewest_tables = -(-people // limits.most)
    if people == 0 or fewest_tables > most_tables:
        most = limits.most * (tables if tables is not None else people)
        raise SeatingError(people, limits.least, most)
    wanted = min(limits.most, max(limits.least, WANTED))
    number = min(
        range(fewest_tables, most_tables + 1), key=lambda count: (abs(people - wanted * count), -count)
    )
    size, larger = divmod(people, number)
    return (size + 1,) * larger + (size,) * (number - larger)
