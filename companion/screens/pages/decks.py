"""Which deck is to be taught? Those of the four games, and the UP&DOWN card."""

from __future__ import annotations

from companion.decks.teaching.learning import UPDOWN
from companion.engines import Reason, game_names
from companion.screens.canvas import Canvas
from companion.screens.intents import PageName
from companion.screens.lesson_intents import Teach
from companion.screens.pages.frame import heading
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
    if canvas.upright:
        places = list(cells.rows(*([1] * (len(game_names()) + 1)), gap=3))
    else:
        upper, lower = cells.rows(1, 1, gap=3)
        places = [*upper.columns(1, 1, gap=3), *lower.columns(1, 1, 1, gap=3)]
    for name, place in zip((*game_names(), UPDOWN), places, strict=True):
        label = texts.say("decks-updown" if name == UPDOWN else f"game-{name}")
        canvas.button(place, label, Teach(name), capital=4.4, lines=2)
