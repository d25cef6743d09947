"""The options of each game as the table record knows them, with the values that the screen offers."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True, slots=True)
class Option:
    """One option of a game.

    Attributes:
        name: as the table record's header has it.
        values: what can be chosen, in the order in which a touch leads through them; the usual one first.
    """

    name: str
    values: tuple[Any, ...]

    @property
    def usual(self) -> Any:
        """What holds if nothing is chosen."""
        return self.values[0]

    def after(self, value: Any) -> Any:
        """The value that follows; after the last one, and after one that is not offered, the usual one."""
        following = self.values[self.values.index(value) + 1 :] if value in self.values else ()
        return following[0] if following else self.usual


def _until(counted: str, rounds: tuple[int, ...], points: tuple[int, ...]) -> tuple[Mapping[str, int], ...]:
    return (*({counted: number} for number in rounds), *({"points": number} for number in points))


_LENGTHS = (1, 2, 3, 4, 5, 10)

OPTIONS: Mapping[str, tuple[Option, ...]] = {
    "auf-und-ab": (Option("end", _until("hands", _LENGTHS, (20, 50, 100))),),
    "up-and-down": (
        Option("rounds", _LENGTHS),
        Option("ring", tuple([*"D", *rest] for rest in ("HSC", "HCS", "SHC", "SCH", "CHS", "CSH"))),
    ),
    "up": (
        Option("end", _until("rounds", _LENGTHS, (100, 200, 300, 500))),
        Option("scoring", ("points", "cards", "matches")),
        Option("minus_two", (True, False)),
        Option("double_two", (False, True)),
        Option("dirty_one", (False, True)),
        Option("extra_set", (False, True)),
    ),
    "schwupps": (Option("tournament", (False, True)),),
}
"""The first option of each game is its length. Who sits at which side in Up & Down is chosen by sitting."""


def length_of(game: str) -> Option:
    """The option that says how long a game goes on."""
    return OPTIONS[game][0]


def option_of(game: str, name: str) -> Option:
    """The game's option of that name."""
    return next(option for option in OPTIONS[game] if option.name == name)
