"""The pages of a lesson, with something to show on them."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np

from companion.decks.drawn.decks import drawn_deck
from companion.decks.teaching.codes import codes_of_game
from companion.decks.teaching.course import TakenPicture
from companion.decks.teaching.guide import LessonProgress, Phase
from companion.engines import Reason
from companion.rehearsal.layout import UPDOWN_CARD, Kind, Lying, Spot, Thing
from companion.screens.canvas import Canvas
from companion.screens.pages.decks import draw_decks
from companion.screens.pages.teaching import draw_taught, draw_teaching
from companion.texts import texts
from tests.screens.evening_pages import Draw
from tests.screens.sample_table import shown
from vision.decks.twins import Twins
from vision.scene.scene import TableState

CARD = Lying(Thing(Kind.CARD, "3-6"), Spot(0.0, 0.0, 8.0), "3-6")
UPDOWN = Lying(UPDOWN_CARD, Spot(0.0, 0.0, 4.0), "UP")

LESSON = LessonProgress(
    phase=Phase.SHOWING,
    deck="auf-und-ab",
    game="auf-und-ab",
    wanted="3-7",
    once_more=False,
    taken=31,
    owed=55,
    state=TableState.SEEN,
    notice=None,
    problems=(),
    last=TakenPicture("3-6", "3-6.png", ()),
    twins=(),
    unfit=(),
    file=None,
    picture=None,
    lying=(),
)
"""A lesson in its middle."""


def _teaching(lies: Lying = CARD, *, marked: bool = False, **changes: Any) -> Draw:
    """The lesson at a moment that differs so from a usual one, and what lies before the camera then."""

    def draw(canvas: Canvas, _folder: Path, language: str) -> None:
        seen = shown(lies)
        lying = (seen.outline,) if marked else ()
        lesson = replace(LESSON, picture=seen.picture, lying=lying, **changes)
        draw_teaching(canvas, texts(language), lesson)

    return draw


def _decks(canvas: Canvas, _folder: Path, language: str) -> None:
    draw_decks(canvas, texts(language))


def _taught(canvas: Canvas, _folder: Path, language: str) -> None:
    codes = codes_of_game("auf-und-ab")
    drawn = drawn_deck("auf-und-ab")
    faces = {code: np.asarray(drawn.face(code, 2.0).convert("RGB"))[:, :, ::-1] for code in codes[:17]}
    draw_taught(canvas, texts(language), {code: int(code in faces) for code in codes}, faces, 0)


TEACHING_PAGES = {
    "decks": _decks,
    "teaching": _teaching(),
    "teaching-not-taken": _teaching(
        notice=Reason("teach-looks-taken", (("card", "3-7"), ("lying", "3-6"))), marked=True
    ),
    "teaching-updown": _teaching(
        UPDOWN,
        deck="updown",
        game=None,
        wanted="DOWN-C",
        last=TakenPicture("UP-C", "UP-C.png", ()),
        taken=1,
        owed=2,
    ),
    "teaching-done": _teaching(
        phase=Phase.LEARNED, wanted=None, taken=57, owed=57, twins=(Twins("3-6", "3-8", 31.0),)
    ),
    "taught": _taught,
}
"""Name and drawing of every state of a lesson."""
