"""A play put right: the likely cards are one touch away, every other card two."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any

from companion.engines import Reason, write_event
from companion.engines.registry import rules_of
from companion.evening.course import Step, told_again
from companion.records.forms.draft import Draft
from companion.records.forms.form import Shows, Value
from companion.records.forms.game_forms import forms_for
from companion.records.forms.likely import Case, Misread
from companion.records.forms.possible import lacking
from companion.screens.canvas import LEAST_TARGET, Box, Canvas
from companion.screens.intents import EveryCard, PageName, Propose, Purpose, Tell, Write
from companion.screens.pages.frame import beside_heading, heading
from companion.screens.pages.options import draw_face, draw_option, grid
from companion.screens.pages.played import Played, draw_play
from companion.screens.pages.steps import draw_steps, height_of_steps
from companion.screens.pages.table import short
from companion.sitting.view import GameView, View
from companion.texts import Texts

OTHERWISE = 40.0
"""Width in mm of the button beside the heading of a page that is not upright."""
GAP = 1.0
ONE_COLUMN = 4
"""So many cards of a play stand below one another; more stand in two columns."""
LIKELY, LIKELY_IN_NARROW = 4, 3
"""How many likely cards are offered for each, in a wide row and in a narrow one."""
TALLEST = 20.0
MOST = 2 * ONE_COLUMN
"""A play of more different cards is told anew as a whole."""

Telling = Callable[[Mapping[str, Any]], Tell | Propose]
"""What a touch on what was really done means."""


@dataclass(frozen=True, slots=True)
class Correction:
    """The state of the page.

    Attributes:
        case: the play.
        misread: its cards, each with what it may have been; none where it is told anew as a whole.
        pack: every card of the game, in the order in which they are shown.
        together: how many of them in a row belong together, 0 when it does not matter.
        first: number of the journal's entry under which the play was told first.
        lacking: why the cards that there are do not allow a play, None when they do.
        back: the page from which one came.
        every: the card for which every card is shown, None for the likely ones of all.
    """

    case: Case
    misread: tuple[Misread, ...]
    pack: tuple[Value, ...]
    together: int
    first: int
    lacking: Callable[[Mapping[str, Any]], Reason | None]
    back: PageName = PageName.TABLE
    every: int | None = None


def correction_of(view: View, number: int, back: PageName = PageName.TABLE) -> Correction:
    """A play to be put right, card by card where it has some.

    Args:
        view: the sitting.
        number: index of the play in the course of the game.
        back: the page from which one came.
    """
    game, rules = view.game, rules_of(view.game.header.game)
    step, later = game.course[number], game.course[number + 1 :]
    line = write_event(step.ruled.event, rules, game.header)
    before = game.put_right_before(number)
    events = tuple(one.ruled.event for one in told_again(later, game.header))
    looks = partial(view.camera.looks.of, step.first)
    case = Case(line, before, rules, game.header, looks, events)
    form = Draft.of(forms_for(before), line).form
    packs = [field for field in form.fields if field.shows is Shows.CARD] if form else []
    pack = packs[0].options if packs else ()
    misread = case.misread([str(code) for code in pack])
    if len(misread) > MOST or not pack:
        misread = ()
    together = packs[0].together if packs else 0
    return Correction(case, misread, pack, together, step.first, partial(lacking, before), back)


def stands_alone(game: GameView, first: int) -> bool:
    """Whether nothing has come after a play that would be told again if it was put right."""
    steps = game.course
    at = next((at for at, step in enumerate(steps) if step.first == first), len(steps))
    return not told_again(steps[at + 1 :], game.header)


def draw_correct(canvas: Canvas, texts: Texts, game: GameView, correction: Correction, number: int) -> None:
    """Draw the page.

    Args:
        canvas: the page.
        texts: the language.
        game: what was played.
        correction: the page's state.
        number: index of the play in the course of the game.
    """
    canvas.begin()
    tell = partial(_tell, correction, alone=stands_alone(game, correction.first))
    if correction.every is not None:
        _draw_every(canvas, texts, correction, correction.misread[correction.every], tell)
        return
    steps, wide = game.course, not canvas.upright
    title = texts.say("correct-title")
    rest = heading(
        canvas, texts, title, correction.back, beside=OTHERWISE if wide and correction.misread else 0.0
    )
    high, cards = height_of_steps(canvas), correction.misread
    body, foot = rest.rows(rest.h - high - GAP, high, gap=GAP)
    if wide and cards:
        otherwise = beside_heading(canvas, OTHERWISE)
    else:
        body, otherwise = body.rows(body.h - LEAST_TARGET - GAP, LEAST_TARGET, gap=GAP)
    draw = canvas.button if cards else canvas.first_choice
    draw(otherwise, texts.say("correct-otherwise"), Write(Purpose.CORRECT, number))
    draw_steps(canvas, texts, game, number, foot, partial(_other, steps, number))
    if not cards:
        played = Played(game.header.game, correction.case.line)
        draw_play(canvas, texts, played, body, canvas.theme.text, capital=5.0)
        return
    two = len(cards) > ONE_COLUMN and wide
    columns = body.columns(1, 1, gap=3) if two else (body,)
    likely = LIKELY if wide and not two else LIKELY_IN_NARROW
    lines = -(-len(cards) // len(columns))
    for at, misread in enumerate(cards):
        column = columns[at // lines]
        place = column.rows(*([1] * lines), gap=GAP)[at % lines]
        _draw_card(canvas, texts, correction, at, misread, place, likely, tell)


def _other(steps: Sequence[Step], number: int, at: int) -> Write | None:
    """What a touch on another play means; nothing where it cannot be put right."""
    return Write(Purpose.CORRECT, at) if at != number and steps[at].can_be_put_right else None


def _tell(correction: Correction, line: Mapping[str, Any], *, alone: bool) -> Tell | Propose:
    """What a touch on a card means: where others came after the play, what changes is shown before."""
    return Tell(line, Purpose.CORRECT, correction.first) if alone else Propose(line)


def _draw_card(
    canvas: Canvas,
    texts: Texts,
    correction: Correction,
    number: int,
    misread: Misread,
    box: Box,
    likely: int,
    tell: Telling,
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
        draw_option(canvas, texts, Shows.CARD, code, place, tell(line))
    canvas.button(every, "…", EveryCard(number), capital=4)


def _draw_every(
    canvas: Canvas, texts: Texts, correction: Correction, misread: Misread, tell: Telling
) -> None:
    """Every card of the game in place of one that was misread."""
    page = canvas.box.inside(1.0)
    bar = Box(page.x, page.y, page.w, LEAST_TARGET)
    back, title = bar.columns(1, 4, gap=2)
    canvas.button(back, texts.say("button-back"), EveryCard(None))
    canvas.text(texts.say("correct-title"), title, 4, bold=True, align="left")
    top = bar.y + bar.h + GAP
    codes = sorted((misread.code, *misread.others), key=correction.pack.index)
    box = Box(page.x, top, page.w, page.y + page.h - top)
    for code, cell in zip(codes, grid(box, len(codes), correction.together), strict=True):
        line = correction.case.with_card(misread.code, misread.owner, code)
        lit, why = code == misread.code, correction.lacking(line)
        draw_option(canvas, texts, Shows.CARD, code, cell, tell(line), lit=lit, lacking=why)
