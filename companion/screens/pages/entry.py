"""A play told by hand: touched on the drawn table, what it leaves open chosen; or asked about: what if?"""

from __future__ import annotations

from typing import Any

from companion.engines import Ruling
from companion.engines.names import set_apart
from companion.records.forms.draft import Draft
from companion.records.forms.form import Field, Value
from companion.screens import shapes
from companion.screens.canvas import LEAST_TARGET, TABLE_CORNER, Box, Canvas
from companion.screens.entry import EntryPage
from companion.screens.game_page import page_of
from companion.screens.intents import Fill, Go, OnlyAsk, PageName, Purpose, Tell, Touch
from companion.screens.pages.frame import MARGIN, fitting_words
from companion.screens.pages.options import Choices, draw_options, label_of
from companion.screens.pages.outcome import outcome_of
from companion.screens.pages.played import Played
from companion.screens.pages.table import why
from companion.screens.pages.telling_table import TellingTable
from companion.screens.pages.verdict import draw_verdict
from companion.sitting.view import View
from companion.table.inputs import Action
from companion.texts import Texts

BAR = LEAST_TARGET + 0.5
"""Height in mm of the row of buttons."""
SAID = 9.5
"""Height in mm of the question where it has a row of its own."""
GAP = 1.0
ASIDE = 40.0
"""Width in mm of what stands beside the table."""
BELOW = 39.0
"""Height in mm of the same below the table on an upright page."""
LEGIBLE = 1.8
"""Height in mm of a capital letter in what was said so far, at least; a longer list loses its beginning."""
ROUNDING = 0.2
"""By so much in mm may the pixels of a panel be too coarse for a wished height."""


def draw_entry(canvas: Canvas, texts: Texts, entry: EntryPage, view: View, *, alone: bool = True) -> None:
    """Draw the page: the table, or the question with what was said so far, and what may be chosen.

    Args:
        canvas: the page.
        texts: the language.
        entry: its state.
        view: the sitting as it is now.
        alone: whether nothing has come after a play that is put right: else what changes is shown before.
    """
    canvas.begin()
    page = canvas.box.inside(1.0)
    rest = _bar(canvas, texts, entry, view, page, alone=alone)
    draft = entry.draft
    if entry.answer is not None:
        play = Played(entry.game.header.game, draft.line)
        draw_verdict(canvas, texts, entry.answer, play, rest.inside(MARGIN))
    elif draft.form is None:
        _draw_table(canvas, texts, entry, view, rest)
    elif draft.field is not None:
        draw_options(canvas, texts, draft.field, draft.chosen, rest, choices_of(entry, view))


def choices_of(entry: EntryPage, view: View) -> Choices:
    """What a touch on each option means, why there is none, and what the rules would say."""

    def ruling(value: Value) -> Ruling[Any] | None:
        after = entry.draft.choose(value)
        told = isinstance(entry.after(after), Tell) and not entry.untold
        return entry.ruling(after) if told else None

    return Choices(
        lambda value: entry.after(entry.draft.choose(value)),
        lambda value: entry.hindrance_to(value, view),
        ruling,
    )


def _bar(canvas: Canvas, texts: Texts, entry: EntryPage, view: View, page: Box, *, alone: bool) -> Box:
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
        right = done.x + done.w
        if draft.more or _can_tell_answer(entry):
            right = said.x + said.w
        elif draft.complete or _can_ask(entry) or entry.answer is not None:
            right = more.x + more.w
        said = Box(left, said.y, right - left, said.h)
        below = bar.y + bar.h + GAP
    canvas.button(back, texts.say("button-back"), Go(entry.back), capital=2.8)
    draw_said(canvas, texts, entry, said)
    if _can_undo(entry):
        canvas.button(undo, "⌫", Fill(draft.back()), capital=4)
        if draft.more:
            draw = canvas.button if draft.complete else canvas.first_choice
            draw(more, texts.say("entry-following"), Fill(draft.following()), capital=2.8)
    if entry.answer is not None:
        canvas.button(done, texts.say("entry-another"), Fill(Draft(draft.forms)), capital=2.8)
        if _can_tell_answer(entry):
            label = texts.say(f"entry-{entry.purpose.value}")
            _tell(canvas, texts, entry.asking(asked=False), view, more, label, alone=alone)
    elif draft.complete:
        label = texts.say("entry-ask" if entry.asked else f"entry-{entry.purpose.value}")
        _tell(canvas, texts, entry, view, done, label, alone=alone)
    elif _can_ask(entry):
        label, asked = texts.say("entry-ask"), entry.asked
        canvas.option(done, label, OnlyAsk(not asked), chosen=asked, capital=2.8)
    return Box(page.x, below, page.w, page.y + page.h - below)


