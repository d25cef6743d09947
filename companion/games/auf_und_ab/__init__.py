"""Auf und Ab: its rules, its table, its people, its page."""

from __future__ import annotations

from typing import Final

from companion.engines import Game, Reference
from companion.games.auf_und_ab.rules import RULES

GAME: Final = Game(
    rules=RULES,
    table=Reference("companion.games.auf_und_ab.table:TABLE"),
    forms=Reference("companion.games.auf_und_ab.forms:FORMS"),
    page=Reference("companion.games.auf_und_ab.page.table:PAGE"),
    statistics=Reference("companion.games.auf_und_ab.statistics:STATISTICS"),
    players=Reference("companion.games.auf_und_ab.players:PLAYERS"),
    people=Reference("companion.games.auf_und_ab.people.game_people:PEOPLE"),
    deck=Reference("companion.games.auf_und_ab.own_deck:DECK"),
    rulebook=Reference("companion.games.auf_und_ab.rulebook:RULEBOOK"),
    tutorial=Reference("companion.games.auf_und_ab.tutorial:TUTORIAL"),
    ending=Reference("companion.games.auf_und_ab.ending:ENDING"),
    texts="companion.games.auf_und_ab",
)
