"""The camera's picture, large, with what was seen drawn in."""

from __future__ import annotations

from companion.screens.canvas import Canvas
from companion.screens.intents import PageName
from companion.screens.pages.frame import heading
from companion.screens.pages.table import STATE, draw_state
from companion.screens.pictures import fitted
from companion.texts import Texts
from companion.view import View
from vision.annotation import annotate


def draw_camera(canvas: Canvas, texts: Texts, view: View) -> None:
    """Draw the newest picture and the state of the table."""
    canvas.begin()
    rest = heading(canvas, texts, texts.say("camera-title"), PageName.TABLE)
    picture, line = rest.rows(rest.h - STATE - 1.5, STATE, gap=1.5)
    if view.picture is None:
        canvas.panel(picture, canvas.theme.panel)
        canvas.text(texts.say("state-no-picture"), picture.inside(4), 5, canvas.theme.quiet)
    else:
        drawn = annotate(view.picture, view.sightings)
        canvas.picture(fitted(drawn, canvas.rect(picture).size), picture)
    draw_state(canvas, texts, view, line, small_picture=False)
