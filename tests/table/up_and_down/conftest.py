"""A game of three players at the lower, left and upper side, its reader, and what lies there."""

from __future__ import annotations

import math
from typing import Any

import numpy as np
import pytest

from companion.engines import Game, Header, read_event, start, write_event
from companion.table.up_and_down import UpAndDownReader
from vision.sightings import (
    CardSighting,
    DieSighting,
    Face,
    Place,
    Sightings,
    UnknownSighting,
    UpDownSighting,
)
from vision.table.scene import Arm, Scene

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
    """The UP&DOWN card so that the lower side faces ``RING[turn]``, and dice beside it."""
    place = Place(3.0, -5.0, ((2 - turn) * 90 + skew) % 360)
    card_seen = UpDownSighting(Face(face), RING, 0.99, ORIGIN, (0.0, -1.0), OUTLINE, place)
    seen = tuple(DieSighting(value, 0.99, ORIGIN, OUTLINE, Place(80.0, 80.0, 0.0)) for value in dice)
    return Sightings(dice=seen, updown=card_seen)


def arm_from(player: int) -> Arm:
    place = before_seat(player)
    return Arm(Place(2 * place.x, 2 * place.y, 90.0 * player), Place(0, 0, 0), 0.0)


class Table:
    """A game, its reader, and what lies there."""

    def __init__(self) -> None:
        self.game: Game[Any, Any] = start(Header("up-and-down", NAMES))
        self.reader = UpAndDownReader(self.game.position)
        self.number = 0

    def see(self, sightings: Sightings, *arms: Arm) -> dict[str, Any] | None:
        """Show a scene; what was told and applied, as a line of the record."""
        self.number += 1
        scene = Scene(self.number, float(self.number), sightings, arms, np.zeros((1, 1, 3), np.uint8))
        self.reading = self.reader.see(scene, self.game.position)
        return self.apply(self.reading.event)

    def apply(self, event: Any) -> dict[str, Any] | None:
        if event is None:
            return None
        self.ruling = self.game.apply(event)
        self.reader.ruled(event, self.ruling)
        return write_event(event, self.game.rules, self.game.header)

    def tell(self, line: dict[str, Any]) -> None:
        self.apply(read_event(line, self.game.rules, self.game.header))
        assert self.ruling.legal


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
