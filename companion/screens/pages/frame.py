"""What the pages share: the heading with the way back."""

from __future__ import annotations

from companion.engines import Reason
from companion.evening.history import PastEvening
from companion.screens.canvas import LEAST_TARGET, SMALLEST_TEXT, Box, Canvas
from companion.screens.intents import Go, PageName, StepTo
from companion.texts import Texts

MARGIN = 2.5
HEADING = 13.0
TITLE = 7.0
"""Height in mm of a title below the heading."""
MINUS = "−"

CELLS_APART = 3.0
"""Millimetres between large things to touch."""
MOST_LINES, MOST_IN_A_LINE = 7, 3
"""Lines on an upright page in which one of them can be touched, and how many a line of another page holds."""


def figure(number: int, *, change: bool = False) -> str:
    """A number as people write it, its minus sign as wide as a plus; a change bears either sign."""
    return (f"{number:+d}" if change else str(number)).replace("-", MINUS)


def heading(canvas: Canvas, texts: Texts, title: str, back: PageName | None, *, beside: float = 0.0) -> Box:
    """Draw the heading; what is left of the page, in millimetres.

    Args:
        canvas: the page.
        texts: the language.
        title: what the page is called.
        back: the page before, None for none.
        beside: width in mm kept free at the right, for `beside_heading`.
    """
    page = canvas.box.inside(MARGIN)
    bar = Box(page.x, page.y, page.w, HEADING)
    side = 24.0 if back else 0.0
    if back:
        canvas.button(Box(bar.x, bar.y, side, 12.0), texts.say("button-back"), Go(back))
    canvas.text(
        title,
        Box(bar.x + side + 3, bar.y, bar.w - side - beside - (6 if beside else 3), 12.0),
        5.0,
        bold=True,
        align="left",
        lines=2,
    )
    return Box(page.x, page.y + HEADING + 2, page.w, page.h - HEADING - 2)


def heading_with_way(
    canvas: Canvas, texts: Texts, title: str, back: PageName | None, *, beside: float
) -> Box:
    """Draw the heading with room at its right for a way; what is left of the page, in millimetres.

    Args:
        canvas: the page; an upright one has no room for a title between the ways, and shows it below.
        texts: the language.
        title: what the page is called.
        back: the page before, None for none.
        beside: width in mm of the way, which `beside_heading` gives the place of.
    """
    rest = heading(canvas, texts, "" if canvas.upright else title, back, beside=beside)
    if not canvas.upright:
        return rest
    line, rest = rest.rows(TITLE, rest.h - TITLE - 2, gap=2)
    canvas.text(title, line, 5.0, bold=True, align="left", lines=2)
    return rest


def fitting_words(
    canvas: Canvas,
    texts: Texts,
    reason: Reason,
    box: Box,
    *,
    lines: int,
    bold: bool = False,
    capital: float = SMALLEST_TEXT,
    after: str = "",
) -> str:
    """A reason's sentence if it fits whole into a box, in capitals of that height; else the brief one.

    Args:
        canvas: the page.
        texts: the language.
        reason: what is to be said.
        box: where.
        lines: how many lines it may take.
        bold: whether it is bold.
        capital: least height in mm of a capital letter.
        after: what is said after it.
    """
    sentence = texts.reason(reason)
    wished = canvas.fitting(sentence[0], box, capital, bold=bold)  # in whole pixels
    as_wished = canvas.fitting(sentence + after, box, capital, bold=bold, lines=lines) >= wished
    fits = as_wished and canvas.holds(sentence + after, box, bold=bold, lines=lines)
    return sentence if fits else texts.brief(reason)


def draw_patience(canvas: Canvas, texts: Texts) -> None:
    """Draw what is shown while something takes a moment."""
    canvas.begin()
    canvas.text(texts.say("patience"), canvas.box.inside(MARGIN), 7.0, lines=2)


def beside_heading(canvas: Canvas, width: float) -> Box:
    """The place of a button at the right of the heading."""
    page = canvas.box.inside(MARGIN)
    return Box(page.x + page.w - width, page.y, width, 12.0)


def heading_of_game(
    canvas: Canvas,
    texts: Texts,
    title: str,
    evening: PastEvening,
    number: int,
    back: PageName = PageName.SCORE,
) -> Box:
    """Draw the heading of a page about one game of an evening, with the ways to the ones before and after.

    Args:
        canvas: the page.
        texts: the language.
        title: the message that says what the page shows.
        evening: the evening.
        number: index of the game.
        back: the page before.
    """
    game = texts.say(f"game-{evening.games[number].header.game}")
    said = texts.say("title-of-game", title=texts.say(title), game=game, number=number + 1)
    last = len(evening.games) - 1
    ways = 2 * LEAST_TARGET + 1.0 if last else 0.0
    # An upright page has no room for a title between the ways.
    below = bool(last) and canvas.upright
    rest = heading(canvas, texts, "" if below else said, back, beside=ways)
    if below:
        line, rest = rest.rows(TITLE, rest.h - TITLE - 1, gap=1)
        canvas.text(said, line, 5.0, bold=True, align="left")
    if last:
        before, after = beside_heading(canvas, ways).columns(1, 1, gap=1.0)
        if number > 0:
            canvas.button(before, "‹", StepTo(-1), capital=5.0)
        if number < last:
            canvas.button(after, "›", StepTo(1), capital=5.0)
    return rest


def large_cells(canvas: Canvas, box: Box, count: int) -> list[Box]:
    """As many large things to touch as there are, in lines that fill a box; the last lines hold one more.

    Args:
        canvas: the page; on an upright one each has a line of its own as long as all have room.
        box: where they lie.
        count: how many, at least one.
    """
    lines = count if canvas.upright and count <= MOST_LINES else max(2, -(-count // MOST_IN_A_LINE))
    lines = min(lines, count)
    few, more = divmod(count, lines)
    numbers = [few] * (lines - more) + [few + 1] * more
    rows = box.rows(*([1] * lines), gap=CELLS_APART)
    columns = (
        row.columns(*([1] * number), gap=CELLS_APART) for row, number in zip(rows, numbers, strict=True)
    )
    return [cell for row in columns for cell in row]
