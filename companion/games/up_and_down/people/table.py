"""The things in the middle of Up & Down: how they lie by the position, and the card's turn on the table."""

from __future__ import annotations

from dataclasses import dataclass

from companion.games.up_and_down.rules import Change, Dice, Face, Setup, UpAndDownPosition


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
        face: the side of the UP&DOWN card that lies up.
        turn: the ring's turn k.
        dice: both numbers in ascending order.
    """

    face: Face
    turn: int
    dice: Dice


def middle_of(position: UpAndDownPosition) -> Middle | None:
    """The middle by the position, None when nothing lies there."""
    layout = position.layout
    return None if layout is None else Middle(layout.face, layout.turn, _ascending(layout.dice))


def middle_after(event: Setup | Change, position: UpAndDownPosition) -> Middle | None:
    """The middle that a setup or change in that position tells; None when it cannot lie so."""
    lies = middle_of(position)
    if isinstance(event, Setup):
        lies = Middle(event.face, 0, _ascending(event.dice))
    if lies is None:
        return None
    turn = lies.turn if event.facing is None else position.table.turn_of(event.facing)
    if turn is None:
        return None
    dice = lies.dice if event.dice is None else _ascending(event.dice)
    return Middle(event.face or lies.face, turn, dice)


def _ascending(dice: Dice) -> Dice:
    low, high = sorted(dice)
    return low, high
