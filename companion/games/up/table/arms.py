"""Whose arms were above a table of Up, and who laid a set."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable

from companion.games.up.table.changed import Changed
from companion.table.arms import are_vague, seat_of
from companion.table.seats import TableMap
from vision.motion.arm import Arm
from vision.sightings import MIDDLE_OF_TABLE


def seats_of(arms: Iterable[Arm], table: TableMap) -> set[int]:
    """The players whose arms they were."""
    return {seat_of(arm, table) for arm in arms}


def whose_set(fresh: Changed, arms: Collection[Arm], table: TableMap, to_move: int | None) -> int | None:
    """Who laid a set: whose open cards are missing, else whose arm it was; None where nothing tells it.

    Whoever lays a set lays it on top. Where all of it just peeps out, a covered card may have been misread:
    an arm tells nothing then. (Of 427 sets in hard light not one lay so.) Nor does an arm that is only
    guessed to be that of somebody whose turn it is not.

    Args:
        fresh: the set, and what else is new.
        arms: seen since the last event.
        table: who sits where.
        to_move: of several the player whose turn it is, None when it is nobody's.
    """
    codes = Counter(card.code for card in fresh.laid)
    owners = {
        player
        for player, gone in enumerate(fresh.gone)
        if gone and not codes - Counter(card.code for card in fresh.missing(player))
    }
    peeps_out = all(card.code is not None and card.is_strip for card in fresh.laid)
    seats = set() if peeps_out else seats_of(arms, table)
    if are_vague(arms):
        seats = {player for player in seats if player == to_move}
    for players in (owners & seats, owners, seats):
        if to_move in players:
            return to_move
        if players:
            return _innermost(arms, table, players)
    return None


def who_laid_among(arms: tuple[Arm, ...], table: TableMap, putting_back: int | None) -> tuple[Arm, ...]:
    """Those of some arms that laid a set while cards were put back; none where nothing tells it.

    Args:
        arms: seen since the cards had to be put back.
        table: who sits where.
        putting_back: who had to, None where it may have been anybody.
    """
    seats = seats_of(arms, table)
    if len(seats) <= 1:
        return arms
    others = tuple(arm for arm in arms if seat_of(arm, table) != putting_back)
    return others if putting_back in seats and len(seats) == 2 else ()


def _innermost(arms: Iterable[Arm], table: TableMap, players: set[int]) -> int:
    """Of several players the one whose arm reached furthest towards the middle."""
    reaching = sorted(arms, key=lambda arm: arm.reach.distance(MIDDLE_OF_TABLE))
    return next((player for arm in reaching if (player := seat_of(arm, table)) in players), min(players))
