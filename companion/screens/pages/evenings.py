"""All evenings that are kept: who played what and when, how each stands, and the way to go on with it."""

from __future__ import annotations

from companion.engines import Reason
from companion.engines.names import set_apart
from companion.evening.history import PastEvening
from companion.screens.canvas import LEAST_TARGET, Box, Canvas
from companion.screens.history_intents import FromEvening, LookBack
from companion.screens.intents import Go, PageName, Resume
from companion.screens.pages.evening_words import APART, begun_text, totals_text
from companion.screens.pages.frame import beside_heading, heading
from companion.screens.past_pages import PastPages
from companion.texts import Texts

ROW = (15.0, 23.0)
"""Least height in mm of an evening's row, and on an upright page: lines that are read at an arm's length."""
GAP = 1.2
"""Millimetres between two rows."""
PLAYERS = 26.0
"""Width in mm of the way to the people who have played."""
GO_ON = 26.0
"""Width in mm of the button with which an evening goes on."""


def draw_evenings(canvas: Canvas, texts: Texts, pages: PastPages, back: PageName) -> None:
    """Draw the list, and read the evenings that are in view.

    Args:
        canvas: the page.
        texts: the language.
        pages: the evenings, and which of them are shown.
        back: the page before.
    """
    canvas.begin()
    rest = heading(canvas, texts, texts.say("evenings-title"), back, beside=PLAYERS)
    players = beside_heading(canvas, PLAYERS)
    canvas.button(players, texts.say("players-title"), Go(PageName.PLAYERS), capital=3.4)
    here = pages.here
    if not here.numbers:
        canvas.panel(rest, canvas.theme.panel)
        said = texts.say("evenings-none") if here.problem is None else texts.reason(here.problem)
        canvas.text(said, rest.inside(4), 4.5, canvas.theme.quiet, lines=4)
        return
    row = ROW[canvas.upright]
    in_view = _in_view(rest, row)
    if len(here.numbers) > in_view:
        rest, ways = rest.rows(rest.h - LEAST_TARGET - 2, LEAST_TARGET, gap=2)
        in_view = _in_view(rest, row)
        _draw_ways(canvas, texts, pages, ways, in_view)
    high = (rest.h - GAP * (in_view - 1)) / in_view
    for place, number in enumerate(here.numbers[pages.first :][:in_view]):
        box = Box(rest.x, rest.y + place * (high + GAP), rest.w, high)
        _draw_row(canvas, texts, pages, number, box)


def _in_view(box: Box, row: float) -> int:
    """How many evenings there is room for in rows of that height."""
    return max(1, int((box.h + GAP) / (row + GAP)))


def _draw_ways(canvas: Canvas, texts: Texts, pages: PastPages, box: Box, in_view: int) -> None:
    """The ways to later and earlier evenings, as many as are in view."""
    later, earlier = box.columns(1, 1, gap=2)
    if pages.first > 0:
        canvas.button(later, texts.say("evenings-later"), FromEvening(max(0, pages.first - in_view)))
    if pages.first + in_view < len(pages.here.numbers):
        canvas.button(earlier, texts.say("evenings-earlier"), FromEvening(pages.first + in_view))


def _draw_row(canvas: Canvas, texts: Texts, pages: PastPages, number: int, box: Box) -> None:
    evening = pages.evening(number)
    runs = number == pages.here.running
    canvas.panel(box, canvas.theme.panel, border=canvas.theme.light if runs else canvas.theme.line)
    if isinstance(evening, Reason):
        canvas.text(texts.reason(evening), box.inside(1.5), 3.0, canvas.theme.quiet, align="left", lines=3)
        return
    told, way = box.columns(box.w - GO_ON, GO_ON)
    canvas.touch(told, f"{number}", LookBack(number))
    _draw_told(canvas, texts, evening, told.inside(1.2))
    if runs:
        canvas.text(texts.say("evenings-runs"), way.inside(1.2), 3.2, canvas.theme.light, lines=2)
    elif number in pages.here.go_on:
        canvas.button(way, texts.say("button-go-on"), Resume(number), capital=3.6)


def _draw_told(canvas: Canvas, texts: Texts, evening: PastEvening, box: Box) -> None:
    """Who played, what and when, and how it stands or ended."""
    who, how = box.rows(2.4, 1) if canvas.upright else box.columns(1.25, 1, gap=3)
    names, when = who.rows(1.7, 1)
    canvas.text(texts.listed(evening.players), names, 3.6, bold=True, align="left", lines=3)
    games = ", ".join(dict.fromkeys(texts.say(f"game-{game.header.game}") for game in evening.games))
    begun = begun_text(texts, evening.started, evening.unset)
    said = texts.say("evening-when", game=games, when=begun)
    canvas.text(said, when, 2.8, canvas.theme.quiet, align="left", lines=2)
    canvas.text(_ended(texts, evening), how, 3.0, align="left", lines=3)


def _ended(texts: Texts, evening: PastEvening) -> str:
    """How the last game stands; where it is over, who has won how many games."""
    last = evening.games[-1] if evening.games else None
    if last is not None and not last.winners:
        return totals_text(texts, last.header.players, last.totals, ())
    won = evening.games_won
    return texts.say(
        "rounds-games-won", listed=APART.join(f"{set_apart(name)} {won[name]}" for name in evening.winners)
    )
