"""The plays of a game beside one another, each to be touched: ten steps back are one touch away."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any, Final

from companion.engines import write_event
from companion.engines.registry import rules_of
from companion.evening.course import Step
from companion.records.notation import card
from companion.screens import shapes
from companion.screens.canvas import CARD_CORNER, LEAST_TARGET, SMALLEST_TEXT, Box, Canvas
from companion.screens.pages.outcome import outcome_of
from companion.screens.pages.table import short
from companion.sitting.view import GameView
from companion.texts import Texts

GAP: Final = 0.5
LINES_UPRIGHT: Final = 2
"""Lines of plays on an upright page: as many plays as beside one another on another one."""
CAPITAL: Final = 2.1
"""Height in mm of the capitals that say what was done, where there is room."""


def height_of_steps(canvas: Canvas) -> float:
    """How high in mm the plays stand on a page."""
    lines = LINES_UPRIGHT if canvas.upright else 1
    return lines * (LEAST_TARGET + GAP) - GAP


def draw_steps(
    canvas: Canvas,
    texts: Texts,
    game: GameView,
    chosen: int,
    box: Box,
    intent: Callable[[int], object | None],
    fresh: int = 0,
) -> None:
    """Draw the plays around the one that is looked at, and last the newest one.

    Args:
        canvas: the page.
        texts: the language.
        game: what was played.
        chosen: index of the play that is looked at.
        box: where, as high as `height_of_steps`.
        intent: what a touch on the play of an index means, None for nothing.
        fresh: how many of the newest ones nobody has read here.
    """
    steps, cells = game.course, _cells(canvas, box)
    newest = len(steps) - 1
    others = len(cells) - 1
    first = max(0, min(chosen - others // 2, newest - others))
    shown = [*range(first, min(newest, first + others)), newest]
    for number, cell in zip(shown, cells, strict=False):
        lit = number == chosen
        colour = canvas.theme.light if lit else canvas.theme.line
        canvas.panel(cell, canvas.theme.raised, border=colour, width=1.0 if lit else 0.4, corner=CARD_CORNER)
        _draw_step(canvas, texts, game, steps[number], number, cell.inside(1.0))
        asked = intent(number)
        if steps[number].taken_back or (asked is None and not lit):
            canvas.dim(cell)
        leads_on = number == newest and not lit
        label = texts.say("bench-newest", count=fresh) if leads_on else f"{number + 1}."
        if leads_on and fresh:
            right, top = cell.x + cell.w, cell.y
            canvas.tag(f"+{fresh}", right, top, CAPITAL, canvas.theme.light, box)
        if asked is not None:
            canvas.touch(cell, label, asked)


def _cells(canvas: Canvas, box: Box) -> list[Box]:
    """Where plays may stand, line by line."""
    count = max(1, int((box.w + GAP) / (LEAST_TARGET + GAP)))
    lines = box.rows(*([1] * (LINES_UPRIGHT if canvas.upright else 1)), gap=GAP)
    return [cell for line in lines for cell in line.columns(*([1] * count), gap=GAP)]


def _draw_step(canvas: Canvas, texts: Texts, game: GameView, step: Step, number: int, box: Box) -> None:
    """One play: its number with a sign of what came of it, who did it, and with what."""
    header = game.header
    line = write_event(game.meant(step.ruled).event, rules_of(header.game), header)
    above, who, what = box.rows(1, 1, 1)
    mark, figure = above.columns(1, 1.6)
    outcome = outcome_of(step.ruled.ruling, canvas.theme)
    size = max(6, round(mark.square().w * canvas.scale))
    canvas.picture(shapes.polygon(tuple(outcome.shape), size, outcome.colour), mark)
    canvas.text(str(number + 1), figure, CAPITAL, canvas.theme.quiet)
    player = line.get("player")
    if player is None:
        what = Box(who.x, who.y, who.w, who.h + what.h)
    else:
        name = short(canvas, player, who, header.players)
        canvas.text(name, who, CAPITAL, canvas.theme.text)
    rows = 1 if player else 2
    fitting = (
        way
        for way in _ways_to_say(line, texts)
        if canvas.fits(way, what, bold=True, capital=SMALLEST_TEXT, lines=rows)
    )
    canvas.text(next(fitting, ""), what, CAPITAL, bold=True, lines=rows)


def _ways_to_say(line: Mapping[str, Any], texts: Texts) -> Iterator[str]:
    """What was done in a few letters, the fullest way first."""
    told = line.get("cards", line.get("card", line.get("next")))
    codes = [told] if isinstance(told, str) else list(told) if isinstance(told, list) else []
    if isinstance(told, Mapping) and line["event"] == "reveal":
        codes = list(told.values())
    cards = [card(code, texts) for code in codes]
    if cards:
        yield " ".join(cards)
        yield f"{cards[0]} …"
        yield cards[0]
        yield "…"
        return
    yield texts.say(f"entry-kind-{line['event']}")
    if texts.has(f"step-{line['event']}"):
        yield texts.say(f"step-{line['event']}")
