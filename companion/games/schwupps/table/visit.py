"""A visit of a hand to a table of Schwupps, as long as not all that it did is told: where, and whose."""

from __future__ import annotations

import math
from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass, field

from companion.games.schwupps.table.changes import Changes
from companion.games.schwupps.table.layout import Layout
from companion.games.schwupps.table.places import BOX, SCHWUPPS_ZONES, ZONES, Zone
from companion.table.arms import are_vague, likely_of, may_be_of
from companion.table.seats import TableMap
from vision.motion.arm import Arm

AS_NEAR = 90.0
"""Millimetres, a hand's length, by which an arm that reached further from what was done may have done it."""

FARTHEST = 200.0
"""Millimetres from what was done beyond which the nearest arm did not do it: of 170 plays in quiet, in hard
light and with few pictures a second it was seen within 177. Where a hand of the table's colour was not seen,
somebody else's was 227 off."""


@dataclass(slots=True)
class Visit:
    """What is going on.

    Attributes:
        arms: that reached in before the scene was seen.
        earlier: those that did before the scenes in which the rest of it was seen, since it began.
        zones: those in which something is not told yet, each with the card read there.
        player: whose arm that was, None where nobody's was seen.
        row: the row that was pushed, by somebody's word.
        with_aggravation: whether an aggravation card lay beside a push not told yet; it may be boxed first.
    """

    arms: Sequence[Arm] = ()
    earlier: tuple[Arm, ...] = ()
    zones: dict[Zone, str | None] = field(default_factory=dict)
    player: int | None = None
    row: int | None = None
    with_aggravation: bool = False

    def follow(
        self,
        layout: Layout,
        found: Changes,
        arms: Sequence[Arm],
        table: TableMap,
        to_move: int | None,
        *,
        boxed: bool,
    ) -> None:
        """Whose play it is that begins: of the player who reached in before the scene was seen.

        What was not read then and is read once another has reached in may be the play of either. Of a push
        that is seen part by part, the rest is of whoever was there when it began, unless somebody else came
        near.

        Args:
            layout: what lies there.
            found: what has changed.
            arms: that reached in since it was looked at last.
            table: who sits where.
            to_move: whose turn it is.
            boxed: whether there may be one more aggravation card.
        """
        before, codes = self.zones, layout.codes
        unread = (zone for zone in ZONES if zone not in codes)
        self.zones = {zone: codes.get(zone) for zone in (*found.zones, *unread, *((BOX,) if boxed else ()))}
        read = [zone for zone in found.piles if zone in before and before[zone] is None]
        fresh = [
            zone
            for zone, code in self.zones.items()
            if zone not in before or (code and before[zone] and code != before[zone])
        ]
        if not before:
            self.earlier = ()
        if fresh:
            goes_on = _are_of_a_push(fresh) and _are_of_a_push(before) and not _came_near(self.arms, fresh)
            who_was_there = (*self.earlier, *self.arms) if goes_on else self.arms
            self.player = whose(who_was_there, self.zones, table, to_move)
        elif arms and read and whose(arms, read, table, to_move) not in (self.player, None):
            self.player = None
        self.earlier += tuple(arms)

    def zones_told(self, zones: Iterable[Zone]) -> None:
        """What was done in these zones is told; what is not read elsewhere may be anybody's then."""
        done = set(zones)
        self.zones = {zone: code for zone, code in self.zones.items() if zone not in done and code}


def whose(arms: Sequence[Arm], zones: Iterable[Zone], table: TableMap, to_move: int | None) -> int | None:
    """The player whose arm it was: the one to move where that is likely, else who fits all, or the last.

    Of an arm that was seen in pieces some may look like a neighbour's: where one player fits them all,
    and the one to move does not, it was not that one's. None where it may be several, or the one to
    move though somebody else is nearer, where it is guessed to be somebody else's, or where no arm came
    near: people must say it.

    Args:
        arms: that were seen, in their order.
        zones: where something was done, at least one.
        table: who sits where.
        to_move: whose turn it is.
    """
    done = tuple(zones)
    off = [min(zone.distance(arm.reach) for zone in done) for arm in arms]
    farthest = math.inf if BOX in done else FARTHEST  # its cards lie wherever there is room
    if min(off, default=math.inf) > farthest:
        return None
    near = [arm for arm, far in zip(arms, off, strict=True) if far <= min(off) + AS_NEAR]
    may_be = [players for players in (may_be_of(arm, table) for arm in near) if players]
    last: tuple[int, ...] = may_be[-1] if may_be else ()
    fit_all = [player for player in last if all(player in players for players in may_be)]
    if any(to_move in likely_of(arm, table) for arm in near):
        return fit_all[0] if len(fit_all) == 1 else to_move
    beyond = any(to_move in likely_of(arm, table) and _passed_over(arm, done) for arm in arms)
    if beyond or any(to_move in players for players in may_be) or are_vague(near):
        return None
    likely = fit_all or last
    return likely[0] if len(likely) == 1 else None


def _are_of_a_push(zones: Collection[Zone]) -> bool:
    """Whether what was done there, somewhere at least, may all be one push of a row of Schwupps cards."""
    return bool(zones) and all(zone in (BOX, *SCHWUPPS_ZONES) for zone in zones)


def _came_near(arms: Iterable[Arm], zones: Collection[Zone]) -> bool:
    """Whether one of the arms may have done something in one of the zones."""
    return any(zone.distance(arm.reach) <= FARTHEST for arm in arms for zone in zones)


def _passed_over(arm: Arm, zones: Sequence[Zone]) -> bool:
    """Whether an arm lay above one of the zones on its way to where it reached.

    Seen as one with something that lies beyond, such as a pad, it seems to have reached as far as that.
    """
    across, down = arm.reach.x - arm.entry.x, arm.reach.y - arm.entry.y
    squared = max(across**2 + down**2, 1.0)

    def off(zone: Zone) -> float:
        share = ((zone.x - arm.entry.x) * across + (zone.y - arm.entry.y) * down) / squared
        along = min(max(share, 0.0), 1.0)
        return math.hypot(arm.entry.x + along * across - zone.x, arm.entry.y + along * down - zone.y)

    return any(off(zone) <= AS_NEAR for zone in zones)
