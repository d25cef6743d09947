"""A question takes the lower half: the crop from the camera, and large answers, the likeliest first."""

from __future__ import annotations

from itertools import product

import numpy as np
import pygame

from companion.engines.up_and_down import CARDS
from companion.inputs import Action
from companion.screens.canvas import Box, Canvas
from companion.screens.intents import AllCards, Touch
from companion.screens.pages.table import card_ink
from companion.screens.pictures import fitted, surface_of
from companion.table.reading import Choice, Question
from companion.texts import Texts
from companion.view import View

CROP_MARGIN = 0.6
"""How much more than the thing itself the crop shows, as a part of its size."""
RANKS = ("2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A")
POKER_CODES = frozenset(CARDS)
COLUMNS = 13
"""A poker deck's cards are shown a suit a row."""
ORDER = {rank + suit: number for number, (suit, rank) in enumerate(product("SHCD", RANKS))}
"""Place of each card when every card is shown."""


def draw_question(canvas: Canvas, texts: Texts, view: View, *, every: bool) -> None:
    """Draw the question over what is already drawn; `every` shows all answers instead of the likely ones."""
    question = view.question
    if question is None:
        return
    page = canvas.box
    top = page.h * (0.3 if every else 0.5)
    box = Box(0, top, page.w, page.h - top)
    canvas.panel(box, canvas.theme.panel, border=canvas.theme.light, width=1.0, corner=3)
    canvas.cover(box, "question")
    inner = box.inside(2.5)
    title, answers = inner.rows(1, 4 if every else 2.6, gap=1.5)
    canvas.text(texts.reason(question.text), title, 5.0, canvas.theme.light, bold=True, lines=2)
    if every:
        _every(canvas, texts, question, answers)
    else:
        _likely(canvas, texts, view, question, answers)


def _likely(canvas: Canvas, texts: Texts, view: View, question: Question, box: Box) -> None:
    crop = crop_of(view)
    if crop is not None:
        picture, box = box.columns(1, 3, gap=2)
        canvas.picture(fitted(crop, canvas.rect(picture).size), picture)
    offered = question.choices[: question.likely]
    row = box.columns(*([1] * (len(offered) + 1)), gap=2)
    for number, (choice, place) in enumerate(zip(offered, row, strict=False)):
        _answer(canvas, texts, choice, number, place, 7)
    canvas.button(row[-1], texts.say("choice-none-of-these"), AllCards(every=True), capital=3.2, lines=3)


def _every(canvas: Canvas, texts: Texts, question: Question, box: Box) -> None:
    columns = COLUMNS if not canvas.upright else 7
    count = len(question.choices)
    rows = -(-count // columns)
    ordered = sorted(range(count), key=lambda number: ORDER.get(question.choices[number].value, number))
    places = [
        cell for row in box.rows(*([1] * rows), gap=0.8) for cell in row.columns(*([1] * columns), gap=0.8)
    ]
    for number, place in zip(ordered, places, strict=False):
        _answer(canvas, texts, question.choices[number], number, place, 4)


def _answer(canvas: Canvas, texts: Texts, choice: Choice, number: int, box: Box, capital: float) -> None:
    """One answer; a card stands on paper in its suit's colour."""
    label, intent = texts.reason(choice.text), Touch(Action.ANSWER, choice=number)
    if choice.value in POKER_CODES:
        paper, ink = canvas.theme.paper, card_ink(canvas, choice.value)
        canvas.button(box, label, intent, colour=paper, ink=ink, capital=capital, lines=1)
    else:
        canvas.button(box, label, intent, capital=capital)


def crop_of(view: View) -> pygame.Surface | None:
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
    return surface_of(view.picture[top:bottom, left:right])
