"""Up: its rules, its table, its people, its page."""

from __future__ import annotations

from typing import Final

from companion.engines import Game, Reference
from companion.games.up.rules import RULES

GAME: Final = Game(
    rules=RULES,
    table=Reference("companion.games.up.table:TABLE"),
    forms=Reference("companion.games.up.forms:FORMS"),
    page=Reference("companion.games.up.page.table:PAGE"),
    statistics=Reference("companion.games.up.statistics:STATISTICS"),
    players=Reference("companion.games.up.players:PLAYERS"),
    people=Reference("companion.games.up.people.game_people:PEOPLE"),
    deck=Reference("companion.games.up.own_deck:DECK"),
    rulebook=Reference("companion.games.up.rulebook:RULEBOOK"),
    tutorial=Reference("companion.games.up.tutorial:TUTORIAL"),
    ending=Reference("companion.games.up.ending:ENDING"),
    texts="companion.games.up",
)
