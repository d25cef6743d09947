"""The table's page in large type: read from two metres, with everything else one touch away."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from companion.engines import Reason
from companion.screens import shapes
from companion.screens.canvas import LEAST_TARGET, Box, Canvas
from companion.screens.game_page import page_of
from companion.screens.large_type import (
    Composed,
    Part,
    composed,
    draw_lines,
    height_of,
    name_ways,
    short_names,
)
from companion.screens.pages.outcome import inks_of
from companion.screens.pages.table import Offer, Touches, draw_speaker, even, state_of
from companion.screens.pages.told_from_afar import (
    TO_DRAWN,
    Told,
    Turn,
    Voices,
    in_trouble,
    told_of,
    turn_of,
)
from companion.screens.portraits import draw_portrait, portrait_of
from companion.sitting.view import View
from companion.texts import Texts

MARGIN: Final = 1.0
GAP: Final = 1.0
"""Millimetres between panels."""

ASIDE: Final = 2.2
"""Millimetres between a panel's left or right border and what is written in it."""

SIGN: Final = 11.0
"""Side in mm of the sign of a ruling, as large as its letters."""

SHORT: Final = 0.55
"""Part of a line that a name within a sentence takes where room is short; on an upright page all of it."""


@dataclass(frozen=True, slots=True)
class Panels:
    """What is told, and where.

    Attributes:
        told: what was ruled, None where there is nothing to tell.
        upper: the panel of whoever's turn it is.
        lower: that of what was ruled.
        type: the lines of the name, of the duty and of the ruling, and their size.
        foot: what is always one touch away.
        portrait: whose portrait stands before the name, None for nobody's.
    """

    told: Told | None
    upper: Box
    lower: Box | None
    type: Composed
    foot: Box
    portrait: str | None = None


def draw_from_afar(canvas: Canvas, texts: Texts, view: View, *, heard: bool | None = None) -> None:
    """Draw the page: all letters on its panels have one size, as large as there is room.

    Args:
        canvas: the page.
        texts: the language.
        view: the sitting.
        heard: whether the voice is heard, which one touch changes; None where there is none.
    """
    canvas.begin()
    panels, theme = laid_out(canvas, texts, view), canvas.theme
    name, duty, *ruled = panels.type.lines
    lit, width = (theme.light, 1.2) if view.time.reminded else (theme.line, 0.4)
    canvas.panel(panels.upper, theme.panel, border=lit, width=width)
    words = [(name, theme.light), (duty, theme.text)]
    pixels, inner = panels.type.pixels, within(panels.upper)
    free = draw_lines(canvas, words, inner, pixels, indent=_indent(panels.portrait))
    if panels.portrait is not None:
        draw_portrait(canvas, panels.portrait, Box(free.x, free.y, SIGN, free.h))
    canvas.touch(panels.upper, texts.say("button-drawn"), TO_DRAWN)
    if panels.told is not None and panels.lower is not None:
        _draw_told(canvas, texts, panels.told, ruled[0], panels.lower, panels.type.pixels)
    draw_foot(canvas, texts, view, panels.foot, heard=heard)


def laid_out(canvas: Canvas, texts: Texts, view: View) -> Panels:
    """What the page tells: whose turn it is and what they must do, and below it what was ruled."""
    rest, foot = foot_of(canvas, canvas.box.inside(MARGIN))
    players, wide = view.game.header.players, rest.w - 2 * ASIDE
    short = short_names(canvas, players, wide if canvas.upright else SHORT * wide)
    voices = Voices(texts, view.game, short)
    turn, told = turn_of(view, voices), told_of(view, voices, canvas.theme)
    portrait = turn.who[0] if len(turn.who) == 1 and portrait_of(canvas, turn.who[0]) else None
    named = wide - _indent(portrait)
    names = names_of(canvas, texts, turn, players, named, short)
    upper = [Part(names, named), Part(turn.duty, wide)]
    if told is None:
        return Panels(None, rest, None, composed(canvas, [upper], rest.h), foot, portrait)
    beside, above = (0.0, SIGN + GAP) if canvas.upright else (SIGN + ASIDE, 0.0)
    made = composed(canvas, [upper, [Part(told.ways, wide - beside)]], rest.h - GAP - above)
    counts = [len(lines) for lines in made.lines]
    high = height_of(canvas, sum(counts[:-1]), made.pixels)
    low = above + max(height_of(canvas, counts[-1], made.pixels), SIGN)
    free = (rest.h - GAP - high - low) / 2
    first, second = rest.rows(high + free, low + free, gap=GAP)
    return Panels(told, first, second, made, foot, portrait)


