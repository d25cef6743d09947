"""Everybody's place around a table that is drawn from above: the name, and below it what the game counts."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from companion.screens.canvas import TABLE_CORNER, Box, Canvas
from companion.screens.motion import seat
from companion.screens.pages.places import FRAMES, PlayerPlace, places_around
from companion.screens.pages.table import seat_name
from companion.screens.portraits import put_portrait
from companion.sitting.view import GameView, View

GAP = 1.5
LARGEST = 9.0
"""Height in mm of the capitals of whoever must act, where the name has room for them."""
USUAL, SMALLER = 4.0, 0.85
"""Height in mm of the others' capitals at most, and how much smaller they are at least."""
COUNTS = 3.0
"""Height in mm of the capitals of what is counted."""


def draw_named_places(
    canvas: Canvas, view: View, box: Box, acting: int | None, counts: Callable[[int], Sequence[str]]
) -> tuple[float, Box]:
    """Draw a table with everybody's place; whoever must act has the largest.

    Args:
        canvas: the page.
        view: the sitting.
        box: where the table is drawn.
        acting: index of the player who must act, None for nobody.
        counts: of a player's index, what stands below the name: a line or two.

    Returns:
        Height in mm of a capital letter in the largest name, and the middle of the table, which is free.
    """
    canvas.panel(box, canvas.theme.panel, border=canvas.theme.line, corner=TABLE_CORNER)
    places, middle = places_around(box.inside(GAP), view.table.seats, acting, GAP)

    def draw(place: PlayerPlace, wished: float) -> float:
        return _draw(canvas, view.game, place, wished, counts(place.player), lit=place.player == acting)

    return draw_foremost_first(places, acting, draw), middle.inside(GAP)


def draw_foremost_first(
    places: Iterable[PlayerPlace], acting: int | None, draw: Callable[[PlayerPlace, float], float]
) -> float:
    """Draw everybody's place; nobody's name is as large as that of whoever must act.

    Args:
        places: of all players.
        acting: index of the player who must act, None for nobody.
        draw: draws a place with capitals of that height in mm, and gives how high they have come out.

    Returns:
        Height in mm of a capital letter in the largest name.
    """
    largest = 0.0
    for place in sorted(places, key=lambda place: place.player != acting):
        wished = LARGEST if place.player == acting else min(USUAL, SMALLER * largest or USUAL)
        largest = max(largest, draw(place, wished))
    return largest


def _draw(
    canvas: Canvas, game: GameView, place: PlayerPlace, wished: float, counts: Sequence[str], *, lit: bool
) -> float:
    """Draw a place; how high the capitals of its name are in mm."""
    theme, names = canvas.theme, game.header.players
    canvas.spots[seat(place.player)] = place.box
    canvas.panel(place.box, theme.ground, border=theme.light if lit else theme.line, width=FRAMES[lit])
    inner = place.box.inside(FRAMES[lit] + 0.5)
    name, below = inner.columns(1.8, 1, gap=2) if place.wide else inner.rows(1.2, 1, gap=0.3)
    name = put_portrait(canvas, names[place.player], name)
    text = seat_name(canvas, names[place.player], name, names, foremost=lit)
    canvas.text(text, name, wished, theme.light if lit else theme.text, bold=True, lines=2)
    rows = below.rows(*([1] * len(counts)), gap=0.2)
    for number, (words, row) in enumerate(zip(counts, rows, strict=True)):
        canvas.text(words, row, COUNTS, theme.quiet if number else theme.text)
    return canvas.fitting(text, name, wished, bold=True, lines=2)
