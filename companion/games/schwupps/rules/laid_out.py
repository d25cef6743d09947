"""Where the cards lie after the setup (SCH-6 to SCH-12)."""

from __future__ import annotations

from companion.engines.laid_out import LaidOut, Portion, Where
from companion.games.schwupps.rules.cards import AGGRAVATIONS, COPIES, NUMBER_CARDS, SCHWUPPS_CARDS
from companion.games.schwupps.rules.holdings import FULL
from companion.games.schwupps.rules.options import DEALT
from companion.games.schwupps.rules.piles import SCHWUPPS_PILE, SLOTS

PACK = COPIES * len(NUMBER_CARDS) + AGGRAVATIONS + SCHWUPPS_CARDS
"""All cards (SCH-1, SCH-3, SCH-4)."""


def after_the_setup(players: int) -> LaidOut:
    """The middle, everybody's hand and what it leaves of the own pile, and the common pile."""
    return LaidOut.with_rest(
        PACK,
        (
            Portion(Where.ROWS, SLOTS),
            Portion(Where.SCHWUPPS_PILE, SCHWUPPS_PILE),
            Portion(Where.NUMBER_PILES, SLOTS),
            Portion(Where.HAND, FULL, players),
            Portion(Where.OWN_PILE, DEALT[players] - FULL, players),
        ),
        Where.COMMON_PILE,
    )
