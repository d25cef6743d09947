"""A question: the crop from the camera and large answers, the likeliest first, or every answer there is."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from companion.decks.drawn.game_deck import own_deck_of
from companion.records.forms.game_forms import game_forms
from companion.screens.canvas import TABLE_CORNER, Box, Canvas
from companion.screens.intents import AllCards, Touch
from companion.screens.pages.faces import draw_drawn_card
from companion.screens.pages.options import draw_face, grid, rows_of
from companion.screens.pages.table import short
from companion.screens.pictures import fitted
from companion.sitting.view import GameView, View
from companion.table.inputs import Action
from companion.table.reading import Choice, Question
from companion.texts import Texts
from vision.sightings import Image

CROP_MARGIN = 0.6
"""How much more than the thing itself the crop shows, as a part of its size."""
TALLEST = 1.6
"""An answer is at most so many times as high as wide, as a card is."""
IN_A_ROW = 5
IN_A_ROW_UPRIGHT = 3
"""So many likely answers stand side by side, and on an upright page; more stand in rows."""
LIKELY = 7.0
"""Wished height in mm of the capitals of a likely answer."""
FEW = 12
"""So many answers leave room for a larger title when every one is shown."""
COLUMNS = 11
"""Answers side by side when every card is shown and none belong together."""
GAP = 0.5
TITLE = ((1, 2.9), (1, 4.2))
"""How a question's height is shared between title and answers, and on an upright page."""
FOOT = 12.5
"""Height in mm of a row that is always one touch away."""


@dataclass(frozen=True, slots=True)
class QuestionPage:
    """Where things stand while a question is open.

    Attributes:
        brief: the position, which a question never covers.
        question: all of the question.
        title: what is asked.
        answers: the answers.
        foot: what is always one touch away, None where every answer is shown.
    """

    brief: Box
    question: Box
    title: Box
    answers: Box
    foot: Box | None = None


def question_page(canvas: Canvas, *, every: bool, rows: int) -> QuestionPage:
    """Divide the page: the position above, the question below; every answer needs nearly all of it.

    Args:
        canvas: the page.
        every: whether all answers are shown.
        rows: in how many rows stands what is always one touch away.
    """
    page = canvas.box.inside(1.0)
    if not every:
        above, low = 40.0 if canvas.upright else 24.0, FOOT * rows
        brief, question, foot = page.rows(above, page.h - above - low - 2, low, gap=1)
        title, answers = question.inside(1.5).rows(*TITLE[canvas.upright], gap=1)
        return QuestionPage(brief, question, title, answers, foot)
    if canvas.upright:
        brief, title = Box(page.x, page.y, page.w, 12), Box(page.x, page.y + 12.5, page.w, 12.2)
    else:
        title, brief = Box(page.x, page.y, page.w, 12.5).columns(1.5, 1, gap=2)
    below = max(brief.y + brief.h, title.y + title.h) + GAP
    return QuestionPage(brief, page, title, Box(page.x, below, page.w, page.y + page.h - below))


def draw_question(canvas: Canvas, texts: Texts, view: View, page: QuestionPage, *, every: bool) -> None:
    """Draw the open question; `every` shows all answers instead of the likely ones."""
    question = view.question
    if question is None:
        return
    if every:
        back, title = page.title.columns(1, 3, gap=2)
        canvas.button(back, texts.say("button-back"), AllCards(every=False))
        title, answers = _free_for_title(view.game, question, title, page)
        _asked(canvas, texts, question, title)
        _every(canvas, texts, view, question, answers)
        return
    canvas.panel(page.question, canvas.theme.panel, border=canvas.theme.light, width=1.0, corner=TABLE_CORNER)
    _asked(canvas, texts, question, page.title)
    _likely(canvas, texts, view, question, page.answers)


def _free_for_title(game: GameView, question: Question, title: Box, page: QuestionPage) -> tuple[Box, Box]:
    """The boxes of title and answers: few answers, none of them a card, leave the title a part of theirs."""
    answers, codes = page.answers, game_forms(game.header.game).codes
    if len(question.choices) > FEW or any(choice.value in codes for choice in question.choices):
        return title, answers
    above, below = answers.rows(1, 3, gap=1)
    return Box(answers.x, above.y, answers.w, above.h), below


def _asked(canvas: Canvas, texts: Texts, question: Question, box: Box) -> None:
    canvas.text(texts.reason(question.text), box, 5.0, canvas.theme.light, bold=True, lines=3)


def _likely(canvas: Canvas, texts: Texts, view: View, question: Question, box: Box) -> None:
    """The crop or the set asked about, the likely answers, and the way to all others."""
    crop, laid = crop_of(view), laid_in(view)
    offered = question.choices[: question.likely]
    others = question.likely < len(question.choices)
    if canvas.upright:
        divide, in_a_row, shares = box.rows, IN_A_ROW_UPRIGHT, (1.2, 1.1, 0.5)
    else:
        divide, in_a_row, shares = box.columns, IN_A_ROW, (1, 0.85 * max(1, len(offered)), 0.9)
    shown = (crop is not None or bool(laid), True, others)
    parts = list(divide(*(share for share, there in zip(shares, shown, strict=True) if there), gap=2))
    if crop is not None:
        picture = parts.pop(0)
        canvas.picture(fitted(crop, canvas.rect(picture).size), picture)
    elif laid:
        picture = parts.pop(0)
        for code, place in zip(laid, picture.columns(*([1] * len(laid)), gap=0.6), strict=True):
            draw_drawn_card(canvas, view.game.header.game, code, place, whole=True)
    places = _places(parts.pop(0), len(offered), in_a_row)
    capital = _even(canvas, texts, view, places)
    for number, place in enumerate(places):
        _answer(canvas, texts, view, number, place, capital)
    if others:
        label = texts.say("choice-others", kind=kind_of_others(view.game, question))
        canvas.button(parts.pop(), label, AllCards(every=True), lines=3)


