"""The pages on which a play is told by hand: what was said of it so far, and what may be put right."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from companion.screens.canvas import Canvas
from companion.screens.entry import EntryPage, entry_for
from companion.screens.focus import Focus
from companion.screens.intents import (
    EveryCard,
    Fill,
    OnlyAsk,
    PageName,
    PointAt,
    Propose,
    Purpose,
    Tell,
    TellOf,
    Write,
)
from companion.screens.pages.consequences import Consequences, consequences_of, draw_consequences
from companion.screens.pages.correct import Correction, correction_of, draw_correct, stands_alone
from companion.screens.pages.entry import draw_entry
from companion.screens.pages.frame import heading
from companion.screens.window import KeyPress
from companion.sitting.view import GameView, View
from companion.texts import Texts

Telling = Fill | TellOf | OnlyAsk | PointAt | EveryCard | Propose | Tell
"""What is touched on these pages."""

TELLING = (PageName.ENTRY, PageName.CORRECT)
"""Pages on which a play is told by hand."""


@dataclass(slots=True)
class TellingPages:
    """What these pages show.

    Attributes:
        entry: the play that is told by hand, None when there is none.
        correction: the play that is put right, None when there is none.
        proposed: what was really done, a line of the table record, while it is shown what changes by that.
        done: the page to show once a play was told.
        stays: whether the next play is told as well, since no camera sees it.
        focus: what the keys point at.
    """

    entry: EntryPage | None = None
    correction: Correction | None = None
    proposed: Mapping[str, Any] | None = None
    done: PageName = PageName.TABLE
    stays: bool = False
    focus: Focus = field(default_factory=Focus)
    _shown: tuple[int, Consequences] | None = None

    def draw(self, canvas: Canvas, words: Texts, view: View, page: PageName) -> None:
        """Draw one of the pages."""
        if self.entry is not None:
            self.entry = self.entry.on(view.game)
        number = self._number(view.game)
        if self.proposed is not None and number is not None:
            draw_consequences(canvas, words, view, self._consequences(view, number, self.proposed))
        elif page is PageName.ENTRY and self.entry is not None:
            first = self.entry.first
            alone = first is None or stands_alone(view.game, first)
            draw_entry(canvas, words, self.entry, view, alone=alone)
        elif self.correction is not None and number is not None:
            draw_correct(canvas, words, view.game, self.correction, number)
        else:  # it belongs to another game
            canvas.begin()
            heading(canvas, words, words.say("correct-title"), PageName.TABLE)

    def begin(self, write: Write, view: View, page: PageName) -> PageName:
        """Begin to tell a play, or to put one right: first what is likely there.

        Args:
            write: what is wished.
            view: the sitting.
            page: the page that is shown.

        Returns:
            The page to show.
        """
        steps, number = view.game.course, write.number
        if page not in TELLING:
            at_bench = write.purpose is Purpose.CORRECT and page is PageName.BENCH
            self.done = page if at_bench else PageName.TABLE
        self.entry = self.proposed = None
        self.stays = write.purpose is not Purpose.CORRECT and (view.camera.blind or view.directed)
        self.focus = Focus()
        if write.purpose is Purpose.CORRECT:
            if number is None:
                plays = (at for at in range(len(steps) - 1, -1, -1) if steps[at].can_be_put_right)
                number = next(plays, None)
            elif not steps[number].can_be_put_right:
                return page
            write = Write(write.purpose, number)
            asked = None if self.correction is None else self.correction.first
            as_a_whole = page is PageName.CORRECT and number is not None and steps[number].first == asked
            if number is not None and not as_a_whole:
                self.correction = correction_of(view, number, self.done)
                return PageName.CORRECT
        back = page if page is PageName.CORRECT else self.done if page in TELLING else page
        self.entry = entry_for(write, view, back)
        return PageName.ENTRY

    def gives_way(self, view: View) -> bool:
        """Whether something else than the table on which plays are told is to be seen now."""
        idle = self.entry is not None and self.entry.idle and not self.entry.asked
        return self.stays and idle and (view.question is not None or bool(view.game.winners))

    def asked_by(self, key: KeyPress) -> object | None:
        """What a key asks for on these pages, None where it is none of theirs."""
        if key.name == "backspace" and self.entry is not None and not self.entry.idle:
            return Fill(self.entry.draft.back())
        return self.focus.asked_by(key)

    def take(self, intent: Telling) -> Tell | None:
        """Tell it step by step; a play that was told is given back."""
        match intent:
            case Fill(draft) if self.entry is not None:
                self.entry = self.entry.filled(draft)
            case TellOf(player) if self.entry is not None:
                self.entry = self.entry.told_of(player)
            case OnlyAsk(asked) if self.entry is not None:
                self.entry = self.entry.asking(asked=asked)
            case PointAt():
                self.focus.move(intent)
            case EveryCard(number) if self.correction is not None:
                self.correction = replace(self.correction, every=number)
            case Propose(line):
                self.proposed, self._shown = line, None
            case Tell(line) if self.entry is not None and intent.purpose is Purpose.ASK:
                self.entry = self.entry.answered(line)
            case Tell():
                entry = self.entry if self.stays else None
                self.entry = None if entry is None else replace(entry.anew(), back=self.done)
                self.correction = self.proposed = None
                return intent
        return None

    def _consequences(self, view: View, number: int, line: Mapping[str, Any]) -> Consequences:
        """What changes, ruled anew only where something has been told since."""
        told = len(view.game.history)
        if self._shown is None or self._shown[0] != told:
            self._shown = told, consequences_of(view, number, line)
        return self._shown[1]

    def _number(self, game: GameView) -> int | None:
        """Index in the course of the play that is put right."""
        opened = self.entry or self.correction
        first = None if opened is None else opened.first
        return next((at for at, step in enumerate(game.course) if step.first == first), None)
