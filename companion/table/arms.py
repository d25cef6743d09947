"""Whose arm was above the table, as far as where it came in and how it reached can tell."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import Final

from companion.table.seats import Seat, TableMap, apart, direction_of
from vision.motion.arm import Arm
from vision.sightings import MIDDLE_OF_TABLE, Place

SHOULDER: Final = 350.0
"""Millimetres beyond the table's border at which an arm begins: its line, drawn on so far, ends before its
seat also when it reached across the table."""

LONG: Final = 200.0
"""Millimetres of an arm above the table from which entry and line are both near its seat: of 26 arms of one
player in dim light the 19 longer ones lay 25 degrees off at most, the shorter ones up to 50."""


def shoulder(arm: Arm) -> Place:
    """Where an arm begins, millimetres on the table's plane; where it came in if its line tells nothing.

    The shorter it was seen the vaguer is its line, and the less far it is drawn on: of a sleeve of the
    table's colour just the card may be seen that its hand brought in.
    """
    out = arm.entry.x - arm.reach.x, arm.entry.y - arm.reach.y
    if arm.reach.distance(MIDDLE_OF_TABLE) >= arm.entry.distance(MIDDLE_OF_TABLE):
        return arm.entry
    far = SHOULDER / max(arm.entry.distance(arm.reach), LONG)
    return Place(arm.entry.x + out[0] * far, arm.entry.y + out[1] * far, arm.entry.turn)


def seat_of(arm: Arm, table: TableMap) -> int:
    """The player whose arm it most likely was: whoever sits nearest to where it begins."""
    begins = direction_of(shoulder(arm))
    return min(table.seats, key=lambda seat: apart(seat.direction, begins)).player


def are_vague(arms: Iterable[Arm]) -> bool:
    """Whether none surely tells who played, but where it is that one's turn.

    Of such an arm it was not seen where it came in, or it lingered: another one beside it may have played.
    """
    return all(arm.guessed or arm.lingered for arm in arms)


def may_be_of(arm: Arm, table: TableMap) -> tuple[int, ...]:
    """The players whose arm it may have been, by where it came in or by its line; the likeliest first.

    Neither tells all: who reaches aside comes in before a neighbour, and the line of a short arm is vague.
    What was seen as one with it may be its own, and where that crosses the border where it came in.
    """
    possible = (arm, *(replace(arm, entry=entry) for entry in arm.other_entries))
    return _players(seat for one in possible for seats in _by_entry_and_line(one, table) for seat in seats)


def likely_of(arm: Arm, table: TableMap) -> tuple[int, ...]:
    """The players who sit nearest to where it came in and to where its line leads.

    Of a short arm, of which both are vague, those whom both allow; if there is none, all whom either does.
    """
    entry, line = _by_entry_and_line(arm, table)
    if arm.entry.distance(arm.reach) < LONG:
        return tuple(seat.player for seat in entry if seat in line) or _players((*entry, *line))
    return tuple(seats[0].player for seats in (entry, line) if seats)


def _players(seats: Iterable[Seat]) -> tuple[int, ...]:
    return tuple(dict.fromkeys(seat.player for seat in seats))


def _by_entry_and_line(arm: Arm, table: TableMap) -> tuple[tuple[Seat, ...], tuple[Seat, ...]]:
    return (
        table.may_be_towards(direction_of(arm.entry)),
        table.may_be_towards(direction_of(shoulder(arm))),
    )
