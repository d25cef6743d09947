"""What moves above the table in one frame."""

from __future__ import annotations

from dataclasses import dataclass

from companion.rehearsal.layout import Lying, Spot
from companion.rehearsal.lens import Matrix


@dataclass(frozen=True, slots=True)
class Reaching:
    """An arm.

    Attributes:
        player: whose.
        tip: where the fingertips are, turned so that 0 reaches to the map's upper edge.
        lift: height of the fingertips in millimetres.
    """

    player: int
    tip: Spot
    lift: float


@dataclass(frozen=True, slots=True)
class Carried:
    """A thing in somebody's hand.

    Attributes:
        lying: the thing, where it would lie if it were dropped.
        height: of the thing above the table in millimetres.
        squash: its width as a share of the whole while it is being turned over.
    """

    lying: Lying
    height: float
    squash: float = 1.0


@dataclass(frozen=True, slots=True)
class Tumbling:
    """A die that rolls.

    Attributes:
        spot: where its middle is.
        height: of its middle above the table in millimetres.
        rotation: see `companion.rehearsal.dice.resting`.
    """

    spot: Spot
    height: float
    rotation: Matrix
