"""Pages on which an appliance is set up by touch, and tried out."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path

import numpy as np

from companion.engines import Reason
from companion.machine.findings import Finding, Health, Part
from companion.machine.first_run import FirstRun
from companion.machine.wiring import ButtonLesson, Wiring, named
from companion.screens.canvas import Canvas
from companion.screens.pages.button_lesson import draw_button_asked, draw_buttons
from companion.screens.pages.first_run import (
    Place,
    draw_cameras,
    draw_found,
    draw_languages,
    draw_no_table,
    draw_size,
    draw_steps,
    draw_way_up,
)
from companion.screens.pages.trying_out import Tried, TriedDevice, draw_trying_out
from companion.sitting.view import CameraView
from companion.texts import Texts, texts
from companion.texts.errors import reason_of
from hardware.buttons import ButtonName
from hardware.cameras.protocol import Frame
from hardware.pin_finder import FoundPin
from tests.screens.evening_pages import ILL_SEEN, WELL_SEEN, Draw
from tests.screens.machine_pages import ALL
from tests.screens.sample_table import FAR_CORNERS, sample_table
from vision.scene.scene import TableState
from vision.sightings import NOTHING
from vision.table.corners import calibrate_corners

DrawStep = Callable[[Canvas, Texts, Place], None]

TABLE = calibrate_corners(np.array(FAR_CORNERS, np.float32), (1280, 720))

FULL = Wiring(
    (
        (ButtonName("dealt"), 27),
        (ButtonName("undo"), 17),
        (ButtonName("pause"), 4),
        *((ButtonName("pass", seat), 5 + seat) for seat in range(3)),
        *(
            (ButtonName("last-card", seat), pin)
            for seat, pin in enumerate((8, 9, 10, 11, 12, 13, 16, 18, 19, 20))
        ),
        (ButtonName("end-turn"), 22),
    )
)
"""As many buttons as anybody has."""


def seen(*, table: bool = False) -> CameraView:
    """What a camera shows before an evening."""
    found = TABLE if table else None
    return CameraView(TableState.NOT_CALIBRATED, Frame(sample_table().far, 0.0), NOTHING, table=found)


UNPLUGGED = CameraView(
    TableState.NO_PICTURE,
    None,
    NOTHING,
    problem=reason_of("trouble-usb-unplugged", name="usb:/dev/v4l/by-id/usb-046d_HD_Pro_Webcam_C920-video"),
)
SIMULATED = CameraView(TableState.NO_PICTURE, None, NOTHING, watched=False)


def _step(step: FirstRun, draw: DrawStep, *, first: bool = True, kept: bool = True) -> Draw:
    def drawn(canvas: Canvas, _folder: Path, language: str) -> None:
        draw(canvas, texts(language), Place(step, first, kept))

    return drawn


def _steps(canvas: Canvas, _folder: Path, language: str) -> None:
    words = texts(language)
    answered = {
        FirstRun.LANGUAGE: words.say(f"language-{language}"),
        FirstRun.SCREEN: words.say("first-run-degrees", degrees=90),
        FirstRun.CAMERA: words.say("camera-picamera2"),
        FirstRun.TABLE: words.say("first-run-table-size", width=180, height=90),
        FirstRun.BUTTONS: words.say("first-run-buttons-count", count=12),
    }
    draw_steps(canvas, words, answered, kept=True)


def _cameras(camera: CameraView, chosen: str) -> Draw:
    return _step(
        FirstRun.CAMERA,
        lambda canvas, words, place: draw_cameras(canvas, words, place, ALL, chosen, camera),
    )


def _found(canvas: Canvas, words: Texts, place: Place, quality) -> None:
    draw_found(canvas, words, place, seen(table=True), quality, words.say("first-run-on"))


def _asked(lesson: ButtonLesson, told: Reason | None = None) -> Draw:
    return _step(
        FirstRun.BUTTONS,
        lambda canvas, words, place: draw_button_asked(canvas, words, place, lesson, told),
    )


SECOND_SEAT = ButtonLesson(Wiring()).begun(("pass",)).pressed(FoundPin(5, to_3v3=False))
TAKEN = ButtonLesson(FULL).begun(("pass", "last-card")).pressed(FoundPin(17, to_3v3=False))
LONG = ButtonLesson(FULL, (ButtonName("last-card", 0),))

LAMPS = (
    TriedDevice(Reason("trying-lamp-illegal"), 22, works=True),
    TriedDevice(
        reason_of("trying-lamp-at-seat", kind=Reason("trying-lamp-turn"), seat="10"), 23, works=False
    ),
)
PRESSED = tuple(TriedDevice(named(name), pin, pin < 9) for name, pin in FULL.buttons[:7])
ILL = Finding(
    Part.SIGHT,
    Health.MISSING,
    reason_of("doctor-sight-poor", names=Reason("sight-sharpness")),
    Reason("sight-do-sharpness"),
)


def _trying(tried: Tried, camera: CameraView) -> Draw:
    def draw(canvas: Canvas, _folder: Path, language: str) -> None:
        draw_trying_out(canvas, texts(language), tried, camera)

    return draw


FIRST_RUN_PAGES: dict[str, Draw] = {
    "first-run": _steps,
    "first-run-language": _step(FirstRun.LANGUAGE, draw_languages),
    "first-run-screen": _step(FirstRun.SCREEN, draw_way_up),
    "first-run-not-kept": _step(FirstRun.SCREEN, draw_way_up, first=False, kept=False),
    "first-run-camera": _cameras(seen(), "picamera2"),
    "first-run-camera-unplugged": _cameras(UNPLUGGED, "usb:0"),
    "first-run-camera-simulated": _cameras(SIMULATED, "simulated"),
    "first-run-size": _step(
        FirstRun.TABLE, lambda canvas, words, place: draw_size(canvas, words, place, (1800, 900))
    ),
    "first-run-no-table": _step(FirstRun.TABLE, draw_no_table),
    "first-run-found": _step(FirstRun.TABLE, partial(_found, quality=WELL_SEEN)),
    "first-run-found-ill": _step(FirstRun.TABLE, partial(_found, quality=ILL_SEEN)),
    "first-run-buttons": _step(
        FirstRun.BUTTONS, lambda canvas, words, place: draw_buttons(canvas, words, place, FULL, None)
    ),
    "first-run-no-pins": _step(
        FirstRun.BUTTONS,
        lambda canvas, words, place: draw_buttons(
            canvas, words, place, Wiring(), Reason("trouble-gpio-unread")
        ),
    ),
    "first-run-press": _asked(LONG, reason_of("buttons-stuck", pins=("5", "6", "13"))),
    "first-run-next-seat": _asked(SECOND_SEAT),
    "first-run-taken": _asked(TAKEN),
    "trying-out": _trying(Tried(PRESSED, LAMPS, (), ILL), seen(table=True)),
    "trying-out-nothing": _trying(
        Tried((), (), (reason_of("trouble-gpio-none", name="undo", pin="17"),), None), UNPLUGGED
    ),
}
