"""The backs of editions."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from PIL import Image

from companion.decks.drawn.editions.palette import deeper, near, paler, stands_out
from companion.decks.drawn.editions.stock import Pattern, Stock, paint_pattern
from companion.decks.drawn.editions.vignettes import VIGNETTES
from companion.decks.drawn.sheet import Colour

_WORN = (Pattern.STRIPES, Pattern.DOTS, Pattern.RAYS, Pattern.RINGS, Pattern.CHEQUERS)


@dataclass(frozen=True, slots=True)
class Back:
    """How a back looks.

    Attributes:
        colour: of it.
        pattern: on it.
        picture: which of `VIGNETTES` stands in the middle, twice head to head; None for a bare disc.
        medallion: half the breadth of what is in the middle, in parts of the card's width; 0 for nothing.
    """

    colour: Colour
    pattern: Pattern
    picture: int | None
    medallion: float

    def paint(self, stock: Stock, scale: float) -> Image.Image:
        """The back of cards of that stock."""
        sheet = stock.blank(scale)
        sheet.panel((0, 0, *stock.size), 0, self.colour)
        paint_pattern(sheet, self.pattern, paler(self.colour, 0.3))
        x, y = stock.size[0] / 2, stock.size[1] / 2
        radius = self.medallion * stock.size[0]
        if radius:
            ground = deeper(self.colour, 0.35)
            sheet.disc(x, y, radius, stands_out(ground))
            sheet.disc(x, y, radius - 1.0, ground)
            for _ in range(2):
                if self.picture is not None:
                    VIGNETTES[self.picture](
                        sheet, x, y - 0.48 * radius, 0.8 * radius, paler(self.colour, 0.5)
                    )
                sheet.turn_round()
        return stock.finish(sheet, deeper(self.colour, 0.6))


def drawn_back(random: np.random.Generator, hue: float | None = None) -> Back:
    """A back by chance, of a colour about that hue."""
    return Back(
        colour=near(float(random.uniform(0, 360)) if hue is None else hue, 10.0, random),
        pattern=_WORN[int(random.integers(len(_WORN)))],
        picture=int(random.integers(len(VIGNETTES))) if random.random() < 0.6 else None,
        medallion=float(random.choice([0.0, 0.22, 0.32])),
    )
