"""The last play put right: the likely cards are one touch away, every other card two."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import partial
from typing import Any

from companion.engines import Reason, write_event
from companion.engines.registry import rules_of
from companion.records.forms.draft import Draft
from companion.records.forms.form import Field, Shows
from companion.records.forms.game_forms import forms_for
from companion.records.forms.likely import Case, Misread
from companion.records.forms.possible import lacking
from companion.screens.canvas import LEAST_TARGET, Box, Canvas
from companion.screens.intents import EveryCard, PageName, Purpose, Tell, Write
from companion.screens.pages.frame import heading
from companion.screens.pages.options import draw_face, draw_option, grid
from companion.screens.pages.table import short
from companion.sitting.view import View
from companion.texts import Texts

FOOT = 13.0
GAP = 1.0
ONE_COLUMN = 4
"""So many cards of a play stand below one another; more stand in two columns."""
LIKELY, LIKELY_IN_NARROW = 4, 3
"""How many likely cards are offered for each, in a wide row and in a narrow one."""
TALLEST = 20.0
MOST = 2 * ONE_COLUMN
"""A play of more different cards is told anew as a whole."""


@dataclass(frozen=True, slots=True)
class Correction:
    """The state of the page.

    Attributes:
        case: the play.
        misread: its cards, each with what it may have been.
        pack: the field in which such a card is chosen, with every card of the game.
        plays: how many plays there were when the page was opened; the last of them is put right.
        lacking: why the cards that there are do not allow a play, None when they do.
        number: the card for which every card is shown, None for the likely ones of all.
    """

    case: Case
    misread: tuple[Misread, ...]
    pack: Field
    plays: int
    lacking: Callable[[Mapping[str, Any]], Reason | None]
    number: int | None = None


def correction_of(view: View) -> Correction | None:
    """The last play to be put right card by card; None when it has no cards, or was an undo."""
    if not view.game.history:
        return None
    number = len(view.game.history) - 1
    rules = rules_of(view.game.header.game)
    line = write_event(view.game.history[number].event, rules, view.game.header)
    before = view.game.before(number)
    case = Case(line, before, rules, view.game.header, view.camera.likeness)
    form = Draft.of(forms_for(before), line).form
    packs = [field for field in form.fields if field.shows is Shows.CARD] if form else []
    misread = case.misread([str(code) for code in packs[0].options]) if packs else ()
    if not 0 < len(misread) <= MOST:
        return None
    return Correction(case, misread, packs[0], len(view.game.history), partial(lacking, before))


def draw_correct(canvas: Canvas, texts: Texts, correction: Correction) -> None:
    """Draw the page."""
    canvas.begin()
    if correction.number is not None:
        _draw_every(canvas, texts, correction, correction.misread[correction.number])
        return
    rest = heading(canvas, texts, texts.say("correct-title"), PageName.TABLE)
    body, foot = rest.rows(rest.h - FOOT - GAP, FOOT, gap=GAP)
    cards = correction.misread
    two = len(cards) > ONE_COLUMN and not canvas.upright
    columns = body.columns(1, 1, gap=3) if two else (body,)
    likely = LIKELY_IN_NARROW if two or canvas.upright else LIKELY
    lines = -(-len(cards) // len(columns))
    for number, misread in enumerate(cards):
        column = columns[number // lines]
        place = column.rows(*([1] * lines), gap=GAP)[number % lines]
        _draw_card(canvas, texts, correction, number, misread, place, likely)
    canvas.button(foot, texts.say("correct-otherwise"), Write(Purpose.CORRECT))


def _draw_card(
    canvas: Canvas, texts: Texts, correction: Correction, number: int, misread: Misread, box: Box, likely: int
) -> None:
    """One card of the play as it was read, the likely ones beside it, and the way to every other."""
    height = min(box.h, TALLEST)
    row = Box(box.x, box.y + (box.h - height) / 2, box.w, height)
    read, *others, every = row.columns(1.5, *([1] * likely), 1, gap=GAP)
    if misread.owner is not None:
        name, read = read.rows(1, 1.8)
        owners = tuple(one.owner for one in correction.misread if one.owner is not None)
        canvas.text(short(canvas, misread.owner, name, owners), name, 2.6, canvas.theme.quiet)
    draw_face(canvas, texts, misread.code, read)
    lines = ((code, correction.case.with_card(misread.code, misread.owner, code)) for code in misread.others)
    likely_lines = (told for told in lines if correction.lacking(told[1]) is None)
    for (code, line), place in zip(likely_lines, others, strict=False):
        draw_option(canvas, texts, Shows.CARD, code, place, Tell(line, Purpose.CORRECT))
    canvas.button(every, "…", EveryCard(number), capital=4)


def _draw_every(canvas: Canvas, texts: Texts, correction: Correction, misread: Misread) -> None:
    """Every card of the game in place of one that was misread."""
    page = canvas.box.inside(1.0)
    bar = Box(page.x, page.y, page.w, LEAST_TARGET)
    back, title = bar.columns(1, 4, gap=2)
    canvas.button(back, texts.say("button-back"), EveryCard(None))
    canvas.text(texts.say("correct-title"), title, 4, bold=True, align="left")
    top = bar.y + bar.h + GAP
    codes = sorted((misread.code, *misread.others), key=correction.pack.options.index)
    box = Box(page.x, top, page.w, page.y + page.h - top)
    for code, cell in zip(codes, grid(box, len(codes), correction.pack.together), strict=True):
        line = correction.case.with_card(misread.code, misread.owner, code)
        lit, why = code == misread.code, correction.lacking(line)
        tell = Tell(line, Purpose.CORRECT)
        draw_option(canvas, texts, Shows.CARD, code, cell, tell, lit=lit, lacking=why)
