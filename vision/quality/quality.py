"""What was measured of how a camera sees its table, and the mark that each measure gets.

The limits are the project's own where it has one. The others come from ``companion.bench.how_well``, which
measures simulated tables: "at home" are 24 tables at which nothing goes wrong, "hard" ones 12, and a fault
named here is one of those of ``companion rehearse --fault list``, alone at 12 tables at home.
"""

from __future__ import annotations

import enum
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from vision.cards.print_seen import LEAST_CARD, LEAST_INDEX
from vision.motion.registration import HINDERS
from vision.quality.measures import index_in_cards


class Aspect(enum.Enum):
    """What is measured, in the order in which people can do something about it."""

    FIELD = "field"
    """Whether all of the play area is in the picture."""
    PRINT = "print"
    """How large print is seen."""
    SHARPNESS = "sharpness"
    SHAKE = "shake"
    NOISE = "noise"
    """Whether there is enough light for print to stand out from the noise."""
    FLICKER = "flicker"
    GLARE = "glare"
    EVENNESS = "evenness"
    """Whether all of the table is lit."""


class Mark(enum.Enum):
    """How well that is."""

    GOOD = "good"
    FAIR = "fair"
    """It costs something: some cards in doubt, or some time."""
    POOR = "poor"
    """An evening will suffer from it."""
    UNKNOWN = "unknown"
    """It could not be measured: nothing printed lies there, or there was one picture only."""


IN_FOCUS: Final = 0.8
"""Softness in pixels of a camera in focus: 0.80 to 0.91 at home, 0.72 to 0.74 at easy tables. What is seen so
sharp and still not told is too small. Of cards up to 80 pixels wide `vision.cards.print_seen` finds the same
softness, within 0.15."""

SHARP, SOFT = 0.95, 1.2
"""Softness in pixels that is never complained of, and never much, however small print is: above all of these,
and above ``low-resolution``, 0.83 to 1.07."""

NOISY, GRAINY = 3.5, 5.7
"""Deviation of the noise in small pictures, in grey levels, were print of a contrast of `CONTRAST`: at home
2.1 to 2.8; ``low-light:mild`` has 4.9 to 6.4, ``low-light`` 6.0 to 7.8, and hard tables have 6.0 to 9.4."""

CONTRAST: Final = 200.0
"""Grey levels between print and its paper in good light: 164 to 210 at home, 84 to 103 in ``low-light``.
Where nothing printed lies, print is taken to have it."""

FLICKERS, FLASHES = 2.5, 5.0
"""Percent by which the brightness goes up and down in two seconds: at home 0.3 to 1.2, by a candle 7 to 13;
``lamp-bands-50:mild`` has 1.1 to 5.7, ``lamp-bands-50`` 2.9 to 23, an exposure that hunts 17 to 36."""

GLARES, BLINDS = 0.3, 1.0
"""Percent of the table that is white without anything on it: 0 at home, up to 0.1 at hard tables; 8.5 and
more in ``overexposed``, up to 6 in ``sun-patch``, where the sun shines on what is pale."""

UNEVEN, DARK_CORNERS = 40.0, 30.0
"""Brightness of the darkest part in percent of the brightest: at home 40 to 84 and in ``vignette`` from 34
on, which harms nothing as light is followed; by a ``candle`` 24 to 60."""

TREMBLES: Final = 1.0
"""Fine pixels to each side by which pictures lie apart: ``shaking:mild`` has 0.6, ``shaking`` 1.3. Up to
`vision.motion.registration.HINDERS` pictures are brought onto each other, which takes time."""

CUT, MISSING = 0.995, 0.97
"""Part of the play area in the picture: without strips of 3 and 16 mm along an edge of a card table; a lens
that bends lines takes less than the first from the corners."""


@dataclass(frozen=True, slots=True)
class Quality:
    """How a camera sees its table; what could not be measured is None.

    Attributes:
        index: height of a card's index in pixels, where in the play area it is seen smallest.
        softness: deviation in pixels of the Gauss curve by which the sharpest printed edges are blurred.
        contrast: grey levels between print and its paper.
        noise: its standard deviation in small pictures, in grey levels.
        flicker: Percent by which the brightness goes up and down.
        glare: percent of the play area that is white without anything on it.
        evenness: brightness of the play area's darkest part, in percent of the brightest.
        shake: fine pixels (640 across the picture) to each side by which pictures lie apart.
        seen: part of the play area that is in the picture, 0 to 1.
        margin: millimetres beside the play area, to each side, that are in the picture.
        dark: whether the picture is too dark to trust.
    """

    index: float
    softness: float | None
    contrast: float | None
    noise: float | None
    flicker: float | None
    glare: float
    evenness: float
    shake: float | None
    seen: float
    margin: float
    dark: bool = False

    @property
    def card(self) -> float:
        """Width of a card in pixels, where it is seen smallest."""
        return index_in_cards(self.index)

    @property
    def grain(self) -> float | None:
        """The noise, in grey levels, were print of full contrast."""
        return None if self.noise is None else self.noise * CONTRAST / (self.contrast or CONTRAST)

    @property
    def marks(self) -> Mapping[Aspect, Mark]:
        """The mark of each aspect."""
        return {
            Aspect.FIELD: _falling(self.seen, CUT, MISSING),
            Aspect.PRINT: self._print,
            Aspect.SHARPNESS: self._sharpness,
            Aspect.SHAKE: _rising(self.shake, TREMBLES, HINDERS),
            Aspect.NOISE: Mark.POOR if self.dark else _rising(self.grain, NOISY, GRAINY),
            Aspect.FLICKER: _rising(self.flicker, FLICKERS, FLASHES),
            Aspect.GLARE: _rising(self.glare, GLARES, BLINDS),
            Aspect.EVENNESS: _falling(self.evenness, UNEVEN, DARK_CORNERS),
        }

    def marked(self, mark: Mark) -> tuple[Aspect, ...]:
        """The aspects that have that mark."""
        return tuple(aspect for aspect, given in self.marks.items() if given is mark)

    @property
    def _print(self) -> Mark:
        """Whether cards, and strips of them, could be told by a camera in focus."""
        if self.card < IN_FOCUS * LEAST_CARD:
            return Mark.POOR
        return Mark.FAIR if self.index < IN_FOCUS * LEAST_INDEX else Mark.GOOD

    @property
    def _sharpness(self) -> Mark:
        """Whether cards, and strips of them, are blurred so that they cannot be told, small or large."""
        strips, cards = max(SHARP, self.index / LEAST_INDEX), max(SOFT, self.card / LEAST_CARD)
        return _rising(self.softness, strips, cards)


def _rising(measure: float | None, fair: float, poor: float) -> Mark:
    """The mark of a measure that is the worse, the more it is."""
    if measure is None:
        return Mark.UNKNOWN
    return Mark.POOR if measure >= poor else Mark.FAIR if measure >= fair else Mark.GOOD


def _falling(measure: float, fair: float, poor: float) -> Mark:
    """The mark of a measure that is the worse, the less it is."""
    return _rising(-measure, -fair, -poor)
