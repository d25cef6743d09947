"""What has changed on a table of Schwupps, and which plays explain it.

A push moves three cards along one row: the pile's open card to the first slot, the card from there to the
second. Cards look alike: a card laid on its own twin, or a row of twins that is pushed, shows in nothing but
that it lies a little differently.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from companion.games.schwupps.table.expected import Codes
from companion.games.schwupps.table.layout import MOVED, Layout
from companion.games.schwupps.table.places import NEXT, PILE_ZONES, ROWS, SCHWUPPS_ZONES, SLOTS, ZONES, Zone
from companion.table.beliefs import Believed
from vision.scene.pieces import shift

LAID = 5.5
"""The same for a card that was laid on its twin; less may be a pile that somebody nudged."""

TIDIED = 3
"""So many cards that only lie elsewhere, while all that lies there is due, were put in order."""

RELAID = 5
"""So many cards that no play explains were laid out anew: a play changes three at the most."""


@dataclass(frozen=True, slots=True)
class Changes:
    """How a table differs from what was taken note of before.

    Attributes:
        rows: the rows that may have been pushed; more than one where the cards cannot tell.
        piles: piles with another card on top.
        alike: zones whose uppermost card lies elsewhere and looks the same.
        twins: those of them where a card may be laid on its twin.
        relaid: whether the cards were laid out anew.
        stirred: whether any card is another one or lies elsewhere, be it a play or not.
        zones: all zones that differ.
        as_due: whether every card that is seen is the one that the position says.
        tidied: whether cards may have been only put in order: what is due lies there, a little elsewhere.
    """

    rows: tuple[int, ...]
    piles: tuple[Zone, ...]
    alike: frozenset[Zone]
    twins: tuple[Zone, ...]
    relaid: bool
    stirred: bool
    zones: frozenset[Zone]
    as_due: bool
    tidied: bool


def changes(seen: Layout, lies: Mapping[Zone, Believed], due: Codes) -> Changes:
    """Compare what is seen with what lay there and with what should.

    Args:
        seen: what lies there now; a zone in which nothing is seen counts as unchanged.
        lies: what lay in every zone when it was last taken note of; where nothing is known, what is due.
        due: what lies there by the position; a card that is back is no play.
    """
    was = {**due, **{zone: top.code for zone, top in lies.items() if top.code}}
    now = {**was, **seen.codes}
    elsewhere = {
        zone
        for zone, top in seen.tops.items()
        if zone in lies and shift(lies[zone].piece, top.piece) >= MOVED
    }
    fresh = {zone for zone in ZONES if now[zone] not in (was[zone], due[zone])}
    alike = {zone for zone in elsewhere if now[zone] == was[zone]}
    rows = _pushed(was, now, due, alike)
    twins = tuple(zone for zone in PILE_ZONES if zone in alike and was[zone] == due[zone])
    as_due = all(now[zone] == due[zone] for zone in ZONES)
    return Changes(
        rows=rows,
        piles=tuple(zone for zone in PILE_ZONES if zone in fresh),
        alike=frozenset(alike),
        twins=twins,
        relaid=len(fresh) >= RELAID,
        stirred=bool(elsewhere) or now != was,
        zones=frozenset(fresh.union(twins, *(SLOTS[row] for row in rows))),
        as_due=as_due,
        tidied=as_due and not rows and len(alike) >= TIDIED,
    )


def _pushed(was: Codes, now: Codes, due: Codes, alike: set[Zone]) -> tuple[int, ...]:
    """The rows whose push explains how the Schwupps cards lie; none where that was told already."""
    fitting = tuple(row for row in ROWS if _follows(due, now, row))
    slots = (*SLOTS[0], *SLOTS[1])
    if _differ(was, due, SCHWUPPS_ZONES) and (
        not _differ(now, was, slots) or not _differ(now, due, SCHWUPPS_ZONES)
    ):
        return ()
    plain = tuple(row for row in fitting if alike.issuperset(SLOTS[row]))
    if not _differ(now, due, SCHWUPPS_ZONES):
        return plain
    return plain if len(fitting) > 1 and len(plain) == 1 else fitting


def _differ(some: Codes, others: Codes, zones: Iterable[Zone]) -> bool:
    return any(some[zone] != others[zone] for zone in zones)


def _follows(was: Codes, now: Codes, row: int) -> bool:
    """Whether the slots lie as after a push of that row."""
    (first, second), (other, last) = SLOTS[row], SLOTS[1 - row]
    pushed = (now[first], now[second]) == (was[NEXT], was[first])
    return pushed and now[other] == was[other] and now[last] == was[last]
