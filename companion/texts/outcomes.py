"""What came of a play in short sentences, the same for the ear and for eyes that are two metres away."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from companion.engines import EffectKind, Reason, Ruling
from companion.texts.wording import Wording

DECISIVE: Final = (
    *(EffectKind.ROUND_OVER, EffectKind.HAND_OVER, EffectKind.GAME_OVER, EffectKind.MODE_CHANGED),
    *(EffectKind.TRICK, EffectKind.POT, EffectKind.POT_WON, EffectKind.POT_DISCARDED),
    *(EffectKind.COLLAPSE, EffectKind.CLEARED, EffectKind.TAKEN_UP, EffectKind.SCORED, EffectKind.WON),
)
"""A play that brings about one of these is told at the table, not only seen."""


def missed_calls(ruling: Ruling[Any], wording: Wording) -> Iterator[str]:
    """Who has not called in time, a sentence for each."""
    return (missed_call(player, wording) for player in ruling.players(EffectKind.SKIP_DUE))


def missed_call(player: int, wording: Wording) -> str:
    """That somebody has not called in time."""
    return wording.say("skip-due", player=wording.name(player))


def outcomes(ruling: Ruling[Any], wording: Wording, *, every: bool) -> Iterator[str]:
    """Who is skipped, and what a play has decided; nothing of one that is merely allowed.

    Args:
        ruling: of a legal event.
        wording: makes the sentences.
        every: whether whatever has a sentence of its own is told, not only what is decisive.
    """
    for player in ruling.players(EffectKind.SKIPPED):
        yield wording.say("skipped", player=wording.name(player))
    if ruling.brings(*DECISIVE) or (every and wording.has(ruling.reason.key)):
        yield wording.reason(ruling.reason)


def win(winners: tuple[int, ...], wording: Wording) -> str:
    """Who has won."""
    return wording.say("wins", players=wording.names(winners), number=len(winners))


def lead(leading: tuple[int, ...], total: int, wording: Wording) -> str:
    """Who leads once a round is scored, and with how much."""
    facts = (("players", wording.names(leading)), ("number", len(leading)), ("total", total))
    return wording.reason(Reason("leads", facts))
