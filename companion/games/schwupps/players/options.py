"""What simulated players of Schwupps agree on before a game."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any, Final

LONG_GAME: Final[Mapping[str, Any]] = {"tournament": True}
"""A game in which many events happen."""


def drawn_options(_players: tuple[str, ...], random: Random) -> dict[str, Any]:
    """Options by chance: a single game or a tournament."""
    return {"tournament": random.random() < 0.4}
