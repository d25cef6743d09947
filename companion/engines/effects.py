"""What an event may bring about."""

from __future__ import annotations

import enum
from collections.abc import Iterable, Sequence
from dataclasses import dataclass


class EffectKind(enum.StrEnum):
    """What an event may bring about; the value is its word in a table record.

    A game that brings about something else has an enum of its own (`Rules.effects`).
    """

    UNDONE = "undone"
    ROUND_OVER = "round_over"
    HAND_OVER = "hand_over"
    GAME_OVER = "game_over"
    MODE_CHANGED = "mode_changed"
    FLIP = "flip"
    ROTATE = "rotate"
    ROLL = "roll"
    TRICK = "trick"
    """The player wins the trick."""
    POT = "pot"
    POT_WON = "pot_won"
    POT_DISCARDED = "pot_discarded"
    COLLAPSE = "collapse"
    CLEARED = "cleared"
    TAKEN_UP = "taken_up"
    CALLED = "called"
    SKIP_DUE = "skip_due"
    """The player has not called in time and will be skipped."""
    SKIPPED = "skipped"
    """The player is passed over."""
    SCORED = "scored"
    GIVEN = "given"
    """The player gets the card of the common pile."""
    DREW = "drew"
    """So many cards were drawn."""
    RESHUFFLED_SCHWUPPS = "reshuffled_schwupps"
    RESHUFFLED_COMMON = "reshuffled_common"
    WON = "won"


@dataclass(frozen=True, slots=True)
class Effect:
    """One thing that an event brought about.

    Attributes:
        kind: what it is.
        player: index of the player whom it names, if it names one.
        count: how many, if it counts.
    """

    kind: enum.StrEnum
    player: int | None = None
    count: int | None = None


def write_effects(effects: Iterable[Effect], players: Sequence[str]) -> list[str]:
    """Effects as a table record has them: ``"trick:Kim"``, ``"drew:3"``, ``"collapse"``.

    Args:
        effects: what an event brought about.
        players: the names, in seating order.
    """
    return [_written(effect, players) for effect in effects]


def _written(effect: Effect, players: Sequence[str]) -> str:
    if effect.player is not None:
        return f"{effect.kind}:{players[effect.player]}"
    return effect.kind.value if effect.count is None else f"{effect.kind}:{effect.count}"
