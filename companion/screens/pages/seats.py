"""Where everybody sits: the table from above, with names around it that can be dragged."""

from __future__ import annotations

import math

import cv2
import numpy as np
import pygame

from companion.screens.canvas import LEAST_TARGET, Box, Canvas, TouchArea
from companion.screens.intents import PageName, PickUp, SitThere
from companion.screens.pages.frame import heading
from companion.screens.pictures import fitted
from companion.screens.portraits import put_portrait
from companion.sitting.view import View
from companion.table.seats import direction_of
from companion.texts import Texts
from vision.calibration import DEFAULT_TABLE, Calibration
from vision.sightings import Place

WIDE, NARROW = 26.0, 20.0
"""Width in mm of a name's plate, and on an upright page, where the table would be small beside wider ones."""

GAP = 1.5
"""Millimetres between the table and the names."""


def draw_seats(canvas: Canvas, texts: Texts, view: View, moving: int | None) -> None:
    """Draw the table with everybody around it.

    Args:
        canvas: the page.
        texts: the language.
        view: the sitting.
        moving: index of the player whose name is being moved, None for nobody.
    """
    canvas.begin()
    rest = heading(canvas, texts, texts.say("seats-title"), PageName.CAMERA)
    around, line = rest.rows(rest.h - 9.0, 9.0, gap=1)
    plate = NARROW if canvas.upright else WIDE
    table = _table(around, plate, view.camera.table)
    canvas.panel(table, canvas.theme.panel, border=canvas.theme.line)
    if view.camera.table is not None and view.camera.picture is not None:
        canvas.picture(_from_above(canvas, view.camera.picture, view.camera.table, table), table)
    for seat in view.table.seats.seats:
        name = view.game.header.players[seat.player]
        _draw_name(canvas, name, seat.player, moving, _beside(around, plate, seat.direction))
    if moving is None:
        canvas.text(texts.say("seats-how"), line, 3.2, canvas.theme.quiet, lines=2)
    else:
        said = texts.say("seats-where", player=view.game.header.players[moving])
        canvas.touch(around, said, TouchArea(_sit_there, follows=True))
        canvas.text(said, line, 3.6, canvas.theme.light, bold=True, lines=2)


def _sit_there(x: float, y: float) -> SitThere:
    """The direction of a point of the map, as `_beside` draws it."""
    return SitThere(direction_of(Place(x - 0.5, y - 0.5, 0.0)))


def _table(around: Box, plate: float, found: Calibration | None) -> Box:
    """The table in the middle, as wide to its height as the true one, with room for the names around it."""
    width, height = found.table_size if found is not None else DEFAULT_TABLE
    scale = min((around.w - 2 * (plate + GAP)) / width, (around.h - 2 * (LEAST_TARGET + GAP)) / height)
    w, h = width * scale, height * scale
    return Box(around.x + (around.w - w) / 2, around.y + (around.h - h) / 2, w, h)


def _beside(around: Box, plate: float, direction: float) -> Box:
    """The place of a name at the map's border: its middle lies in that direction on a map made square."""
    angle = math.radians(direction)
    across, down = -math.sin(angle), math.cos(angle)
    reach = 0.5 / max(abs(across), abs(down))
    x = around.x + around.w / 2 + reach * across * (around.w - plate)
    y = around.y + around.h / 2 + reach * down * (around.h - LEAST_TARGET)
    return Box(x - plate / 2, y - LEAST_TARGET / 2, plate, LEAST_TARGET)


def _from_above(canvas: Canvas, picture: np.ndarray, found: Calibration, table: Box) -> pygame.Surface:
    """The newest picture as it would look from straight above."""
    rect = canvas.rect(table)
    found = found.for_picture((picture.shape[1], picture.shape[0]))
    width, height = found.table_size
    to_page = np.array([[rect.w / width, 0, rect.w / 2], [0, rect.h / height, rect.h / 2], [0, 0, 1]])
    seen = cv2.warpPerspective(
        picture, to_page @ found.homography, (rect.w, rect.h), borderValue=_bgr(canvas)
    )
    return fitted(np.asarray(seen, np.uint8), (rect.w, rect.h))


def _bgr(canvas: Canvas) -> tuple[int, int, int]:
    red, green, blue = canvas.theme.panel
    return blue, green, red


def _draw_name(canvas: Canvas, name: str, player: int, moving: int | None, box: Box) -> None:
    theme, lit = canvas.theme, player == moving
    canvas.panel(box, theme.light if lit else theme.raised, border=theme.line)
    room = put_portrait(canvas, name, box.inside(1))
    canvas.text(name, room, 4.0, theme.on_light if lit else None, bold=True, lines=2)
    if moving is None:
        canvas.touch(box, name, PickUp(player))
