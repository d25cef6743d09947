"""The page on which a game is learned by playing: the guided round, and what is told at its table."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from companion.screens.canvas import Canvas
from companion.screens.entry import EntryPage
from companion.screens.focus import Focus
from companion.screens.intents import Fill, Go, PageName, PointAt, Tell, TellOf
from companion.screens.pages.frame import heading
from companion.screens.tutorial_intents import (
    GoOn,
    JudgeMarked,
    Learn,
    MarkOption,
    ShowHint,
    TryLine,
)
from companion.screens.window import KeyPress
from companion.texts import Texts


@dataclass(slots=True)
class TutorialPages:
    """What the page shows.

    Attributes:
        round: the guided round, a `companion.tutorial.guided_round.GuidedRound`; None before one was begun.
            What it is made of is loaded only then.
        entry: what was told so far of what whoever learns does next.
        origin: the page from which one came.
        focus: what the keys point at.
    """

    round: Any = None
    entry: EntryPage | None = None
    origin: PageName = PageName.GAME
    focus: Focus = field(default_factory=Focus)

    def open(self, asked: Learn, page: PageName) -> PageName:
        """Begin a guided round; the page to show.

        Args:
            asked: of which game.
            page: the page that is shown, to which one comes back.
        """
        from companion.tutorial.guided_round import GuidedRound
        from companion.tutorial.tutorials import tutorial_of

        if page is not PageName.TUTORIAL:
            self.origin = page
        self.round, self.focus = GuidedRound(tutorial_of(asked.game)), Focus()
        self._anew()
        return PageName.TUTORIAL

    @property
    def told(self) -> tuple[object, ...]:
        """What touches on the page are about: how far the round has come."""
        guided = self.round
        if guided is None:
            return ()
        return (id(guided), len(guided.done), guided.step, guided.mode)

    def take(self, intent: object) -> None:
        """Follow what was touched."""
        guided = self.round
        if guided is None:
            return
        match intent:
            case GoOn(to_me):
                guided.go_on_to_me() if to_me else guided.go_on()
                self._anew()
            case MarkOption(number):
                guided.mark(number)
            case JudgeMarked():
                guided.judge()
            case ShowHint():
                guided.hint()
            case TryLine(line) | Tell(line):
                guided.tell(line)
                self._anew()
            case Fill(draft):
                # What was filled in narrows the forms: once all is taken back they are whole again.
                self._fill(Fill(guided.draft if draft.form is None else guided.filled(draft)))
            case TellOf(player) if self.entry is not None:
                self.entry = self.entry.told_of(player)
            case PointAt():
                self.focus.move(intent)

    def asked_by(self, key: KeyPress) -> object | None:
        """What a key asks for on the page: nothing at the table of an evening that goes on."""
        entry = self.entry
        if key.name == "escape":
            return Go(self.origin)
        if key.name == "backspace" and entry is not None and not entry.idle:
            return Fill(entry.draft.back())
        return self.focus.asked_by(key)

    def draw(self, canvas: Canvas, words: Texts) -> None:
        """Draw the page."""
        # What draws cards is loaded once somebody learns: nothing else waits for it.
        from companion.screens.pages.tutorial import draw_tutorial

        if self.round is None or self.entry is None:
            canvas.begin()
            heading(canvas, words, words.say("tutorial-learn"), self.origin)
        else:
            draw_tutorial(canvas, words, self.round, self.entry, self.origin)
            self.focus.draw(canvas)

    def _fill(self, fill: Fill) -> None:
        """Something more was told; once nothing is left to say it is done."""
        entry, guided = self.entry, self.round
        if entry is None or guided is None:
            return
        after = entry.after(fill.draft) if fill.draft.form is not None else fill
        if isinstance(after, Tell):
            guided.tell(after.line)
            self._anew()
        else:
            self.entry = entry.filled(fill.draft)

    def _anew(self) -> None:
        """Nothing is told of what is done next."""
        from companion.screens.pages.tutorial import entry_of

        if self.round is not None:
            self.entry = entry_of(self.round)