def _tell(
    canvas: Canvas, texts: Texts, entry: EntryPage, view: View, box: Box, label: str, *, alone: bool
) -> None:
    """The button that has the play ruled on, or asks about it."""
    hindrance = entry.hindrance(entry.draft, view)
    if hindrance is None or entry.purpose is not Purpose.DIRECT:
        canvas.first_choice(box, label, entry.taken(entry.draft, alone=alone), capital=2.8)
    else:
        canvas.barred(box, label, texts.reason(hindrance), capital=2.8)


def _can_undo(entry: EntryPage) -> bool:
    """Whether a choice can be taken back."""
    return entry.draft.form is not None and entry.answer is None


def _can_ask(entry: EntryPage) -> bool:
    """Whether people may choose to ask only: where something can be told, and nothing has been so far."""
    return entry.idle and entry.purpose in (Purpose.ENTER, Purpose.DIRECT)


def _can_tell_answer(entry: EntryPage) -> bool:
    """Whether what was asked about can be told after all."""
    return entry.answer is not None and entry.purpose is not Purpose.ASK


def draw_said(canvas: Canvas, texts: Texts, entry: EntryPage, box: Box) -> None:
    """Draw the question, and below it what was said so far.

    Once that says all, what the rules would say of it stands in the question's place, where that may be told.
    """
    draft, theme = entry.draft, canvas.theme
    canvas.panel(box, theme.panel)
    inner = box.inside(0.8)
    if draft.form is None:
        key = {Purpose.DIRECT: "entry-kind-directed"}.get(entry.purpose, "entry-kind")
        canvas.text(texts.say("entry-kind-asked" if entry.asked else key), inner, 3.4, bold=True, lines=2)
        return
    words = said_so_far(texts, entry)
    ruled = draft.complete and bool(draft.chosen) and entry.answer is None and not entry.untold
    if entry.answer is not None or (draft.field is None and not ruled):
        canvas.text(_newest(canvas, " · ".join(words), inner, bold=True), inner, 3.4, bold=True, lines=2)
        return
    title, said = inner.rows(1.8, 1) if ruled else inner.rows(1, 1.2)
    if ruled:
        _draw_preview(canvas, texts, entry, title)
    elif draft.field is not None:
        canvas.text(texts.reason(draft.field.title), title, 3.0, theme.light, bold=True, lines=2)
    canvas.text(_newest(canvas, " · ".join(words), said), said, 2.8, lines=2)


def _draw_preview(canvas: Canvas, texts: Texts, entry: EntryPage, box: Box) -> None:
    """What the rules would say of what was said so far: the sign, and why with the clause."""
    ruling = entry.ruling(entry.draft)
    outcome = outcome_of(ruling, canvas.theme)
    mark, words = box.columns(box.h, box.w - box.h - GAP, gap=GAP)
    size = max(6, round(0.8 * mark.square().w * canvas.scale))
    canvas.picture(shapes.polygon(tuple(outcome.shape), size, outcome.colour), mark)
    clause = "" if ruling.clause is None else f" [{ruling.clause}]"
    told = fitting_words(canvas, texts, ruling.reason, words, lines=3, bold=True, after=clause)
    if not canvas.holds(f"{told}{clause}", words, bold=True, lines=3):
        told = texts.say(outcome.word)
    canvas.text(f"{told}{clause}", words, 2.8, outcome.colour, bold=True, align="left", lines=3)


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


