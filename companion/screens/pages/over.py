"""The table after the game: who has won, lit where they sit, and the totals in the middle."""

from __future__ import annotations

from dataclasses import replace

from companion.screens.canvas import TABLE_CORNER, Box, Canvas
from companion.screens.pages.frame import figure
from companion.screens.pages.places import FRAMES, Arrangement, places_around
from companion.screens.pages.table import seat_name, short
from companion.screens.portraits import put_portrait
from companion.sitting.view import GameView, View
from companion.texts import Texts

GAP = 1.5
ROOMY = 6
"""So many players sit roomily."""
PLACES = Arrangement(sides=(20.0, 20.0), edges=(11.0, 11.0))
CROWDED = replace(PLACES, flat=50.0)
"""How the places lie, and where many sit: there is only a name in each."""
LEAST_NAME = 2.4
"""Height in mm of the capitals in a name beside a total under which it is rather shortened."""
HIGHEST = 6.5
"""Height in mm of a line of the totals, where there is room."""
ASIDE = 12
"""A line that says which totals win is as high as so many parts of the middle."""


def ranked(game: GameView) -> tuple[int, ...]:
    """Indexes of the players, the winners first and the others by their totals."""
    best = 1 if game.position.fewest_win else -1

    def rank(player: int) -> tuple[bool, int]:
        return player not in game.winners, best * game.totals[player]

    return tuple(sorted(range(len(game.header.players)), key=rank))


def draw_over(canvas: Canvas, texts: Texts, view: View, box: Box) -> float:
    """Draw the table after the game.

    Returns:
        Height in mm of a capital letter in the largest name.
    """
    theme, names = canvas.theme, view.game.header.players
    canvas.panel(box, theme.panel, border=theme.line, corner=TABLE_CORNER)
    arrangement = PLACES if len(names) <= ROOMY else CROWDED
    places, middle = places_around(box.inside(GAP), view.table.seats, None, GAP, arrangement)
    largest = 0.0
    for place in places:
        won = place.player in view.game.winners
        canvas.panel(place.box, theme.ground, border=theme.light if won else theme.line, width=FRAMES[won])
        inner = place.box.inside(FRAMES[True] + 0.6)
        inner = put_portrait(canvas, names[place.player], inner)
        said = seat_name(canvas, names[place.player], inner, names, foremost=won)
        wished = 7.0 if won else 4.0
        canvas.text(said, inner, wished, theme.light if won else theme.text, bold=True, lines=2)
        largest = max(largest, canvas.fitting(said, inner, wished, bold=True, lines=2))
    if any(view.game.totals):
        _draw_totals(canvas, texts, view.game, middle)
    return largest


def _draw_totals(canvas: Canvas, texts: Texts, game: GameView, box: Box) -> None:
    """Everybody's total, the best first, all in one size; and where it is the lowest that wins."""
    theme, names = canvas.theme, game.header.players
    if game.position.fewest_win:
        box, note = box.rows(ASIDE, 2, gap=0.5)
        canvas.text(texts.say("score-lowest-wins"), note, 2.6, theme.quiet, lines=2)
    high = min(HIGHEST, box.h / len(names))
    wide = min(box.w, 45.0)
    lines = Box(
        box.x + (box.w - wide) / 2, box.y + (box.h - high * len(names)) / 2, wide, high * len(names)
    ).rows(*([1] * len(names)))
    parts = {player: line.columns(2.4, 1, gap=1) for player, line in zip(ranked(game), lines, strict=True)}
    said = {
        player: short(canvas, names[player], name, names, bold=True, capital=LEAST_NAME)
        for player, (name, _) in parts.items()
    }
    capital = min(canvas.fitting(said[player], part[0], 4.0, bold=True) for player, part in parts.items())
    for player, (name, total) in parts.items():
        colour = theme.light if player in game.winners else theme.text
        canvas.text(said[player], name, capital, colour, bold=True, align="left")
        canvas.text(figure(game.totals[player]), total, capital, colour, bold=True, align="right")
