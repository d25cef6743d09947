"""Large letters that are read from two metres: of which size they can be, and how their lines end.

Letters of 9 mm are read at two metres by whoever reads a newspaper's headline at arm's length: they are seen
there under 15 minutes of arc, three times the 5 that normal sight resolves (ISO 8596).
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import product
from typing import Final

from companion.screens.canvas import LEADING, SMALLEST_TEXT, Align, Box, Canvas
from companion.screens.lettering import CAPITAL, broken
from companion.screens.names import ways_to_write
from companion.screens.theme import Colour

LEAST: Final = 9.2
"""Height in mm of the smallest capitals: 9, and a hair for where they end between two rows of pixels."""

SIZES: Final = (14.0, 12.0, 10.5, LEAST)
"""Heights in mm of capitals, the largest that have room are taken; few, so that pages look alike."""

BODY: Final = 1.2
"""Height of a line alone, its accents and tails within it, as a part of the font size."""

SEVEN_INCHES: Final = frozenset({(800, 480), (1024, 600), (720, 1280)})
"""Pixels of 7 inch panels as they are made: the Raspberry Pi's Touch Display (800×480) and Touch Display 2
(720×1280, https://www.raspberrypi.com/documentation/accessories/touch-display-2.html), and of most others."""


def is_seven_inches(panel: tuple[int, int]) -> bool:
    """Whether a screen of so many pixels, before its picture is turned, is taken for one of 7 inches."""
    return panel in SEVEN_INCHES


def in_large_type(canvas: Canvas, chosen: bool | None) -> bool:
    """Whether the table's page is shown in large type.

    Args:
        canvas: the page.
        chosen: whether people wish so, None: where the screen is one of 7 inches.
    """
    return canvas.seven_inches if chosen is None else chosen


@dataclass(frozen=True, slots=True)
class Part:
    """Something that is to be read.

    Attributes:
        ways: in which words it can be said, the fullest first; an empty one leaves it out.
        width: of its lines, in mm.
    """

    ways: tuple[str, ...]
    width: float


@dataclass(frozen=True, slots=True)
class Composed:
    """Parts as they have room.

    Attributes:
        pixels: the font size of all of them.
        lines: the lines of each part, none where it is left out.
    """

    pixels: int
    lines: tuple[tuple[str, ...], ...]


def pixels_of(canvas: Canvas, capital: float) -> int:
    """The font size of capitals that are no lower than so many mm."""
    return math.ceil(capital / CAPITAL * canvas.scale)


def height_of(canvas: Canvas, lines: int, pixels: int) -> float:
    """Height in mm of so many lines; nothing of none."""
    return ((lines - 1) * LEADING + BODY) * pixels / canvas.scale if lines else 0.0


def composed(canvas: Canvas, panels: Sequence[Sequence[Part]], room: float) -> Composed:
    """Parts in the fullest words that fit in letters to be read from afar, and then as large as they can be.

    Should nothing fit, the shortest words are written as large as they can be.

    Args:
        canvas: the page.
        panels: the parts that stand below each other in each panel.
        room: height in mm that all panels have for lines.
    """
    parts = [part for panel in panels for part in panel]
    ends = [sum(map(len, panels[:number])) for number in range(1, len(panels) + 1)]
    numbers = [range(len(part.ways)) for part in parts]
    fullest_first = sorted(product(*numbers), key=lambda chosen: (sum(chosen), chosen))

    def fits(chosen: Sequence[int], pixels: int, *, apart: bool) -> Composed | None:
        lines = []
        for part, number in zip(parts, chosen, strict=True):
            wide = int(part.width * canvas.scale)
            broken_up = _lines(part.ways[number], wide, pixels, apart)
            if broken_up is None:
                return None
            lines.append(broken_up)
        counts = list(map(len, lines))
        begins = [0, *ends[:-1]]
        high = sum(
            height_of(canvas, sum(counts[low:up]), pixels) for low, up in zip(begins, ends, strict=True)
        )
        return Composed(pixels, tuple(lines)) if high <= room else None

    for apart in (False, True):
        for chosen in fullest_first:
            if fits(chosen, pixels_of(canvas, LEAST), apart=apart) is None:
                continue
            sizes = (fits(chosen, pixels_of(canvas, size), apart=apart and size == LEAST) for size in SIZES)
            return next(one for one in sizes if one is not None)
    lowest = pixels_of(canvas, SMALLEST_TEXT)
    shrunk = (
        fits(fullest_first[-1], size, apart=True) for size in range(pixels_of(canvas, LEAST), lowest, -1)
    )
    nothing = Composed(lowest, tuple(() for _ in parts))
    return next((one for one in shrunk if one is not None), nothing)


@lru_cache(maxsize=2048)
def _lines(text: str, width: int, pixels: int, apart: bool) -> tuple[str, ...] | None:
    """A text's lines, none of an empty one; None where a word is too wide."""
    return broken(text, width, pixels, True, apart=apart, narrow=True) if text else ()


def lines_of(canvas: Canvas, text: str, width: float, pixels: int) -> tuple[str, ...] | None:
    """A text's lines of so many mm in that font size; None where a word of it is too wide."""
    return _lines(text, int(width * canvas.scale), pixels, False)


def name_ways(canvas: Canvas, name: str, among: Sequence[str], width: float) -> tuple[str, ...]:
    """A name, and as it fits into a line of so many mm in the smallest large letters."""
    short = _short_name(name, tuple(among), int(width * canvas.scale), pixels_of(canvas, LEAST))
    return tuple(dict.fromkeys((name, short)))


@lru_cache(maxsize=256)
def _short_name(name: str, among: tuple[str, ...], width: int, pixels: int) -> str:
    """The fullest way to write a name that fits into one line; the shortest where none does."""
    way = name
    for way in ways_to_write(name, among):
        lines = _lines(way, width, pixels, False)
        if lines is not None and len(lines) == 1:
            break
    return way


def short_names(canvas: Canvas, among: Sequence[str], width: float) -> dict[str, str]:
    """How everybody is named within a sentence where room is short: in so many mm."""
    return {name: name_ways(canvas, name, among, width)[-1] for name in among}


def draw_lines(
    canvas: Canvas,
    lines: Sequence[tuple[Sequence[str], Colour]],
    box: Box,
    pixels: int,
    align: Align = "left",
    indent: float = 0.0,
) -> Box:
    """Write parts below each other into a box, in its middle from top to bottom, each in its colour.

    Args:
        canvas: the page.
        lines: of each part, and its colour.
        box: where.
        pixels: the font size.
        align: where they stand from left to right.
        indent: millimetres that the first part leaves free at its left.

    Returns:
        What the first part leaves free there.
    """
    counts = [len(part) for part, _ in lines]
    top = box.y + (box.h - height_of(canvas, sum(counts), pixels)) / 2
    pitch = LEADING * pixels / canvas.scale
    free = Box(box.x, top, indent, height_of(canvas, counts[0], pixels))
    for number, (part, colour) in enumerate(lines):
        if part:
            high, left = height_of(canvas, len(part), pixels), 0.0 if number else indent
            canvas.large(part, Box(box.x + left, top, box.w - left, high), pixels, colour, align=align)
            top += len(part) * pitch
    return free
