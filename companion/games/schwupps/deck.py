"""Schwupps: numbers 1 to 10 in five colours, aggravation cards, and seven kinds of Schwupps cards.

A number card has the colour of its ground and the colour's own shape in every corner and in the middle. The
Schwupps cards are dark and have a back of their own, since they lie in a pile of their own.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import Final

import numpy as np
from PIL import Image

from companion.decks.drawn.back import paint_back
from companion.decks.drawn.sheet import Colour, Rim, Sheet
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

AGGRAVATION: Final = "aggravation"
STEPS: Final = ("+1", "+2", "-1", "-2")
SAME_NUMBER: Final = "number"
SAME_COLOUR: Final = "color"
EITHER: Final = "either"
SCHWUPPS: Final = (*STEPS, SAME_NUMBER, SAME_COLOUR, EITHER)


@dataclass(frozen=True, slots=True)
class Dye:
    """A colour of number cards.

    Attributes:
        ground: of the card.
        tint: of the large shape on it.
        ink: of the shape on white.
        sign: the shape that says the same.
    """

    ground: Colour
    tint: Colour
    ink: Colour
    sign: Sign


DYES: Final = {
    "red": Dye((204, 30, 42), (232, 92, 92), (204, 30, 42), Sign.TRIANGLE),
    "blue": Dye((22, 88, 190), (84, 146, 232), (22, 88, 190), Sign.LOZENGE),
    "green": Dye((30, 146, 74), (98, 196, 132), (22, 134, 66), Sign.DISC),
    "yellow": Dye((250, 198, 20), (255, 228, 120), (240, 176, 0), Sign.STAR),
    "purple": Dye((110, 48, 152), (162, 104, 204), (110, 48, 152), Sign.MOON),
}
NUMBERS: Final = tuple(f"{colour}-{value}" for colour in DYES for value in range(1, 11))
CODES: Final = (*NUMBERS, AGGRAVATION, *SCHWUPPS)

_COPIES: Final = {
    **dict.fromkeys(NUMBERS, 2),
    AGGRAVATION: 14,
    **dict.fromkeys(STEPS, 4),
    SAME_NUMBER: 5,
    SAME_COLOUR: 5,
    EITHER: 4,
}
"""SCH-1, SCH-3; the rules leave open how the 30 Schwupps cards are shared among the kinds (SCH-4)."""

_X: Final = WIDTH_MM / 2
_Y: Final = HEIGHT_MM / 2
_NIGHT: Final[Colour] = (28, 32, 52)
_UP: Final[Colour] = (150, 226, 120)
_DOWN: Final[Colour] = (255, 150, 120)
_GOLD: Final[Colour] = (255, 206, 60)
_ORANGE: Final[Colour] = (255, 140, 24)
_BACK: Final[Colour] = (158, 36, 62)


@dataclass(frozen=True, slots=True)
class SchwuppsDeck:
    """144 cards, 63 by 88 mm."""

    name: str = "schwupps"
    codes: tuple[str, ...] = CODES
    size: tuple[float, float] = (WIDTH_MM, HEIGHT_MM)
    looks: int = 1

    def copies(self, code: str) -> int:
        """How many of a card there are; raises `KeyError` for a foreign code."""
        return _COPIES[code]

    def face(self, code: str, scale: float, look: int = 0) -> Image.Image:  # noqa: ARG002
        """The face; raises `KeyError` for a foreign code."""
        if code not in self.codes:
            raise KeyError(code)
        sheet = blank(scale)
        if code == AGGRAVATION:
            _aggravation(sheet)
        elif code in SCHWUPPS:
            _schwupps(sheet, code)
        else:
            colour, digits = code.split("-")
            _number_card(sheet, DYES[colour], digits)
        return sheet.finish(CORNER_MM)

    def pile(self, code: str) -> int:
        """1 for a Schwupps card, 0 for the others."""
        return 1 if code in SCHWUPPS else 0

    def back(self, scale: float, pile: int = 0) -> Image.Image:
        """The back of number and aggravation cards (pile 0) or of Schwupps cards (pile 1)."""
        sheet = blank(scale)
        paint_back(sheet, _NIGHT if pile else _BACK, _chevrons_both_ways)
        return sheet.finish(CORNER_MM)


def _chevrons_both_ways(sheet: Sheet) -> None:
    for way, turn in ((-1, -90.0), (1, 90.0)):
        sheet.sign(Sign.CHEVRON, _X + 3.0 * way, _Y, 5.6, PAPER, turn=turn)


def _number_card(sheet: Sheet, dye: Dye, digits: str) -> None:
    field(sheet, dye.ground)
    sheet.sign(dye.sign, _X, _Y, 46.0, dye.tint)
    number(sheet, digits, _X, _Y - 14.0, 28.0, PAPER, Rim(INK, 1.1))
    at_both_ends(sheet, partial(_number_index, dye, digits))


def _number_index(dye: Dye, digits: str, sheet: Sheet, x: float) -> None:
    sheet.panel((x - 6.7, 3.4, x + 6.7, 31.2), 2.0, PAPER)
    number(sheet, digits, x, 5.2, 12.8, INK)
    sheet.sign(dye.sign, x, 24.8, 9.6, dye.ink)


def _aggravation(sheet: Sheet) -> None:
    """An angry face in a burst; a bolt in a burst as index."""
    field(sheet, _ORANGE, INK, 0.8)
    at_both_ends(sheet, _bolt_index)
    sheet.sign(Sign.BURST, _X, _Y, 50.0, INK)
    sheet.disc(_X, _Y, 15.6, _GOLD)
    for side in (-1, 1):
        sheet.disc(_X + 5.4 * side, _Y - 2.0, 2.3, INK)
        sheet.polygon(
            [
                (_X + 1.8 * side, _Y - 4.4),
                (_X + 9.8 * side, _Y - 8.6),
                (_X + 10.4 * side, _Y - 6.0),
                (_X + 2.2 * side, _Y - 2.2),
            ],
            INK,
        )
    mouth = [(_X - 7 + 2.8 * step, _Y + (6.0 if step % 2 else 9.0)) for step in range(6)]
    sheet.line(mouth, INK, 1.6)


def _bolt_index(sheet: Sheet, x: float) -> None:
    sheet.sign(Sign.BURST, x, 12.0, 15.0, INK)
    sheet.sign(Sign.BOLT, x, 12.0, 10.5, PAPER)


def _schwupps(sheet: Sheet, code: str) -> None:
    field(sheet, _NIGHT)
    at_both_ends(sheet, partial(_schwupps_index, code))
    if code in STEPS:
        _step(sheet, code, _X - 0.7, _Y + 2.0, 21.0)
        _chevrons(sheet, code, _X, _Y - 19.5, 18.0)
    else:
        _symbols(sheet, code, _X, _Y - 13.0, _Y + 14.0, 27.0)


def _schwupps_index(code: str, sheet: Sheet, x: float) -> None:
    if code in STEPS:
        _step(sheet, code, x, 10.6, 10.6)
        _chevrons(sheet, code, x, 24.0, 10.6)
    else:
        _symbols(sheet, code, x, 11.0, 24.4, 12.4)


def _step(sheet: Sheet, code: str, x: float, y: float, height: float) -> None:
    """A sign and a digit."""
    bar, arm = 0.17 * height, 0.25 * height
    left = x - 0.3 * height
    sheet.panel((left - arm, y - bar / 2, left + arm, y + bar / 2), 0.0, PAPER)
    if code[0] == "+":
        sheet.panel((left - bar / 2, y - arm, left + bar / 2, y + arm), 0.0, PAPER)
    number(sheet, code[1], x + 0.3 * height, y - height / 2, height, PAPER)


def _chevrons(sheet: Sheet, code: str, x: float, y: float, width: float) -> None:
    """As many arrowheads as steps, up or down."""
    height = 0.34 * width
    offsets = (0.0,) if code[1] == "1" else (-0.62 * height, 0.62 * height)
    for offset in offsets:
        if code[0] == "+":
            sheet.sign(Sign.CHEVRON, x, y + offset, 0.55 * width, _UP)
        else:
            sheet.sign(Sign.CHEVRON, x, y + offset, 0.55 * width, _DOWN, turn=180.0)


def _symbols(sheet: Sheet, code: str, x: float, upper: float, lower: float, size: float) -> None:
    """Equals under what has to be equal: the number, the colour; or both signs for one or the other."""
    if code == SAME_COLOUR:
        _wheel(sheet, x, upper, size)
    else:
        _hash(sheet, x, upper, size)
    if code == EITHER:
        _wheel(sheet, x, lower, size)
    else:
        for way in (-1, 1):
            y = lower + 0.16 * size * way
            sheet.panel((x - 0.34 * size, y - 0.075 * size, x + 0.34 * size, y + 0.075 * size), 0.0, _GOLD)


def _wheel(sheet: Sheet, x: float, y: float, size: float) -> None:
    """The five colours, each with its shape, in a wheel."""
    radius = size / 2
    sheet.disc(x, y, radius, PAPER)
    for place, dye in enumerate(DYES.values()):
        angle = place / 5 * 2 * np.pi
        half = np.pi / 5 - 0.09
        rim = np.linspace(angle - half, angle + half, 12)
        wedge = [(x + 0.12 * radius * np.sin(angle), y - 0.12 * radius * np.cos(angle))]
        wedge += [(x + 0.92 * radius * np.sin(a), y - 0.92 * radius * np.cos(a)) for a in rim]
        sheet.polygon(wedge, dye.ground)
        middle = 0.62 * radius
        sheet.sign(dye.sign, x + middle * np.sin(angle), y - middle * np.cos(angle), 0.4 * radius, PAPER)


def _hash(sheet: Sheet, x: float, y: float, size: float) -> None:
    lean, arm, width = 0.08 * size, 0.44 * size, 0.13 * size
    for way in (-1, 1):
        offset = way * 0.18 * size
        sheet.line([(x + offset + lean, y - arm), (x + offset - lean, y + arm)], PAPER, width)
        sheet.line([(x - arm, y + offset), (x + arm, y + offset)], PAPER, width)
