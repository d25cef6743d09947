"""What several kinds of event have in common when they are ruled on."""

from __future__ import annotations

from companion.engines.ruling import Fact, Ruling
from companion.games.up.rules.situation import SituationT


def no_round(position: SituationT) -> Ruling[SituationT]:
    """The ruling on whatever needs a round when none is being played (UP-13)."""
    if position.game_over:
        return position.illegal("UP-13", due="nothing")
    return position.illegal("UP-13", due="show" if position.show_due else "deal")


def people(names: tuple[str, ...]) -> tuple[tuple[str, Fact], ...]:
    """Several players as facts: their names, and how many they are."""
    return ("players", names), ("number", len(names))
