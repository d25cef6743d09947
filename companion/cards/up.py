"""Up: the tower's parts 1 to 11 as circles that grow with the value, the −2 and the clear card, in ten colours.

A card of value n is a circle of n rings seen from above. Colours do not matter in play; they and a sign at each
short edge sort the sets. The index is dark on white whatever the colour, dark tiles mark the special cards.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from PIL import Image

from companion.cards.back import paint_back
from companion.cards.sheet import Colour, Sheet
from companion.cards.signs import Sign
from companion.cards.stock import CORNER_MM, EDGE_MM, HEIGHT_MM, INK, PAPER, WIDTH_MM, blank, number

MINUS_TWO: Final = "-2"
CLEAR: Final = "clear"
CODES: Final = (*(str(value) for value in range(1, 12)), MINUS_TWO, CLEAR)

_INDEX_X: Final = 9.8
_RING_MM: Final = 2.3
"""By how much a circle is wider in radius than the one of the value below it."""
_BACK: Final[Colour] = (22, 84, 96)


@dataclass(frozen=True, slots=True)
class Hue:
    """The colour of one set and the sign that says the same.

    Attributes:
        deep: of the frame and every other ring.
        light: of the rings between.
        sign: the shape that tells the set.
    """

    deep: Colour
    light: Colour
    sign: Sign


HUES: Final = (
    Hue((190, 24, 44), (244, 168, 170), Sign.HEART),
    Hue((212, 96, 0), (255, 202, 140), Sign.DISC),
    Hue((176, 136, 0), (252, 228, 120), Sign.STAR),
    Hue((88, 128, 12), (204, 228, 138), Sign.TRIANGLE),
    Hue((0, 112, 68), (144, 216, 176), Sign.FLOWER),
    Hue((0, 122, 138), (140, 220, 226), Sign.DROP),
    Hue((22, 84, 184), (164, 200, 248), Sign.SQUARE),
    Hue((94, 54, 168), (202, 182, 246), Sign.MOON),
    Hue((186, 30, 128), (246, 174, 220), Sign.CROSS),
    Hue((78, 78, 86), (204, 204, 210), Sign.LOZENGE),
)
"""The ten sets of a pack."""


@dataclass(frozen=True, slots=True)
class UpDeck:
    """Ten sets of 13 cards, 63 by 88 mm; the copy of a card is its colour, a place in `HUES`."""

    name: str = "up"
    codes: tuple[str, ...] = CODES
    size: tuple[float, float] = (WIDTH_MM, HEIGHT_MM)

    def copies(self, code: str) -> int:
        """One in each colour; raises `KeyError` for a foreign code."""
        if code not in self.codes:
            raise KeyError(code)
        return len(HUES)

    def face(self, code: str, scale: float, copy: int = 0) -> Image.Image:
        """The face in the colour `copy`; raises `KeyError` for a foreign code."""
        if code not in self.codes:
            raise KeyError(code)
        hue, sheet = HUES[copy], blank(scale)
        box = (EDGE_MM, EDGE_MM, WIDTH_MM - EDGE_MM, HEIGHT_MM - EDGE_MM)
        sheet.panel(box, 2.0, None, hue.deep, 0.9)
        for x in (_INDEX_X, WIDTH_MM - _INDEX_X):
            _index(sheet, code, x)
        sheet.sign(hue.sign, WIDTH_MM / 2, 9.0, 7.0, hue.deep)
        sheet.mirror_lower_half()
        _picture(sheet, code, hue)
        return sheet.finish(CORNER_MM)

    def back(self, scale: float, code: str | None = None) -> Image.Image:  # noqa: ARG002
        """The back, the same for all."""
        sheet = blank(scale)
        paint_back(sheet, _BACK)
        return sheet.finish(CORNER_MM)


def _index(sheet: Sheet, code: str, x: float) -> None:
    if code == CLEAR:
        sheet.panel((x - 6.2, 4.6, x + 6.2, 18.6), 2.0, INK)
        for way in (-1, 1):
            sheet.line([(x - 3.6 * way, 8.0), (x + 3.6 * way, 15.2)], PAPER, 2.2)
    elif code == MINUS_TWO:
        sheet.panel((x - 6.2, 4.6, x + 6.2, 18.6), 2.0, INK)
        sheet.panel((x - 5.4, 10.9, x - 1.7, 12.7), 0.0, PAPER)
        number(sheet, "2", x + 2.0, 6.8, 9.6, PAPER, squeeze=0.9)
    else:
        number(sheet, code, x, 5.0, 13.0, INK, squeeze=0.8 if len(code) == 2 else 1.0)


def _picture(sheet: Sheet, code: str, hue: Hue) -> None:
    """The tower's part from above, or what a special card does to the tower."""
    x, y = WIDTH_MM / 2, HEIGHT_MM / 2
    if code == CLEAR:
        for value in (9, 6, 3):
            sheet.ring(x, y, _RING_MM * value, 1.4, hue.light)
        for way in (-1, 1):
            sheet.line([(x - 15 * way, y - 15), (x + 15 * way, y + 15)], hue.deep, 5.0)
        return
    if code == MINUS_TWO:
        sheet.ring(x, y, _RING_MM * 9, 1.2, hue.light)
        sheet.ring(x, y, _RING_MM * 8, 1.2, hue.light)
        sheet.disc(x, y, _RING_MM * 7, hue.deep)
        sheet.panel((x - 10.6, y - 1.7, x - 3.6, y + 1.7), 0.0, PAPER)
        number(sheet, "2", x + 3.4, y - 8.5, 17.0, PAPER)
        return
    for value in range(int(code), 0, -1):
        sheet.disc(x, y, _RING_MM * value + 1.2, hue.light if value % 2 else hue.deep)
