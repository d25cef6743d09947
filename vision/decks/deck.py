"""A deck as vision knows it: pictures of its faces, each with a code."""

from __future__ import annotations

from dataclasses import dataclass

from vision.calibration import POKER_CARD
from vision.errors import DeckError, VisionFlaw
from vision.sightings import Image

BACK = ""
"""What stands for a code where a card lies face down."""

_SLENDER = (0.4, 1.0)
"""Width / height of anything that is called a card here."""


@dataclass(frozen=True, slots=True, eq=False)
class Deck:
    """The faces of a deck.

    Attributes:
        name: as a sighting gives it.
        codes: what each face is; a code comes again when a card was taught by several pictures.
        faces: BGR, any size, the card from edge to edge and upright; one for each code.
        size: width and height of a card in mm; only its shape matters where the table is not known.
        backs: what its cards look like face down, if that is known, in the same form as the faces.
        photographed: whether its faces were cut out of photographs, and not known as they were printed.

    Raises:
        DeckError: no faces, not as many codes as faces, or a shape that no card has.
    """

    name: str
    codes: tuple[str, ...]
    faces: tuple[Image, ...]
    size: tuple[float, float] = POKER_CARD
    backs: tuple[Image, ...] = ()
    photographed: bool = False

    def __post_init__(self) -> None:
        if not self.codes or len(self.codes) != len(self.faces):
            raise DeckError(VisionFlaw.DECK_CODES, name=self.name)
        if not _SLENDER[0] < self.size[0] / self.size[1] <= _SLENDER[1]:
            width, height = (f"{side:.0f}" for side in self.size)
            raise DeckError(VisionFlaw.DECK_SHAPE, width=width, height=height, name=self.name)
