"""The rules of Up: a tower of ever lighter cards, laid from the hand and from the table."""

from __future__ import annotations

from collections import Counter
from typing import Any

from companion.engines.game import JsonObject, Rules
from companion.engines.header import Header
from companion.engines.laid_out import LaidOut
from companion.engines.options import Option, until
from companion.engines.pack import Pack
from companion.games.up.rules.cards import Card
from companion.games.up.rules.events import Announce, Call, Deal, Event, Place, Play, Show, Variant
from companion.games.up.rules.laid_out import after_the_deal
from companion.games.up.rules.options import FEWEST_PLAYERS, MOST_PLAYERS, Scoring, Terms, read_terms
from companion.games.up.rules.position import UpPosition
from companion.games.up.rules.reading import read, write

__all__ = [
    "RULES",
    "Announce",
    "Call",
    "Card",
    "Deal",
    "Event",
    "Place",
    "Play",
    "Scoring",
    "Show",
    "Terms",
    "UpPosition",
    "UpRules",
    "Variant",
]


class UpRules(Rules[UpPosition, Event]):
    """The rules of Up."""

    name = "up"
    clauses = tuple(f"UP-{number}" for number in range(1, 75))
    players = tuple(range(FEWEST_PLAYERS, MOST_PLAYERS + 1))
    options = (
        Option("end", until("rounds", (100, 200, 300, 500))),
        Option("scoring", ("points", "cards", "matches")),
        Option("minus_two", (True, False), changes_pack=True),
        Option("double_two", (False, True)),
        Option("dirty_one", (False, True)),
        Option("extra_set", (False, True), changes_pack=True),
    )

    def start(self, header: Header) -> UpPosition:
        """The position before the first deal; raises `HeaderError` for wrong players or options."""
        return UpPosition.before_first_deal(read_terms(header))

    def laid_out(self, position: UpPosition) -> LaidOut:
        """Where the cards lie before play begins."""
        return after_the_deal(position.terms)

    def pack(self, position: UpPosition) -> Pack:
        """As many sets as are played with, with the −2 or without them (UP-4)."""
        terms = position.terms
        codes = [card.code for card in Card if terms.minus_two or card is not Card.MINUS_TWO]
        return Pack(Counter(dict.fromkeys(codes, terms.sets)))

    def dealer_after(self, dealer: int, event: Event) -> int:
        """A deal names its dealer."""
        return event.dealer if isinstance(event, Deal) else dealer

    def read(self, line: JsonObject, header: Header) -> Event:
        """The event that a record's line tells; raises `InvalidEventError`."""
        return read(line, header)

    def write(self, event: Event, header: Header) -> dict[str, Any]:
        """The event as a record's line."""
        return write(event, header)


RULES = UpRules()
"""The rules of Up."""
