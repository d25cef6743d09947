"""Where the cards lie after the deal (UAD-1, UAD-7, UAD-8)."""

from __future__ import annotations

from companion.engines.laid_out import LaidOut, Portion, Where
from companion.games.up_and_down.rules.cards import PACK
from companion.games.up_and_down.rules.table import Table


def after_the_deal(table: Table) -> LaidOut:
    """Everybody's hand, and what lies aside."""
    return LaidOut.with_rest(
        len(PACK), (Portion(Where.HAND, table.hand_size, len(table.names)),), Where.ASIDE
    )
