"""Whose arms were above a table of Up, where many sit close together."""

from __future__ import annotations

import math
from collections.abc import Iterable

from companion.table.arms import shoulder
from companion.table.seats import TableMap, direction_of
from vision.table.scene import Arm


def seat_of(arm: Arm, table: TableMap) -> int:
    """The player whose arm it was: whoever sits nearest to where it begins."""
    seat = table.towards(direction_of(shoulder(arm)), 180.0)
    return seat.player if seat is not None else 0


def seats_of(arms: Iterable[Arm], table: TableMap) -> set[int]:
    """The players whose arms they were."""
    return {seat_of(arm, table) for arm in arms}


def innermost(arms: Iterable[Arm], table: TableMap, players: set[int]) -> int:
    """Of several players the one whose arm reached furthest towards the middle."""
    reaching = sorted(arms, key=lambda arm: math.hypot(arm.reach.x, arm.reach.y))
    return next((player for arm in reaching if (player := seat_of(arm, table)) in players), min(players))
