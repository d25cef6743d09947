"""Whose arms were above a table of Up, where many sit close together."""

from __future__ import annotations

import math
from collections.abc import Iterable
from typing import Final

from companion.table.seats import TableMap, direction_of
from vision.sightings import Place
from vision.table.scene import Arm

SHOULDER: Final = 350.0
"""Millimetres beyond the table's border at which an arm begins: its line, drawn on so far, ends before its
seat also when it reached across the table."""

LEAST_LENGTH: Final = 40.0
"""Millimetres of an arm above the table from which its line tells a direction."""


def seat_of(arm: Arm, table: TableMap) -> int:
    """The player whose arm it was: whoever sits nearest to where it begins."""
    seat = table.towards(direction_of(_shoulder(arm)), 180.0)
    return seat.player if seat is not None else 0


def seats_of(arms: Iterable[Arm], table: TableMap) -> set[int]:
    """The players whose arms they were."""
    return {seat_of(arm, table) for arm in arms}


def innermost(arms: Iterable[Arm], table: TableMap, players: set[int]) -> int:
    """Of several players the one whose arm reached furthest towards the middle."""
    reaching = sorted(arms, key=lambda arm: math.hypot(arm.reach.x, arm.reach.y))
    return next((player for arm in reaching if (player := seat_of(arm, table)) in players), min(players))


def _shoulder(arm: Arm) -> Place:
    out = arm.entry.x - arm.reach.x, arm.entry.y - arm.reach.y
    length = math.hypot(*out)
    inside = math.hypot(arm.reach.x, arm.reach.y) < math.hypot(arm.entry.x, arm.entry.y)
    if length < LEAST_LENGTH or not inside:
        return arm.entry
    far = SHOULDER / length
    return Place(arm.entry.x + out[0] * far, arm.entry.y + out[1] * far, arm.entry.turn)
