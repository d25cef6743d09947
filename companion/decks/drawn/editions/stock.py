"""What all cards of an edition share: format, corners, rim, frame, and the pattern of their ground."""

from __future__ import annotations

import enum
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

import numpy as np
from PIL import Image

from companion.decks.drawn.editions.palette import BLACK, paler, paper
from companion.decks.drawn.sheet import Colour, Ink, Sheet

FORMATS: Final = (
    (63.0, 88.0),
    (63.0, 88.0),
    (57.0, 89.0),
    (56.0, 87.0),
    (59.0, 92.0),
    (70.0, 112.0),
    (70.0, 83.0),
)
"""Width and height of cards that are sold, in mm: poker (twice as often), bridge, its mass-market kin, a
European game's, tarot, and a nearly square one."""


class Pattern(enum.Enum):
    """What a coloured ground bears."""

    PLAIN = "plain"
    STRIPES = "stripes"
    DOTS = "dots"
    RAYS = "rays"
    RINGS = "rings"
    CHEQUERS = "chequers"


@dataclass(frozen=True, slots=True)
class Stock:
    """The card itself.

    Attributes:
        size: width and height in mm.
        corner: radius of its corners in mm.
        rim: breadth of the unprinted edge in mm, 0 for print up to the edge.
        paper: colour of that edge, and of what else is not printed.
        rounded: radius of the printed field in mm.
        line: thickness of the line around the field in mm, 0 for none.
        pattern: what coloured grounds bear.
        fade: how far coloured grounds go over into a deeper shade, 0 for not at all.
    """

    size: tuple[float, float]
    corner: float
    rim: float
    paper: Colour
    rounded: float
    line: float
    pattern: Pattern
    fade: float

    @property
    def field(self) -> tuple[float, float, float, float]:
        """Left, top, right and lower edge of the printed field."""
        return self.rim, self.rim, self.size[0] - self.rim, self.size[1] - self.rim

    def blank(self, scale: float) -> Sheet:
        """An empty card."""
        return Sheet(*self.size, scale, self.paper)

    def finish(self, sheet: Sheet, line: Colour = BLACK) -> Image.Image:
        """A printed card: what was printed over its edge is covered, its field framed, its corners cut."""
        if self.rim:
            self._cover_rim(sheet)
        if self.line:
            sheet.panel(self.field, self.rounded, None, line, self.line)
        return sheet.finish(self.corner)

    def _cover_rim(self, sheet: Sheet) -> None:
        wide = self.rim + 4.0
        box = (
            self.rim - wide,
            self.rim - wide,
            self.size[0] - self.rim + wide,
            self.size[1] - self.rim + wide,
        )
        sheet.panel(box, self.rounded + wide, None, self.paper, wide)

    def ground(self, sheet: Sheet, colour: Colour, fill: Ink | None = None) -> None:
        """Cover the whole card with a colour and the pattern."""
        sheet.wash((0, 0, *self.size), 0, fill or colour)
        paint_pattern(sheet, self.pattern, paler(colour, 0.16))


def drawn_stock(random: np.random.Generator) -> Stock:
    """A stock by chance."""
    rim = float(random.choice([0.0, 2.0, 2.8, 3.6, 4.5]))
    return Stock(
        size=FORMATS[int(random.integers(len(FORMATS)))],
        corner=float(random.uniform(2.2, 5.0)),
        rim=rim,
        paper=BLACK if random.random() < 0.12 and rim else paper(random),
        rounded=float(random.choice([0.5, 2.0, 4.0])),
        line=float(random.choice([0.0, 0.0, 0.5, 1.0])) if rim else 0.0,
        pattern=Pattern.PLAIN if random.random() < 0.4 else list(Pattern)[int(random.integers(len(Pattern)))],
        fade=float(random.choice([0.0, 0.0, 0.25, 0.4])),
    )


def paint_pattern(sheet: Sheet, pattern: Pattern, ink: Colour) -> None:
    """Print a pattern on all of a card."""
    if pattern is not Pattern.PLAIN:
        _PAINTED[pattern](sheet, ink)


def _stripes(sheet: Sheet, ink: Colour) -> None:
    for x in np.arange(-sheet.height, sheet.width, 7.0):
        sheet.line([(x, 0), (x + sheet.height, sheet.height)], ink, 2.6)


def _dots(sheet: Sheet, ink: Colour) -> None:
    for row, y in enumerate(np.arange(2.5, sheet.height, 5.0)):
        for x in np.arange(2.5 + row % 2 * 3.0, sheet.width, 6.0):
            sheet.disc(x, y, 1.0, ink)


def _rays(sheet: Sheet, ink: Colour) -> None:
    x, y, far = sheet.width / 2, sheet.height / 2, sheet.height
    for step in range(0, 24, 2):
        ends = [np.radians(15.0 * (step + side)) for side in (0, 1)]
        sheet.polygon([(x, y), *((x + far * np.cos(a), y + far * np.sin(a)) for a in ends)], ink)


def _rings(sheet: Sheet, ink: Colour) -> None:
    for radius in np.arange(60.0, 4.0, -8.0):
        sheet.ring(sheet.width / 2, sheet.height / 2, float(radius), 2.0, ink)


def _chequers(sheet: Sheet, ink: Colour) -> None:
    for row, y in enumerate(np.arange(0.0, sheet.height, 6.0)):
        for x in np.arange(row % 2 * 6.0, sheet.width, 12.0):
            sheet.panel((x, y, x + 6.0, y + 6.0), 0, ink)


_PAINTED: Final[dict[Pattern, Callable[[Sheet, Colour], None]]] = {
    Pattern.STRIPES: _stripes,
    Pattern.DOTS: _dots,
    Pattern.RAYS: _rays,
    Pattern.RINGS: _rings,
    Pattern.CHEQUERS: _chequers,
}
