"""How well the table is seen: first what is poor, with what to do; people play on whatever it says."""

from __future__ import annotations

from typing import Final

from companion.cameras.sight_words import advice, mark_of, name_of
from companion.screens.canvas import LEAST_TARGET, Box, Canvas
from companion.screens.intents import Go, MeasureSight, PageName
from companion.screens.pages.frame import heading
from companion.screens.signs import Sign, draw_sign
from companion.sitting.view import View
from companion.texts import Texts
from vision.quality.quality import Aspect, Mark, Quality

_TALLEST: Final = 17.0
_LEAST: Final = 11.0
"""Heights in mm that a row is given at most and at least; what has no room for one is only named."""

_SIGNS: Final = {Mark.GOOD: Sign.TICK, Mark.POOR: Sign.CROSS, Mark.UNKNOWN: Sign.RING, Mark.FAIR: Sign.BAR}


def draw_how_well(canvas: Canvas, texts: Texts, view: View) -> None:
    """Draw the marks, or that they are being made; below, the ways to the table and to measure anew."""
    canvas.begin()
    rest = heading(canvas, texts, texts.say("sight-title"), PageName.CAMERA)
    page, foot = rest.rows(rest.h - LEAST_TARGET - 2, LEAST_TARGET, gap=2)
    quality = view.sight.quality
    if quality is None:
        canvas.text(_why_not(texts, view), page.inside(4), 5.0, canvas.theme.quiet, lines=4)
    else:
        draw_marks(canvas, texts, quality, page)
    play, anew = foot.columns(1.6, 1, gap=2)
    poor = quality is not None and bool(quality.marked(Mark.POOR))
    canvas.first_choice(play, texts.say("sight-play-anyway" if poor else "sight-play"), Go(PageName.TABLE))
    if not view.sight.measures:
        canvas.button(anew, texts.say("sight-anew"), MeasureSight())


def _why_not(texts: Texts, view: View) -> str:
    """Why there are no marks to show."""
    if view.camera.blind:
        return texts.say("state-no-picture")
    if view.camera.table is None:
        return texts.say("sight-no-table")
    return texts.say("sight-measures" if view.sight.measures else "sight-not-measured")


def draw_marks(canvas: Canvas, texts: Texts, quality: Quality, box: Box) -> None:
    """A row for each aspect that is not good, poor ones first; one for the good, one for the unknown."""
    ailing = [*quality.marked(Mark.POOR), *quality.marked(Mark.FAIR)]
    told = [(mark, names) for mark in (Mark.GOOD, Mark.UNKNOWN) if (names := quality.marked(mark))]
    room = max(1, int(box.h / _LEAST) - len(told))
    named = ailing[room - 1 :] if len(ailing) > room else []
    ailing = ailing[: len(ailing) - len(named)]
    count = len(ailing) + bool(named) + len(told)
    rows = Box(box.x, box.y, box.w, min(box.h, _TALLEST * count)).rows(*([1] * count), gap=1.5)
    for aspect, row in zip(ailing, rows, strict=False):
        _draw_ailing(canvas, texts, aspect, quality, row)
    following = rows[len(ailing) :]
    if named:
        worst = quality.marks[named[0]]  # poor ones come first
        _draw_named(canvas, texts, worst, tuple(named), following[0])
        following = following[1:]
    for (mark, names), row in zip(told, following, strict=True):
        _draw_named(canvas, texts, mark, names, row)


def _draw_ailing(canvas: Canvas, texts: Texts, aspect: Aspect, quality: Quality, box: Box) -> None:
    """What is not good: how bad, and what to do about it."""
    mark = quality.marks[aspect]
    colour = canvas.theme.light if mark is Mark.POOR else canvas.theme.quiet
    canvas.panel(box, canvas.theme.panel, border=colour)
    sign, name, words = box.inside(1.5).columns(0.4, 1.9, 4 if canvas.upright else 5, gap=1.5)
    draw_sign(canvas, _SIGNS[mark], sign)
    above, below = name.rows(2 if canvas.upright else 1.3, 1)
    canvas.text(texts.say(name_of(aspect)), above, 3.2, colour, bold=True, align="left", lines=2)
    canvas.text(texts.say(mark_of(mark)), below, 2.6, colour, align="left")
    canvas.text(texts.reason(advice(aspect, quality)), words, 3.2, align="left", lines=3)


def _draw_named(canvas: Canvas, texts: Texts, mark: Mark, aspects: tuple[Aspect, ...], box: Box) -> None:
    """What has the same mark, by name."""
    canvas.panel(box, canvas.theme.panel)
    sign, words = box.inside(1.5).columns(0.4, 6.7, gap=1.5)
    draw_sign(canvas, _SIGNS[mark], sign)
    names = ", ".join(texts.say(name_of(aspect)) for aspect in aspects)
    alone = mark is Mark.GOOD and len(aspects) == len(Aspect)
    said = texts.say("sight-all-good") if alone else texts.say(f"sight-named-{mark.value}", names=names)
    canvas.text(said, words, 4.5 if alone else 3.0, align="left", lines=3)
