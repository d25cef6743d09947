"""A deal as it is told: who dealt, what was kept from the cut, and the open cards as they lie."""

from __future__ import annotations

from dataclasses import dataclass

from companion.games.up.rules import Card, Deal
from companion.games.up.rules.cards import CARD_CODED
from companion.games.up.table.layout import NO_CARD
from companion.games.up.table.questions import AskedCut, AskedDealer, ask_cut, ask_dealer
from companion.table.asking import Asked


@dataclass(slots=True)
class Dealing:
    """What is known of a deal so far.

    Attributes:
        names: the players.
        dealer: who deals, None as long as that is not known.
        in_round: whether a round runs, so that “dealt” may have been touched by mistake.
        cut: what was kept from the cut: a card's code or `NO_CARD`; None as long as that is not known.
    """

    names: tuple[str, ...]
    dealer: int | None
    in_round: bool = False
    cut: str | None = None

    @property
    def asks(self) -> Asked | None:
        """What must be asked next, None when all is known."""
        if self.cut is None:
            return AskedCut(ask_cut(in_round=self.in_round))
        return AskedDealer(ask_dealer(self.names)) if self.dealer is None else None

    def answer(self, value: str) -> None:
        """Take the answer to the question."""
        if self.cut is None:
            self.cut = value
        else:
            self.dealer = self.names.index(value)

    def deal(self, rows: tuple[tuple[Card, ...], ...]) -> Deal:
        """The deal with these open cards, by player; hands and face-down cards are nobody's to know."""
        unknown = (None,) * len(self.names)
        cut = None if self.cut in (None, NO_CARD) else CARD_CODED[self.cut]
        return Deal(self.dealer or 0, rows, unknown, unknown, cut)
