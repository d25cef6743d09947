"""Push buttons are learnt by pressing them: which are known, and which one is to be pressed now."""

from __future__ import annotations

from typing import Final

from companion.engines import Reason
from companion.machine.wiring import ACTIONS, AT_SEATS, ButtonLesson, Wiring, named
from companion.screens import shapes
from companion.screens.canvas import LEAST_TARGET, Box, Canvas
from companion.screens.first_run_intents import Learn, NotThere, OneForAll
from companion.screens.pages.first_run import Place, draw_step
from companion.screens.pages.frame import large_cells
from companion.screens.signs import Sign, draw_sign
from companion.texts import Texts

TOLD: Final = 15.0
"""Height in mm of what came of the last press."""


def draw_buttons(canvas: Canvas, texts: Texts, place: Place, wiring: Wiring, why_not: Reason | None) -> None:
    """Draw all kinds of buttons with their pins; a touch on one learns it anew.

    Args:
        canvas: the page.
        texts: the language.
        place: where on the way people are.
        wiring: what is known.
        why_not: why no button can be learnt here, None where they can.
    """
    rest = draw_step(canvas, texts, place)
    if why_not is not None:
        canvas.text(texts.reason(why_not), rest.inside(6), 4.5, canvas.theme.quiet, lines=6)
        return
    cells, foot = rest.rows(rest.h - LEAST_TARGET - 4, LEAST_TARGET + 2, gap=2)
    for action, cell in zip(ACTIONS, large_cells(canvas, cells, len(ACTIONS)), strict=True):
        canvas.button(cell, _pins_of(texts, action, wiring), Learn((action,)), capital=3.6, lines=4)
    canvas.first_choice(foot, texts.say("buttons-all"), Learn(ACTIONS), capital=4.0)


def _pins_of(texts: Texts, action: str, wiring: Wiring) -> str:
    """What people call a kind of button, and where it is."""
    pins = ", ".join(map(str, wiring.pins(action)))
    where = texts.say("buttons-on", pins=pins) if pins else texts.say("buttons-none")
    return f"{texts.say(f'buttons-kind-{action}')}\n{where}"


def draw_button_asked(
    canvas: Canvas, texts: Texts, place: Place, lesson: ButtonLesson, told: Reason | None
) -> None:
    """Draw which button is to be pressed now, and what came of the last press.

    Args:
        canvas: the page.
        texts: the language.
        place: where on the way people are.
        lesson: how far people are.
        told: what is wrong with what is pressed now, None for nothing.
    """
    rest = draw_step(canvas, texts, place)
    name = lesson.now
    if name is None:
        return
    asked, what_for, line, foot = rest.rows(
        rest.h - 2 * TOLD - LEAST_TARGET - 6, TOLD, TOLD, LEAST_TARGET, gap=2
    )
    if name.seat is not None:
        asked, seat = asked.columns(4, 1, gap=2)
        _draw_seat(canvas, name.seat, seat)
    canvas.text(texts.say("buttons-press", button=texts.reason(named(name))), asked, 7.0, bold=True, lines=3)
    further = texts.say("buttons-clockwise") if name.seat else texts.say(f"buttons-for-{name.action}")
    canvas.text(further, what_for, 3.6, canvas.theme.quiet, lines=3)
    shown = told or lesson.told
    if shown is not None:
        wrong = told is not None or lesson.refused
        sign, words = line.columns(1, 9, gap=2)
        draw_sign(canvas, Sign.CROSS if wrong else Sign.TICK, sign)
        ink = canvas.theme.light if wrong else canvas.theme.text
        canvas.text(texts.reason(shown), words, 3.8, ink, align="left", lines=3)
    none_there, shared = foot.columns(1, 1, gap=3)
    canvas.button(none_there, texts.say("buttons-no-more" if name.seat else "buttons-not-there"), NotThere())
    if name.action in AT_SEATS and not name.seat:
        at_seat = name.seat is not None
        label = texts.say("buttons-one-for-all" if at_seat else "buttons-one-each")
        canvas.button(shared, label, OneForAll(at_seat))


def _draw_seat(canvas: Canvas, seat: int, box: Box) -> None:
    """A small table with the seat at its lower edge lit, and for a later seat the way round to it."""
    place = box.square().inside(2)
    table, below = place.rows(5, 1, gap=1)
    canvas.panel(table, canvas.theme.raised, border=canvas.theme.line)
    lit = canvas.theme.light if seat == 0 else canvas.theme.quiet
    canvas.picture(shapes.disc(round(below.square().w * canvas.scale), lit, filled=True), below)
    if seat:
        arrow = table.square().inside(2)
        size = round(arrow.w * canvas.scale)
        canvas.picture(shapes.polygon(tuple(shapes.CLOCKWISE), size, canvas.theme.light), arrow)
