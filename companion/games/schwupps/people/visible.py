"""What of Schwupps can be acted out and seen."""

from __future__ import annotations

from collections import Counter

from companion.games.schwupps.rules import Aggravate, End, Event, Number, SchwuppsPosition, Setup
from companion.games.schwupps.rules.cards import AGGRAVATIONS, COPIES
from companion.games.schwupps.rules.table import Table
from companion.rehearsal.skips import Skip


def hindrance(event: Event, position: SchwuppsPosition) -> Skip | None:
    """Why an event cannot be acted out; see `companion.rehearsal.game_people.hindrance`."""
    match event:
        case Setup():
            copies = Counter(card for row in event.piles for card in row)
            return Skip.IMPOSSIBLE if max(copies.values()) > COPIES else None
        case End():
            return None
    return Skip.IMPOSSIBLE if position.table is None else _on_the_table(event, position.table)


def _on_the_table(event: Event, table: Table) -> Skip | None:
    """Nobody can take a card out of the number piles, or an aggravation card out of the box."""
    match event:
        case Number():
            return Skip.IMPOSSIBLE if table.numbers.copies(event.card) >= COPIES else None
        case Aggravate() if table.box >= AGGRAVATIONS:
            return Skip.IMPOSSIBLE
        case Aggravate(_, row, turned_up, give):
            unnamed = (row, turned_up, give).count(None)
            return Skip.INVISIBLE if unnamed in (1, 2) else None
    return None
