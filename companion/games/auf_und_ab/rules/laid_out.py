"""Where the cards lie after the deal (AUA-1, AUA-4, AUA-5)."""

from __future__ import annotations

from companion.engines.laid_out import LaidOut, Portion, Where
from companion.games.auf_und_ab.rules.cards import CARDS
from companion.games.auf_und_ab.rules.options import HAND_SIZE


def after_the_deal(players: int) -> LaidOut:
    """Everybody's hand, and what lies aside."""
    return LaidOut.with_rest(len(CARDS), (Portion(Where.HAND, HAND_SIZE[players], players),), Where.ASIDE)
