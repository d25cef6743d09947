"""The camera's picture, large, with what was seen drawn in."""

from __future__ import annotations

from companion.screens import shapes
from companion.screens.canvas import Box, Canvas
from companion.screens.filming import Filming, RecordEvening
from companion.screens.intents import Go, PageName
from companion.screens.pages.frame import beside_heading, heading
from companion.screens.pages.seen import draw_seen
from companion.screens.pages.table import STATE, draw_state
from companion.sitting.view import View
from companion.texts import Texts
from vision.scene.scene import TableState

SIGHT = 34.0
"""Width in mm of the way to the page that tells how well the table is seen."""

UNTOLD = 10.0
"""Height in mm of the lines that tell what print does not tell."""


def draw_camera(canvas: Canvas, texts: Texts, view: View, filming: Filming = Filming.OFF) -> None:
    """Draw the newest picture, what print does not tell, the table's state, and whether it is recorded."""
    canvas.begin()
    rest = heading(canvas, texts, texts.say("camera-title"), PageName.TABLE, beside=SIGHT)
    if view.camera.watched:
        sight = beside_heading(canvas, SIGHT)
        canvas.button(sight, texts.say("sight-title"), Go(PageName.HOW_WELL), capital=2.8)
    if canvas.upright:
        picture, line, foot = rest.rows(rest.h - 2 * STATE - 3, STATE, STATE, gap=1.5)
        deck, seats, table, film = foot.columns(1, 1, 1, 1, gap=1)
    else:
        picture, foot = rest.rows(rest.h - STATE - 1.5, STATE, gap=1.5)
        line, deck, seats, table, film = foot.columns(1.6, 1, 1, 1, 1, gap=1.5)
    if view.camera.untold_print is not None:
        picture, untold = picture.rows(picture.h - UNTOLD - 1, UNTOLD, gap=1)
        said = texts.reason(view.camera.untold_print)
        canvas.text(said, untold, 3.0, canvas.theme.light, align="left", lines=3)
    canvas.button(seats, texts.say("seats-title"), Go(PageName.SEATS), capital=2.8)
    canvas.button(deck, texts.say("deck-check-title"), Go(PageName.DECK), capital=2.8)
    if view.camera.picture is None:
        canvas.panel(picture, canvas.theme.panel)
        canvas.text(texts.say("state-no-picture"), picture.inside(4), 5, canvas.theme.quiet)
    else:
        _draw_filming(canvas, texts, filming, film)
        canvas.button(table, texts.say("corners-title"), Go(PageName.CORNERS), capital=2.8)
        shown = draw_seen(canvas, texts, view.camera, view.camera.picture, picture)
        if view.camera.state is TableState.NO_PICTURE:
            _cross_out(canvas, texts, shown)
    draw_state(canvas, texts, view, line, small_picture=False)


def _draw_filming(canvas: Canvas, texts: Texts, filming: Filming, box: Box) -> None:
    """The button that records the evening, lit while it does."""
    intent, label = RecordEvening(filming is not Filming.ON), texts.say(f"film-{filming.value}")
    if filming is Filming.ON:
        canvas.first_choice(box, label, intent, capital=2.8)
    else:
        canvas.button(box, label, intent, capital=2.8)


def _cross_out(canvas: Canvas, texts: Texts, picture: Box) -> None:
    """The last picture is not how the table lies now."""
    canvas.dim(picture)
    cross, words = picture.inside(4).rows(2, 1)
    size = round(min(cross.w, cross.h) * canvas.scale)
    canvas.picture(shapes.polygon(tuple(shapes.CROSS), size, canvas.theme.light), cross)
    canvas.text(texts.say("state-no-picture"), words, 6, bold=True)
