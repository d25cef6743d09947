"""The pages on which a game's rules are read: which game, which clause, and where one came from."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from companion.screens.canvas import Canvas
from companion.screens.intents import PageName
from companion.screens.rules_intents import ReadClauses, ReadRules
from companion.texts import Texts

RULES: Final = (PageName.RULES, PageName.CLAUSE)
"""Pages about the rules."""


@dataclass(slots=True)
class RulesPages:
    """What these pages show.

    Attributes:
        game: whose rules were asked for; empty before that.
        reading: the clauses that are leafed through, and which one is shown; None before any were.
        origin: the page from which one came to the rules.
    """

    game: str = ""
    reading: ReadClauses | None = None
    origin: PageName = PageName.GAME

    def open(self, asked: ReadRules | ReadClauses, page: PageName) -> PageName:
        """Begin to read; the page to show.

        Args:
            asked: what.
            page: the page that is shown, to which one comes back.
        """
        if page not in RULES:
            self.origin = page
        self.game = asked.game
        if isinstance(asked, ReadRules):
            return PageName.RULES
        self.reading = asked
        return PageName.CLAUSE

    def leaf(self, by: int) -> None:
        """Show an earlier clause or a later one, so many further."""
        if self.reading is not None:
            last = len(self.reading.clauses) - 1
            self.reading = replace(self.reading, first=max(0, min(self.reading.first + by, last)), alone=None)

    def draw(self, canvas: Canvas, words: Texts, page: PageName, game: str) -> None:
        """Draw one of the pages.

        Args:
            canvas: the page.
            words: the language.
            page: which of them.
            game: whose rules are shown where none were asked for.
        """
        # What draws examples is loaded once somebody reads: nothing else waits for it.
        from companion.screens.pages.clause import draw_clause
        from companion.screens.pages.rules import draw_rules

        reading = self.reading
        if page is PageName.CLAUSE and reading is not None:
            draw_clause(canvas, words, reading, self.origin if reading.why else PageName.RULES)
        else:
            draw_rules(canvas, words, self.game or game, self.origin)
