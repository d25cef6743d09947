"""The rules of Up & Down: a trick game in which the leader changes the rules before every trick."""

from __future__ import annotations

from collections import Counter
from typing import Any

from companion.engines.game import JsonObject, Rules
from companion.engines.header import Header
from companion.engines.laid_out import LaidOut
from companion.engines.options import LENGTHS, Option
from companion.engines.pack import Pack
from companion.games.up_and_down.rules import reading
from companion.games.up_and_down.rules.cards import CARDS, PACK, Card, Face, Suit
from companion.games.up_and_down.rules.events import Change, Deal, Dice, Event, Reveal, Setup
from companion.games.up_and_down.rules.laid_out import after_the_deal
from companion.games.up_and_down.rules.layout import Layout, Phase
from companion.games.up_and_down.rules.position import UpAndDownPosition, first_position
from companion.games.up_and_down.rules.table import DEFAULT_SIDES, HAND_SIZES, Table, read_table

__all__ = [
    "CARDS",
    "HAND_SIZES",
    "PACK",
    "RULES",
    "Card",
    "Change",
    "Deal",
    "Dice",
    "Event",
    "Face",
    "Layout",
    "Phase",
    "Reveal",
    "Setup",
    "Suit",
    "Table",
    "UpAndDownPosition",
    "UpAndDownRules",
]


class UpAndDownRules(Rules[UpAndDownPosition, Event]):
    """Up & Down."""

    name = "up-and-down"
    clauses = tuple(f"UAD-{number}" for number in range(1, 47))
    players = tuple(HAND_SIZES)
    options = (
        Option("rounds", LENGTHS),
        Option("ring", tuple([*"D", *rest] for rest in ("HSC", "HCS", "SHC", "SCH", "CHS", "CSH"))),
    )
    sides = DEFAULT_SIDES

    def start(self, header: Header) -> UpAndDownPosition:
        """The position before the first deal or setup."""
        return first_position(read_table(header))

    def laid_out(self, position: UpAndDownPosition) -> LaidOut:
        """Where the cards lie before play begins."""
        return after_the_deal(position.table)

    def pack(self, position: UpAndDownPosition) -> Pack:
        """A poker deck without aces and kings (UAD-1)."""
        del position
        return Pack(Counter(card.code for card in PACK))

    def dealer_after(self, dealer: int, event: Event) -> int:
        """Deals go round."""
        return dealer + isinstance(event, Deal)

    def read(self, line: JsonObject, header: Header) -> Event:
        """The event that a line tells."""
        return reading.read(line, header)

    def write(self, event: Event, header: Header) -> dict[str, Any]:
        """The event as a line."""
        return reading.write(event, header)


RULES = UpAndDownRules()
"""The rules, to be used by everybody."""
