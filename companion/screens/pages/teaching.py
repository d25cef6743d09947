"""Teaching a deck: the camera's picture, which card to lay down, and what was taken."""

from __future__ import annotations

from collections.abc import Mapping

import cv2
import numpy as np

from companion.decks.drawn.decks import deck_of as drawn_for
from companion.decks.teaching.guide import LessonProgress, Phase
from companion.decks.teaching.words import deck_of, name_of, sentence_of, warning_of
from companion.records.notation import card as card_in_words
from companion.screens.canvas import LEAST_TARGET, Box, Canvas
from companion.screens.intents import Leave
from companion.screens.lesson_intents import EveryTaught, ShowAgain, TakeIt
from companion.screens.pages.faces import draw_drawn_card
from companion.screens.pages.frame import HEADING, MARGIN
from companion.screens.pages.options import grid
from companion.screens.pages.seen import EDGE
from companion.screens.pictures import fitted
from companion.texts import Texts
from vision.sightings import Image

IN_VIEW = 18
"""Cards on one page of all cards: each has room for its face, and above it for a name that somebody typed."""


def draw_teaching(canvas: Canvas, texts: Texts, progress: LessonProgress) -> None:
    """Draw the lesson."""
    canvas.begin()
    page = canvas.box.inside(MARGIN)
    feet = 2 if canvas.upright else 1
    foot_height = feet * LEAST_TARGET + (feet - 1) * 2
    bar, middle, foot = page.rows(9.0, page.h - 9.0 - foot_height - 4, foot_height, gap=2)
    _bar(canvas, texts, progress, bar)
    if canvas.upright:
        picture, asked = middle.rows(1.0, 1.0, gap=2)
    else:
        picture, asked = middle.columns(1.35, 1.0, gap=2)
    _picture(canvas, texts, progress, picture)
    _asked(canvas, texts, progress, asked)
    _feet(canvas, texts, progress, foot)


def draw_taught(
    canvas: Canvas,
    texts: Texts,
    counts: Mapping[str, int],
    faces: Mapping[str, Image],
    first: int,
) -> None:
    """Draw every card of the deck as it was taken, so that a wrong one is seen; a touch asks for it again.

    Args:
        canvas: the page.
        texts: the language.
        counts: how many pictures of each card were taken, by code in the deck's order.
        faces: what was cut out of them, by code.
        first: index of the first card on this page.
    """
    canvas.begin()
    page = canvas.box.inside(MARGIN)
    bar = Box(page.x, page.y, page.w, LEAST_TARGET)
    back, title, earlier, later = bar.columns(1, 2.2, 1, 1, gap=1.5)
    canvas.button(back, texts.say("button-back"), EveryTaught(None))
    canvas.text(texts.say("teach-again-title"), title, 3.0, bold=True, lines=3)
    if first > 0:
        canvas.button(earlier, texts.say("teach-earlier"), EveryTaught(max(0, first - IN_VIEW)))
    if first + IN_VIEW < len(counts):
        canvas.button(later, texts.say("teach-later"), EveryTaught(first + IN_VIEW))
    rest = Box(page.x, page.y + HEADING, page.w, page.h - HEADING)
    shown = list(counts)[first : first + IN_VIEW]
    for code, cell in zip(shown, grid(rest, len(shown)), strict=True):
        _one_taught(canvas, card_in_words(code, texts), counts[code], faces.get(code), cell)
        canvas.touch(cell, card_in_words(code, texts), ShowAgain(code))


def _one_taught(canvas: Canvas, name: str, count: int, face: Image | None, cell: Box) -> None:
    """One card: its face, its name, and how many pictures of it were taken."""
    canvas.panel(cell, canvas.theme.raised, border=canvas.theme.line)
    called, below = cell.inside(1.0).rows(1, 3.2, gap=0.5)
    canvas.text(name, called, 2.6, bold=True, lines=2)
    if face is None:
        canvas.text("–", below, 2.6)
        return
    picture, taken = below.columns(3, 1, gap=0.5)
    canvas.picture(fitted(face, canvas.rect(picture).size), picture)
    canvas.text("✓" * min(count, 3), taken, 2.6)


