"""A play told by hand: what happened, who did it, which cards; or asked about: what if?"""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import partial
from typing import Any

from companion.engines import AnyPosition, Ruling, write_event
from companion.engines.names import set_apart
from companion.engines.registry import rules_of
from companion.records.forms.draft import Draft
from companion.records.forms.form import Field
from companion.records.forms.game_forms import forms_for
from companion.records.forms.possible import lacking_for, lacking_of_kind
from companion.screens.canvas import LEAST_TARGET, Box, Canvas
from companion.screens.intents import Fill, Go, PageName, Propose, Purpose, Tell, Write
from companion.screens.pages.frame import MARGIN
from companion.screens.pages.options import draw_options, grid, label_of
from companion.screens.pages.played import Played
from companion.screens.pages.verdict import draw_verdict
from companion.sitting.view import GameView, Hinders
from companion.texts import Texts

BAR = LEAST_TARGET + 0.5
"""Height in mm of the row of buttons."""
SAID = 9.5
"""Height in mm of the question where it has a row of its own."""
GAP = 1.0
LEGIBLE = 1.8
"""Height in mm of a capital letter in what was said so far, at least; a longer list loses its beginning."""
ROUNDING = 0.2
"""By so much in mm may the pixels of a panel be too coarse for a wished height."""


_KINDS = {Purpose.ASK: "entry-kind-asked", Purpose.DIRECT: "entry-kind-directed"}
"""What is asked first, where it is not what happened."""


@dataclass(frozen=True, slots=True)
class EntryPage:
    """The state of the page.

    Attributes:
        draft: what was said so far.
        purpose: what it is for.
        game: the game's name in a record's header.
        position: the position in which it happened, or would have.
        back: the page from which one came.
        first: number of the journal's entry under which the play was told first that is put right.
        answer: the ruling on it, once it was asked for.
    """

    draft: Draft
    purpose: Purpose
    game: str
    position: AnyPosition
    back: PageName = PageName.TABLE
    first: int | None = None
    answer: Ruling[Any] | None = None

    def filled(self, draft: Draft) -> EntryPage:
        """The page after another choice; an answer to the one before is gone."""
        return replace(self, draft=draft, answer=None)


def entry_for(write: Write, game: GameView, back: PageName) -> EntryPage:
    """The page as it is opened: empty, or with a play for a correction."""
    played, steps = game.header.game, game.course
    if write.purpose is Purpose.CORRECT and write.number is not None:
        wrong = steps[write.number]
        line = write_event(wrong.ruled.event, rules_of(played), game.header)
        position = game.put_right_before(write.number)
        draft = Draft.of(forms_for(position), line)
        return EntryPage(draft, write.purpose, played, position, back, wrong.first)
    position = game.position if write.number is None else game.before(write.number)
    return EntryPage(Draft(forms_for(position)), write.purpose, played, position, back)


def draw_entry(
    canvas: Canvas, texts: Texts, entry: EntryPage, hinders: Hinders | None = None, *, alone: bool = True
) -> None:
    """Draw the page: the question with what was said so far, and everything that may be chosen.

    Args:
        canvas: the page.
        texts: the language.
        entry: its state.
        hinders: why people who do what they are told would not do it; None where nobody directs them.
        alone: whether nothing has come after a play that is put right: else what changes is shown before.
    """
    canvas.begin()
    page = canvas.box.inside(1.0)
    rest = _bar(canvas, texts, entry, page, hinders, alone=alone)
    draft = entry.draft
    if entry.answer is not None:
        play = Played(entry.game, draft.line)
        draw_verdict(canvas, texts, entry.answer, play, rest.inside(MARGIN))
    elif draft.form is None:
        _kinds(canvas, texts, entry, rest)
    elif draft.field is not None:
        lacking = partial(lacking_for, entry.position, draft)
        draw_options(
            canvas, texts, draft.field, draft.chosen, rest, lambda value: Fill(draft.choose(value)), lacking
        )


