"""Where the cards lie after the deal (AUA-1, AUA-4, AUA-5)."""

from __future__ import annotations

from companion.engines.auf_und_ab.cards import CARDS
from companion.engines.auf_und_ab.options import HAND_SIZE
from companion.engines.laid_out import LaidOut, Portion, Where


def after_the_deal(players: int) -> LaidOut:
    """Everybody's hand, and what lies aside."""
    return LaidOut.with_rest(len(CARDS), (Portion(Where.HAND, HAND_SIZE[players], players),), Where.ASIDE)