def _bar(canvas: Canvas, texts: Texts, progress: LessonProgress, box: Box) -> None:
    """The deck's name, and how much of it is done as a bar and in numbers."""
    title, done = box.columns(1.2, 1, gap=3)
    canvas.text(
        texts.say("teach-title", deck=deck_of(progress, texts)), title, 4.2, bold=True, align="left", lines=2
    )
    canvas.panel(done, canvas.theme.panel, border=canvas.theme.line)
    share = progress.taken / max(progress.owed, 1)
    if share > 0:
        canvas.panel(Box(done.x, done.y, max(4.0, done.w * min(share, 1.0)), done.h), canvas.theme.raised)
    count = texts.say("teach-count", taken=progress.taken, owed=progress.owed)
    canvas.text(count, done.inside(1), 3.6, bold=True)


def _picture(canvas: Canvas, texts: Texts, progress: LessonProgress, box: Box) -> None:
    canvas.panel(box, canvas.theme.panel)
    if progress.picture is None:
        canvas.text(texts.say("state-no-picture"), box.inside(4), 5, canvas.theme.quiet)
        return
    drawn: Image = progress.picture.copy()
    outlines = [np.round(corners).astype(np.int32) for corners in progress.lying]
    cv2.polylines(drawn, outlines, True, EDGE, max(2, drawn.shape[1] // 320), cv2.LINE_AA)
    canvas.picture(fitted(drawn, canvas.rect(box).size), box)


def _asked(canvas: Canvas, texts: Texts, progress: LessonProgress, box: Box) -> None:
    """The card to lay down, in words and drawn where it is one of ours; what is wrong, or what was taken."""
    deck, warning = _drawn_in(progress), warning_of(progress, texts)
    if deck is not None and progress.wanted is not None:
        tall = 1.05 if warning is None else 0.6
        card, box = box.columns(1, 1, gap=2) if canvas.upright else box.rows(tall, 1, gap=1.5)
        draw_drawn_card(canvas, deck, progress.wanted, card, whole=True)
    words, below = box.rows(1, 1.6 if warning is None else 2.4, gap=1.5)
    canvas.text(sentence_of(progress, texts), words, 5.0, canvas.theme.light, bold=True, lines=3)
    if warning is not None:
        canvas.panel(below, canvas.theme.panel, border=canvas.theme.light, width=0.8)
        canvas.text(warning, below.inside(1.5), 4.0, bold=True, lines=8)
    elif progress.last is not None and progress.phase is Phase.SHOWING:
        taken = texts.say("teach-took", card=name_of(progress.last.code, texts))
        canvas.text(taken, below, 3.4, canvas.theme.yes, lines=2)
    elif progress.twins:
        pair = progress.twins[0]
        canvas.text(
            texts.say("teach-twins", one=name_of(pair.one, texts), other=name_of(pair.other, texts)),
            below,
            3.0,
            lines=4,
        )


def _drawn_in(progress: LessonProgress) -> str | None:
    """Which of our own decks has all cards of the lesson's game."""
    if progress.game is None:
        return None
    return drawn_for(progress.game)


def _feet(canvas: Canvas, texts: Texts, progress: LessonProgress, box: Box) -> None:
    """Take it, once more, all cards, stop."""
    if canvas.upright:
        upper, lower = box.rows(1, 1, gap=2)
        places = [*upper.columns(1, 1, gap=2), *lower.columns(1, 1, gap=2)]
    else:
        places = list(box.columns(1.2, 1.2, 1, 1, gap=2))
    take, again, every, stop = places
    if progress.wanted is not None:
        canvas.button(take, texts.say("teach-take"), TakeIt())
    if progress.last is not None:
        canvas.button(again, texts.say("teach-last-again"), ShowAgain(progress.last.code))
    canvas.button(every, texts.say("teach-cards"), EveryTaught(0))
    done = progress.phase is Phase.LEARNED
    draw = canvas.first_choice if done else canvas.button
    draw(stop, texts.say("teach-done-button" if done else "teach-stop"), Leave())
