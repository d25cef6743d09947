"""Auf und Ab: sets of one number beat each other, upwards or downwards; change cards turn the way around."""

from __future__ import annotations

from collections import Counter
from typing import Any, ClassVar

from companion.engines.game import JsonObject, Rules
from companion.engines.header import Header
from companion.engines.laid_out import LaidOut
from companion.engines.options import Option, until
from companion.engines.pack import Pack
from companion.games.auf_und_ab.rules import reading
from companion.games.auf_und_ab.rules.cards import CARDS
from companion.games.auf_und_ab.rules.events import Deal, Event
from companion.games.auf_und_ab.rules.laid_out import after_the_deal
from companion.games.auf_und_ab.rules.options import HAND_SIZE, read_terms
from companion.games.auf_und_ab.rules.position import AufUndAbPosition


class AufUndAb(Rules[AufUndAbPosition, Event]):
    """The rules of Auf und Ab."""

    name: ClassVar[str] = "auf-und-ab"
    clauses: ClassVar[tuple[str, ...]] = tuple(f"AUA-{number}" for number in range(1, 46))
    players: ClassVar[tuple[int, ...]] = tuple(HAND_SIZE)
    options: ClassVar[tuple[Option, ...]] = (Option("end", until("hands", (20, 50, 100))),)

    def start(self, header: Header) -> AufUndAbPosition:
        """The position before the first deal."""
        return AufUndAbPosition.before_first_deal(read_terms(header))

    def laid_out(self, position: AufUndAbPosition) -> LaidOut:
        """Where the cards lie before play begins."""
        return after_the_deal(len(position.terms.players))

    def pack(self, position: AufUndAbPosition) -> Pack:
        """The cards, each once (AUA-1)."""
        del position
        return Pack(Counter(map(str, CARDS)))

    def dealer_after(self, dealer: int, event: Event) -> int:
        """Deals go round."""
        return dealer + isinstance(event, Deal)

    def read(self, line: JsonObject, header: Header) -> Event:
        """The event that a record's line tells."""
        return reading.read(line, header)

    def write(self, event: Event, header: Header) -> dict[str, Any]:
        """The event as a record's line."""
        return reading.write(event, header)


RULES = AufUndAb()
