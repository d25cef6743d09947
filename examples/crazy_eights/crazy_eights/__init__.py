"""Crazy Eights for the tabletop companion, with any poker deck."""

from __future__ import annotations

from typing import Final

from companion.engines import Game, Reference
from crazy_eights.rules import RULES

GAME: Final = Game(
    rules=RULES,
    table=Reference("crazy_eights.table:TABLE"),
    forms=Reference("crazy_eights.forms:FORMS"),
    page=Reference("crazy_eights.page:PAGE"),
    players=Reference("crazy_eights.players:PLAYERS"),
    people=Reference("crazy_eights.people:PEOPLE"),
    texts="crazy_eights",
)
