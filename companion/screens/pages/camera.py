"""The camera's picture, large, with what was seen drawn in."""

from __future__ import annotations

import cv2
import numpy as np

from companion.screens.canvas import Canvas
from companion.screens.intents import Go, PageName
from companion.screens.pages.frame import heading
from companion.screens.pages.table import STATE, draw_state
from companion.screens.pictures import fitted
from companion.texts import Texts
from companion.view import View
from vision.annotation import annotate

EDGE = (92, 208, 255)
"""Colour of the table's edge, in BGR."""


def draw_camera(canvas: Canvas, texts: Texts, view: View) -> None:
    """Draw the newest picture and the state of the table."""
    canvas.begin()
    rest = heading(canvas, texts, texts.say("camera-title"), PageName.TABLE)
    picture, foot = rest.rows(rest.h - STATE - 1.5, STATE, gap=1.5)
    line, deck, seats, table = foot.columns(1.7, 1, 1, 1, gap=2)
    canvas.button(seats, texts.say("seats-title"), Go(PageName.SEATS), capital=2.8)
    canvas.button(deck, texts.say("deck-check-title"), Go(PageName.DECK), capital=2.8)
    if view.picture is None:
        canvas.panel(picture, canvas.theme.panel)
        canvas.text(texts.say("state-no-picture"), picture.inside(4), 5, canvas.theme.quiet)
    else:
        drawn = annotate(view.picture, view.sightings)
        if view.table is not None:
            width = max(2, drawn.shape[1] // 320)
            cv2.polylines(
                drawn, [np.round(view.table.outline).astype(np.int32)], True, EDGE, width, cv2.LINE_AA
            )
        canvas.button(table, texts.say("corners-title"), Go(PageName.CORNERS), capital=2.8)
        canvas.picture(fitted(drawn, canvas.rect(picture).size), picture)
    draw_state(canvas, texts, view, line, small_picture=False)
