"""What is dealt and laid out before a game of Schwupps."""

from __future__ import annotations

from collections.abc import Iterator

from companion.engines import Reason, Where
from companion.games.schwupps.rules import RULES, SchwuppsPosition
from companion.games.schwupps.table.places import NEXT, PILE_ZONES, SCHWUPPS_ZONES, zone_of
from companion.table.seats import TableMap
from companion.table.steps import SeenSetup, SetupStep, counted, portions, portions_said


def setting_up(position: SchwuppsPosition, seen: SeenSetup, seats: TableMap) -> tuple[SetupStep, ...]:
    """What to do before the next round; nothing while one runs."""
    del seats
    if position.to_move is None and not position.over:
        return tuple(_steps(position, seen))
    return ()


def _steps(position: SchwuppsPosition, seen: SeenSetup) -> Iterator[SetupStep]:
    there = {zone_of(card.place, card.code, card.likeliest) for card in seen.things.cards if card.place}
    slots = tuple(zone for zone in SCHWUPPS_ZONES if zone != NEXT)
    rows = sum(zone in there for zone in slots)
    tops = sum(zone in there for zone in PILE_ZONES)
    cards = RULES.laid_out(position)
    yield seen.step(portions_said("lay-out-sch-rows", cards, Where.ROWS), rows == len(slots), counted(rows))
    yield seen.step(portions_said("lay-out-sch-next", cards, Where.SCHWUPPS_PILE), NEXT in there)
    yield seen.step(
        portions_said("lay-out-sch-tops", cards, Where.NUMBER_PILES), tops == len(PILE_ZONES), counted(tops)
    )
    yield SetupStep(portions_said("lay-out-sch-hands", cards, Where.HAND, Where.OWN_PILE))
    starter = position.sitting.players[position.tally.starter]
    facts = (*portions(cards, Where.COMMON_PILE), ("player", starter))
    yield SetupStep(Reason("lay-out-sch-common", facts))
