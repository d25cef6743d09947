"""A game of three players at the lower, left and upper side, its reader, and what lies there."""

from __future__ import annotations

import math
from typing import Any

import numpy as np
import pytest

from companion.engines import Header
from companion.games.up_and_down.table import UpAndDownReader
from tests.table.played_table import PlayedTable
from vision.motion.arm import Arm
from vision.sightings import (
    CardSighting,
    DieSighting,
    Face,
    Place,
    Sightings,
    UnknownSighting,
    UpDownSighting,
)

OUTLINE = np.zeros((4, 2), np.float32)
RING = ("D", "H", "S", "C")
NAMES = ("Kim", "Leah", "Alex")
ORIGIN = (0.0, 0.0)


def before_seat(player: int, turn: float = 0.0) -> Place:
    """250 mm from the middle towards the player's side."""
    angle = math.radians(90 * player)
    return Place(-250 * math.sin(angle), 250 * math.cos(angle), turn)


def card(player: int, code: str | None, *likely: str) -> CardSighting:
    candidates = tuple((name, 0.5) for name in likely)
    return CardSighting(code, "poker", 0.9, candidates, ORIGIN, (0.0, -1.0), None, False, before_seat(player))


def middle(face: str, turn: int, dice: tuple[int, ...], skew: float = 0.0) -> Sightings:
    """The UP&DOWN card so that the lower side faces ``RING[turn]``, and dice, other numbers elsewhere."""
    place = Place(3.0, -5.0, ((2 - turn) * 90 + skew) % 360)
    card_seen = UpDownSighting(Face(face), RING, 0.99, ORIGIN, (0.0, -1.0), OUTLINE, place)
    places = (Place(40.0 + 70.0 * index, 60.0 + 12.0 * value, 0.0) for index, value in enumerate(dice))
    seen = tuple(
        DieSighting(value, 0.99, ORIGIN, OUTLINE, place) for value, place in zip(dice, places, strict=True)
    )
    return Sightings(dice=seen, updown=card_seen)


def arm_from(player: int) -> Arm:
    place = before_seat(player)
    return Arm(Place(2 * place.x, 2 * place.y, 90.0 * player), Place(0, 0, 0), 0.0)


class Table(PlayedTable):
    """A game of Up & Down, its reader, and what lies there."""

    def __init__(self, rounds: int = 1) -> None:
        super().__init__(Header("up-and-down", NAMES, {"rounds": rounds}))
        self.reader: UpAndDownReader = UpAndDownReader(self.game.position)

    def see(self, sightings: Sightings, *arms: Arm) -> dict[str, Any] | None:
        return self.show(sightings, arms or (arm_from(self.game.position.leader or 0),))


def with_cards(sightings: Sightings, *cards: CardSighting, backs: tuple[int, ...] = ()) -> Sightings:
    unknown = tuple(UnknownSighting(ORIGIN, OUTLINE, before_seat(player)) for player in backs)
    return Sightings(cards, unknown, sightings.dice, sightings.updown)


START = middle("DOWN", 3, (4, 3))
"""Kim faces clubs, the trump value is 7."""
FACING_AT_START = {"Kim": "C", "Leah": "D", "Alex": "H"}


@pytest.fixture
def table() -> Table:
    """Dealt and set up: Kim is to change the rules."""
    made = Table()
    made.tell({"event": "deal"})
    assert made.see(START)["event"] == "setup"
    return made
