"""What simulated players of Up & Down agree on before a game."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any, Final

from companion.games.up_and_down.rules import Event, Reveal

LONG_GAME: Final[Mapping[str, Any]] = {"rounds": 40}
"""A game in which many events happen."""


def drawn_options(players: tuple[str, ...], random: Random) -> dict[str, Any]:
    """Options by chance: one round or two, any ring, anybody at any side."""
    return {
        "rounds": random.choice([1, 2]),
        "ring": random.sample("DHSC", 4),
        "sides": dict(zip(players, random.sample(range(4), 4), strict=False)),
    }


def plays_in(event: Event) -> int:
    """How many players' plays an event is: a trick holds one of everybody's."""
    return len(event.cards) if isinstance(event, Reveal) else 1
