"""The pages about the scores: which game and rounds they show, and the scores that the table changes."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

from companion.engines import Reason
from companion.evening.history import PastEvening
from companion.screens.canvas import Canvas
from companion.screens.intents import Digit, FromRound, PageName, Pick, StepTo
from companion.screens.pages.each_round import draw_each_round
from companion.screens.pages.edit import Editing, draw_edit
from companion.screens.pages.evening import draw_evening
from companion.screens.pages.figures import draw_figures
from companion.screens.pages.rounds import draw_rounds
from companion.screens.pages.score import draw_score
from companion.sitting.view import GameView
from companion.texts import Texts

OF_A_GAME = (PageName.ROUNDS, PageName.EACH_ROUND, PageName.FIGURES)
"""Pages that show one game of the evening; who goes from one to another stays with that game."""

SCORES = (PageName.SCORE, PageName.EDIT, *OF_A_GAME, PageName.EVENING)
"""Pages about the scores."""


@dataclass(slots=True)
class ScorePages:
    """What the pages about the scores show.

    Attributes:
        evening_so_far: gives the evening.
        evening: the evening as it stood when its chart, statistics or totals were opened.
        game: index of its game whose chart, rounds or statistics are shown.
        first_round: index of the first round shown, None: the last ones are.
        exported: its files, that of the scores first, or why they could not be written; None before that.
        editing: the scores that the table is changing.
    """

    evening_so_far: Callable[[], PastEvening | None] = field(default=lambda: None)
    evening: PastEvening | None = None
    game: int = -1
    first_round: int | None = None
    exported: tuple[Path, ...] | Reason | None = None
    editing: Editing | None = None

    def open(self, page: PageName, before: PageName) -> None:
        """Look up the evening where a page shows it; after another page of a game the same one stays."""
        if page not in (*OF_A_GAME, PageName.EVENING):
            return
        self.evening, self.exported, self.first_round = self.evening_so_far(), None, None
        if before not in OF_A_GAME or self.evening is None:
            self.game = len(self.evening.games) - 1 if self.evening is not None else -1

    def draw(self, canvas: Canvas, words: Texts, game: GameView, page: PageName) -> None:
        """Draw one of the pages; the scores where there is nothing else to show."""
        match page:
            case PageName.EDIT if self.editing is not None:
                self.editing = self.editing.on(game.totals)
                draw_edit(canvas, words, game, self.editing)
            case PageName.ROUNDS if self.evening is not None:
                draw_rounds(canvas, words, self.evening, self.game)
            case PageName.EACH_ROUND if self.evening is not None:
                draw_each_round(canvas, words, self.evening, self.game, self.first_round)
            case PageName.FIGURES if self.evening is not None:
                draw_figures(canvas, words, self.evening, self.game)
            case PageName.EVENING if self.evening is not None:
                draw_evening(canvas, words, self.evening, self.exported)
            case _:
                draw_score(canvas, words, game)

    def leaf(self, intent: StepTo | FromRound) -> None:
        """Show another one of the evening's games, or other rounds of the same."""
        games = len(self.evening.games) if self.evening is not None else 0
        match intent:
            case StepTo(by):
                self.game, self.first_round = max(0, min(self.game + by, games - 1)), None
            case FromRound(first):
                self.first_round = first

    def edit(self, intent: Pick | Digit) -> None:
        """Change a score, figure by figure."""
        if self.editing is not None:
            self.editing = self.editing.after(intent)
