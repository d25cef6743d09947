"""A play told by hand, or asked about, so far: in which position, by whom, and what a touch makes of it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any

from companion.engines import AnyPosition, Position, Reason, Ruling, read_event, write_event
from companion.engines.registry import rules_of
from companion.records.forms.draft import NOTHING, Draft, Said
from companion.records.forms.fields import PLAYER
from companion.records.forms.form import Path, Value
from companion.records.forms.game_forms import forms_for
from companion.records.forms.possible import lacking, lacking_for
from companion.screens.intents import Fill, PageName, Propose, Purpose, Tell, Write
from companion.sitting.view import GameView, View


@dataclass(frozen=True, slots=True)
class EntryPage:
    """The state of the page.

    Attributes:
        draft: what was said so far.
        purpose: what it is told for; `Purpose.ASK` where it can only be asked about.
        game: the game as it stood when it happened, or would have.
        back: the page from which one came.
        number: index in the course of the game of what is put right, or instead of which it is asked about;
            None: it is the next thing that happens.
        first: number of the journal's entry under which the play was told first that is put right.
        asked: whether people only ask about it: what if?
        player: index of whoever did it, None for the one whose turn it is.
        answer: the ruling on it, once it was asked for.
        untold: whether people are to find out by themselves what the rules say: no touch tells it before.
    """

    draft: Draft
    purpose: Purpose
    game: GameView
    back: PageName = PageName.TABLE
    number: int | None = None
    first: int | None = None
    asked: bool = False
    player: int | None = None
    answer: Ruling[Any] | None = None
    untold: bool = False

    @property
    def position(self) -> AnyPosition:
        """The position in which it happened, or would have."""
        return self.game.position

    @property
    def idle(self) -> bool:
        """Whether nothing has been touched yet."""
        return self.draft.form is None

    def filled(self, draft: Draft) -> EntryPage:
        """The page after another choice; an answer to the one before is gone."""
        return replace(self, draft=draft, answer=None)

    def anew(self) -> EntryPage:
        """The page with nothing told or asked, and whoever's turn it is to do it."""
        return replace(self, draft=Draft(self.draft.forms), player=None, asked=False, answer=None)

    def told_of(self, player: int) -> EntryPage:
        """The page for a play of that player; of whoever's turn it is where that one was chosen before."""
        return replace(self, player=None if self.player == player else player)

    def asking(self, *, asked: bool) -> EntryPage:
        """The page on which a play is only asked about, or told again."""
        return replace(self, asked=asked, answer=None)

    def on(self, game: GameView) -> EntryPage:
        """The page with what has happened meanwhile: all that was said is said of the game as it stands."""
        if self.number is not None or game.history == self.game.history:
            return self
        if game.header != self.game.header:
            return replace(self.anew(), game=game, draft=Draft(forms_for(game.position)))
        return replace(self, game=game, draft=self.draft.among(forms_for(game.position)), answer=None)

    def called(self, event: str) -> str:
        """The message that says what a kind of event is: what was done, or what a learner may do."""
        return f"tutorial-kind-{event}" if self.untold else f"entry-kind-{event}"

    def touched(self, event: str, said: Said = NOTHING, field: Path | None = None) -> Draft:
        """What is said by a touch on something on the table; see `Draft.begin`."""
        names = self.game.header.players
        doer = {} if self.player is None else {PLAYER: names[self.player]}
        return self.draft.begin(event, {**doer, **said}, field)

    def after(self, draft: Draft) -> Fill | Tell:
        """What a touch means after which so much is said: it is told where nothing is left to say.

        A play that is put right is told only when people say so: it was told whole before.
        """
        return Fill(draft) if self.purpose is Purpose.CORRECT or not draft.ended else self.telling(draft)

    def telling(self, draft: Draft) -> Tell:
        """Have what is said so far ruled on, or asked about."""
        return Tell(draft.line, Purpose.ASK if self.asked else self.purpose, self.first)

    def ruling(self, draft: Draft) -> Ruling[Any]:
        """What the rules say of a draft that says all that must be said."""
        header = self.game.header
        position: Position[Any] = self.position
        return position.rule(read_event(draft.line, rules_of(header.game), header))

    def answered(self, line: Mapping[str, Any]) -> EntryPage:
        """The page with what the rules say of a play that says all, a line of the record."""
        draft = Draft.of(self.draft.forms, line)
        return replace(self, draft=draft, answer=self.ruling(draft))

    def hindrance(self, draft: Draft, view: View) -> Reason | None:
        """Why what is said so far cannot have been, or the people at a directed table would not do it."""
        missing = lacking(self.position, draft.line)
        if missing is not None or view.hinders is None or self.purpose is not Purpose.DIRECT or self.asked:
            return missing
        return view.hinders(draft.line) if draft.complete else None

    def hindrance_to(self, value: Value, view: View) -> Reason | None:
        """Why a value cannot be chosen next, None when it can."""
        missing = lacking_for(self.position, self.draft, value)
        after = self.draft.choose(value)
        return (
            self.hindrance(after, view)
            if missing is None and isinstance(self.after(after), Tell)
            else missing
        )

    def taken(self, draft: Draft, *, alone: bool) -> Tell | Propose:
        """What a touch means by which a play is told: where others came after it, they are shown before."""
        if self.first is not None and not alone and not self.asked:
            return Propose(draft.line)
        return self.telling(draft)


def entry_for(write: Write, view: View, back: PageName) -> EntryPage:
    """The page as it is opened: the table with nothing told, or a play for a correction."""
    game, number = view.game, write.number
    steps = game.course
    if write.purpose is Purpose.CORRECT and number is not None:
        wrong = steps[number]
        line = write_event(wrong.ruled.event, rules_of(game.header.game), game.header)
        then = game.at(number, game.put_right_before(number))
        draft = Draft.of(forms_for(then.position), line)
        return EntryPage(draft, write.purpose, then, back, number, wrong.first)
    if number is not None:
        then = game.at(number, game.before(number))
        return EntryPage(Draft(forms_for(then.position)), Purpose.ASK, then, back, number, asked=True)
    purpose, asked = write.purpose, write.purpose is Purpose.ASK
    if asked:
        purpose = Purpose.DIRECT if view.directed else Purpose.ENTER
    return EntryPage(Draft(forms_for(game.position)), purpose, game, back, asked=asked)
