"""Buttons, lamps and camera tried out: what was pressed, which lamp is lit, how well the table is seen."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from companion.engines import Reason
from companion.machine.findings import Finding, Health
from companion.screens.canvas import Box, Canvas
from companion.screens.intents import PageName
from companion.screens.pages.frame import heading
from companion.screens.pages.seen import draw_seen
from companion.screens.signs import Sign, draw_sign
from companion.sitting.view import CameraView
from companion.texts import Texts

ROW: Final = 9.0
"""No row of a device is higher than this, in mm."""

SIGHT: Final = 13.0
"""Height in mm of what is said of the camera."""


@dataclass(frozen=True, slots=True)
class TriedDevice:
    """A button or a lamp.

    Attributes:
        name: what people call it.
        pin: its GPIO number.
        works: whether it was pressed, or is lit now.
    """

    name: Reason
    pin: int
    works: bool


@dataclass(frozen=True, slots=True)
class Tried:
    """What was tried out so far.

    Attributes:
        buttons: the push buttons of the settings.
        lamps: the lamps of the settings.
        troubles: why buttons or lamps cannot be used.
        sight: how well the camera sees the table, None while that is not known.
    """

    buttons: tuple[TriedDevice, ...] = ()
    lamps: tuple[TriedDevice, ...] = ()
    troubles: tuple[Reason, ...] = ()
    sight: Finding | None = None


def draw_trying_out(canvas: Canvas, texts: Texts, tried: Tried, camera: CameraView) -> None:
    """Draw the page.

    Args:
        canvas: the page.
        texts: the language.
        tried: what was tried out so far.
        camera: what the camera shows.
    """
    canvas.begin()
    rest = heading(canvas, texts, texts.say("trying-title"), PageName.DOCTOR)
    if canvas.upright:
        devices, sight = rest.rows(1.6, 1, gap=2)
    else:
        devices, sight = rest.columns(1.5, 1, gap=3)
    if tried.troubles:
        trouble, devices = devices.rows(SIGHT, devices.h - SIGHT - 1, gap=1)
        said = " ".join(map(texts.reason, tried.troubles))
        canvas.text(said, trouble, 3.0, canvas.theme.light, align="left", lines=4)
    buttons, lamps = devices.columns(1, 1, gap=3)
    _draw_devices(canvas, texts, "trying-buttons", tried.buttons, buttons)
    _draw_devices(canvas, texts, "trying-lamps", tried.lamps, lamps)
    _draw_sight(canvas, texts, tried.sight, camera, sight)


def _draw_devices(canvas: Canvas, texts: Texts, title: str, devices: Sequence[TriedDevice], box: Box) -> None:
    """A line for each device of one kind, with a tick where it works; or that there is none."""
    above, rows = box.rows(8, box.h - 9, gap=1)
    canvas.text(
        texts.say(title if devices else f"{title}-none"), above, 3.2, bold=True, align="left", lines=2
    )
    if not devices:
        return
    height = min(rows.h, ROW * len(devices))
    lines = Box(rows.x, rows.y, rows.w, height).rows(*([1] * len(devices)), gap=0.6)
    for device, line in zip(devices, lines, strict=True):
        sign, words = line.columns(1, 7, gap=1)
        draw_sign(canvas, Sign.TICK if device.works else Sign.RING, sign)
        said = texts.say("trying-device", name=texts.reason(device.name), pin=str(device.pin))
        canvas.text(said, words, 3.0, canvas.theme.light if device.works else None, align="left", lines=2)


def _draw_sight(canvas: Canvas, texts: Texts, sight: Finding | None, camera: CameraView, box: Box) -> None:
    """The camera's picture, and in a sentence how well it sees, with what to do."""
    picture, words = box.rows(1, 1, gap=1.5)
    if camera.picture is None:
        canvas.panel(picture, canvas.theme.panel)
        why = camera.problem or Reason("state-no-picture")
        canvas.text(texts.reason(why), picture.inside(2), 3.4, canvas.theme.quiet, lines=5)
    else:
        draw_seen(canvas, texts, camera, camera.picture, picture)
    if sight is None:
        canvas.text(texts.say("trying-looks"), words, 3.4, canvas.theme.quiet, align="left", lines=4)
        return
    said = texts.reason(sight.what)
    if sight.remedy is not None:
        said += f" → {texts.reason(sight.remedy)}"
    ink = canvas.theme.text if sight.health is Health.WORKS else canvas.theme.light
    canvas.text(said, words, 3.4, ink, align="left", lines=6)
