"""The winners' page: who has won and by what, and how all came out; read from two metres."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from companion.evening.ending import WonBy, ending_of, ranking
from companion.screens import shapes
from companion.screens.canvas import LEAST_TARGET, TABLE_CORNER, Box, Canvas
from companion.screens.confetti import PILE, draw_confetti
from companion.screens.ending_intents import ShowRanking
from companion.screens.history_intents import PlayAgain
from companion.screens.intents import Go, PageName
from companion.screens.large_type import (
    LEAST,
    Part,
    composed,
    draw_lines,
    height_of,
    name_ways,
    pixels_of,
    short_names,
)
from companion.screens.pages.from_afar import ASIDE, GAP, MARGIN
from companion.screens.pages.ranking import Row, rows_of
from companion.screens.pages.table import short
from companion.screens.pages.told_from_afar import TO_DRAWN, in_trouble
from companion.sitting.view import GameView, View
from companion.texts import Texts

CROWN: Final = 15.0
"""Side in mm of a crown."""

CAPTION: Final = 4.0
"""Height in mm of the line that says what is counted."""

ROW: Final = (6.0, 12.5)
"""Height in mm of a row of the ranking where it is read at the table, and where it is from two metres."""

FEW_ROWS: Final = 22.0
"""Height in mm that the rows of the ranking get on a wide page, however many there are; a few take less."""

APART: Final = 8.0
"""Millimetres between two columns of the ranking."""

ROW_FILLED: Final = 0.75
"""How high capitals in a row are at most, as a part of its height."""

LETTER: Final = 0.95
"""Width of the widest figure with its room, as a part of the height of bold capitals."""

LEAST_NAME: Final = 4.0
"""Height in mm of the capitals of a name in the ranking under which it is rather shortened."""

ROUNDED: Final = 0.3
"""Millimetres that lines may take more where they end between two rows of pixels."""


def ends(view: View) -> bool:
    """Whether a game is over and nothing is asked or refused that people have to see first."""
    return bool(view.game.winners) and view.question is None and not (view.refused or view.time.paused)


def draw_ending(canvas: Canvas, texts: Texts, view: View, fallen: float = 1.0) -> None:
    """Draw the page.

    Args:
        canvas: the page.
        texts: the language.
        view: the sitting, its game over.
        fallen: how far the confetti has fallen, from 0 to 1, where it lies.
    """
    canvas.begin()
    winners, others, foot = _panels(canvas, view.game)
    _draw_winners(canvas, texts, view.game, winners, fallen)
    _draw_places(canvas, texts, view.game, others, 1 if canvas.upright else 2)
    _draw_ways(canvas, texts, view, foot)


def draw_confetti_falling(canvas: Canvas, texts: Texts, view: View, fallen: float) -> None:
    """Draw the winners' panel again on a page that shows the rest already."""
    written = list(canvas.written)
    _draw_winners(canvas, texts, view.game, _panels(canvas, view.game)[0], fallen)
    canvas.written[:] = written


