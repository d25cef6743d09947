"""Schwupps: lay cards as the Schwupps cards beside the piles allow, and get rid of all of them first."""

from __future__ import annotations

from collections import Counter
from typing import Any

from companion.engines.game import JsonObject, Rules
from companion.engines.header import Header
from companion.engines.laid_out import LaidOut
from companion.engines.options import Option
from companion.engines.pack import Pack
from companion.games.schwupps.rules import reading
from companion.games.schwupps.rules.cards import (
    AGGRAVATION,
    AGGRAVATIONS,
    COPIES,
    NUMBER_CARD,
    NUMBER_CARDS,
    SCHWUPPS_CARD,
    SCHWUPPS_CARDS,
    Hand,
    NumberCard,
    SchwuppsCard,
)
from companion.games.schwupps.rules.events import Aggravate, End, Event, Number, Schwupp, Setup
from companion.games.schwupps.rules.laid_out import after_the_setup
from companion.games.schwupps.rules.options import DEALT, read_sitting
from companion.games.schwupps.rules.position import SchwuppsPosition
from companion.games.schwupps.rules.tally import Tally


class SchwuppsRules(Rules[SchwuppsPosition, Event]):
    """The rules of Schwupps."""

    name = "schwupps"
    clauses = tuple(f"SCH-{number}" for number in range(1, 54))
    players = tuple(DEALT)
    options = (Option("tournament", (False, True)),)

    def start(self, header: Header) -> SchwuppsPosition:
        """The position before the first setup; raises `HeaderError` for wrong players or options."""
        return SchwuppsPosition(read_sitting(header), Tally((0,) * len(header.players)))

    def laid_out(self, position: SchwuppsPosition) -> LaidOut:
        """Where the cards lie before play begins."""
        return after_the_setup(len(position.sitting.players))

    def pack(self, position: SchwuppsPosition) -> Pack:
        """Number and aggravation cards by their kinds; of the Schwupps cards only how many there are."""
        del position
        numbers = Counter(dict.fromkeys(NUMBER_CARD, COPIES))
        aggravations = Counter({AGGRAVATION: AGGRAVATIONS})
        return Pack(numbers + aggravations, frozenset(SCHWUPPS_CARD), SCHWUPPS_CARDS)

    def read(self, line: JsonObject, header: Header) -> Event:
        """The event that a record's line tells; raises `InvalidEventError`."""
        return reading.read(line, header)

    def write(self, event: Event, header: Header) -> dict[str, Any]:
        """The event as a record's line."""
        return reading.write(event, header)


RULES = SchwuppsRules()

__all__ = [
    "AGGRAVATION",
    "NUMBER_CARD",
    "NUMBER_CARDS",
    "RULES",
    "SCHWUPPS_CARD",
    "Aggravate",
    "End",
    "Event",
    "Hand",
    "Number",
    "NumberCard",
    "Schwupp",
    "SchwuppsCard",
    "SchwuppsPosition",
    "SchwuppsRules",
    "Setup",
]
