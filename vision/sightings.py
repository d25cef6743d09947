"""What the eye reports: one sighting for each thing seen in one frame.

Two coordinate frames are used. *Pixels* are those of the frame, x to the right and y down, origin in the
upper left corner. *Table millimetres* lie in the table's plane: origin in the middle of the table, x to the
right and y towards the lower edge of the map, so that angles run clockwise seen from above.
"""

from __future__ import annotations

import enum
import math
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

Image = NDArray[np.uint8]
"""A picture: BGR, shape (height, width, 3), dtype uint8."""

Points = NDArray[np.float32]
"""Points in pixels, shape (n, 2), dtype float32; an outline runs clockwise as seen in the picture."""


class Face(enum.Enum):
    """The face of the UP&DOWN card that lies upwards."""

    UP = "UP"
    DOWN = "DOWN"


@dataclass(frozen=True, slots=True)
class Place:
    """Where a thing lies on the table.

    Attributes:
        x: millimetres to the right of the table's middle.
        y: millimetres below the table's middle (towards the map's lower edge).
        turn: degrees in [0, 360), clockwise from above; 0: its top points to the map's upper edge.
    """

    x: float
    y: float
    turn: float

    def distance(self, other: Place) -> float:
        """Millimetres to another place, however things are turned there."""
        return math.hypot(self.x - other.x, self.y - other.y)

    def offset(self, other: Place) -> tuple[float, float]:
        """Millimetres to the right of another place, and below it, as what lies there is turned."""
        angle, x, y = math.radians(other.turn), self.x - other.x, self.y - other.y
        return x * math.cos(angle) + y * math.sin(angle), y * math.cos(angle) - x * math.sin(angle)

    def askew(self, other: Place) -> float:
        """Degrees in [0, 90] by which cards at the two places differ, either end of a card being its top."""
        return abs((self.turn - other.turn + 90.0) % 180.0 - 90.0)


MIDDLE_OF_TABLE = Place(0.0, 0.0, 0.0)
"""Where the middle of the table is."""

_SURELY_THERE = 0.6
"""Least confidence in a card that is read, or partly covered by others that are."""


@dataclass(frozen=True, slots=True)
class CardSighting:
    """One physical card, its face up.

    Attributes:
        code: the card's code in its deck (``"9H"``), or None for a card that is not known for certain.
        deck: name of the deck that the code belongs to.
        confidence: calibrated probability in [0, 1] that ``code`` (or the first candidate) is right.
        candidates: likely codes with their probabilities, best first; what a question offers.
        centre: the card's middle in pixels, (x, y), estimated from an index when the outline is hidden.
        up: unit vector in pixels from the card's middle to its top edge (either end of a symmetric card).
        outline: the four corners in pixels, or None when not enough of the card is in view.
        partial: True when part of the card is hidden or out of the picture.
        place: place on the table, None without calibration.
        index: pixels from the middle of the rank of its index to that of its suit; None where
            no index was read.
        unlike: hull in pixels of where another card seems to lie on it that was not read; None for nowhere.
    """

    code: str | None
    deck: str
    confidence: float
    candidates: tuple[tuple[str, float], ...]
    centre: tuple[float, float]
    up: tuple[float, float]
    outline: Points | None
    partial: bool
    place: Place | None = None
    index: float | None = None
    unlike: Points | None = None

    @property
    def likeliest(self) -> str | None:
        """Its code or, where that is not known for certain, the likeliest candidate; None without any."""
        return self.code or (self.candidates[0][0] if self.candidates else None)

    @property
    def is_surely_there(self) -> bool:
        """False for a card that was read before and is not seen now: something unread shows in its place."""
        return self.confidence >= _SURELY_THERE


@dataclass(frozen=True, slots=True)
class UnknownSighting:
    """Something card-shaped that was not identified: a back, another deck's card, a doubtful read."""

    centre: tuple[float, float]
    outline: Points | None
    place: Place | None = None


SURE_DIE = 0.9
"""Confidence in a die's number, the mean of several frames, from which people are not asked for it. In two
games of Up & Down with a smear, out of focus, with few pixels, few bits or little light, two of 14 dice
between 0.85 and 0.9 were read wrongly, and none of 577 above."""


@dataclass(frozen=True, slots=True)
class DieSighting:
    """One six-sided die, read on its top face (1 to 6)."""

    value: int
    confidence: float
    centre: tuple[float, float]
    outline: Points
    place: Place | None = None

    @property
    def is_sure(self) -> bool:
        """Whether its number is to be believed."""
        return self.confidence >= SURE_DIE


@dataclass(frozen=True, slots=True)
class UpDownSighting:
    """The UP&DOWN card.

    Attributes:
        face: the face that lies upwards.
        suits: the suit at each edge, clockwise in the picture from the edge named ``TOP`` in our drawing.
        up: unit vector in pixels from the middle of the card to the edge of ``suits[0]``.
    """

    face: Face
    suits: tuple[str, str, str, str]
    confidence: float
    centre: tuple[float, float]
    up: tuple[float, float]
    outline: Points
    place: Place | None = None


@dataclass(frozen=True, slots=True)
class Sightings:
    """Everything seen in one picture.

    Attributes:
        cards: cards face up.
        unknown: card-shaped things that were not identified.
        dice: dice.
        updown: the UP&DOWN card.
        face_down: cards known by their deck's back, though others cover most of them: they are nothing that a
            game asks for, but say what is seen there.
    """

    cards: tuple[CardSighting, ...] = ()
    unknown: tuple[UnknownSighting, ...] = ()
    dice: tuple[DieSighting, ...] = ()
    updown: UpDownSighting | None = None
    face_down: tuple[UnknownSighting, ...] = ()


NOTHING = Sightings()
"""Nothing is seen."""
