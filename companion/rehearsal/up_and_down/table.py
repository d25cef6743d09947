"""The things of Up & Down and how they lie: the ring's turn, the card's turn, who sits at which side."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from companion.cards.suits import Suit
from companion.cards.updown import RING, Ring
from companion.engines import Header

DEFAULT_SIDES = {2: (0, 2), 3: (0, 1, 2), 4: (0, 1, 2, 3)}
"""Sides of the UP&DOWN card by seat unless the header says otherwise."""


@dataclass(frozen=True, slots=True)
class Seating:
    """Who sits at which side, and the ring of suits.

    Attributes:
        names: the players.
        sides: by player, the side, counted clockwise from the lower edge.
        ring: the suits clockwise from the card's top edge.
    """

    names: tuple[str, ...]
    sides: tuple[int, ...]
    ring: Ring

    def ring_turn(self, facing: Mapping[str, str]) -> int | None:
        """The k with which the player at side s faces ``ring[(s + k) % 4]``, None when the suits fit none."""
        fitting = [
            k
            for k in range(4)
            if all(self.ring[(self._side(name) + k) % 4].value == suit for name, suit in facing.items())
        ]
        return fitting[0] if fitting else None

    def _side(self, name: str) -> int:
        return self.sides[self.names.index(name)]


def seating(header: Header) -> Seating:
    """The seating that a header of Up & Down describes."""
    letters = header.options.get("ring", [suit.value for suit in RING])
    first, second, third, fourth = (Suit(letter) for letter in letters)
    chosen: Mapping[str, int] = header.options.get("sides", {})
    default = DEFAULT_SIDES[len(header.players)]
    sides = tuple(chosen.get(name, side) for name, side in zip(header.players, default, strict=True))
    return Seating(header.players, sides, (first, second, third, fourth))


def card_turn(ring_turn: int) -> float:
    """Degrees clockwise that the UP&DOWN card lies turned; at turn 0 side 2 faces ``ring[0]``."""
    return (2 - ring_turn) % 4 * 90.0


def ring_turn_of(card_turned: float) -> int:
    """The ring's turn k for which the UP&DOWN card lies turned so, by whole quarters."""
    return (2 - round(card_turned / 90.0)) % 4


@dataclass(frozen=True, slots=True)
class Middle:
    """What lies in the middle.

    Attributes:
        face: ``"UP"`` or ``"DOWN"``.
        turn: the ring's turn k.
        dice: both numbers in ascending order.
    """

    face: str
    turn: int
    dice: tuple[int, int]


def middle_of(state: Mapping[str, Any], seats: Seating) -> Middle | None:
    """The middle of a state of the record, None when nothing lies there."""
    if state["face"] is None:
        return None
    turn = seats.ring_turn(state["facing"])
    if turn is None:
        raise ValueError(state["facing"])
    return Middle(str(state["face"]), turn, _pair(state["dice"]))


def middle_after(line: Mapping[str, Any], lies: Middle | None, seats: Seating) -> Middle | None:
    """The middle that a setup or change tells; None when it cannot lie so."""
    if line["event"] == "setup":
        lies = Middle(line["face"], 0, _pair(line["dice"]))
    if lies is None:
        return None
    turn = seats.ring_turn(line["facing"]) if "facing" in line else lies.turn
    if turn is None:
        return None
    dice = _pair(line["dice"]) if "dice" in line else lies.dice
    return Middle(str(line.get("face", lies.face)), turn, dice)


def _pair(dice: Any) -> tuple[int, int]:
    low, high = sorted(dice)
    return int(low), int(high)
