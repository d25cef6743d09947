"""A question: the crop from the camera and large answers, the likeliest first, or every answer there is."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from companion.cards.suits import Suit
from companion.engines.up_and_down import CARDS, PACK
from companion.inputs import Action
from companion.screens.canvas import Box, Canvas
from companion.screens.intents import AllCards, Touch
from companion.screens.pages.cards import suit_ink
from companion.screens.pictures import fitted
from companion.table.reading import Choice, Question
from companion.texts import Texts
from companion.view import View
from vision.sightings import Image

CROP_MARGIN = 0.6
"""How much more than the thing itself the crop shows, as a part of its size."""
TALLEST = 1.6
"""An answer is at most so many times as high as wide, as a card is."""
COLUMNS, UPRIGHT_COLUMNS = 11, 6
"""Answers side by side when every answer is shown: a suit takes one row, or two on an upright page."""
GAP = 0.5
FOOT = 12.5
"""Height in mm of the row that is always one touch away."""

_SUITS = (Suit.SPADES, Suit.HEARTS, Suit.CLUBS, Suit.DIAMONDS)
_PLACES = {card.code: number for number, card in enumerate(PACK)}


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


def question_page(canvas: Canvas, *, every: bool) -> QuestionPage:
    """Divide the page: the position above, the question below; every answer needs nearly all of it."""
    page = canvas.box.inside(1.0)
    if not every:
        above = 40.0 if canvas.upright else 24.0
        brief, question, foot = page.rows(above, page.h - above - FOOT - 2, FOOT, gap=1)
        title, answers = question.inside(1.5).rows(1, 4.2, gap=1)
        return QuestionPage(brief, question, title, answers, foot)
    if canvas.upright:
        brief, title = Box(page.x, page.y, page.w, 12), Box(page.x, page.y + 12.5, page.w, 12.2)
    else:
        title, brief = Box(page.x, page.y, page.w, 12.5).columns(1.5, 1, gap=2)
    below = max(brief.y + brief.h, title.y + title.h) + GAP
    return QuestionPage(brief, page, title, Box(page.x, below, page.w, page.y + page.h - below))


def draw_question(canvas: Canvas, texts: Texts, view: View, *, every: bool) -> None:
    """Draw the open question; `every` shows all answers instead of the likely ones."""
    question = view.question
    if question is None:
        return
    page = question_page(canvas, every=every)
    if every:
        back, title = page.title.columns(1, 3, gap=2)
        canvas.button(back, texts.say("button-back"), AllCards(every=False))
        _asked(canvas, texts, question, title)
        _every(canvas, texts, question, page.answers)
        return
    canvas.panel(page.question, canvas.theme.panel, border=canvas.theme.light, width=1.0, corner=3)
    _asked(canvas, texts, question, page.title)
    _likely(canvas, texts, view, question, page.answers)


def _asked(canvas: Canvas, texts: Texts, question: Question, box: Box) -> None:
    canvas.text(texts.reason(question.text), box, 5.0, canvas.theme.light, bold=True, lines=2)


def _likely(canvas: Canvas, texts: Texts, view: View, question: Question, box: Box) -> None:
    """The crop, the likely answers, and the way to all others; one above the other on an upright page."""
    crop = crop_of(view)
    offered = question.choices[: question.likely]
    if canvas.upright:
        parts = box.rows(1.2, 1.1, 0.5, gap=2) if crop is not None else (box, *box.rows(2, 1, gap=2))
    else:
        parts = box.columns(1, 0.85 * max(1, len(offered)), 0.9, gap=2)
    picture, row, none = parts
    if crop is not None:
        canvas.picture(fitted(crop, canvas.rect(picture).size), picture)
    for number, place in enumerate(row.columns(*([1] * len(offered)), gap=2) if offered else ()):
        height = min(place.h, TALLEST * place.w)
        card = Box(place.x, place.y + (place.h - height) / 2, place.w, height)
        _answer(canvas, texts, offered[number], number, card, 7)
    canvas.button(none, texts.say("choice-none-of-these"), AllCards(every=True), lines=3)


def _every(canvas: Canvas, texts: Texts, question: Question, box: Box) -> None:
    columns = UPRIGHT_COLUMNS if canvas.upright else COLUMNS
    rows = [
        group[start : start + columns]
        for group in _groups(question.choices)
        for start in range(0, len(group), columns)
    ]
    for numbers, place in zip(rows, box.rows(*([1] * len(rows)), gap=GAP), strict=True):
        for number, cell in zip(numbers, place.columns(*([1] * columns), gap=GAP), strict=False):
            _answer(canvas, texts, question.choices[number], number, cell, 4.4)


def _groups(choices: Sequence[Choice]) -> list[list[int]]:
    """The answers' numbers: the game's cards suit by suit, then the aces and kings, then all else."""
    codes = [choice.value for choice in choices]
    in_game = sorted((n for n, code in enumerate(codes) if code in _PLACES), key=lambda n: _PLACES[codes[n]])
    groups = [[n for n in in_game if codes[n][-1] == suit.value] for suit in _SUITS]
    groups.append([n for n, code in enumerate(codes) if code not in _PLACES])
    return [group for group in groups if group]


def _answer(canvas: Canvas, texts: Texts, choice: Choice, number: int, box: Box, capital: float) -> None:
    """One answer; a card stands on paper in its suit's colour."""
    label, intent = texts.reason(choice.text), Touch(Action.ANSWER, choice=number)
    if choice.value in CARDS:
        paper, ink = canvas.theme.paper, suit_ink(canvas, Suit(choice.value[-1]))
        canvas.button(box, label, intent, colour=paper, ink=ink, capital=capital, lines=1)
    else:
        canvas.button(box, label, intent, capital=capital)


def crop_of(view: View) -> Image | None:
    """What the question is about, cut from the newest picture."""
    question = view.question
    if question is None or not question.outline or view.picture is None:
        return None
    points = np.array(question.outline)
    low, high = points.min(axis=0), points.max(axis=0)
    margin = CROP_MARGIN * float(max(high - low))
    height, width = view.picture.shape[:2]
    left, top = (max(0, round(float(value) - margin)) for value in low)
    right, bottom = (
        min(size, round(float(v) + margin)) for v, size in zip(high, (width, height), strict=True)
    )
    if right - left < 4 or bottom - top < 4:
        return None
    return view.picture[top:bottom, left:right]
