"""The options of a game before it begins: each with a sentence, and its value to touch."""

from __future__ import annotations

from typing import Any

from companion.records.notation import SUITS
from companion.screens.canvas import Box, Canvas
from companion.screens.game_options import OPTIONS, Option
from companion.screens.intents import Alter, PageName
from companion.screens.pages.frame import heading
from companion.screens.people import People
from companion.texts import Texts

GAP = 2.0
TALLEST = 22.0
"""No option is higher than this, in mm."""


def draw_game_options(canvas: Canvas, texts: Texts, people: People) -> None:
    """Draw the page; a touch on a value leads to the next one."""
    canvas.begin()
    options = OPTIONS[people.game]
    title = texts.say("options-title", game=texts.say(f"game-{people.game}"))
    rest = heading(canvas, texts, title, PageName.PEOPLE)
    columns = 2 if len(options) > 3 and not canvas.upright else 1
    rows = -(-len(options) // columns)
    height = min(rest.h, rows * TALLEST + (rows - 1) * GAP)
    lines = Box(rest.x, rest.y, rest.w, height).rows(*([1] * rows), gap=GAP)
    cells = [cell for line in lines for cell in line.columns(*([1] * columns), gap=GAP)]
    for option, cell in zip(options, cells, strict=False):
        _draw(canvas, texts, people, option, cell)


def _draw(canvas: Canvas, texts: Texts, people: People, option: Option, box: Box) -> None:
    canvas.panel(box, canvas.theme.panel)
    sentence, value = box.inside(1.2).columns(1.5, 1, gap=1.5)
    canvas.text(texts.say(f"option-{people.game}-{option.name}"), sentence, 3.2, align="left", lines=5)
    chosen = people.option(option.name)
    label = value_text(texts, people.game, option.name, chosen)
    if chosen == option.usual:
        canvas.button(value, label, Alter(option.name), capital=3.6)
    else:
        canvas.first_choice(value, label, Alter(option.name), capital=3.6)


def value_text(texts: Texts, game: str, option: str, value: Any) -> str:
    """What an option's value is called."""
    match value:
        case bool() if option == "tournament":
            return texts.say("option-tournament" if value else "option-one-game")
        case bool():
            return texts.say("option-yes" if value else "option-no")
        case int():
            return texts.say(f"option-rounds-{game}", count=value)
        case {"points": points}:
            return texts.say("option-points", count=points)
        case {"hands": count} | {"rounds": count}:
            return texts.say(f"option-rounds-{game}", count=count)
        case list():
            return " ".join(SUITS[suit] for suit in value)
    return texts.say(f"option-{option}-{value}")
