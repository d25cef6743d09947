"""What has changed on a table of Schwupps, and which plays explain it.

A push moves three cards along one row: the pile's open card to the first slot, the card from there to the
second. Cards look alike: a card laid on its own twin, or a row of twins that is pushed, shows in nothing but
that it lies a little differently.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from companion.games.schwupps.table.layout import Codes, Lain, Layout, shift
from companion.games.schwupps.table.places import NEXT, PILE_ZONES, ROWS, SCHWUPPS_ZONES, SLOTS, ZONES, Zone

MOVED = 3.5
"""Millimetres, a degree counting as one, from which a card is called moved: twice what the eye is off."""

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
        twins: piles whose uppermost card lies elsewhere and looks the same.
        relaid: whether the cards were laid out anew.
        stirred: whether any card is another one or lies elsewhere, be it a play or not.
        zones: all zones that differ.
        as_due: whether every card that is seen is the one that the position says.
        tidied: whether cards may have been only put in order: what is due lies there, a little elsewhere.
    """

    rows: tuple[int, ...]
    piles: tuple[Zone, ...]
    twins: tuple[Zone, ...]
    relaid: bool
    stirred: bool
    zones: frozenset[Zone]
    as_due: bool
    tidied: bool


def changes(seen: Layout, before: Mapping[Zone, Lain], due: Codes) -> Changes:
    """Compare what is seen with what lay there and with what should.

    Args:
        seen: what lies there now; a zone in which nothing is seen counts as unchanged.
        before: what lay in every zone when it was last taken note of.
        due: what lies there by the position; a card that is back is no play.
    """
    was = {zone: lain.code for zone, lain in before.items()}
    now = {**was, **seen.codes}
    elsewhere = moved(seen, before)
    fresh = {zone for zone in ZONES if now[zone] not in (was[zone], due[zone])}
    alike = {zone for zone in elsewhere if now[zone] == was[zone]}
    rows = _pushed(was, now, due, alike)
    twins = tuple(zone for zone in PILE_ZONES if zone in alike and was[zone] == due[zone])
    as_due = all(now[zone] == due[zone] for zone in ZONES)
    return Changes(
        rows=rows,
        piles=tuple(zone for zone in PILE_ZONES if zone in fresh),
        twins=twins,
        relaid=len(fresh) >= RELAID,
        stirred=bool(elsewhere) or now != was,
        zones=frozenset(fresh.union(twins, *(SLOTS[row] for row in rows))),
        as_due=as_due,
        tidied=as_due and not rows and len(alike) >= TIDIED,
    )


def moved(seen: Layout, before: Mapping[Zone, Lain]) -> set[Zone]:
    """The zones whose card lies elsewhere than the one before, or where none lay."""
    return {
        zone
        for zone, lain in seen.cards.items()
        if zone not in before or shift(before[zone].place, lain.place) >= MOVED
    }


def _pushed(was: Codes, now: Codes, due: Codes, alike: set[Zone]) -> tuple[int, ...]:
    """The rows whose push explains how the Schwupps cards lie.

    Cards may be put back and a row be pushed before anybody has looked: then the push follows what is due.
    """
    fitting = [row for row in ROWS if _follows(was, now, row)]
    if not fitting and any(now[zone] != was[zone] for zone in (*SLOTS[0], *SLOTS[1])):
        return tuple(row for row in ROWS if _follows(due, now, row))
    if all(now[zone] == was[zone] for zone in SCHWUPPS_ZONES):
        return tuple(row for row in fitting if alike.issuperset(SLOTS[row]))
    if all(now[zone] == due[zone] for zone in SCHWUPPS_ZONES):
        return ()
    plain = [row for row in fitting if alike.issuperset(SLOTS[row])] if len(fitting) > 1 else []
    return tuple(plain) if len(plain) == 1 else tuple(fitting)


def _follows(was: Codes, now: Codes, row: int) -> bool:
    """Whether the slots lie as after a push of that row."""
    (first, second), (other, last) = SLOTS[row], SLOTS[1 - row]
    pushed = (now[first], now[second]) == (was[NEXT], was[first])
    return pushed and now[other] == was[other] and now[last] == was[last]
