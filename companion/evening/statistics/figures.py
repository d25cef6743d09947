"""What a statistic is: a count for each player, or one number of the whole game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class PerPlayer:
    """A count for each player.

    Attributes:
        key: its name in JSON; its text is the message ``statistic-<key>``.
        counts: by player, in the header's order.
    """

    key: str
    counts: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Overall:
    """One number of the whole game.

    Attributes:
        key: its name in JSON; its text is the message ``statistic-<key>``.
        number: the number.
    """

    key: str
    number: int


@dataclass(frozen=True, slots=True)
class Statistics:
    """All figures of one game, in the order in which they are shown."""

    per_player: tuple[PerPlayer, ...]
    overall: tuple[Overall, ...]


def counted(players: int, who: Iterable[int]) -> tuple[int, ...]:
    """How often each of so many players is named."""
    counts = Counter(who)
    return tuple(counts[player] for player in range(players))