def _bar(
    canvas: Canvas, texts: Texts, entry: EntryPage, page: Box, hinders: Hinders | None, *, alone: bool
) -> Box:
    """The row of buttons with the question; what is left of the page below it."""
    draft, bar = entry.draft, Box(page.x, page.y, page.w, BAR)
    if canvas.upright:
        back, undo, more, done = bar.columns(1.2, 1, 1.2, 1.6, gap=GAP)
        said = Box(page.x, page.y + BAR + GAP, page.w, SAID)
        below = said.y + said.h + GAP
    else:
        back, undo, said, more, done = bar.columns(20, 13, 62, 18, 24, gap=GAP)
        # The question takes the room of what cannot be touched now.
        left = said.x if _can_undo(entry) else undo.x
        right = said.x + said.w if draft.more or draft.complete or entry.answer else done.x + done.w
        said = Box(left, said.y, right - left, said.h)
        below = bar.y + bar.h + GAP
    canvas.button(back, texts.say("button-back"), Go(entry.back), capital=2.8)
    _said(canvas, texts, entry, said)
    if _can_undo(entry):
        canvas.button(undo, "⌫", Fill(draft.back()), capital=4)
        if draft.more:
            draw = canvas.button if draft.complete else canvas.first_choice
            draw(more, texts.say("entry-following"), Fill(draft.following()), capital=2.8)
    if entry.answer is not None:
        canvas.first_choice(done, texts.say("entry-another"), Fill(Draft(draft.forms)), capital=2.8)
    elif draft.complete:
        label = texts.say(f"entry-{entry.purpose.value}")
        tell: Tell | Propose = Tell(draft.line, entry.purpose, entry.first)
        if entry.first is not None and not alone:
            tell = Propose(draft.line)
        hindrance = hinders(draft.line) if hinders and entry.purpose is Purpose.DIRECT else None
        if hindrance is None:
            canvas.first_choice(done, label, tell, capital=2.8)
        else:
            canvas.barred(done, label, texts.reason(hindrance), capital=2.8)
    return Box(page.x, below, page.w, page.y + page.h - below)


def _can_undo(entry: EntryPage) -> bool:
    """Whether a choice can be taken back."""
    return entry.draft.form is not None and entry.answer is None


def _said(canvas: Canvas, texts: Texts, entry: EntryPage, box: Box) -> None:
    """The question, and below it what was said so far; nothing is asked any more once that is answered."""
    draft = entry.draft
    canvas.panel(box, canvas.theme.panel)
    inner = box.inside(0.8)
    if draft.form is None:
        canvas.text(texts.say(_KINDS.get(entry.purpose, "entry-kind")), inner, 3.4, bold=True)
        return
    words = [texts.say(f"entry-kind-{draft.form.event}")]
    words += [
        _labels(texts, field, chosen)
        for field, chosen in zip(draft.form.fields, draft.values, strict=True)
        if chosen
    ]
    if draft.field is None or entry.answer is not None:
        canvas.text(_newest(canvas, " · ".join(words), inner, bold=True), inner, 3.4, bold=True, lines=2)
        return
    title, said = inner.rows(1, 1.2)
    canvas.text(texts.reason(draft.field.title), title, 3.0, canvas.theme.light, bold=True, lines=2)
    canvas.text(_newest(canvas, " · ".join(words), said), said, 2.8, lines=2)


def _newest(canvas: Canvas, told: str, box: Box, *, bold: bool = False) -> str:
    """All that was told, or the end of it: that was told last, and is what one wants to check."""
    words = told.split(" ")
    ends = (" ".join(("…", *words[first:])) for first in range(1, len(words)) if words[first] != "·")
    fitting = (
        end
        for end in (told, *ends)
        if canvas.fitting(end, box, LEGIBLE + ROUNDING, bold=bold, lines=2) >= LEGIBLE
    )
    return next(fitting, words[-1])


def _labels(texts: Texts, field: Field, chosen: tuple[str | int, ...]) -> str:
    return " ".join(set_apart(label_of(texts, field.shows, value)) for value in chosen)


def _kinds(canvas: Canvas, texts: Texts, entry: EntryPage, box: Box) -> None:
    """Every kind of event; the one that is likely now is lit."""
    draft = entry.draft
    for number, (form, cell) in enumerate(zip(draft.forms, grid(box, len(draft.forms)), strict=True)):
        label, intent = texts.say(f"entry-kind-{form.event}"), Fill(draft.begin(number))
        lacking = lacking_of_kind(entry.position, form)
        if lacking is not None:
            canvas.barred(cell, label, texts.reason(lacking), capital=4.0)
            continue
        draw = canvas.first_choice if number == 0 else canvas.button
        draw(cell, label, intent, capital=4.0)
