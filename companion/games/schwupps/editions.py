"""Schwupps in other designs: numbers in five colours, aggravation cards, and the seven Schwupps cards."""

from __future__ import annotations

import enum
from dataclasses import dataclass, replace
from typing import Final

import numpy as np
from PIL import Image

from companion.decks.drawn.editions.backs import Back, drawn_back
from companion.decks.drawn.editions.indices import IndexCorners, Indices, drawn_indices
from companion.decks.drawn.editions.palette import (
    BLACK,
    WHITE,
    brightness,
    deeper,
    fading,
    hue,
    paler,
    stands_out,
)
from companion.decks.drawn.editions.shapes import oval
from companion.decks.drawn.editions.stock import Stock, drawn_stock
from companion.decks.drawn.editions.typefaces import Mark, drawn_typeface
from companion.decks.drawn.sheet import Colour, Rim, Sheet
from companion.decks.drawn.signs import Sign
from companion.games.schwupps.deck import (
    AGGRAVATION,
    CODES,
    EITHER,
    SAME_COLOUR,
    SCHWUPPS,
    STEPS,
    SchwuppsDeck,
)

_HUES: Final = {"red": 356.0, "blue": 214.0, "green": 140.0, "yellow": 48.0, "purple": 284.0}
_FULL: Final = {"red": 0.86, "blue": 0.85, "green": 0.78, "yellow": 0.88, "purple": 0.62}
_BRIGHT: Final = {"red": 0.82, "blue": 0.76, "green": 0.6, "yellow": 0.98, "purple": 0.56}
_SIGNS: Final = (
    Sign.TRIANGLE,
    Sign.LOZENGE,
    Sign.DISC,
    Sign.STAR,
    Sign.MOON,
    Sign.HEART,
    Sign.DROP,
    Sign.SQUARE,
)


class Ground(enum.Enum):
    """How a number card shows its colour."""

    FULL = "full"
    """All over."""
    OVAL = "oval"
    """All over, but for a pale oval aslant in the middle."""
    PAPER = "paper"
    """In its figures only, on paper."""
    FRAME = "frame"
    """In a broad frame around paper."""


