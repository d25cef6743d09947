"""What a ruling's event brought about, in the words of a record."""

from __future__ import annotations

from typing import Any

from companion.engines import Ruling, write_effects


def brought(ruling: Ruling[Any], *players: str) -> tuple[str, ...]:
    """The effects as a record writes them; the players in seating order, where an effect names one."""
    return tuple(write_effects(ruling.effects, players))
