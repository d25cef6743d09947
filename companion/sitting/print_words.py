"""What is said where print is seen too small or too soft to tell the cards by it."""

from __future__ import annotations

from companion.engines import Reason
from vision.cards.print_seen import PrintSeen, Untold


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
