"""Schwupps: numbers 1 to 10 in five colours, aggravation cards, and seven kinds of Schwupps cards.

A number card has the colour of its ground and, in every corner and in the middle, the colour's own shape. The
Schwupps cards are dark and have a back of their own, since they lie in a pile of their own.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from PIL import Image

from companion.cards.back import paint_back
from companion.cards.sheet import Colour, Sheet
from companion.cards.signs import Sign
from companion.cards.stock import CORNER_MM, EDGE_MM, HEIGHT_MM, INK, PAPER, WIDTH_MM, blank, number

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
        ink: of the shape on white.
        sign: the shape that says the same.
    """

    ground: Colour
    ink: Colour
    sign: Sign


DYES: Final = {
    "red": Dye((206, 32, 42), (206, 32, 42), Sign.TRIANGLE),
    "blue": Dye((22, 90, 192), (22, 90, 192), Sign.SQUARE),
    "green": Dye((18, 132, 66), (18, 132, 66), Sign.DISC),
    "yellow": Dye((250, 200, 20), (244, 184, 0), Sign.STAR),
    "purple": Dye((116, 52, 158), (116, 52, 158), Sign.MOON),
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
"""100 number cards, 14 aggravation cards (SCH-1, SCH-3); how the 30 Schwupps cards are shared is ours (SCH-4)."""

_INDEX_X: Final = 10.0
_NIGHT: Final[Colour] = (30, 34, 52)
_ORANGE: Final[Colour] = (255, 140, 24)
_BACK: Final[Colour] = (150, 40, 60)


@dataclass(frozen=True, slots=True)
class SchwuppsDeck:
    """144 cards, 63 by 88 mm."""

    name: str = "schwupps"
    codes: tuple[str, ...] = CODES
    size: tuple[float, float] = (WIDTH_MM, HEIGHT_MM)

    def copies(self, code: str) -> int:
        """How many of a card there are; raises `KeyError` for a foreign code."""
        return _COPIES[code]

    def face(self, code: str, scale: float, copy: int = 0) -> Image.Image:  # noqa: ARG002
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

    def back(self, scale: float, code: str | None = None) -> Image.Image:
        """The back of number and aggravation cards, or, for the code of one, of the Schwupps cards."""
        sheet = blank(scale)
        paint_back(sheet, _NIGHT if code in SCHWUPPS else _BACK)
        return sheet.finish(CORNER_MM)


def _ground(sheet: Sheet, fill: Colour) -> None:
    sheet.panel((EDGE_MM, EDGE_MM, WIDTH_MM - EDGE_MM, HEIGHT_MM - EDGE_MM), 2.0, fill)


def _number_card(sheet: Sheet, dye: Dye, digits: str) -> None:
    _ground(sheet, dye.ground)
    for x in (_INDEX_X, WIDTH_MM - _INDEX_X):
        sheet.panel((x - 6.6, 3.4, x + 6.6, 31.0), 2.0, PAPER)
        number(sheet, digits, x, 5.2, 12.6, INK, squeeze=0.66 if len(digits) == 2 else 1.0)
        sheet.sign(dye.sign, x, 24.6, 9.4, dye.ink)
    sheet.mirror_lower_half()
    x, y = WIDTH_MM / 2, HEIGHT_MM / 2
    sheet.sign(dye.sign, x, y, 30.0, PAPER)
    number(sheet, digits, x, y - 7.0, 14.0, INK)


def _aggravation(sheet: Sheet) -> None:
    _ground(sheet, _ORANGE)
    for x in (_INDEX_X, WIDTH_MM - _INDEX_X):
        sheet.sign(Sign.BURST, x, 12.0, 15.0, INK)
        sheet.sign(Sign.BOLT, x, 12.0, 9.5, PAPER)
    sheet.mirror_lower_half()
    x, y = WIDTH_MM / 2, HEIGHT_MM / 2
    sheet.sign(Sign.BURST, x, y, 46.0, INK)
    sheet.sign(Sign.BOLT, x, y, 32.0, PAPER)


def _schwupps(sheet: Sheet, code: str) -> None:
    _ground(sheet, _NIGHT)
    for x in (_INDEX_X, WIDTH_MM - _INDEX_X):
        _rule(sheet, code, x, 12.0, 13.0)
    sheet.mirror_lower_half()
    _rule(sheet, code, WIDTH_MM / 2, HEIGHT_MM / 2, 34.0)


def _rule(sheet: Sheet, code: str, x: float, y: float, size: float) -> None:
    """What a Schwupps card asks for, in a square of that side around a point."""
    if code in STEPS:
        _step(sheet, code, x, y, size)
        return
    if code in (SAME_COLOUR, EITHER):
        lift = 0.0 if code == SAME_COLOUR else 0.26 * size
        _five_signs(sheet, x, y - lift, size if code == SAME_COLOUR else 0.6 * size)
    if code in (SAME_NUMBER, EITHER):
        drop = 0.0 if code == SAME_NUMBER else 0.3 * size
        _hash(sheet, x, y + drop, size if code == SAME_NUMBER else 0.55 * size)


def _step(sheet: Sheet, code: str, x: float, y: float, size: float) -> None:
    bar, arm = 0.14 * size, 0.2 * size
    left = x - 0.28 * size
    sheet.panel((left - arm, y - bar / 2, left + arm, y + bar / 2), 0.0, PAPER)
    if code[0] == "+":
        sheet.panel((left - bar / 2, y - arm, left + bar / 2, y + arm), 0.0, PAPER)
    number(sheet, code[1], x + 0.24 * size, y - 0.42 * size, 0.84 * size, PAPER, squeeze=0.9)


def _five_signs(sheet: Sheet, x: float, y: float, size: float) -> None:
    places = ((0.0, -0.34), (0.34, -0.08), (0.21, 0.34), (-0.21, 0.34), (-0.34, -0.08))
    for (across, down), dye in zip(places, DYES.values(), strict=True):
        sheet.disc(x + across * size, y + down * size, 0.19 * size, PAPER)
        sheet.sign(dye.sign, x + across * size, y + down * size, 0.24 * size, dye.ink)


def _hash(sheet: Sheet, x: float, y: float, size: float) -> None:
    for way in (-1, 1):
        offset = way * 0.17 * size
        sheet.line(
            [(x + offset + 0.08 * size, y - 0.44 * size), (x + offset - 0.08 * size, y + 0.44 * size)],
            PAPER,
            0.12 * size,
        )
        sheet.line([(x - 0.42 * size, y + offset), (x + 0.42 * size, y + offset)], PAPER, 0.12 * size)
