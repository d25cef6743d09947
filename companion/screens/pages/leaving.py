"""Before the program is left: one touch beside “Pause” darkens no table, and none switches a machine off."""

from __future__ import annotations

from dataclasses import dataclass

from companion.engines import Reason
from companion.machine.power import Power
from companion.screens.canvas import Canvas
from companion.screens.intents import Go, Leave, PageName
from companion.screens.pages.frame import heading
from companion.texts import Texts

WAYS = 16.0
"""Height in mm of a row of buttons."""


@dataclass(frozen=True, slots=True)
class Kiosk:
    """A machine that is there for the companion alone, and is switched off on its screen.

    Attributes:
        desktop: whether there is a desktop behind the companion; without one a login in writing comes.
        refused: why the machine was not switched off, None for nothing.
    """

    desktop: bool
    refused: Reason | None = None


def draw_leaving(
    canvas: Canvas, texts: Texts, *, playing: bool, goes_on: bool, kiosk: Kiosk | None = None
) -> None:
    """Draw the page: what becomes of the evening, and all ways, away from the corners that thumbs touch.

    Args:
        canvas: the page.
        texts: the language.
        playing: whether an evening goes on that is left; else people come from the welcome page.
        goes_on: whether the next start offers to go on; what a film shows is over.
        kiosk: what else can be done with the machine, None: it is somebody's computer.
    """
    canvas.begin()
    title = texts.say("leaving-title" if playing else "leaving-title-off")
    rest = heading(canvas, texts, title, PageName.MENU if playing else PageName.WELCOME)
    rows = (WAYS, WAYS) if kiosk is None else (WAYS, WAYS, WAYS / 2)  # the last one is kept free
    words, *ways, _ = rest.rows(rest.h - sum(rows), *rows, gap=2)
    if kiosk is not None and kiosk.refused is not None:
        canvas.text(texts.reason(kiosk.refused), words, 4.0, canvas.theme.light, lines=5)
    else:
        told = _told(kiosk, playing=playing, goes_on=goes_on)
        canvas.text(" ".join(map(texts.say, told)), words, 5.0, lines=4)
    if kiosk is not None:
        off, again = ways[0].columns(1, 1, gap=3)
        canvas.button(off, texts.say("button-switch-off"), Leave(Power.OFF), capital=4.5)
        canvas.button(again, texts.say("button-start-again"), Leave(Power.AGAIN), capital=4.5)
    stay, leave = ways[-1].columns(1, 1, gap=3)
    back = Go(PageName.TABLE if playing else PageName.WELCOME)
    canvas.first_choice(stay, texts.say("leaving-stay" if playing else "leaving-not"), back, capital=4.5)
    canvas.button(leave, texts.say("button-leave"), Leave(), capital=4.5)


def _told(kiosk: Kiosk | None, *, playing: bool, goes_on: bool) -> list[str]:
    """The messages of what becomes of the evening, and where “End” leads."""
    told = ["leaving-kept"] if playing else []
    if playing and goes_on and kiosk is None:
        told.append("leaving-next")
    if kiosk is not None:
        told.append("leaving-to-desktop" if kiosk.desktop else "leaving-to-login")
    return told
