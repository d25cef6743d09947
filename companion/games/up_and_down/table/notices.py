"""What the companion says of a table of Up & Down while it waits for people."""

from __future__ import annotations

from companion.engines import Reason
from companion.games.up_and_down.rules import Phase, UpAndDownPosition
from companion.games.up_and_down.table.layout import Layout, middle_of


def awaited(
    layout: Layout, position: UpAndDownPosition, untouched: str | None, old: tuple[str, ...]
) -> Reason | None:
    """What is still missing on the table or must leave it, for the calm line.

    Args:
        layout: what lies on the table.
        position: the position, which the table does not contradict.
        untouched: what lies in the middle as the last round left it, as `LastRound.things` has it.
        old: the players whose card of the last trick lies there still.
    """
    if position.phase is Phase.GAME_OVER:
        return None
    if position.layout is None:
        return Reason("notice-last-round", (("left", untouched),)) if untouched else None
    if not layout.middle.complete:
        return Reason("notice-middle-not-seen")
    return _cards_awaited(layout, position.table.names, old) if position.phase is Phase.REVEAL else None


def _cards_awaited(layout: Layout, names: tuple[str, ...], old: tuple[str, ...]) -> Reason | None:
    """Whose cards are in the way of the next trick, or else missing in it."""
    if old:
        return Reason("notice-old-cards", (("players", old),))
    lying = zip(names, layout.shown, layout.covered, strict=True)
    missing = tuple(name for name, card, covered in lying if not card and not covered)
    if missing and len(missing) < len(names):
        return Reason("notice-cards-awaited", (("players", missing),))
    return None


def as_it_should_lie(layout: Layout, position: UpAndDownPosition, *, undone: bool) -> Reason | None:
    """How the middle should lie now; nothing when it does, and only a trick must be taken back.

    Args:
        layout: what lies on the table.
        position: the position, which says otherwise.
        undone: whether the middle is a setup that was taken back.
    """
    lies, due = layout.middle, position.layout
    if undone:
        return Reason("notice-setup-undone")
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
