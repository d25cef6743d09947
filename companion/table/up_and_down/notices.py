"""What the companion says of a table of Up & Down while it waits for people."""

from __future__ import annotations

from companion.engines import Reason
from companion.engines.up_and_down import Phase, UpAndDownPosition
from companion.table.up_and_down.layout import Layout, middle_of


def awaited(layout: Layout, position: UpAndDownPosition) -> Reason | None:
    """What is still missing on the table, for the calm line."""
    if position.layout is not None and not layout.middle.complete:
        return Reason("notice-middle-not-seen")
    if position.phase is Phase.REVEAL:
        missing = tuple(
            name
            for name, card, covered in zip(position.table.names, layout.shown, layout.covered, strict=True)
            if not card and not covered
        )
        if missing and len(missing) < len(position.table.names):
            return Reason("notice-cards-awaited", (("players", missing),))
    return None


def as_it_should_lie(layout: Layout, position: UpAndDownPosition) -> Reason | None:
    """How the middle should lie now; nothing when it does, and only a trick must be taken back."""
    lies, due = layout.middle, position.layout
    if due is None or not lies.complete or lies == middle_of(position):
        return None
    suit = position.table.turns[due.turn][0].sign
    low, high = sorted(due.dice)
    facts = (
        ("face", due.face.value),
        ("player", position.table.names[0]),
        ("suit", suit),
        ("low", low),
        ("high", high),
    )
    return Reason("notice-should-lie", facts)
