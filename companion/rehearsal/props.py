"""Things that do not belong on a card table: a pad, a lit telephone, another deck and its box, a fly."""

from __future__ import annotations

import math
from typing import Final

from companion.decks.drawn.sheet import Colour, Sheet
from companion.rehearsal.canvas import Texture, textured

SIZES: Final = {
    "pad": (105.0, 148.0),
    "phone": (72.0, 148.0),
    "deck": (63.0, 88.0),
    "box": (66.0, 92.0),
    "fly": (8.0, 9.0),
}
"""Width and height in millimetres from above."""

_PAPER: Final[Colour] = (244, 242, 232)
_RULE: Final[Colour] = (172, 190, 214)
_INK: Final[Colour] = (34, 44, 108)
_CASE: Final[Colour] = (24, 26, 30)
_SHOWN: Final[tuple[Colour, ...]] = (
    (10, 11, 13),
    (250, 251, 255),
    (36, 120, 240),
    (252, 206, 120),
    (60, 190, 110),
)
"""What a telephone's display shows, dark first."""


def size_of(shows: str) -> tuple[float, float]:
    """Width and height in millimetres of what is shown so."""
    return SIZES[shows.partition("-")[0]]


def draw_prop(shows: str, scale: float) -> Texture:
    """A thing from above, `scale` pixels to the millimetre; a number after its name says how it looks."""
    name, _dash, number = shows.partition("-")
    sheet = Sheet(*SIZES[name], scale, _PAPER)
    match name:
        case "pad":
            _pad(sheet, int(number))
            return textured(sheet.finish(1.0))
        case "phone":
            _phone(sheet, int(number))
            return textured(sheet.finish(9.0))
        case "deck":
            _deck(sheet)
            return textured(sheet.finish(3.0))
        case "box":
            _box(sheet)
            return textured(sheet.finish(0.5))
        case _:
            _fly(sheet)
            return textured(sheet.finish(4.0))


def _pad(sheet: Sheet, written: int) -> None:
    sheet.panel((0.0, 0.0, sheet.width, 7.0), 0.0, (150, 40, 44))
    for line in range(13):
        y = 20.0 + 8.5 * line
        sheet.panel((4.0, y, sheet.width - 4.0, y + 0.5), 0.0, _RULE)
        if line < written:
            for stroke in range(11):
                x, rise = 24.0 + 5.2 * stroke, 4.0 * abs(math.sin(3.7 * stroke + 2.1 * line))
                top = y - 2.0 - rise
                sheet.polygon([(x, y - 1.0), (x + 0.9, y - 1.0), (x + 2.6, top), (x + 1.7, top)], _INK)


def _phone(sheet: Sheet, shown: int) -> None:
    width, height = sheet.width, sheet.height
    sheet.panel((0.0, 0.0, width, height), 0.0, _CASE)
    sheet.panel((2.5, 2.5, width - 2.5, height - 2.5), 7.0, _SHOWN[shown])
    if shown:
        for row in range(6):
            y = 16.0 + 20.0 * row
            side = 0.0 if (row + shown) % 2 else 14.0
            sheet.panel((7.0 + side, y, 48.0 + side, y + 13.0), 4.0, _SHOWN[1 + (shown + row) % 4])
    sheet.panel((width / 2 - 8.0, 5.0, width / 2 + 8.0, 8.5), 1.7, _CASE)


def _deck(sheet: Sheet) -> None:
    """The uppermost card of a deck that lies face down: red lozenges."""
    sheet.panel((3.0, 3.0, sheet.width - 3.0, sheet.height - 3.0), 2.0, (168, 36, 44))
    for row in range(14):
        for column in range(10):
            x, y = 6.5 + 5.6 * column, 7.5 + 5.6 * row
            sheet.polygon([(x, y - 2.2), (x + 2.2, y), (x, y + 2.2), (x - 2.2, y)], (240, 214, 206))


def _box(sheet: Sheet) -> None:
    width, height = sheet.width, sheet.height
    sheet.panel((0.0, 0.0, width, height), 0.0, (24, 62, 128))
    sheet.panel((5.0, 5.0, width - 5.0, height - 5.0), 3.0, (238, 236, 226))
    sheet.panel((7.0, 7.0, width - 7.0, height - 7.0), 2.0, (24, 62, 128))
    sheet.disc(width / 2, height / 2, 17.0, (214, 168, 52))
    lozenge = [(width / 2, 30.0), (width / 2 + 11.0, 46.0), (width / 2, 62.0), (width / 2 - 11.0, 46.0)]
    sheet.polygon(lozenge, (160, 26, 34))


def _fly(sheet: Sheet) -> None:
    sheet.panel((0.0, 0.0, sheet.width, sheet.height), 0.0, (40, 40, 44))
    sheet.disc(sheet.width / 2, 2.2, 2.0, (70, 20, 18))
    sheet.disc(sheet.width / 2, 5.5, 2.6, (18, 18, 20))
