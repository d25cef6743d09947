"""The pages about the scores: which game and rounds they show, and the scores that the table changes."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

from companion.engines import Reason
from companion.evening.history import PastEvening
from companion.screens.canvas import Canvas
from companion.screens.ending_intents import ShowMoment
from companion.screens.intents import Digit, FromRound, PageName, Pick, StepTo
from companion.screens.moment_pages import MomentPages
from companion.screens.pages.each_round import draw_each_round
from companion.screens.pages.edit import Editing, draw_edit
from companion.screens.pages.evening import draw_evening, draw_past_evening
from companion.screens.pages.figures import draw_figures
from companion.screens.pages.moments import draw_moments
from companion.screens.pages.rounds import draw_rounds
from companion.screens.pages.score import draw_score
from companion.sitting.view import GameView
from companion.texts import Texts

OF_A_GAME = (PageName.ROUNDS, PageName.EACH_ROUND, PageName.FIGURES, PageName.MOMENTS)
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
        looked_back: whether the evening is a past one, chosen from the list of all.
        moments: what is shown of the best moments of a game.
    """

    evening_so_far: Callable[[], PastEvening | None] = field(default=lambda: None)
    evening: PastEvening | None = None
    game: int = -1
    first_round: int | None = None
    exported: tuple[Path, ...] | Reason | None = None
    editing: Editing | None = None
    looked_back: bool = False
    moments: MomentPages = field(default_factory=MomentPages)

    def look_back(self, evening: PastEvening) -> None:
        """Show a past evening from now on, until another page than its own is shown."""
        self.evening, self.exported, self.first_round = evening, None, None
        self.game, self.looked_back = len(evening.games) - 1, True

    def open(self, page: PageName, before: PageName) -> None:
        """Look up the evening where a page shows it; after another page of a game the same one stays."""
        self.looked_back = self.looked_back and page in (*OF_A_GAME, PageName.EVENING)
        if page not in (*OF_A_GAME, PageName.EVENING):
            return
        self.exported, self.first_round = None, None
        if self.looked_back:
            return
        self.evening = self.evening_so_far()
        if before not in OF_A_GAME or self.evening is None:
            self.game = len(self.evening.games) - 1 if self.evening is not None else -1

    def draw(self, canvas: Canvas, words: Texts, game: GameView, page: PageName) -> None:
        """Draw one of the pages; the scores where there is nothing else to show."""
        if page is PageName.EDIT and self.editing is not None:
            self.editing = self.editing.on(game.totals)
            draw_edit(canvas, words, game, self.editing)
        elif page in (*OF_A_GAME, PageName.EVENING) and self.evening is not None:
            self.draw_evening(canvas, words, self.evening, page)
        else:
            draw_score(canvas, words, game)

    def draw_evening(
        self, canvas: Canvas, words: Texts, evening: PastEvening, page: PageName, goes_on: int | None = None
    ) -> None:
        """Draw one of the pages that need nothing but an evening.

        Args:
            canvas: the page.
            words: the language.
            evening: the evening.
            page: which page; that of the whole evening where it is none of a game.
            goes_on: the evening's number where people may go on with it, None where they may not.
        """
        back = PageName.EVENING if self.looked_back else PageName.SCORE
        match page:
            case PageName.ROUNDS:
                draw_rounds(canvas, words, evening, self.game, back)
            case PageName.EACH_ROUND:
                draw_each_round(canvas, words, evening, self.game, self.first_round)
            case PageName.FIGURES:
                draw_figures(canvas, words, evening, self.game, back)
            case PageName.MOMENTS:
                at_table = PageName.EVENING if self.looked_back else PageName.TABLE
                draw_moments(canvas, words, evening, self.game, at_table, self.moments)
            case _ if self.looked_back:
                draw_past_evening(canvas, words, evening, self.exported, goes_on)
            case _:
                draw_evening(canvas, words, evening, self.exported)

    def leaf(self, intent: StepTo | FromRound | ShowMoment) -> None:
        """Show another one of the evening's games, or other rounds or another moment of the same."""
        games = len(self.evening.games) if self.evening is not None else 0
        match intent:
            case ShowMoment():
                self.moments.show(intent)
            case StepTo(by):
                self.game, self.first_round = max(0, min(self.game + by, games - 1)), None
            case FromRound(first):
                self.first_round = first

    def edit(self, intent: Pick | Digit) -> None:
        """Change a score, figure by figure."""
        if self.editing is not None:
            self.editing = self.editing.after(intent)
