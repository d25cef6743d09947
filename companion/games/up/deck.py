"""Up: the tower's parts 1 to 11 as circles that grow with the value, the −2, the clear card; in ten colours.

A card of value n shows n circles, one in the other, seen from above. Colours do not matter in play; they and
a sign at each short edge sort the sets. The index is dark on white in every set; dark tiles mark the special
cards.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import Final

from PIL import Image

from companion.decks.drawn.back import paint_back
from companion.decks.drawn.sheet import Colour, Sheet
from companion.decks.drawn.signs import Sign
from companion.decks.drawn.stock import (
    CORNER_MM,
    HEIGHT_MM,
    INK,
    PAPER,
    WIDTH_MM,
    at_both_ends,
    blank,
    field,
    number,
)

MINUS_TWO: Final = "-2"
CLEAR: Final = "clear"
CODES: Final = (*(str(value) for value in range(1, 12)), MINUS_TWO, CLEAR)

_X: Final = WIDTH_MM / 2
_Y: Final = HEIGHT_MM / 2
_CORE_MM: Final = 7.0
"""Radius of the circle of value 1."""
_STEP_MM: Final = 2.0
"""By how much a circle's radius grows with each value."""
BACK: Final[Colour] = (16, 92, 104)
"""The colour of the backs."""


@dataclass(frozen=True, slots=True)
class Hue:
    """The colour of one set and the sign that says the same.

    Attributes:
        deep: of the frame and every other circle.
        light: of the circles between.
        sign: the shape that tells the set.
    """

    deep: Colour
    light: Colour
    sign: Sign


HUES: Final = (
    Hue((196, 24, 44), (250, 190, 186), Sign.HEART),
    Hue((214, 92, 0), (255, 214, 164), Sign.DISC),
    Hue((166, 124, 0), (250, 228, 140), Sign.STAR),
    Hue((88, 124, 12), (214, 232, 154), Sign.TRIANGLE),
    Hue((0, 112, 68), (166, 224, 190), Sign.FLOWER),
    Hue((0, 118, 136), (160, 226, 230), Sign.DROP),
    Hue((22, 84, 184), (178, 208, 250), Sign.SQUARE),
    Hue((96, 56, 170), (212, 196, 248), Sign.MOON),
    Hue((186, 30, 128), (248, 190, 226), Sign.CROSS),
    Hue((74, 76, 86), (208, 208, 214), Sign.LOZENGE),
)
"""The ten sets of a pack."""


@dataclass(frozen=True, slots=True)
class UpDeck:
    """Ten sets of 13 cards, 63 by 88 mm; the look of a card is its colour, a place in `HUES`."""

    name: str = "up"
    codes: tuple[str, ...] = CODES
    size: tuple[float, float] = (WIDTH_MM, HEIGHT_MM)
    looks: int = len(HUES)

    def copies(self, code: str) -> int:
        """One in each colour; raises `KeyError` for a foreign code."""
        if code not in self.codes:
            raise KeyError(code)
        return 1

    def face(self, code: str, scale: float, look: int = 0) -> Image.Image:
        """The face in the colour `look`; raises `KeyError` for a foreign code."""
        if code not in self.codes:
            raise KeyError(code)
        hue, sheet = HUES[look], blank(scale)
        at_both_ends(sheet, partial(_index, code))
        for _ in range(2):
            sheet.sign(hue.sign, _X, 9.6, 7.4, hue.deep)
            sheet.turn_round()
        field(sheet, None, hue.deep, 1.0)
        if code == CLEAR:
            _swept(sheet, hue)
        elif code == MINUS_TWO:
            _narrowed(sheet, hue)
        else:
            _circles(sheet, int(code), hue)
        return sheet.finish(CORNER_MM)

    def pile(self, code: str) -> int:  # noqa: ARG002
        """All lie in one."""
        return 0

    def back(self, scale: float, pile: int = 0) -> Image.Image:  # noqa: ARG002
        """The back, the same for all."""
        sheet = blank(scale)
        paint_back(sheet, BACK, _rings)
        return sheet.finish(CORNER_MM)


def _rings(sheet: Sheet) -> None:
    for radius in (6.6, 4.2, 1.8):
        sheet.ring(_X, _Y, radius, 1.2, PAPER)


def _index(code: str, sheet: Sheet, x: float) -> None:
    if code in (CLEAR, MINUS_TWO):
        sheet.panel((x - 6.6, 4.4, x + 6.6, 20.4), 2.0, INK)
    if code == CLEAR:
        for way in (-1, 1):
            sheet.line([(x - 3.8 * way, 8.4), (x + 3.8 * way, 16.4)], PAPER, 2.4)
    elif code == MINUS_TWO:
        _minus_two(sheet, x, 12.4, 10.4)
    else:
        number(sheet, code, x, 4.8, 14.2, INK)


def _minus_two(sheet: Sheet, x: float, y: float, height: float) -> None:
    sheet.panel((x - 0.53 * height, y - 0.09 * height, x - 0.14 * height, y + 0.09 * height), 0.0, PAPER)
    number(sheet, "2", x + 0.24 * height, y - height / 2, height, PAPER)


def _circles(sheet: Sheet, value: int, hue: Hue) -> None:
    """The tower's part from above: as many circles as its value, deep outermost."""
    for ring in range(value, 0, -1):
        fill = hue.light if (value - ring) % 2 else hue.deep
        sheet.disc(_X, _Y, _CORE_MM + _STEP_MM * (ring - 1), fill)
    core = hue.light if value % 2 == 0 else hue.deep
    number(sheet, str(value), _X, _Y - 4.2, 8.4, INK if core == hue.light else PAPER)


def _narrowed(sheet: Sheet, hue: Hue) -> None:
    """A tower that has become narrower by two."""
    for ring in (9, 8):
        sheet.ring(_X, _Y, _CORE_MM + _STEP_MM * ring, 1.0, hue.light)
    sheet.disc(_X, _Y, _CORE_MM + _STEP_MM * 7, hue.deep)
    _minus_two(sheet, _X, _Y, 20.0)


def _swept(sheet: Sheet, hue: Hue) -> None:
    """A tower crossed out."""
    for ring in (9, 6, 3, 0):
        sheet.ring(_X, _Y, _CORE_MM + _STEP_MM * ring, 2.0, hue.light)
    for way in (-1, 1):
        sheet.line([(_X - 17 * way, _Y - 17), (_X + 17 * way, _Y + 17)], hue.deep, 6.0)
