"""A question in large type: whose turn it is, what is asked, and the likely answers."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import product
from typing import Final

import pygame

from companion.engines import Reason
from companion.records.forms.game_forms import game_forms
from companion.screens.canvas import LEAST_TARGET, Box, Canvas
from companion.screens.intents import AllCards, Intent, Touch
from companion.screens.large_type import (
    LEAST,
    Composed,
    Part,
    composed,
    draw_lines,
    height_of,
    lines_of,
    pixels_of,
    short_names,
)
from companion.screens.pages.from_afar import ASIDE, GAP, MARGIN, draw_foot, foot_of, names_of, within
from companion.screens.pages.game import draw_asked
from companion.screens.pages.options import draw_face
from companion.screens.pages.question import crop_of, kind_of_others
from companion.screens.pages.table import Offer
from companion.screens.pages.told_from_afar import Voices, turn_of
from companion.screens.pictures import fitted
from companion.sitting.view import View
from companion.table.inputs import Action
from companion.texts import Texts

NARROWEST: Final = 20.0
"""Width in mm of the narrowest answer that shows a card or a picture."""

CARDS: Final = (34.0, 26.0, 15.0)
"""Heights in mm of an answer that shows a card or a picture, the largest that has room is taken."""

BORDER: Final = 1.4
"""Millimetres around the words of an answer."""


@dataclass(frozen=True, slots=True)
class _Answer:
    """Something to choose, or the picture that is asked about.

    Attributes:
        label: what it says.
        intent: what a touch means, None for the picture.
        code: the card that it shows, empty for none.
    """

    label: str
    intent: Intent | None
    code: str = ""


@dataclass(frozen=True, slots=True)
class _Plan:
    """How a page is divided: what is asked, and so many answers in a row."""

    asked: Composed
    in_a_row: int
    high: float


def draw_asked_from_afar(canvas: Canvas, texts: Texts, view: View, *, heard: bool | None = None) -> None:
    """Draw the page; questions with more answers than have room in large type are asked as ever.

    Args:
        canvas: the page.
        texts: the language.
        view: the sitting, with a question.
        heard: whether the voice is heard, None where there is none.
    """
    if view.question is None:
        return
    canvas.begin()
    rest, foot = foot_of(canvas, canvas.box.inside(MARGIN))
    wide = rest.w - 2 * ASIDE
    players = view.game.header.players
    short = short_names(canvas, players, wide if canvas.upright else wide / 2)
    voices = Voices(texts, view.game, short)
    turn = turn_of(view, voices)
    # Whose turn it is is never covered; what must be done is one touch away.
    who = names_of(canvas, texts, turn, players, wide, short)
    asked = tuple(dict.fromkeys(words.reason(view.question.text) for words in voices.ways))
    answers = tuple(_answers(texts, view))
    plan = _plan(canvas, [Part(who, wide), Part(asked, wide)], answers, rest)
    if plan is None or not view.question.likely:
        draw_asked(canvas, texts, view, every=False)
        return
    above, below = rest.rows(rest.h - plan.high - GAP, plan.high, gap=GAP)
    canvas.panel(above, canvas.theme.panel, border=canvas.theme.light, width=1.0)
    name, question = plan.asked.lines
    lines = [(name, canvas.theme.light), (question, canvas.theme.text)]
    draw_lines(canvas, lines, within(above), plan.asked.pixels)
    _draw_answers(canvas, texts, view, answers, plan, below)
    draw_foot(canvas, texts, view, foot, heard=heard, besides=_others(view))


def _answers(texts: Texts, view: View) -> Iterator[_Answer]:
    """The picture that is asked about, and the likely answers."""
    question = view.question
    if question is None:
        return
    if crop_of(view) is not None:
        yield _Answer("", None)
    codes = game_forms(view.game.header.game).codes
    for number, choice in enumerate(question.choices[: question.likely]):
        code = choice.value if choice.value in codes else ""
        yield _Answer(texts.reason(choice.text), Touch(Action.ANSWER, choice=number), code)


def _others(view: View) -> tuple[Offer, ...]:
    """The way to all other answers."""
    question = view.question
    if question is None or question.likely >= len(question.choices):
        return ()
    label = Reason("choice-others", (("kind", kind_of_others(view.game, question)),))
    return (Offer(label, AllCards(every=True)),)


def _plan(canvas: Canvas, parts: list[Part], answers: tuple[_Answer, ...], box: Box) -> _Plan | None:
    """As many answers in a row as have room in large type, and above them what is asked."""
    for tall, in_a_row in product(CARDS, range(len(answers), 0, -1)):
        rows = -(-len(answers) // in_a_row)
        wide = (box.w - GAP * (in_a_row - 1)) / in_a_row
        needs = [_height(canvas, answer, wide, tall) for answer in answers]
        if None in needs:
            continue
        high = rows * max(need for need in needs if need is not None) + GAP * (rows - 1)
        made = composed(canvas, [parts], box.h - GAP - high) if high < box.h - GAP else None
        if made is None or made.pixels < pixels_of(canvas, LEAST):
            continue
        used = height_of(canvas, sum(map(len, made.lines)), made.pixels)
        return _Plan(made, in_a_row, high + (box.h - GAP - high - used) / 2)
    return None


def _height(canvas: Canvas, answer: _Answer, width: float, tall: float) -> float | None:
    """Height in mm that an answer needs, one that shows a card `tall`; None where `width` is too narrow."""
    if answer.code or answer.intent is None:
        return tall if width >= NARROWEST else None
    pixels = pixels_of(canvas, LEAST)
    lines = lines_of(canvas, answer.label, width - 2 * BORDER, pixels)
    return None if lines is None else max(LEAST_TARGET, height_of(canvas, len(lines), pixels))


def _draw_answers(
    canvas: Canvas, texts: Texts, view: View, answers: tuple[_Answer, ...], plan: _Plan, box: Box
) -> None:
    """The answers in rows, all in one size."""
    theme, pixels = canvas.theme, pixels_of(canvas, LEAST)
    rows = -(-len(answers) // plan.in_a_row)
    places = [
        cell
        for row in box.rows(*([1] * rows), gap=GAP)
        for cell in row.columns(*([1] * plan.in_a_row), gap=GAP)
    ]
    for answer, place in zip(answers, places, strict=False):
        if answer.intent is None:
            _draw_crop(canvas, view, place)
            continue
        if answer.code:
            draw_face(canvas, texts, answer.code, place, high=LEAST)
        else:
            canvas.panel(place, theme.raised, border=theme.line)
            lines = lines_of(canvas, answer.label, place.w - 2 * BORDER, pixels) or (answer.label,)
            canvas.large(lines, place.inside(BORDER), pixels, theme.text)
        canvas.touch(place, answer.label, answer.intent)


def _draw_crop(canvas: Canvas, view: View, box: Box) -> None:
    """What the camera saw of the thing that is asked about."""
    crop = crop_of(view)
    if crop is not None:
        picture: pygame.Surface = fitted(crop, canvas.rect(box).size)
        canvas.picture(picture, box)
