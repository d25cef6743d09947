"""The winners' page as it moves: confetti falls once for each end of a game."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass, field

from companion.screens.canvas import Canvas
from companion.screens.confetti import SECONDS
from companion.screens.pages.ending import draw_confetti_falling, draw_ending, ends
from companion.screens.pages.ranking import draw_ranking
from companion.screens.window import FRAMES_A_SECOND
from companion.sitting.view import View
from companion.texts import Texts

STEPS = round(SECONDS * FRAMES_A_SECOND)
"""Pictures in which it falls."""


@dataclass(slots=True)
class EndingPages:
    """What the winners' page shows.

    Attributes:
        moves: whether anything may move, as people wish it.
        now: how late it is, in seconds.
        first: index of the first row of the ranking in large type, None: the winners are shown.
    """

    moves: bool = True
    now: Callable[[], float] = time.monotonic
    first: int | None = None
    _of: tuple[object, ...] = field(default=())
    _since: float = 0.0
    _drawn: tuple[object, ...] = field(default=())
    _over: bool = False

    def has_come(self, view: View) -> bool:
        """Whether the game has ended since this was asked last."""
        before, self._over = self._over, bool(view.game.winners)
        if not self._over:
            self.first = None
        return self._over and not before

    def step(self, view: View) -> int:
        """The picture in which the confetti is, from 0 to `STEPS`; `STEPS` where nothing moves."""
        if not self.moves or self.first is not None or not ends(view):
            return STEPS
        of = (view.game.header, len(view.game.history), view.game.winners)
        if of != self._of:
            self._of, self._since = of, self.now()
        return min(STEPS, round((self.now() - self._since) / SECONDS * STEPS))

    def draw(self, canvas: Canvas, words: Texts, view: View) -> None:
        """Draw the page as it is at this moment; while confetti falls only where it does."""
        if self.first is not None:
            draw_ranking(canvas, words, view, self.first)
            return
        fallen = self.step(view) / STEPS
        shows = (canvas.targets, canvas.written, canvas.theme, canvas.surface)
        if self._drawn == (words.language, view.game.totals, *shows) and 0 < fallen < 1:
            draw_confetti_falling(canvas, words, view, fallen)
            return
        draw_ending(canvas, words, view, fallen)
        shown = (list(canvas.targets), list(canvas.written), canvas.theme, canvas.surface)
        self._drawn = (words.language, view.game.totals, *shown)