@dataclass(frozen=True, slots=True)
class SchwuppsEdition:
    """144 cards of one design.

    Attributes:
        name: of the deck.
        stock: format, rim and ground.
        indices: where and how numbers stand.
        dyes: the five colours by name.
        signs: a sign for each colour, empty where colours alone tell them.
        ground: how number cards show their colour.
        large: height of the number in the middle, in parts of the card's.
        edging: the line around that number in mm, 0 for none.
        night: ground of the Schwupps cards.
        fire: ground of the aggravation cards.
        anger: what these bear.
        reverse, other_reverse: the backs of both piles.
    """

    name: str
    stock: Stock
    indices: Indices
    dyes: tuple[tuple[str, Colour], ...]
    signs: tuple[Sign, ...]
    ground: Ground
    large: float
    edging: float
    night: Colour
    fire: Colour
    anger: Sign
    reverse: Back
    other_reverse: Back
    codes: tuple[str, ...] = CODES
    looks: int = 1

    @property
    def size(self) -> tuple[float, float]:
        """Width and height in mm."""
        return self.stock.size

    def copies(self, code: str) -> int:
        """How many of a card there are; raises `KeyError` for a foreign code."""
        return SchwuppsDeck().copies(code)

    def face(self, code: str, scale: float, look: int = 0) -> Image.Image:  # noqa: ARG002
        """The face; raises `KeyError` for a foreign code."""
        if code not in self.codes:
            raise KeyError(code)
        sheet = self.stock.blank(scale)
        if code == AGGRAVATION:
            self._aggravation(sheet)
        elif code in SCHWUPPS:
            self._schwupps(sheet, code)
        else:
            colour, digits = code.split("-")
            self._number_card(sheet, colour, digits)
        return self.stock.finish(sheet)

    def pile(self, code: str) -> int:
        """1 for a Schwupps card, 0 for the others."""
        return 1 if code in SCHWUPPS else 0

    def back(self, scale: float, pile: int = 0) -> Image.Image:
        """The back of number and aggravation cards (pile 0) or of Schwupps cards (pile 1)."""
        return (self.other_reverse if pile else self.reverse).paint(self.stock, scale)

    def _number_card(self, sheet: Sheet, colour: str, digits: str) -> None:
        names = [name for name, _ in self.dyes]
        dye = dict(self.dyes)[colour]
        sign = self.signs[names.index(colour)] if self.signs else None
        wide, high = self.size
        if self.ground in (Ground.FULL, Ground.OVAL):
            self.stock.ground(sheet, dye, fading(dye, self.stock.fade))
        elif self.ground is Ground.FRAME:
            sheet.panel((0, 0, wide, high), 0, dye)
            inner = self.stock.rim + 0.1 * wide
            sheet.panel((inner, inner, wide - inner, high - inner), 3.0, self.stock.paper)
        on_dye = self.ground in (Ground.FULL, Ground.OVAL)
        strong = dye if brightness(dye) < 0.75 else deeper(dye, 0.18)
        if brightness(self.stock.paper) < 0.5 and self.ground is Ground.PAPER:
            strong = paler(dye, 0.3)
        middle, ink = (stands_out(dye), stands_out(dye)) if on_dye else (strong, strong)
        if self.ground is Ground.OVAL:
            oval(sheet, (wide / 2, high / 2), (0.3 * wide, 0.38 * high), 24.0, WHITE)
            middle = strong
        tall = self.large * high
        outlined = self.edging or brightness(middle) > 0.7
        rim = Rim(BLACK, max(self.edging, 0.5)) if outlined and middle != BLACK else None
        self.indices.number(sheet, digits, (wide / 2, high / 2), tall, middle, widest=0.5 * wide, rim=rim)
        self._index(sheet, digits, ink, dye if on_dye else self.stock.paper, sign)

    def _index(self, sheet: Sheet, digits: str, ink: Colour, ground: Colour, sign: Sign | None) -> None:
        """A number card's indices, on a plate where they stand across its frame."""
        plate = self.ground is Ground.FRAME

        def below(sheet: Sheet, x: float, top: float) -> None:
            if sign is not None:
                sheet.sign(sign, x, top + 3.2, 6.0, ink)

        for _ in range(2):
            for x in self.indices.places(self.stock) if plate else ():
                top, tall = self.indices.top(self.stock), self.indices.height + (9.0 if sign else 1.0)
                sheet.panel((x - 7.0, top - 1.0, x + 7.0, top + tall), 2.0, ground)
            self.indices.paint_end(sheet, self.stock, digits, ink, below)
            sheet.turn_round()

    def _aggravation(self, sheet: Sheet) -> None:
        wide, high = self.size
        self.stock.ground(sheet, self.fire)
        ink = stands_out(self.fire)
        sheet.sign(Sign.BURST, wide / 2, high / 2, 0.62 * wide, ink)
        sheet.sign(self.anger, wide / 2, high / 2, 0.4 * wide, self.fire)
        for _ in range(2):
            for x in self.indices.places(self.stock):
                sheet.sign(self.anger, x, self.indices.top(self.stock) + 6.0, 10.0, ink)
            sheet.turn_round()

    def _schwupps(self, sheet: Sheet, code: str) -> None:
        wide, high = self.size
        self.stock.ground(sheet, self.night, fading(self.night, self.stock.fade))
        ink = stands_out(self.night)
        if code in STEPS:
            self.indices.number(sheet, code, (wide / 2, high / 2), 0.26 * high, ink, widest=0.6 * wide)
            self.indices.paint(sheet, self.stock, code, ink)
            return
        reach = 0.34 * wide
        self._rule(sheet, code, (wide / 2, high / 2), reach, ink)
        for _ in range(2):
            for x in self.indices.places(self.stock):
                self._rule(sheet, code, (x, self.indices.top(self.stock) + 7.5), 7.0, ink)
            sheet.turn_round()

    def _rule(self, sheet: Sheet, code: str, at: tuple[float, float], reach: float, ink: Colour) -> None:
        """What has to be equal: the colour, as a wheel; the number, as two figures; or one of both."""
        x, y = at
        if code == SAME_COLOUR:
            self._wheel(sheet, at, reach)
        elif code == EITHER:
            self._wheel(sheet, (x, y - 0.5 * reach), 0.5 * reach)
            self._figures(sheet, (x, y + 0.55 * reach), 0.8 * reach, ink)
        else:
            self._figures(sheet, at, 1.1 * reach, ink)

    def _figures(self, sheet: Sheet, at: tuple[float, float], tall: float, ink: Colour) -> None:
        """The same number twice, and that they are equal."""
        x, y = at
        for way in (-1, 1):
            mask = self.indices.face.mask("7")
            sheet.stamp(mask, x + 0.6 * way * tall, y, tall, ink, widest=0.5 * tall)
            bar = y + 0.12 * way * tall
            sheet.panel((x - 0.22 * tall, bar - 0.05 * tall, x + 0.22 * tall, bar + 0.05 * tall), 0, ink)

    def _wheel(self, sheet: Sheet, at: tuple[float, float], radius: float) -> None:
        """The five colours."""
        x, y = at
        sheet.disc(x, y, radius, WHITE)
        for place, (_, dye) in enumerate(self.dyes):
            rim = np.linspace(place, place + 1, 12) / 5 * 2 * np.pi
            wedge = [(x + 0.92 * radius * np.sin(a), y - 0.92 * radius * np.cos(a)) for a in rim]
            sheet.polygon([(x, y), *wedge], dye)


