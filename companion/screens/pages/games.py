"""Which game? All that are installed, each with how many it is for."""

from __future__ import annotations

from companion.engines import game_names, limits_of
from companion.screens.canvas import Canvas
from companion.screens.intents import PageName
from companion.screens.pages.frame import heading, large_cells
from companion.screens.people_intents import Choose
from companion.texts import Texts


def draw_games(canvas: Canvas, texts: Texts, back: PageName) -> None:
    """Draw the page."""
    canvas.begin()
    rest = heading(canvas, texts, texts.say("games-title"), back)
    games = game_names()
    for game, cell in zip(games, large_cells(canvas, rest, len(games)), strict=True):
        fewest, most = limits_of(game)
        players = texts.say("games-players", fewest=fewest, span=most - fewest, most=most)
        label = f"{texts.say(f'game-{game}')}\n{players}"
        canvas.button(cell, label, Choose(game), capital=5.0, lines=2)
