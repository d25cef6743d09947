"""The card stock that our three decks share: its size, its edge, and indices that a camera reads in a fan.

What the camera needs, and every card here gives:

* a white edge of `EDGE_MM` and then a dark or coloured line or field, so that a card's border is seen on dark
  and pale tables and on other cards;
* an index in all four corners, within `INDEX_WIDTH_MM` of the long edges, so that any strip of a fan that is as
  wide shows which card it is, whichever way the fan is spread;
* digits at least 11 mm high, strokes 2 mm wide: at 2 pixels to the millimetre 22 and 4 pixels;
* a bar under 6 and 9, and nothing that turned by 180 degrees is another index.
"""

from __future__ import annotations

from typing import Final

from companion.cards.sheet import Colour, Sheet

WIDTH_MM: Final = 63.0
HEIGHT_MM: Final = 88.0
CORNER_MM: Final = 3.2
EDGE_MM: Final = 2.0
INDEX_WIDTH_MM: Final = 17.0
PAPER: Final[Colour] = (253, 253, 250)
INK: Final[Colour] = (22, 24, 32)

_FONT: Final = "DejaVuSansCondensed-Bold"
_BARRED: Final = frozenset({"6", "9"})
_BAR_MM: Final = 0.13
"""Thickness of the bar under 6 and 9, and its distance, in heights of the digit."""


def blank(scale: float, ground: Colour = PAPER) -> Sheet:
    """An empty card."""
    return Sheet(WIDTH_MM, HEIGHT_MM, scale, ground)


def number(
    sheet: Sheet, digits: str, x: float, top: float, height: float, fill: Colour, *, squeeze: float = 1.0
) -> None:
    """A number below `top`, centred on `x`; 6 and 9 stand on a bar within the same height."""
    tall = height * (1 - 1.7 * _BAR_MM) if digits in _BARRED else height
    sheet.text(digits, x, top, tall, fill, font=_FONT, squeeze=squeeze, anchor="ma", exact=True)
    if digits in _BARRED:
        half = 0.33 * height * squeeze
        sheet.panel((x - half, top + height * (1 - _BAR_MM), x + half, top + height), 0.0, fill)
