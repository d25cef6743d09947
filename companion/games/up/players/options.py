"""What simulated players of Up agree on before a game."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any, Final

LONG_GAME: Final[Mapping[str, Any]] = {"end": {"rounds": 40}}
"""A game in which many events happen."""


def drawn_options(players: tuple[str, ...], random: Random) -> dict[str, Any]:
    """Options by chance; many players play one round only."""
    options: dict[str, Any] = {
        option: random.random() < 0.3 for option in ("extra_set", "dirty_one", "double_two")
    }
    options["minus_two"] = random.random() < 0.7
    options["scoring"] = random.choice(["points", "cards", "matches"])
    options["end"] = {"rounds": random.choice([1, 2]) if len(players) < 6 else 1}
    return options
