"""The winners' page as it moves: confetti falls once for each end of a game."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass, field

from companion.screens.canvas import Canvas
from companion.screens.confetti import SECONDS
from companion.screens.pages.ending import draw_ending, ends
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
    """

    moves: bool = True
    now: Callable[[], float] = time.monotonic
    _of: tuple[object, ...] = field(default=())
    _since: float = 0.0

    def step(self, view: View) -> int:
        """The picture in which the confetti is, from 0 to `STEPS`; `STEPS` where nothing moves."""
        if not self.moves or not ends(view):
            return STEPS
        of = (view.game.header, len(view.game.history), view.game.winners)
        if of != self._of:
            self._of, self._since = of, self.now()
        return min(STEPS, round((self.now() - self._since) / SECONDS * STEPS))

    def draw(self, canvas: Canvas, words: Texts, view: View) -> None:
        """Draw the page as it is at this moment."""
        draw_ending(canvas, words, view, self.step(view) / STEPS)
