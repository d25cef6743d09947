"""The question on the table's page whether a play is put right that somebody corrects on a phone."""

from __future__ import annotations

from dataclasses import dataclass

from companion.screens.canvas import Canvas
from companion.screens.pages.consequences import Consequences, consequences_of
from companion.screens.pages.wish import draw_wish
from companion.screens.wish_intents import Wished
from companion.sitting.view import View
from companion.texts import Texts


@dataclass(slots=True)
class WishPages:
    """What is asked.

    Attributes:
        asked: what somebody wishes, None for nothing.
    """

    asked: Wished | None = None
    _shown: tuple[tuple[int, int, bool], Consequences] | None = None

    @property
    def number(self) -> int | None:
        """Which wish it is, None for none."""
        return None if self.asked is None else self.asked.number

    def asks(self, view: View) -> bool:
        """Whether there is a wish about a play of this game."""
        return self.asked is not None and any(step.first == self.asked.first for step in view.game.course)

    def draw(self, canvas: Canvas, words: Texts, view: View) -> None:
        """Draw the table's page with the question."""
        if self.asked is not None:
            draw_wish(canvas, words, view, self.asked, self._consequences(view, self.asked))

    def _consequences(self, view: View, asked: Wished) -> Consequences:
        """What changes, ruled anew only where something has been told since."""
        told = asked.number, len(view.game.history), view.refused
        if self._shown is None or self._shown[0] != told:
            number = next(at for at, step in enumerate(view.game.course) if step.first == asked.first)
            self._shown = told, consequences_of(view, number, asked.line)
        return self._shown[1]
