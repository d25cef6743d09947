"""The inks of our cards: printed, shown on the screen and drawn for the camera they are the same."""

from __future__ import annotations

from typing import Final

from companion.decks.drawn.sheet import Colour
from companion.decks.drawn.suits import Suit

RED: Final[Colour] = (200, 16, 30)
"""Hearts and diamonds."""

BLACK: Final[Colour] = (14, 14, 20)
"""Spades, and clubs in a deck of two colours."""

GREEN: Final[Colour] = (0, 104, 58)
"""Clubs in a deck of four colours."""

BLUE: Final[Colour] = (20, 74, 172)
"""Diamonds in a deck of four colours."""

IVORY: Final[Colour] = (252, 251, 246)
"""What poker cards and the UP&DOWN card are printed on."""

DAYLIGHT_RED: Final[Colour] = (172, 10, 24)
"""The red where the sun shines on a screen: so deep that it has a contrast of 7 to 1 on ivory."""

DAYLIGHT_GREEN: Final[Colour] = (0, 100, 55)
"""The green where the sun shines on a screen."""

UP_BLUE: Final[Colour] = (15, 82, 175)
"""The field of the UP&DOWN card's face UP."""

DOWN_GREEN: Final[Colour] = (0, 122, 83)
"""The field of its face DOWN."""

SKIN: Final[Colour] = (246, 212, 178)
BLUSH: Final[Colour] = (236, 158, 132)
GOLD: Final[Colour] = (232, 178, 44)
DEEP_GOLD: Final[Colour] = (176, 120, 22)
LINE: Final[Colour] = (44, 36, 40)
LIP: Final[Colour] = (178, 52, 52)


def two_colours(suit: Suit) -> Colour:
    """The ink of a suit in a deck of two colours."""
    return RED if suit.red else BLACK


FOUR_COLOURS: Final = {Suit.CLUBS: GREEN, Suit.DIAMONDS: BLUE, Suit.HEARTS: RED, Suit.SPADES: BLACK}
"""The inks of the suits in a deck of four colours."""
