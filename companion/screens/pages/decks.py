"""Which deck is to be taught? Those of all games, and the UP&DOWN card."""

from __future__ import annotations

from companion.decks.updown_names import UPDOWN
from companion.engines import Reason, game_names
from companion.screens.canvas import Canvas
from companion.screens.intents import PageName
from companion.screens.lesson_intents import Teach
from companion.screens.pages.frame import heading, large_cells
from companion.texts import Texts


def draw_decks(canvas: Canvas, texts: Texts, refused: Reason | None = None) -> None:
    """Draw the page; `refused` says why the lesson that was asked for could not begin."""
    canvas.begin()
    rest = heading(canvas, texts, texts.say("decks-title"), PageName.WELCOME)
    note, cells = rest.rows(1, 4, gap=2)
    if refused is None:
        canvas.text(texts.say("decks-note"), note, 3.2, canvas.theme.quiet, lines=3)
    else:
        canvas.text(texts.reason(refused), note, 3.2, canvas.theme.light, lines=4)
    names = (*game_names(), UPDOWN)
    for name, place in zip(names, large_cells(canvas, cells, len(names)), strict=True):
        label = texts.say("decks-updown" if name == UPDOWN else f"game-{name}")
        canvas.button(place, label, Teach(name), capital=4.4, lines=2)
