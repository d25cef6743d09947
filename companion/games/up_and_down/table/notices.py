"""What the companion says of a table of Up & Down while it waits for people."""

from __future__ import annotations

from companion.engines import Reason
from companion.games.up_and_down.rules import Phase, UpAndDownPosition
from companion.games.up_and_down.table.layout import Layout
from companion.table.beliefs import Role


def awaited(layout: Layout, position: UpAndDownPosition) -> Reason | None:
    """What is still missing on the table or must leave it, for the calm line.

    Args:
        layout: what lies on the table.
        position: the position, which the table does not contradict.
    """
    if position.phase is Phase.GAME_OVER:
        return None
    if position.layout is None:
        left = layout.untouched
        return Reason("notice-last-round", (("left", left),)) if left else None
    if not layout.middle.complete:
        return Reason("notice-middle-not-seen")
    return _cards_awaited(layout, position.table.names) if position.phase is Phase.REVEAL else None


def _cards_awaited(layout: Layout, names: tuple[str, ...]) -> Reason | None:
    """Whose cards are in the way of the next trick, or else missing in it."""
    old = tuple(names[player] for player in layout.shown_by(Role.PLAYED))
    if old:
        return Reason("notice-old-cards", (("players", old),))
    lying = zip(names, layout.cards, layout.covered, strict=True)
    missing = tuple(name for name, card, covered in lying if not card and not covered)
    if missing and len(missing) < len(names):
        return Reason("notice-cards-awaited", (("players", missing),))
    return None


def as_it_should_lie(position: UpAndDownPosition) -> Reason | None:
    """How the middle should lie by a position."""
    due = position.layout
    if due is None:
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
