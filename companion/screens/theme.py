"""Colours of the screen: dark felt and light linen, one accent for UP, one for DOWN, red only for “no”."""

from __future__ import annotations

from dataclasses import dataclass

Colour = tuple[int, int, int]
"""Red, green, blue, 0 to 255."""


@dataclass(frozen=True, slots=True)
class Theme:
    """The colours of one look. Text on its ground has a contrast of at least 7 to 1 (WCAG's level AAA).

    Attributes:
        ground: behind everything.
        panel: a field on the ground.
        raised: what can be touched.
        line: thin borders.
        text: what is read.
        quiet: what is read second.
        up: accent of UP.
        down: accent of DOWN.
        no: an illegal play, and nothing else.
        yes: a legal one.
        light: whose turn it is, what is chosen.
        paper: cards and suit fields.
        red_suit: hearts and diamonds on paper.
        black_suit: clubs and spades on paper.
    """

    ground: Colour
    panel: Colour
    raised: Colour
    line: Colour
    text: Colour
    quiet: Colour
    up: Colour
    down: Colour
    no: Colour
    yes: Colour
    light: Colour
    paper: Colour = (252, 251, 246)
    red_suit: Colour = (200, 16, 30)
    black_suit: Colour = (20, 20, 24)


FELT = Theme(
    ground=(16, 26, 28),
    panel=(27, 42, 45),
    raised=(46, 68, 72),
    line=(78, 104, 108),
    text=(246, 245, 238),
    quiet=(184, 203, 203),
    up=(88, 166, 255),
    down=(72, 207, 134),
    no=(255, 110, 96),
    yes=(128, 222, 150),
    light=(255, 208, 92),
)

LINEN = Theme(
    ground=(243, 238, 226),
    panel=(255, 252, 244),
    raised=(226, 217, 198),
    line=(168, 156, 132),
    text=(32, 30, 26),
    quiet=(84, 78, 66),
    up=(12, 80, 178),
    down=(0, 104, 66),
    no=(178, 24, 24),
    yes=(14, 104, 44),
    light=(196, 116, 0),
)

THEMES = {"felt": FELT, "linen": LINEN}
"""The looks by the name that the settings use."""
