"""Which table a game needs: how large it is, what of it the camera must have in view, and how finely."""

from __future__ import annotations

from dataclasses import dataclass
from math import ceil
from typing import Final

Size = tuple[float, float]
"""Width and height in millimetres."""

PIXELS_A_MILLIMETRE: Final = 1.3
"""In so many pixels cards are read well: a poker card is 82 wide then."""


@dataclass(frozen=True, slots=True)
class PlayingTable:
    """A table, and how a camera watches it.

    Attributes:
        top: width and height of the table's top in millimetres.
        play_area: width and height in millimetres of its middle, where all cards lie and which the
            camera sees.
        picture: width and height in pixels asked of the camera: more than `PIXELS_A_MILLIMETRE`.
    """

    top: Size
    play_area: Size
    picture: tuple[int, int]

    @property
    def least_picture(self) -> tuple[int, int]:
        """Width and height in pixels of a picture that holds no more than the play area, finely enough."""
        width, height = (ceil(side * PIXELS_A_MILLIMETRE) for side in self.play_area)
        return width, height

    def at_least(self, top: Size) -> PlayingTable:
        """The same on a table of at least that width and height in millimetres."""
        return PlayingTable(
            (max(self.top[0], top[0]), max(self.top[1], top[1])), self.play_area, self.picture
        )


SMALL_TABLE: Final = PlayingTable((900.0, 900.0), (650.0, 536.0), (1280, 720))
"""A card table."""

BIG_TABLE: Final = PlayingTable((1600.0, 1100.0), (1300.0, 940.0), (2304, 1296))
"""A dining table, watched at the resolution that a Raspberry Pi's camera gives without cropping."""