def _panels(canvas: Canvas, game: GameView) -> tuple[Box, Box, Box]:
    """Where the winners stand, the ranking, and what can be touched."""
    page = canvas.box.inside(MARGIN)
    low = 2 * LEAST_TARGET + GAP if canvas.upright else LEAST_TARGET
    rest, foot = page.rows(page.h - low - GAP, low, gap=GAP)
    rows = -(-len(game.header.players) // (1 if canvas.upright else 2))
    most = rest.h / 2 if canvas.upright else max(FEW_ROWS, rows * ROW[0])
    high = min(min(rows * ROW[1], most) + CAPTION + ASIDE, rest.h - GAP - _least(canvas))
    winners, others = rest.rows(rest.h - GAP - high, high, gap=GAP)
    return winners, others, foot


def _won_by(game: GameView) -> WonBy:
    """What the game was won by."""
    return ending_of(game.header.game).won_by(game.position, game.totals)


def _least(canvas: Canvas) -> float:
    """Height in mm of a panel in which winners, and what they won by, are read from two metres."""
    lines, crown = (3, CROWN + GAP) if canvas.upright else (2, 0.0)
    return height_of(canvas, lines, pixels_of(canvas, LEAST)) + crown + PILE + 2 * ASIDE + ROUNDED


def _draw_winners(canvas: Canvas, texts: Texts, game: GameView, box: Box, fallen: float) -> None:
    """Who has won and by what, crowned on both sides, or above on an upright page."""
    theme, names = canvas.theme, game.header.players
    canvas.panel(box, theme.light, corner=TABLE_CORNER)
    draw_confetti(canvas, box.inside(ASIDE), fallen)
    inner = Box(box.x + ASIDE, box.y + ASIDE, box.w - 2 * ASIDE, box.h - PILE - 2 * ASIDE)
    if canvas.upright:
        crown, words = inner.rows(CROWN, inner.h - CROWN - GAP, gap=GAP)
        crowns: tuple[Box, ...] = (crown,)
    else:
        left, words, right = inner.columns(CROWN, inner.w - 2 * (CROWN + GAP), CROWN, gap=GAP)
        crowns = (left, right)
    won = tuple(names[player] for player in game.winners)
    told = _won_by(game).told
    by = texts.reason(told)
    wins = texts.say("ending-wins", count=len(won), by=by)
    ways = tuple(dict.fromkeys((wins, by, texts.brief(told))))
    parts = [Part(_names(canvas, texts, won, names, words.w), words.w), Part(ways, words.w)]
    made = composed(canvas, [parts], words.h)
    shape = shapes.polygon(tuple(shapes.CROWN), max(8, round(CROWN * canvas.scale)), theme.on_light)
    for place in crowns:
        canvas.picture(shape, place)
    draw_lines(canvas, [(part, theme.on_light) for part in made.lines], words, made.pixels, align="middle")


def _names(
    canvas: Canvas, texts: Texts, won: tuple[str, ...], among: tuple[str, ...], wide: float
) -> tuple[str, ...]:
    """How the winners are named, in fuller and in shorter ways."""
    if len(won) == 1:
        return name_ways(canvas, won[0], among, wide)
    lines, halves = (
        tuple(brief[name] for name in won)
        for brief in (short_names(canvas, among, wide), short_names(canvas, among, wide / 2))
    )
    ways = (texts.listed(won), texts.listed(lines), texts.listed(halves), ", ".join(halves))
    return tuple(dict.fromkeys(ways))


def _draw_places(canvas: Canvas, texts: Texts, game: GameView, box: Box, columns: int) -> None:
    """Everybody's rank and count, the best first, down one column after the other, letters of one size."""
    theme, names = canvas.theme, game.header.players
    canvas.panel(box, theme.panel, border=theme.line)
    canvas.touch(box, texts.say("ending-ranking"), ShowRanking(0))
    won_by = _won_by(game)
    places = ranking(won_by, game.winners)
    inner = Box(box.x + ASIDE, box.y + ASIDE / 2, box.w - 2 * ASIDE, box.h - ASIDE)
    caption, table = inner.rows(CAPTION, inner.h - CAPTION)
    level, larger, unit = caption.columns(1, 1.4, 1)
    if any(place.rank is not None and len(place.players) > 1 for place in places):
        canvas.text(texts.say("ending-level"), level, 2.6, theme.quiet, align="left")
    canvas.text(texts.reason(won_by.unit), unit, 2.6, theme.quiet, align="right")
    told = rows_of(game)
    cells = _cells(table, told, columns)
    shown = [
        (rank, short(canvas, names[player], row[1], names, bold=True, capital=LEAST_NAME), count)
        for (rank, player, count), row in zip(told, cells, strict=True)
    ]
    capital = min(
        canvas.fitting(words, cell, LEAST, bold=True)
        for row, line in zip(cells, shown, strict=True)
        for cell, words in zip(row, line, strict=True)
        if words
    )
    for row, (rank, name, count), (_, player, _) in zip(cells, shown, told, strict=True):
        ink = theme.light if player in game.winners else theme.text
        canvas.text(rank, row[0], capital, ink, bold=True, align="left")
        canvas.text(name, row[1], capital, ink, bold=True, align="left")
        canvas.text(count, row[2], capital, ink, bold=True, align="right")
    canvas.text(f"{texts.say('ending-ranking')} ›", larger, 2.6, theme.quiet)


def _cells(box: Box, told: Sequence[Row], columns: int) -> list[tuple[Box, ...]]:
    """The places of rank, name and count of each row."""
    rows = -(-len(told) // columns)
    beside = [column.rows(*([1] * rows)) for column in box.columns(*([1] * columns), gap=APART)]
    letter = LETTER * min(LEAST, ROW_FILLED * beside[0][0].h)
    rank = letter * max(len(line[0]) for line in told)
    count = letter * max(len(line[2]) for line in told)
    return [
        row.columns(rank, row.w - rank - count - 2.0, count, gap=1.0) for column in beside for row in column
    ][: len(told)]


def _draw_ways(canvas: Canvas, texts: Texts, view: View, box: Box) -> None:
    """All of the table, the score sheet, the best moments, and the next game: each one touch away."""
    if canvas.upright:
        upper, lower = box.rows(1, 1, gap=GAP)
        places = (*upper.columns(1, 1, 1.2, gap=GAP), *lower.columns(1, 1.3, gap=GAP))
    else:
        places = box.columns(0.8, 1.2, 1.1, 0.9, 1.2, gap=GAP)
    table, score, moments, other, again = places
    troubled = in_trouble(view)
    label = "button-drawn-trouble" if troubled else "button-drawn"
    lit = (canvas.theme.text, canvas.theme.ground) if troubled else (None, None)
    canvas.button(table, texts.say(label), TO_DRAWN, colour=lit[0], ink=lit[1], capital=3.6)
    canvas.button(score, texts.say("score-title"), Go(PageName.SCORE), capital=3.6)
    canvas.button(moments, texts.say("button-moments"), Go(PageName.MOMENTS), capital=3.6)
    canvas.button(other, texts.say("button-other-game"), Go(PageName.PEOPLE), capital=3.6)
    canvas.first_choice(again, texts.say("button-new-game"), PlayAgain(), capital=4.0)
