"""What can be chosen when a play is told by hand: players, cards, suits, dice, each as something to touch."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from companion.decks.drawn.suits import Suit
from companion.engines import Reason, Ruling
from companion.records.forms.form import Field, Shows, Value
from companion.records.notation import FACES, POKER_CARD
from companion.records.notation import card as card_in_signs
from companion.screens import shapes
from companion.screens.canvas import CARD_CORNER, LEAST_TARGET, SMALLEST_TEXT, Box, Canvas
from companion.screens.pages.cards import capital_of_all, draw_suit, suit_ink
from companion.screens.pages.outcome import outcome_of
from companion.screens.theme import Colour
from companion.texts import Texts

GAP = 0.5
HIGHEST = 26.0
"""No cell is higher than this, in mm."""
STRIP = 3.2
"""Height in mm of what the rules would say, below an option."""
TIMES = 2.6
"""Height in mm of the figures that tell how often something is chosen."""

COLOURS: dict[str, Colour] = {
    "red": (172, 10, 24),
    "blue": (0, 82, 170),
    "green": (0, 98, 54),
    "yellow": (112, 78, 0),
    "purple": (118, 34, 140),
}
"""Inks of the number cards of Schwupps, dark enough on paper; the word says the colour too."""

CLEAR = "clear"
"""The clear card of Up, which bears a large ×."""

LOW_INK, HIGH_INK = COLOURS["red"], COLOURS["blue"]
"""Inks of the two numbers of a card of Auf und Ab (AUA-2)."""


def label_of(texts: Texts, shows: Shows, value: Value) -> str:
    """What an option is called."""
    match shows:
        case Shows.CARD:
            return card_in_signs(str(value), texts)
        case Shows.SUIT:
            return card_in_signs(f"2{value}", texts)[1:]
        case Shows.FACE:
            return FACES[str(value)]
        case Shows.PLACE:
            return texts.say(f"up-choice-from-{value}")
        case Shows.VARIANT:
            return texts.say(f"event-{value}")
        case Shows.ROW | Shows.SLOT:
            named = texts.say(f"event-{shows.value}", **{shows.value: int(value)})
            return f"{named[:1].upper()}{named[1:]}"
    return str(value)


@dataclass(frozen=True, slots=True)
class Choices:
    """What the options of a field mean.

    Attributes:
        intent: what a touch on one means.
        lacking: why one cannot be chosen, None when it can.
        ruling: what the rules would say of the play that one tells whole, None for any other.
    """

    intent: Callable[[Value], object]
    lacking: Callable[[Value], Reason | None]
    ruling: Callable[[Value], Ruling[Any] | None]


def draw_options(
    canvas: Canvas, texts: Texts, field: Field, chosen: Sequence[Value], box: Box, choices: Choices
) -> None:
    """Draw every option of a field into a box; those that are chosen have a bright border.

    One that is chosen several times bears how often, one that cannot be chosen why.
    """
    cells = grid(box, len(field.options), field.together)
    for value, cell in zip(field.options, cells, strict=True):
        times, why = chosen.count(value), choices.lacking(value)
        ruling = choices.ruling(value) if why is None else None
        intent, shown = choices.intent(value), cell
        if ruling is not None:
            shown, strip = cell.rows(cell.h - STRIP, STRIP)
            _draw_ruling(canvas, ruling, strip)
            canvas.touch(cell, label_of(texts, field.shows, value), intent)
        draw_option(
            canvas,
            texts,
            field.shows,
            value,
            shown,
            intent if ruling is None else None,
            lit=times > 0,
            lacking=why,
        )
        if times > 1:
            right, top = cell.x + cell.w, cell.y
            canvas.tag(f"×{times}", right, top, TIMES, canvas.theme.light, cell.inside(1.5))


def grid(box: Box, count: int, together: int = 0) -> list[Box]:
    """A cell for each of so many options; of `together` in a row each row begins anew."""
    most = _most_columns(box)
    if together:
        return rows_of(box, [min(together, count - first) for first in range(0, count, together)], together)
    wished = min(most, max(1, math.ceil(math.sqrt(count * box.w / box.h / 1.3))))
    # No line is much shorter than the others.
    return rows_of(box, [count], math.ceil(count / math.ceil(count / wished)))


def rows_of(box: Box, groups: Sequence[int], columns: int) -> list[Box]:
    """A cell for each option; every group, of so many options, begins a new row of at most `columns`."""
    most = _most_columns(box)
    while columns > most:
        columns = math.ceil(columns / 2)
    lines = [min(columns, group - first) for group in groups for first in range(0, group, columns)]
    height = min(HIGHEST, (box.h - GAP * (len(lines) - 1)) / max(1, len(lines)))
    top = box.y + (box.h - len(lines) * (height + GAP) + GAP) / 2
    cells: list[Box] = []
    for number, line in enumerate(lines):
        row = Box(box.x, top + number * (height + GAP), box.w, height)
        cells += row.columns(*([1] * columns), gap=GAP)[:line]
    return cells


def _most_columns(box: Box) -> int:
    return max(1, math.floor((box.w + GAP) / (LEAST_TARGET + GAP)))


def _draw_ruling(canvas: Canvas, ruling: Ruling[Any], box: Box) -> None:
    """What the rules would say, below what is chosen by it: the sign, and the first clause deciding it."""
    outcome = outcome_of(ruling, canvas.theme)
    mark, words = box.columns(1, 3.4)
    size = max(6, round(0.8 * mark.square().w * canvas.scale))
    canvas.picture(shapes.polygon(tuple(outcome.shape), size, outcome.colour), mark)
    canvas.text(ruling.decided_by[0] if ruling.decided_by else "", words, SMALLEST_TEXT, outcome.colour)


def draw_option(
    canvas: Canvas,
    texts: Texts,
    shows: Shows,
    value: Value,
    box: Box,
    intent: object,
    *,
    lit: bool = False,
    lacking: Reason | None = None,
) -> None:
    """Draw one option as something to touch, or with the reason for which it cannot be chosen.

    One without an intent is only drawn.
    """
    label = label_of(texts, shows, value)
    border = canvas.theme.light if lit else canvas.theme.line
    match shows:
        case Shows.CARD:
            draw_face(canvas, texts, str(value), box, border=border, width=1.2 if lit else 0.4)
        case Shows.SUIT:
            draw_suit(canvas, Suit(str(value)), box)
        case Shows.DIE:
            size = max(8, round(box.square().w * 0.9 * canvas.scale))
            canvas.picture(shapes.die(int(value), size, canvas.theme.paper, canvas.theme.spade), box)
        case _:
            canvas.panel(box, canvas.theme.raised, border=border, width=1.2 if lit else 0.4)
            canvas.text(label, box.inside(1.2), 5.0, bold=True, lines=2)
    if lacking is None and intent is not None:
        canvas.touch(box, label, intent)
    elif lacking is not None and not lit:  # what is chosen already says so itself
        canvas.bar(box, texts.reason(lacking))


def draw_face(
    canvas: Canvas,
    texts: Texts,
    code: str,
    box: Box,
    *,
    border: Colour | None = None,
    width: float = 0.4,
    high: float = 6.0,
) -> None:
    """A card of any game on paper, as large as the box; its capitals are no higher than so many mm."""
    canvas.panel(box, canvas.theme.paper, border=border or canvas.theme.line, width=width, corner=CARD_CORNER)
    inner = box.inside(0.8)
    first, _, second = code.partition("-")
    if first in COLOURS:
        number, word = inner.rows(1.6, 1)
        canvas.text(second, number, high, COLOURS[first], bold=True)
        canvas.text(texts.say(f"colour-{first}"), word, 2.6, COLOURS[first], bold=True)
    elif first and second.isdigit():
        low, upper = inner.columns(1, 1)
        canvas.text(first, low, high, LOW_INK, bold=True)
        canvas.text(second, upper, high, HIGH_INK, bold=True)
    elif code == CLEAR:
        sign, word = inner.rows(1.5, 1)
        size = max(6, round(0.8 * sign.square().w * canvas.scale))
        canvas.picture(shapes.polygon(tuple(shapes.CROSS), size, canvas.theme.spade), sign)
        canvas.text(card_in_signs(code, texts), word, 3.0, canvas.theme.spade, bold=True)
    elif POKER_CARD.fullmatch(code):
        ink, capital = suit_ink(canvas, Suit(code[-1])), capital_of_all(canvas, inner, high)
        canvas.text(card_in_signs(code, texts), inner, capital, ink, bold=True)
    else:
        canvas.text(card_in_signs(code, texts), inner, high, canvas.theme.spade, bold=True, lines=2)