def _indent(portrait: str | None) -> float:
    """Millimetres that a name leaves free for a portrait, as what was ruled does for its sign."""
    return 0.0 if portrait is None else SIGN + ASIDE


def names_of(
    canvas: Canvas, texts: Texts, turn: Turn, players: tuple[str, ...], wide: float, short: dict[str, str]
) -> tuple[str, ...]:
    """How whoever must act is named, in fuller and in shorter ways; nobody by no words."""
    if len(turn.who) == 1:
        return name_ways(canvas, turn.who[0], players, wide)
    if not turn.who:
        return ("",)
    brief = tuple(short[name] for name in turn.who)
    return tuple(dict.fromkeys((texts.listed(turn.who), texts.listed(brief), ", ".join(brief))))


def _draw_told(
    canvas: Canvas, texts: Texts, told: Told, lines: tuple[str, ...], box: Box, pixels: int
) -> None:
    """What was ruled, with its sign beside it or above; a “no” that stands fills the panel with red."""
    inks = inks_of(told.colour, canvas.theme, stands=told.stands)
    canvas.panel(box, inks.ground, border=told.colour, width=0.8)
    words = within(box)
    if canvas.upright:
        high = height_of(canvas, len(lines), pixels)
        top = words.y + (words.h - SIGN - GAP - high) / 2
        place, words = Box(words.x, top, SIGN, SIGN), Box(words.x, top + SIGN + GAP, words.w, high)
    else:
        place, words = words.columns(SIGN, words.w - SIGN - ASIDE, gap=ASIDE)
    canvas.picture(shapes.polygon(tuple(told.sign), max(8, round(SIGN * canvas.scale)), inks.sign), place)
    draw_lines(canvas, [(lines, inks.words)], words, pixels)
    canvas.touch(box, texts.say("button-bench"), told.leads_to)


def within(box: Box) -> Box:
    """What of a panel is written on."""
    return Box(box.x + ASIDE, box.y, box.w - 2 * ASIDE, box.h)


def foot_of(canvas: Canvas, page: Box) -> tuple[Box, Box]:
    """The page without what is touched at its foot, and that: two rows where one would be too narrow."""
    low = 2 * LEAST_TARGET + GAP if canvas.upright else LEAST_TARGET
    rest, foot = page.rows(page.h - low - GAP, low, gap=GAP)
    return rest, foot


def draw_foot(
    canvas: Canvas,
    texts: Texts,
    view: View,
    box: Box,
    *,
    heard: bool | None,
    besides: tuple[Offer, ...] = (),
) -> None:
    """What is always one touch away: all of the table, what the game's players may touch, and the usual.

    Args:
        canvas: the page.
        texts: the language.
        view: the sitting.
        box: where.
        heard: whether the voice is heard, None where there is none.
        besides: what else can be touched now.
    """
    touches = Touches.of(view, page_of(view.game.header.game).touches(view))
    first = (_way_to_drawn(view), *besides, *touches.first)
    row = Box(box.x, box.y, box.w, LEAST_TARGET)
    if heard is not None:
        row, speaker = row.columns(row.w - LEAST_TARGET - GAP, LEAST_TARGET, gap=GAP)
        draw_speaker(canvas, texts, speaker, heard=heard)
    if canvas.upright:
        replace(touches, first=()).draw(canvas, texts, Box(box.x, row.y + row.h + GAP, box.w, LEAST_TARGET))
        places = row.columns(*([1] * len(first)), gap=GAP)
        labels = [offer.fitting(canvas, texts, place) for offer, place in zip(first, places, strict=True)]
        for offer, place in zip(first, places, strict=True):
            offer.draw(canvas, texts, place, even(canvas, labels, places))
    else:
        replace(touches, first=first).draw(canvas, texts, row)


def _way_to_drawn(view: View) -> Offer:
    """The way to all of the table, lit where that tells of trouble."""
    if not in_trouble(view):
        return Offer(Reason("button-drawn"), TO_DRAWN, awaited=False)
    key, _ = state_of(view)
    return Offer(Reason(key), TO_DRAWN, brief=Reason("button-drawn-trouble"))
