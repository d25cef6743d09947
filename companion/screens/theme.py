"""Colours of the screen: dark felt and light linen, one accent for UP, one for DOWN, red only for “no”."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from companion.decks.drawn import inks
from companion.evening.profiles import PersonColour

Colour = tuple[int, int, int]
"""Red, green, blue, 0 to 255."""


@dataclass(frozen=True, slots=True)
class Theme:
    """The colours of one look.

    Text has a contrast of at least 7 to 1 on ground, panel and button (WCAG 2.2, level AAA), an accent
    4.5 to 1 on ground and panel, by daylight 7 to 1, and a border 3 to 1 on the ground.

    People's colours have 3 to 1 on ground and panel, as what is no text needs (WCAG 2.2, 1.4.11). Any two of
    them differ by a CIEDE2000 of at least 12 for all eyes, also those that tell fewer colours (as Machado,
    Oliveira and Fernandes 2009 simulate them, severity 1): a search made the least difference as great as
    could be, each colour in its own hue.

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
        on_light: what is written on a field of that colour.
        on_no: what is written on a field of the colour of “no”.
        people: the colours from which people choose theirs.
        paper: cards and suit fields.
        red_suit: hearts and diamonds on paper.
        club: clubs on paper, green as in decks of four colours, so that no poor light makes them spades.
        spade: spades on paper, the pips of dice, and what is written there.
        pale: what is only proposed on paper, as long as nobody has written there.
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
    on_light: Colour
    on_no: Colour
    people: Mapping[PersonColour, Colour]
    paper: Colour = inks.IVORY
    red_suit: Colour = inks.RED
    club: Colour = inks.GREEN
    spade: Colour = inks.BLACK
    pale: Colour = (84, 84, 84)


FELT = Theme(
    ground=(16, 26, 28),
    panel=(27, 42, 45),
    raised=(46, 68, 72),
    line=(96, 124, 128),
    text=(246, 245, 238),
    quiet=(184, 203, 203),
    up=(88, 166, 255),
    down=(72, 207, 134),
    no=(255, 110, 96),
    yes=(128, 222, 150),
    light=(255, 208, 92),
    on_light=(24, 22, 16),
    on_no=(12, 14, 14),
    people={
        PersonColour.BLUE: (77, 119, 234),
        PersonColour.BROWN: (175, 109, 34),
        PersonColour.GREEN: (87, 177, 121),
        PersonColour.GOLD: (250, 225, 110),
        PersonColour.PINK: (239, 122, 177),
        PersonColour.VIOLET: (196, 180, 255),
        PersonColour.TURQUOISE: (140, 250, 243),
        PersonColour.GREY: (123, 123, 123),
    },
)

LINEN = Theme(
    ground=(243, 238, 226),
    panel=(255, 252, 244),
    raised=(226, 217, 198),
    line=(136, 122, 96),
    text=(32, 30, 26),
    quiet=(64, 60, 50),
    up=(8, 60, 140),
    down=(0, 76, 46),
    no=(136, 12, 12),
    yes=(8, 76, 28),
    light=(104, 54, 0),
    on_light=(255, 252, 244),
    on_no=(255, 252, 244),
    people={
        PersonColour.BLUE: (22, 49, 142),
        PersonColour.BROWN: (139, 65, 0),
        PersonColour.GREEN: (80, 146, 97),
        PersonColour.GOLD: (146, 120, 2),
        PersonColour.PINK: (171, 77, 154),
        PersonColour.VIOLET: (136, 82, 254),
        PersonColour.TURQUOISE: (0, 95, 104),
        PersonColour.GREY: (119, 119, 119),
    },
    red_suit=inks.DAYLIGHT_RED,
    club=inks.DAYLIGHT_GREEN,
)
"""For daylight: everything that is read has a contrast of at least 7 to 1 on whatever it stands."""

THEMES = {"felt": FELT, "linen": LINEN}
"""The looks by the name that the settings use."""