def said_so_far(texts: Texts, entry: EntryPage) -> list[str]:
    """What kind of event it is, and what was chosen of it, in words; nothing where nothing was said."""
    form, values = entry.draft.form, entry.draft.values
    if form is None:
        return []
    chosen = ((field, told) for field, told in zip(form.fields, values, strict=True) if told)
    return [texts.say(entry.called(form.event)), *(_labels(texts, field, told) for field, told in chosen)]


def _labels(texts: Texts, field: Field, chosen: tuple[str | int, ...]) -> str:
    return " ".join(set_apart(label_of(texts, field.shows, value)) for value in chosen)


def _draw_table(canvas: Canvas, texts: Texts, entry: EntryPage, view: View, box: Box) -> None:
    """The table on which what was played is touched; beside it what was ruled last and what is not on it."""
    if canvas.upright:
        board, aside = box.rows(box.h - BELOW - GAP, BELOW, gap=GAP)
    else:
        board, aside = box.columns(box.w - ASIDE - GAP, ASIDE, gap=GAP)
    canvas.panel(board, canvas.theme.panel, border=canvas.theme.line, corner=TABLE_CORNER)
    table = TellingTable(canvas, texts, view, entry)
    page_of(entry.game.header.game).telling(table, board.inside(1.2))
    _draw_aside(table, aside)


def _draw_aside(table: TellingTable, box: Box) -> None:
    """What was ruled last, what else can have happened, and the way to take the last play back."""
    canvas, entry = table.canvas, table.entry
    events = [form.event for form in entry.draft.forms]
    others = [event for event in events if event not in table.told]
    now = entry.number is None
    undo = now and not entry.asked and bool(table.view.game.accepted)
    count = len(others) + undo
    lines = -(-count // 2)
    high = lines * (LEAST_TARGET + GAP) - GAP if lines else 0.0
    if now and canvas.upright:
        ruling, rest = box.columns(1, 1, gap=GAP)
    elif now:
        ruling, rest = box.rows(box.h - high - GAP, high, gap=GAP)
    else:
        ruling, rest = None, box
    if ruling is not None:
        _draw_last(canvas, table.texts, table.view, ruling)
    if not count:
        return
    height = min(rest.h, high)
    cells = [
        cell
        for row in Box(rest.x, rest.y + rest.h - height, rest.w, height).rows(*([1] * lines), gap=GAP)
        for cell in row.columns(1, 1, gap=GAP)
    ]
    for event, cell in zip(others, cells, strict=False):
        table.button(cell, event, likely=event == events[0])
    if undo:
        label = table.texts.say("button-undo")
        canvas.button(cells[len(others)], label, Touch(Action.UNDO), capital=2.8)


def _draw_last(canvas: Canvas, texts: Texts, view: View, box: Box) -> None:
    """What was ruled last, a “no” that stands in red; a touch leads to the bench."""
    theme, last = canvas.theme, view.game.last
    canvas.panel(box, theme.no if view.refused else theme.panel, border=theme.line)
    inner = box.inside(1.5)
    if last is None:
        canvas.text(texts.say("ruling-none"), inner, 3.2, theme.quiet, lines=4)
        return
    outcome = outcome_of(last.ruling, theme)
    ink, sign = (theme.ground, theme.ground) if view.refused else (theme.text, outcome.colour)
    head, words = inner.rows(1, 3.4, gap=0.6)
    mark, word = head.columns(head.h, max(1.0, head.w - head.h - GAP), gap=GAP)
    size = max(6, round(0.9 * mark.square().w * canvas.scale))
    canvas.picture(shapes.polygon(tuple(outcome.shape), size, sign), mark)
    canvas.text(texts.say(outcome.word), word, 3.8, sign, bold=True, align="left")
    canvas.text(why(canvas, texts, last, words), words, 3.2, ink, align="left", lines=8)
    canvas.touch(box, texts.say("button-bench"), Go(PageName.BENCH))