def schwupps_edition(number: int) -> SchwuppsEdition:
    """A design by chance; cards lie on piles, so that corners may bear nothing."""
    random = np.random.default_rng([number, 2])
    corners = (IndexCorners.FOUR, IndexCorners.TWO, IndexCorners.TWO, IndexCorners.NONE)
    dyes = tuple((colour, _dye(colour, random)) for colour in _HUES)
    signs = tuple(_SIGNS[int(one)] for one in random.permutation(len(_SIGNS))[: len(_HUES)])
    night = (
        hue(float(random.uniform(200, 300)), 0.35, 0.2)
        if random.random() < 0.6
        else paler((90, 96, 110), 0.75)
    )
    indices = drawn_indices(random, drawn_typeface(random), corners)
    if indices.corners is IndexCorners.NONE and indices.face.mark is Mark.PLACE:
        indices = replace(indices, face=replace(indices.face, mark=Mark.BAR))
    back = float(random.uniform(0, 360))
    return SchwuppsEdition(
        name=f"edition-{number}",
        stock=drawn_stock(random),
        indices=indices,
        dyes=dyes,
        signs=signs if random.random() < 0.5 else (),
        ground=list(Ground)[int(random.integers(len(Ground)))],
        large=float(random.choice([0.28, 0.36, 0.44])),
        edging=float(random.choice([0.0, 0.0, 0.8])),
        night=night,
        fire=hue(float(random.uniform(18, 30)), 0.9, 0.95) if random.random() < 0.6 else (60, 60, 64),
        anger=[Sign.BOLT, Sign.BURST, Sign.CROSS][int(random.integers(3))],
        reverse=drawn_back(random, back),
        other_reverse=drawn_back(random, back + 150.0),
    )


def _dye(colour: str, random: np.random.Generator) -> Colour:
    """One of the five colours as another printer mixes it."""
    full = _FULL[colour] + float(random.uniform(-0.12, 0.08))
    bright = _BRIGHT[colour] + float(random.uniform(-0.08, 0.02))
    return hue(_HUES[colour] + float(random.uniform(-7, 7)), full, bright)
