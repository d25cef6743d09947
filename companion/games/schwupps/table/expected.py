"""What should lie on a table of Schwupps: it follows from the position alone."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass

from companion.games.schwupps.rules import NUMBER_CARD, SchwuppsPosition
from companion.games.schwupps.table.places import NEXT, PILES, ROWS, SLOTS, Zone

Codes = Mapping[Zone, str]
"""Which card lies uppermost in which zone."""


@dataclass(frozen=True, slots=True)
class Expected:
    """What should lie there.

    Attributes:
        tops: the uppermost card of every zone; empty before the first setup.
        beneath: which number cards lie under others.
        runs: whether a game runs.
        last_card: the players who hold one card and have no own pile: an aggravation card of theirs needs no
            push.
    """

    tops: Codes
    beneath: frozenset[str] = frozenset()
    runs: bool = False
    last_card: tuple[int, ...] = ()


def expected_of(position: SchwuppsPosition) -> Expected:
    """What should lie there by the position."""
    table = position.table
    if table is None:
        return Expected({})
    tops = {NEXT: table.schwupps.next.code}
    for row in ROWS:
        for slot in ROWS:
            tops[SLOTS[row][slot]] = table.schwupps.rows[row][slot].code
            tops[PILES[row][slot]] = table.numbers.tops[row][slot].code
    upper = Counter(tops.values())
    beneath = {code for code, card in NUMBER_CARD.items() if table.numbers.copies(card) > upper[code]}
    last_card = filter(table.holdings.is_last_card, range(len(position.sitting.players)))
    return Expected(tops, frozenset(beneath), position.to_move is not None, tuple(last_card))
