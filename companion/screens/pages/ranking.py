"""Everybody's rank and count at a game's end, in letters that are read from two metres, page by page."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from companion.evening.ending import ending_of, ranking
from companion.screens.canvas import LEADING, LEAST_TARGET, Box, Canvas
from companion.screens.ending_intents import ShowRanking
from companion.screens.large_type import LEAST, height_of, name_ways, pixels_of
from companion.screens.pages.frame import figure
from companion.screens.pages.from_afar import ASIDE, GAP, MARGIN
from companion.screens.portraits import draw_portrait, portrait_of
from companion.screens.scripts import width_of
from companion.sitting.view import GameView, View
from companion.texts import Texts

APART: Final = 3.0
"""Millimetres between rank, name and count."""

PORTRAIT: Final = 0.86
"""Side of a portrait, as a part of a row's height."""

LINES: Final = (1, 2)
"""Lines of a row; on an upright page the name has one of its own, else it would be hardly a letter."""

LEVEL: Final = "="
"""Behind a rank that several share."""

Row = tuple[str, int, str]
"""A rank, the player's index, and the count."""


def rows_of(game: GameView) -> tuple[Row, ...]:
    """Everybody's rank, with a sign where several share it, none where the rules know none; and count."""
    won_by = ending_of(game.header.game).won_by(game.position, game.totals)
    return tuple(
        (_rank(place.rank, len(place.players)), player, figure(place.count))
        for place in ranking(won_by, game.winners)
        for player in place.players
    )


def _rank(rank: int | None, players: int) -> str:
    return "" if rank is None else f"{rank}{LEVEL if players > 1 else ''}"


def draw_ranking(canvas: Canvas, texts: Texts, view: View, first: int) -> None:
    """Draw the ranking from the row of that index on.

    Args:
        canvas: the page.
        texts: the language.
        view: the sitting, its game over.
        first: index of the first row.
    """
    canvas.begin()
    rows, page = rows_of(view.game), canvas.box.inside(MARGIN)
    rest, foot = page.rows(page.h - LEAST_TARGET - GAP, LEAST_TARGET, gap=GAP)
    canvas.panel(rest, canvas.theme.panel, border=canvas.theme.line)
    pixels = pixels_of(canvas, LEAST)
    lines = LINES[canvas.upright]
    in_view = _in_view(canvas, rest, pixels, lines)
    first = min(first, max(0, len(rows) - 1)) // in_view * in_view
    shown = rows[first : first + in_view]
    columns = _Columns.of(canvas, view.game, rows, rest, pixels)
    top = rest.y + (rest.h - height_of(canvas, lines * len(shown), pixels)) / 2
    for number, row in enumerate(shown):
        line = top + lines * number * _pitch(canvas, pixels), height_of(canvas, 1, pixels)
        _draw_row(canvas, view.game, row, columns, line, pixels)
    _draw_foot(canvas, texts, view.game, (first, in_view, len(rows)), foot)


def _pitch(canvas: Canvas, pixels: int) -> float:
    """Millimetres from one row to the next."""
    return LEADING * pixels / canvas.scale


def _in_view(canvas: Canvas, box: Box, pixels: int, lines: int) -> int:
    """How many rows of so many lines have room."""
    room = int((box.h - height_of(canvas, 1, pixels)) / _pitch(canvas, pixels)) + 1
    return max(1, room // lines)


@dataclass(frozen=True, slots=True)
class _Columns:
    """Where everything stands in a row, in mm: as wide on all pages.

    Attributes:
        left: where ranks begin.
        rank: their width.
        name: where names begin.
        side: of a portrait before a name, 0 where nobody has one.
        count: where counts begin.
        right: where they end.
    """

    left: float
    rank: float
    name: float
    side: float
    count: float
    right: float

    @classmethod
    def of(cls, canvas: Canvas, game: GameView, rows: tuple[Row, ...], box: Box, pixels: int) -> _Columns:
        """The columns of all rows in a panel."""
        rank = max(_wide(canvas, row[0], pixels) for row in rows)
        count = max(_wide(canvas, row[2], pixels) for row in rows)
        pictured = any(portrait_of(canvas, name) is not None for name in game.header.players)
        side = PORTRAIT * _pitch(canvas, pixels) if pictured else 0.0
        left, right = box.x + ASIDE, box.x + box.w - ASIDE
        before = rank + APART if rank and not canvas.upright else 0.0
        name = left + before + (side + APART / 2 if side else 0.0)
        return cls(left, rank, name, side, right - count, right)


def _draw_row(
    canvas: Canvas, game: GameView, row: Row, columns: _Columns, line: tuple[float, float], pixels: int
) -> None:
    """Draw a row that begins so many mm from above, and is so high."""
    (rank, player, count), (top, high) = row, line
    name, names = game.header.players[player], game.header.players
    ink = canvas.theme.light if player in game.winners else canvas.theme.text
    below = top + _pitch(canvas, pixels) if canvas.upright else top
    if rank:
        canvas.large((rank,), Box(columns.left, below, columns.rank, high), pixels, ink, align="left")
    if columns.side:
        across, down = columns.name - columns.side - APART / 2, top + (high - columns.side) / 2
        draw_portrait(canvas, name, Box(across, down, columns.side, columns.side))
    wide = (columns.right if canvas.upright else columns.count - APART) - columns.name
    shown = name_ways(canvas, name, names, wide)[-1]
    canvas.large((shown,), Box(columns.name, top, wide, high), pixels, ink, align="left")
    counted = Box(columns.count, below, columns.right - columns.count, high)
    canvas.large((count,), counted, pixels, ink, align="right")


def _wide(canvas: Canvas, text: str, pixels: int) -> float:
    """Width in mm of a text in large letters, with a hair for where it ends between two pixels."""
    return width_of(text, pixels, True, narrow=True) / canvas.scale + 0.3 if text else 0.0


def _draw_foot(canvas: Canvas, texts: Texts, game: GameView, shown: tuple[int, int, int], box: Box) -> None:
    """The way back, what is counted, and the ways to those before and after."""
    first, in_view, count = shown
    back, said, before, after = box.columns(1, 1, 1, 1, gap=GAP)
    canvas.button(back, texts.say("button-back"), ShowRanking(None), capital=3.6)
    unit = texts.reason(ending_of(game.header.game).won_by(game.position, game.totals).unit)
    level = texts.say("ending-level") if any(row[0].endswith(LEVEL) for row in rows_of(game)) else ""
    above, below = said.rows(1, 1)
    canvas.text(unit, above if level else said, 3.4, canvas.theme.quiet)
    canvas.text(level, below, 2.6, canvas.theme.quiet)
    if first > 0:
        canvas.button(before, texts.say("players-before"), ShowRanking(first - in_view), capital=3.6)
    if first + in_view < count:
        canvas.first_choice(after, texts.say("players-after"), ShowRanking(first + in_view), capital=3.8)
