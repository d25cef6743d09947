"""What lies on the table: things, their places, and which of them lies on top."""

from __future__ import annotations

import enum
import math
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace


class Kind(enum.Enum):
    """Sorts of things."""

    CARD = "card"
    UPDOWN = "updown"
    DIE = "die"
    BOARD = "board"
    COASTER = "coaster"
    GLASS = "glass"
    PHONE = "phone"
    PENCIL = "pencil"
    PROP = "prop"
    """What belongs on no card table; what it is says what it shows: see `companion.rehearsal.props`."""


@dataclass(frozen=True, slots=True)
class Thing:
    """One physical thing, the same wherever it is.

    Attributes:
        kind: what sort of thing.
        name: tells it from others of its kind: a card's code, ``"1"`` and ``"2"`` for the dice.
        look: which of a deck's looks a card has, such as its colour in Up.
    """

    kind: Kind
    name: str = ""
    look: int = 0


UPDOWN_CARD = Thing(Kind.UPDOWN)
DICE = (Thing(Kind.DIE, "1"), Thing(Kind.DIE, "2"))
BOARD = Thing(Kind.BOARD)
BACK = "back"
"""What a card shows that lies face down."""


@dataclass(frozen=True, slots=True)
class Spot:
    """A place on the table in millimetres and a turn in degrees clockwise, as in `vision.sightings.Place`."""

    x: float
    y: float
    turn: float = 0.0

    def moved(self, x: float, y: float, turn: float = 0.0) -> Spot:
        """The spot shifted and turned."""
        return Spot(self.x + x, self.y + y, (self.turn + turn) % 360.0)

    def distance(self, other: Spot) -> float:
        """Millimetres to another spot."""
        return math.hypot(self.x - other.x, self.y - other.y)


@dataclass(frozen=True, slots=True)
class Lying:
    """A thing where it lies.

    Attributes:
        thing: which.
        spot: where its middle is, and which way it is turned.
        shows: the side upwards: a card's code or `BACK`, ``"UP"`` or ``"DOWN"``, a die's number, which prop
            it is; else empty.
    """

    thing: Thing
    spot: Spot
    shows: str = ""

    @property
    def card(self) -> str | None:
        """The code of a card that lies face up."""
        return self.shows if self.thing.kind is Kind.CARD and self.shows != BACK else None


@dataclass(frozen=True, slots=True)
class Layout:
    """All things on the table, the lowest first; immutable."""

    things: tuple[Lying, ...] = ()

    def __iter__(self) -> Iterator[Lying]:
        return iter(self.things)

    def find(self, thing: Thing) -> Lying | None:
        """Where a thing lies, None if it is not on the table."""
        return next((lying for lying in self.things if lying.thing == thing), None)

    def put(self, lyings: Iterable[Lying]) -> Layout:
        """With these things laid on top, wherever they lay before."""
        added = tuple(lyings)
        moved = {lying.thing for lying in added}
        return Layout((*(lying for lying in self.things if lying.thing not in moved), *added))

    def take(self, things: Iterable[Thing]) -> Layout:
        """Without these things."""
        taken = set(things)
        return Layout(tuple(lying for lying in self.things if lying.thing not in taken))

    def of(self, kind: Kind) -> tuple[Lying, ...]:
        """The things of a kind, the lowest first."""
        return tuple(lying for lying in self.things if lying.thing.kind is kind)

    def turned(self, thing: Thing, shows: str) -> Layout:
        """With one thing showing another side, in its place."""
        return Layout(
            tuple(replace(lying, shows=shows) if lying.thing == thing else lying for lying in self.things)
        )
