"""One clause of a game's rules, with the examples that show it."""

from __future__ import annotations

from dataclasses import replace

from companion.rulebook.examples import Example, chapters_of, examples_of
from companion.rulebook.words import sentence_of
from companion.screens import shapes
from companion.screens.canvas import LEAST_TARGET, Box, Canvas
from companion.screens.intents import PageName, StepTo
from companion.screens.pages.frame import MINUS, TITLE, beside_heading, heading
from companion.screens.pages.things import draw_groups
from companion.screens.rules_intents import ReadClauses, ReadRules
from companion.texts import Texts

GAP = 2.0
ALL = 26.0
"""Width in mm of the way to all rules."""
CLAUSE = (18.0, 27.0)
"""Height in mm of the clause, and on an upright page."""
NUMBER = 4.2
"""Height in mm of the line with its number."""
SAID = 11.0
"""Height in mm of what is said of an example."""
SIGN = 6.0
"""Width in mm of the tick or cross."""
CLOSER = 4.0
"""Side in mm of the sign that an example can be shown larger."""
TALLEST = 26.0
"""Height in mm that no card of an example is higher than."""


def draw_clause(canvas: Canvas, texts: Texts, reading: ReadClauses, back: PageName) -> None:
    """Draw the page.

    Args:
        canvas: the page.
        texts: the language.
        reading: the clauses that are leafed through, `first` the one that is shown.
        back: the page before.
    """
    canvas.begin()
    clause = reading.clauses[reading.first]
    rest = _heading(canvas, texts, reading, clause, back)
    high = CLAUSE[canvas.upright]
    told, shown = rest.rows(high, rest.h - high - GAP, gap=GAP)
    canvas.panel(told, canvas.theme.panel)
    number, words = told.inside(1.5).rows(NUMBER, told.h - 3 - NUMBER)
    canvas.text(clause, number, 2.4, canvas.theme.quiet, bold=True, align="left")
    canvas.text(texts.clause(clause), words, 4.0, align="left", lines=6)
    examples = examples_of(reading.game, clause)
    if not examples:
        return
    numbers = tuple(range(len(examples))) if reading.alone is None else (reading.alone,)
    shares = [1.0] * len(numbers)
    parts = shown.rows(*shares, gap=GAP) if canvas.upright else shown.columns(*shares, gap=GAP)
    for which, part in zip(numbers, parts, strict=True):
        _example(canvas, texts, examples[which], part)
        if len(examples) > 1:
            _closer(canvas, texts, replace(reading, alone=which if reading.alone is None else None), part)


def _heading(canvas: Canvas, texts: Texts, reading: ReadClauses, clause: str, back: PageName) -> Box:
    """The heading with the ways to other clauses; what is left of the page."""
    last = len(reading.clauses) - 1
    leaf = 2 * LEAST_TARGET + 1.0 if last else 0.0
    all_rules = ALL + 1.0 if reading.why else 0.0
    title = _title(texts, reading, clause)
    rest = heading(canvas, texts, "" if canvas.upright else title, back, beside=leaf + all_rules)
    if canvas.upright:
        line, rest = rest.rows(TITLE, rest.h - TITLE - 1, gap=1)
        canvas.text(title, line, 4.4, bold=True, align="left")
    ways = beside_heading(canvas, leaf + all_rules)
    if reading.why:
        box = Box(ways.x, ways.y, ALL, ways.h)
        canvas.button(box, texts.say("rules-all"), ReadRules(reading.game))
    if last:
        before, after = Box(ways.x + all_rules, ways.y, leaf, ways.h).columns(1, 1, gap=1.0)
        if reading.first > 0:
            canvas.button(before, "‹", StepTo(-1), capital=5.0)
        if reading.first < last:
            canvas.button(after, "›", StepTo(1), capital=5.0)
    return rest


def _title(texts: Texts, reading: ReadClauses, clause: str) -> str:
    """What is read, and how far one is."""
    if reading.why:
        title = texts.say("rules-why")
    else:
        chapters = (one for one in chapters_of(reading.game) if clause in one.clauses)
        title = next((texts.say(f"chapter-{chapter.name}") for chapter in chapters), "")
    if len(reading.clauses) == 1:
        return title
    place = texts.say("rules-place", number=reading.first + 1, count=len(reading.clauses))
    return f"{title} · {place}"


def _closer(canvas: Canvas, texts: Texts, reading: ReadClauses, box: Box) -> None:
    """Let a touch show an example alone and large, or all of them again."""
    sign = Box(box.x + box.w - CLOSER - 1, box.y + 1, CLOSER, CLOSER)
    canvas.text("+" if reading.alone is not None else MINUS, sign, CLOSER, canvas.theme.light, bold=True)
    canvas.touch(box, texts.say("rules-example"), reading)


def _example(canvas: Canvas, texts: Texts, example: Example, box: Box) -> None:
    """What is seen, and below it what the rules say of what was done."""
    theme, ruling = canvas.theme, example.ruling
    if ruling is None:
        canvas.panel(box, theme.panel)
        draw_groups(canvas, texts, example.groups, box.inside(2), tallest=TALLEST)
        return
    colour = theme.yes if ruling.legal else theme.no
    canvas.panel(box, theme.panel, border=colour, width=0.6)
    seen, said = box.inside(2).rows(box.h - 4 - SAID - 1, SAID, gap=1)
    draw_groups(canvas, texts, example.groups, seen, tallest=TALLEST)
    sign, words = said.columns(SIGN, said.w - SIGN - 1.5, gap=1.5)
    shape = shapes.TICK if ruling.legal else shapes.CROSS
    size = max(6, round(SIGN * canvas.scale))
    canvas.picture(shapes.polygon(tuple(shape), size, colour), sign)
    canvas.text(sentence_of(example, texts), words, 2.8, align="left", lines=4)
