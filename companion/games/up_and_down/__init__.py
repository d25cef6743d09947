"""Up & Down: its rules, its table, its people, its page."""

from __future__ import annotations

from typing import Final

from companion.engines import Game, Reference
from companion.games.up_and_down.rules import RULES

GAME: Final = Game(
    rules=RULES,
    table=Reference("companion.games.up_and_down.table:TABLE"),
    forms=Reference("companion.games.up_and_down.forms:FORMS"),
    page=Reference("companion.games.up_and_down.page.table:PAGE"),
    statistics=Reference("companion.games.up_and_down.statistics:STATISTICS"),
    players=Reference("companion.games.up_and_down.players:PLAYERS"),
    people=Reference("companion.games.up_and_down.people.game_people:PEOPLE"),
    deck=None,
    rulebook=Reference("companion.games.up_and_down.rulebook:RULEBOOK"),
    tutorial=Reference("companion.games.up_and_down.tutorial:TUTORIAL"),
    ending=Reference("companion.games.up_and_down.ending:ENDING"),
    texts="companion.games.up_and_down",
)
