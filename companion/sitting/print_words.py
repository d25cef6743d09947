"""What is said where cards are seen too small, or their print too soft, to tell them by it."""

from __future__ import annotations

from typing import Final

from companion.engines import Reason
from vision.calibration import Calibration
from vision.cards.print_seen import PrintSeen, Untold

NARROWEST_CARD: Final = 34.0
"""Pixels, the width of a poker card below which people are asked about many plays. Of a game of Auf und Ab at
a simulated table, played with our deck, none of 66 events was asked about at 40 pixels (640×360), 8 of 41 at
30 (480×270) and 6 of 15 at 25 (320×240)."""


def small_cards(table: Calibration) -> Reason | None:
    """That cards will be seen too small on a table that lies so; known before the first card lies there."""
    card = table.card_width()
    return Reason("print-small", (("pixels", round(card)),)) if card < NARROWEST_CARD else None


def untold_print(seen: PrintSeen) -> Reason | None:
    """What cannot be told of cards that are seen so, and what would help; None where all can be told."""
    if seen.untold is None or seen.lacking is None:
        return None
    strips = seen.untold is Untold.STRIPS and seen.index is not None
    measured, pixels = ("index", seen.index or 0.0) if strips else ("card", seen.card)
    facts = (
        ("measured", measured),
        ("pixels", round(pixels)),
        ("untold", seen.untold.value),
        ("lacking", seen.lacking.value),
    )
    return Reason("print-untold", facts)
