"""What simulated players of Auf und Ab agree on before a game."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any, Final

LONG_GAME: Final[Mapping[str, Any]] = {"end": {"hands": 40}}
"""A game in which many events happen."""


def drawn_options(_players: tuple[str, ...], random: Random) -> dict[str, Any]:
    """Options by chance: short games, which end by points as well as by hands."""
    return {"end": random.choice([{"hands": 1}, {"hands": 2}, {"points": 12}])}
