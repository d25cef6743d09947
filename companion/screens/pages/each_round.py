"""Who scored what in each round: a row for each player, a column for each round, and the total."""

from __future__ import annotations

from companion.evening.history import PastEvening
from companion.evening.scores import RoundScore, round_scores
from companion.screens.canvas import LEAST_TARGET, Box, Canvas
from companion.screens.intents import FromRound, PageName
from companion.screens.pages.frame import figure, heading_of_game
from companion.screens.portraits import put_portrait
from companion.texts import Texts

NAMES = 24.0
"""Width in mm of the names at least; few rounds leave them more."""

TOTALS = 12.0
"""Width in mm of the totals."""

NARROWEST, WIDEST = 8.0, 18.0
"""Width in mm of a round's column: a sign and three figures."""

EDGE = 2.0
"""Width in mm of the panel's edge."""

GAP = 1.0
"""Width in mm between two columns."""

TALLEST = 12.0
"""No player's row is higher than this, in mm."""

EDITED = "*"
"""Stands above what the table has changed by hand."""


def draw_each_round(
    canvas: Canvas, texts: Texts, evening: PastEvening, number: int = -1, first: int | None = None
) -> None:
    """Draw the rounds of one of the evening's games.

    Args:
        canvas: the page.
        texts: the language.
        evening: the evening.
        number: index of the game.
        first: index of the first round shown, where there is no room for all; None: the last ones are.
    """
    canvas.begin()
    number %= len(evening.games)
    rest = heading_of_game(canvas, texts, "each-round-title", evening, number, back=PageName.ROUNDS)
    scores = round_scores(evening.games[number])
    if not scores:
        canvas.panel(rest, canvas.theme.panel)
        canvas.text(texts.say("rounds-none"), rest.inside(4), 4.5, canvas.theme.quiet, lines=3)
        return
    in_view = _in_view(rest)
    if len(scores) > in_view:
        rest, foot = rest.rows(rest.h - LEAST_TARGET - 2, LEAST_TARGET, gap=2)
        first = len(scores) - in_view if first is None else max(0, min(first, len(scores) - in_view))
        _draw_ways(canvas, texts, foot, first, in_view, len(scores))
    canvas.panel(rest, canvas.theme.panel)
    shown = scores[first or 0 :][:in_view]
    _draw_table(canvas, texts, evening.games[number].header.players, shown, scores[-1], rest.inside(EDGE))


def _in_view(box: Box) -> int:
    """How many rounds there is room for beside names and totals."""
    return int((box.w - 2 * EDGE - NAMES - TOTALS) / NARROWEST)


def _draw_ways(canvas: Canvas, texts: Texts, box: Box, first: int, in_view: int, count: int) -> None:
    """The ways to earlier and later rounds, as many as are in view."""
    earlier, later = box.columns(1, 1, gap=2)
    if first > 0:
        canvas.button(earlier, texts.say("each-round-earlier"), FromRound(max(0, first - in_view)))
    if first + in_view < count:
        canvas.button(later, texts.say("each-round-later"), FromRound(first + in_view))


def _draw_table(
    canvas: Canvas,
    texts: Texts,
    names: tuple[str, ...],
    shown: tuple[RoundScore, ...],
    last: RoundScore,
    box: Box,
) -> None:
    """The rounds in view and everybody's total after the last one of all; who won a round stands out."""
    low = Box(box.x, box.y, box.w, min(box.h, TALLEST * (1 + len(names))))
    width = min((box.w - NAMES - TOTALS) / len(shown), WIDEST)
    widths = (box.w - TOTALS - width * len(shown), *([width] * len(shown)), TOTALS)
    heads, *rows = low.rows(0.8, *([1] * len(names)), gap=0.4)
    _, *columns, sum_head = heads.columns(*widths, gap=GAP)
    for score, cell in zip(shown, columns, strict=True):
        head = EDITED if score.edited else str(score.number)
        canvas.text(head, cell, 3.0, canvas.theme.light if score.edited else canvas.theme.quiet)
    canvas.text(texts.say("column-totals"), sum_head, 3.0, canvas.theme.quiet)
    for player, (name, row) in enumerate(zip(names, rows, strict=True)):
        label, *cells, total = row.columns(*widths, gap=GAP)
        canvas.text(name, put_portrait(canvas, name, label), 4.2, bold=True, align="left", lines=2)
        for score, cell in zip(shown, cells, strict=True):
            won = player in score.winners
            colour = canvas.theme.light if won else canvas.theme.text
            canvas.text(figure(score.points[player], change=True), cell, 3.8, colour, bold=won)
        canvas.text(figure(last.totals[player]), total, 4.4, bold=True)
