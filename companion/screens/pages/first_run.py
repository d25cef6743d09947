"""Setting an appliance up by touch: language, which way up, camera, size of the table, and where it lies."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from companion.engines import Reason
from companion.machine.first_run import STEPS, FirstRun
from companion.screens import shapes
from companion.screens.canvas import LEAST_TARGET, Box, Canvas
from companion.screens.equipment import Devices, UseCamera
from companion.screens.first_run_intents import (
    FindAnew,
    GoOn,
    Resize,
    Side,
    SizeIsRight,
    ToStep,
    TurnScreen,
)
from companion.screens.intents import Language, PageName
from companion.screens.pages.frame import MINUS, beside_heading, heading, heading_with_way, large_cells
from companion.screens.pages.how_well import draw_marks
from companion.screens.pages.seen import draw_seen
from companion.screens.pages.settings import camera_called
from companion.sitting.view import CameraView
from companion.texts import LANGUAGES, Texts
from vision.quality.quality import Quality

ON: Final = 30.0
"""Width in mm of the way on, beside the heading."""

CELL: Final = 24.0
"""No cell of a camera is higher than this, in mm."""

LESS, MORE = -50, 50
"""Millimetres by which a touch makes the table smaller or larger."""


@dataclass(frozen=True, slots=True)
class Place:
    """Where on the way people are.

    Attributes:
        step: what is set up now.
        first: whether all is set up one after the other; else one thing is done again.
        kept: whether the last answer could be written down.
    """

    step: FirstRun
    first: bool
    kept: bool = True


def draw_step(canvas: Canvas, texts: Texts, place: Place) -> Box:
    """Draw the heading of a step, with the way back and the way on; what is left of the page."""
    canvas.begin()
    back = PageName.SETTINGS if place.step.before is not None or not place.first else None
    rest = heading_with_way(canvas, texts, title_of(texts, place), back, beside=ON)
    draw_way_on(canvas, texts)
    return rest


def draw_way_on(canvas: Canvas, texts: Texts) -> None:
    """Draw the way on beside the heading: whatever is not answered now can be answered later."""
    canvas.button(beside_heading(canvas, ON), texts.say("first-run-on"), GoOn(), capital=3.4)


def title_of(texts: Texts, place: Place) -> str:
    """What the heading of a step says; where nothing can be written down it says so."""
    if not place.kept:
        return texts.say("first-run-not-kept")
    title = texts.say(f"first-run-{place.step.value}")
    if not place.first:
        return title
    return texts.say("first-run-step", number=STEPS.index(place.step) + 1, of=len(STEPS), title=title)


def draw_steps(canvas: Canvas, texts: Texts, answered: dict[FirstRun, str], *, kept: bool) -> None:
    """Draw the list of all that can be set up, with what was answered.

    Args:
        canvas: the page.
        texts: the language.
        answered: what is answered, in words.
        kept: whether the last answer could be written down.
    """
    canvas.begin()
    title = texts.say("first-run-title" if kept else "first-run-not-kept")
    rest = heading(canvas, texts, title, PageName.SETTINGS)
    for step, cell in zip(STEPS, large_cells(canvas, rest, len(STEPS)), strict=True):
        label = f"{texts.say(f'first-run-{step.value}')}\n{answered[step]}"
        canvas.button(cell, label, ToStep(step), capital=4.0, lines=4)


def draw_languages(canvas: Canvas, texts: Texts, place: Place) -> None:
    """Draw the languages, each in its own words."""
    rest = draw_step(canvas, texts, place)
    for language, cell in zip(LANGUAGES, large_cells(canvas, rest, len(LANGUAGES)), strict=True):
        label, chosen = texts.say(f"language-{language}"), language == texts.language
        canvas.option(cell, label, Language(language), chosen=chosen, capital=6.0)


def draw_way_up(canvas: Canvas, texts: Texts, place: Place) -> None:
    """Draw an arrow that should point up, and what turns the picture."""
    rest = draw_step(canvas, texts, place)
    arrow, words, turn = rest.rows(rest.h - 30, 10, 16, gap=2)
    size = round(min(arrow.w, arrow.h) * 0.9 * canvas.scale)
    canvas.picture(shapes.polygon(tuple(shapes.ARROW_UP), size, canvas.theme.light), arrow)
    canvas.text(texts.say("first-run-up"), words, 4.5, lines=2)
    turned, right = turn.columns(1, 1, gap=3)
    canvas.button(turned, texts.say("first-run-turn"), TurnScreen(), capital=4.5)
    canvas.first_choice(right, texts.say("first-run-right"), GoOn(), capital=4.5)


def draw_cameras(
    canvas: Canvas, texts: Texts, place: Place, devices: Devices, chosen: str, camera: CameraView
) -> None:
    """Draw the cameras that there are, and what the chosen one shows now.

    Args:
        canvas: the page.
        texts: the language.
        place: where on the way people are.
        devices: the cameras.
        chosen: name of the one that is chosen.
        camera: what it shows.
    """
    rest = draw_step(canvas, texts, place)
    names, shown = rest.rows(1.2, 1, gap=2) if canvas.upright else rest.columns(1, 1.4, gap=3)
    count = len(devices.cameras)
    high = min(names.h, CELL * count)
    cells = Box(names.x, names.y, names.w, high).rows(*([1] * count), gap=1.5)
    for name, cell in zip(devices.cameras, cells, strict=True):
        label = camera_called(texts, name)
        canvas.option(cell, label, UseCamera(name), chosen=name == chosen, capital=3.6)
    _draw_picture(canvas, texts, camera, shown)


def draw_size(canvas: Canvas, texts: Texts, place: Place, size: tuple[float, float]) -> None:
    """Draw how large the table is, and what makes it larger and smaller.

    Args:
        canvas: the page.
        texts: the language.
        place: where on the way people are.
        size: width and height of the table in mm.
    """
    rest = draw_step(canvas, texts, place)
    why, sides, right = rest.rows(10, rest.h - 10 - 14 - 4, 14, gap=2)
    canvas.text(texts.say("first-run-size-why"), why, 3.2, canvas.theme.quiet, lines=3)
    parts = sides.rows(1, 1, gap=2) if canvas.upright else sides.columns(1, 1, gap=6)
    for side, length, part in zip(Side, size, parts, strict=True):
        _draw_side(canvas, texts, side, length, part)
    canvas.first_choice(right, texts.say("first-run-size-right"), SizeIsRight(), capital=4.5)


def _draw_side(canvas: Canvas, texts: Texts, side: Side, length: float, box: Box) -> None:
    """Draw one side of the table between the two buttons that change it."""
    name = texts.say(f"first-run-size-{side.value}")
    label, middle = box.rows(1, 3, gap=1)
    canvas.text(name, label, 3.6, canvas.theme.quiet)
    less, shown, more = middle.columns(1, 1.8, 1, gap=2)
    canvas.button(less, f"{name} {MINUS}", Resize(side, LESS), capital=3.6)
    canvas.text(texts.say("first-run-centimetres", length=round(length / 10)), shown, 6.0, bold=True)
    canvas.button(more, f"{name} +", Resize(side, MORE), capital=3.6)


def draw_found(
    canvas: Canvas, texts: Texts, place: Place, camera: CameraView, quality: Quality | None, play: str
) -> None:
    """Draw where the table was found, and how well it is seen.

    Args:
        canvas: the page.
        texts: the language.
        place: where on the way people are.
        camera: what the camera shows, with the table.
        quality: how well, None while that is measured.
        play: what the way on says.
    """
    rest = draw_step(canvas, texts, place)
    page, foot = rest.rows(rest.h - LEAST_TARGET - 2, LEAST_TARGET, gap=2)
    shown, marks = page.rows(1, 1.3, gap=2) if canvas.upright else page.columns(1, 1.3, gap=3)
    _draw_picture(canvas, texts, camera, shown)
    if quality is None:
        canvas.text(texts.say("sight-measures"), marks, 4.0, canvas.theme.quiet, lines=4)
    else:
        draw_marks(canvas, texts, quality, marks)
    on, anew = foot.columns(1.6, 1, gap=2)
    canvas.first_choice(on, play, GoOn())
    canvas.button(anew, texts.say("first-run-find-anew"), FindAnew())


def draw_no_table(canvas: Canvas, texts: Texts, place: Place) -> None:
    """Say that there is no picture in which a table could be found."""
    rest = draw_step(canvas, texts, place)
    canvas.text(texts.say("first-run-no-picture"), rest.inside(6), 5.0, canvas.theme.quiet, lines=5)


def _draw_picture(canvas: Canvas, texts: Texts, camera: CameraView, box: Box) -> None:
    """Draw the camera's newest picture, or why there is none."""
    if camera.picture is None:
        canvas.panel(box, canvas.theme.panel)
        said = texts.reason(camera.problem or Reason(_why_none(camera)))
        canvas.text(said, box.inside(3), 3.6, canvas.theme.quiet, lines=7)
        return
    draw_seen(canvas, texts, camera, camera.picture, box)


def _why_none(camera: CameraView) -> str:
    """The message of why there is no picture."""
    return "first-run-camera-awaited" if camera.watched else "first-run-camera-none"
