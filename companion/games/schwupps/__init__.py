"""Schwupps: its rules, its table, its people, its page."""

from __future__ import annotations

from typing import Final

from companion.engines import Game, Reference
from companion.games.schwupps.rules import RULES

GAME: Final = Game(
    rules=RULES,
    table=Reference("companion.games.schwupps.table:TABLE"),
    forms=Reference("companion.games.schwupps.forms:FORMS"),
    page=Reference("companion.games.schwupps.page.table:PAGE"),
    statistics=Reference("companion.games.schwupps.statistics:STATISTICS"),
    players=Reference("companion.games.schwupps.players:PLAYERS"),
    people=Reference("companion.games.schwupps.people.game_people:PEOPLE"),
    deck=Reference("companion.games.schwupps.own_deck:DECK"),
    rulebook=Reference("companion.games.schwupps.rulebook:RULEBOOK"),
    tutorial=Reference("companion.games.schwupps.tutorial:TUTORIAL"),
    ending=Reference("companion.games.schwupps.ending:ENDING"),
    texts="companion.games.schwupps",
)
