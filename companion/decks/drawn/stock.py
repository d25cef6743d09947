"""What our three decks share: size, edge, and indices that a camera reads in a fan.

What the camera needs, and every card here gives:

* a white edge of `EDGE_MM` and then a coloured field or a line, so that a card's border is seen on dark and
  on pale tables and on other cards;
* the same index in both corners of a short edge, within `INDEX_WIDTH_MM` of the long edges: any strip of a
  fan that is as wide shows which card it is, whichever way the fan is spread;
* digits at least 10 mm high with strokes of 2 mm, 20 and 4 pixels at 2 pixels to the millimetre;
* a bar under 6 and 9, and nothing that, turned by 180 degrees, is the index of another card.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from companion.decks.drawn.sheet import Colour, Rim, Sheet

WIDTH_MM: Final = 63.0
HEIGHT_MM: Final = 88.0
CORNER_MM: Final = 3.2
EDGE_MM: Final = 2.0
FIELD_CORNER_MM: Final = 2.0
INDEX_WIDTH_MM: Final = 17.0
INDEX_X: Final = 10.0
"""From a long edge to the middle of an index."""
PAPER: Final[Colour] = (255, 255, 255)
INK: Final[Colour] = (22, 24, 32)

_FONT: Final = "DejaVuSansCondensed-Bold"
_BARRED: Final = frozenset({"6", "9"})
_BAR: Final = 0.11
"""Thickness of the bar under 6 and 9 in heights of the digit; its distance is 0.6 of that."""
_TWO_DIGITS: Final = 0.59
"""How much narrower a digit of 10 and 11 is."""


def blank(scale: float) -> Sheet:
    """An empty white card."""
    return Sheet(WIDTH_MM, HEIGHT_MM, scale, PAPER)


def field(sheet: Sheet, fill: Colour | None, outline: Colour | None = None, width: float = 0.0) -> None:
    """What lies inside the white edge: a filled field, a frame line, or both."""
    box = (EDGE_MM, EDGE_MM, WIDTH_MM - EDGE_MM, HEIGHT_MM - EDGE_MM)
    sheet.panel(box, FIELD_CORNER_MM, fill, outline, width)


def at_both_ends(sheet: Sheet, paint: Callable[[Sheet, float], None]) -> None:
    """Paint indices in all four corners.

    Args:
        sheet: a card.
        paint: paints one index of the upper edge, given how far its middle is from the left edge in mm.
    """
    for _ in range(2):
        for x in (INDEX_X, WIDTH_MM - INDEX_X):
            paint(sheet, x)
        sheet.turn_round()


def number(
    sheet: Sheet, digits: str, x: float, top: float, height: float, fill: Colour, rim: Rim | None = None
) -> None:
    """A number below `top`, centred on `x`; 6 and 9 stand on a bar within the same height."""
    squeeze = _TWO_DIGITS if len(digits) == 2 else 1.0
    tall = height * (1 - 1.6 * _BAR) if digits in _BARRED else height
    sheet.text(digits, x, top, tall, fill, font=_FONT, squeeze=squeeze, anchor="ma", exact=True, rim=rim)
    if digits in _BARRED:
        half, bottom = 0.33 * height, top + height
        if rim is not None:
            outer = (x - half - rim.width, bottom - _BAR * height - rim.width, x + half + rim.width)
            sheet.panel((*outer, bottom + rim.width), rim.width, rim.colour)
        sheet.panel((x - half, bottom - _BAR * height, x + half, bottom), 0.0, fill)
