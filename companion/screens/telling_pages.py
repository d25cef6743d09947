"""The pages on which a play is told by hand: what was said of it so far, and what may be put right."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

from companion.engines import Position, read_event
from companion.engines.registry import rules_of
from companion.screens.canvas import Canvas
from companion.screens.intents import EveryCard, Fill, PageName, Purpose, Tell, Write
from companion.screens.pages.correct import Correction, correction_of, draw_correct
from companion.screens.pages.entry import EntryPage, draw_entry, entry_for
from companion.screens.pages.overtaken import draw_overtaken
from companion.sitting.view import View
from companion.texts import Texts

TELLING = (PageName.ENTRY, PageName.CORRECT)
"""Pages on which a play is told by hand."""


@dataclass(slots=True)
class TellingPages:
    """What these pages show.

    Attributes:
        entry: the play that is told by hand, None when there is none.
        correction: the play that is put right, None when there is none.
    """

    entry: EntryPage | None = None
    correction: Correction | None = None

    def draw(self, canvas: Canvas, words: Texts, view: View, page: PageName) -> None:
        """Draw one of the pages."""
        if self._overtaken(view, page):
            draw_overtaken(canvas, words)
        elif page is PageName.ENTRY and self.entry is not None:
            draw_entry(canvas, words, self.entry, view.hinders)
        elif self.correction is not None:
            draw_correct(canvas, words, self.correction)

    def begin(self, write: Write, view: View, page: PageName) -> PageName:
        """Begin to tell a play, or to put the last one right: first what is likely there.

        Args:
            write: what is wished.
            view: the sitting.
            page: the page that is shown.

        Returns:
            The page to show.
        """
        back = PageName.TABLE if self._overtaken(view, page) else page
        self.entry = None
        if write.purpose is Purpose.CORRECT and back is not PageName.CORRECT:
            self.correction = correction_of(view)
            if self.correction is not None:
                return PageName.CORRECT
        self.entry = entry_for(write, view.game, back)
        return PageName.ENTRY

    def take(self, intent: Fill | EveryCard | Tell, view: View) -> Tell | None:
        """Tell it step by step; a play that was told is given back."""
        match intent:
            case Fill(draft) if self.entry is not None:
                self.entry = self.entry.filled(draft)
            case EveryCard(number) if self.correction is not None:
                self.correction = replace(self.correction, number=number)
            case Tell(line) if self.entry is not None and self.entry.purpose is Purpose.ASK:
                event = read_event(line, rules_of(view.game.header.game), view.game.header)
                position: Position[Any] = self.entry.position
                self.entry = replace(self.entry, answer=position.rule(event))
            case Tell():
                self.entry = self.correction = None
                return intent
        return None

    def _overtaken(self, view: View, page: PageName) -> bool:
        """Whether the play that is being put right is not the last one any more."""
        opened: EntryPage | Correction | None = self.correction
        if page is PageName.ENTRY:
            opened = self.entry if self.entry and self.entry.purpose is Purpose.CORRECT else None
        return page in TELLING and opened is not None and opened.plays != len(view.game.history)
