"""Whose arm it was that did something in some zones of a table of Schwupps."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from companion.games.schwupps.table.places import Zone
from companion.table.arms import are_guessed, likely_of, may_be_of
from companion.table.seats import TableMap
from vision.motion.arm import Arm

AS_NEAR = 90.0
"""Millimetres, a hand's length, by which an arm that reached further from what was done may have done it."""


def whose(arms: Sequence[Arm], zones: Iterable[Zone], table: TableMap, to_move: int | None) -> int | None:
    """The player whose arm it was: the one to move where that is likely, else who fits all, or the last.

    Of an arm that was seen in pieces some may look like a neighbour's: where one player fits them all,
    and the one to move does not, it was not that one's. None where it may be several, or the one to
    move though somebody else is nearer, or where it is guessed to be somebody else's: people must say it.

    Args:
        arms: that were seen, in their order.
        zones: where something was done, at least one.
        table: who sits where.
        to_move: whose turn it is.
    """
    done = tuple(zones)
    off = [min(zone.distance(arm.reach) for zone in done) for arm in arms]
    near = [arm for arm, far in zip(arms, off, strict=True) if far <= min(off) + AS_NEAR]
    may_be = [players for players in (may_be_of(arm, table) for arm in near) if players]
    last: tuple[int, ...] = may_be[-1] if may_be else ()
    fit_all = [player for player in last if all(player in players for players in may_be)]
    if any(to_move in likely_of(arm, table) for arm in near):
        return fit_all[0] if len(fit_all) == 1 else to_move
    if any(to_move in players for players in may_be) or are_guessed(near):
        return None
    likely = fit_all or last
    return likely[0] if len(likely) == 1 else None
