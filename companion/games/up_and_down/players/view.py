"""What a simulated player of Up & Down sees and decides."""

from __future__ import annotations

import enum
from dataclasses import dataclass

from companion.engines.players.policy import Policy
from companion.games.up_and_down.rules import PACK, Card, Change, Layout, UpAndDownPosition
from companion.games.up_and_down.rules.cards import CardSet, card_set

ALL_CARDS: CardSet = card_set(PACK)


class Roll(enum.Enum):
    """The wish to roll the dice; what they then show is chance."""

    ROLL = enum.auto()


Choice = Change | Roll | Card
"""A leader decides on a change, then everybody on a card."""


@dataclass(frozen=True, slots=True)
class View:
    """What one player may know.

    Attributes:
        player: index of the player who looks.
        hand: that player's cards.
        public: the position with all hands hidden.
        layout: what lies on the table.
    """

    player: int
    hand: CardSet
    public: UpAndDownPosition
    layout: Layout

    @property
    def unseen(self) -> CardSet:
        """Cards that are neither in the own hand nor played: in other hands, or aside."""
        return ALL_CARDS & ~self.hand & ~self.public.played


UpAndDownPolicy = Policy[View, Choice]