def kind_of_others(game: GameView, question: Question) -> str:
    """What lies behind the likely answers, for the label of the way there."""
    offered, others = question.choices[: question.likely], question.choices[question.likely :]
    if not offered:
        return "every"
    if all(choice.text.key == "choice-player" for choice in others):
        return "people"
    return (
        "cards" if all(choice.value in game_forms(game.header.game).codes for choice in offered) else "other"
    )


def _places(row: Box, count: int, in_a_row: int) -> list[Box]:
    """The places of the likely answers."""
    if count > in_a_row:
        return grid(row, count)
    places = row.columns(*([1] * count), gap=2) if count else ()
    heights = [min(place.h, TALLEST * place.w) for place in places]
    return [
        Box(place.x, place.y + (place.h - height) / 2, place.w, height)
        for place, height in zip(places, heights, strict=True)
    ]


def _every(canvas: Canvas, texts: Texts, view: View, question: Question, box: Box) -> None:
    """Every answer: the game's cards as they belong together, then all else."""
    pack = game_forms(view.game.header.game)
    places = {code: place for place, code in enumerate(pack.codes)}
    groups: dict[int, list[int]] = {}
    for number, choice in enumerate(question.choices):
        place = places.get(choice.value)
        group = len(pack.codes) if place is None else place // (pack.together or len(pack.codes))
        groups.setdefault(group, []).append(number)
    ordered = [
        sorted(groups[group], key=lambda number: places.get(question.choices[number].value, number))
        for group in sorted(groups)
    ]
    if set(groups) == {len(pack.codes)}:  # Answers that are no cards belong in no rows.
        cells = grid(box, len(question.choices))
    else:
        cells = rows_of(box, [len(group) for group in ordered], pack.together or COLUMNS)
    for number, cell in zip((number for group in ordered for number in group), cells, strict=True):
        _answer(canvas, texts, view, number, cell, 4.4)


def _even(canvas: Canvas, texts: Texts, view: View, places: list[Box]) -> float:
    """Height in mm of the capitals in which all likely answers in words fit: none is larger than another."""
    if view.question is None:
        return LIKELY
    codes = game_forms(view.game.header.game).codes
    words = [
        canvas.fitting(
            _label(canvas, texts, view, choice, place), place.inside(1.2), LIKELY, bold=True, lines=3
        )
        for choice, place in zip(view.question.choices, places, strict=False)
        if choice.value not in codes
    ]
    return min(words, default=LIKELY)


def _label(canvas: Canvas, texts: Texts, view: View, choice: Choice, box: Box) -> str:
    """What an answer says; a name as short as it must be to be read."""
    said, player = texts.reason(choice.text), dict(choice.text.facts).get("player")
    if choice.text.key != "choice-player" or not isinstance(player, str):
        return said
    return short(canvas, player, box.inside(1.2), view.game.header.players, bold=True, capital=2.6, lines=2)


def _answer(canvas: Canvas, texts: Texts, view: View, number: int, box: Box, capital: float) -> None:
    """One answer; a card stands on paper in its colours."""
    if view.question is None:
        return
    choice = view.question.choices[number]
    label, intent = texts.reason(choice.text), Touch(Action.ANSWER, choice=number)
    if choice.value in game_forms(view.game.header.game).codes:
        draw_face(canvas, texts, choice.value, box)
        canvas.touch(box, label, intent)
    else:
        canvas.button(box, _label(canvas, texts, view, choice, box), intent, capital=capital, lines=3)


def laid_in(view: View) -> tuple[str, ...]:
    """The cards that the question is about and that are known, where they can be drawn."""
    facts = {} if view.question is None else dict(view.question.text.facts)
    cards = facts.get("cards")
    own = own_deck_of(view.game.header.game)
    drawn = own is not None and own.told_by_middle
    return cards if drawn and isinstance(cards, tuple) else ()


def crop_of(view: View) -> Image | None:
    """What the question is about, cut from the newest picture."""
    question = view.question
    if question is None or not question.outline or view.camera.picture is None:
        return None
    points = np.array(question.outline)
    low, high = points.min(axis=0), points.max(axis=0)
    margin = CROP_MARGIN * float(max(high - low))
    height, width = view.camera.picture.shape[:2]
    left, top = (max(0, round(float(value) - margin)) for value in low)
    right, bottom = (
        min(size, round(float(v) + margin)) for v, size in zip(high, (width, height), strict=True)
    )
    if right - left < 4 or bottom - top < 4:
        return None
    return view.camera.picture[top:bottom, left:right]
