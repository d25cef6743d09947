"""What a player of Up knows when it is that player's turn, and what such a player decides."""

from __future__ import annotations

from dataclasses import dataclass

from companion.engines.players.policy import Policy
from companion.games.up.rules.cards import NUMBERS_AND_CLEAR, Pile, size
from companion.games.up.rules.events import Hand, Place
from companion.games.up.rules.round import Round, Tower


@dataclass(frozen=True, slots=True)
class View:
    """What the player to move knows.

    Attributes:
        hand: that player's own hand.
        open: that player's own open cards.
        hidden: how many face-down cards that player has.
        places: where that player may play from now.
        tower: the tower.
        double_two: whether the −2 is a plain 2 in this round.
        fewest: how many cards the opponent has who is nearest to the end.
        plays: how many plays of this round there were.
    """

    hand: Pile
    open: Pile
    hidden: int
    places: tuple[Place, ...]
    tower: Tower
    double_two: bool
    fewest: int
    plays: int

    @classmethod
    def of(cls, current: Round, plays: int) -> View:
        """The view of the player to move, after so many plays of the round."""
        holding = current.mover
        others = (other.size for other in current.holdings.players if other is not holding)
        return cls(
            holding.hand.known,
            holding.open.known,
            holding.hidden.size,
            current.places,
            current.tower,
            current.variants.double_two,
            min(others),
            plays,
        )

    @property
    def size(self) -> int:
        """How many cards the player has in all."""
        return size(self.hand) + size(self.open) + self.hidden

    @property
    def may_begin_with_minus_two(self) -> bool:
        """Whether a −2 of the hand or of the open cards may be laid now (UP-34, UP-35)."""
        if self.tower.size or self.double_two:
            return True
        if Place.HIDDEN in self.places:
            return False  # the player may hope for something else there
        return not any(self.at(place) & NUMBERS_AND_CLEAR for place in self.places)

    def at(self, place: Place) -> Pile:
        """The cards that the player knows at a place; none of the face-down ones."""
        if place is Place.HAND:
            return self.hand
        return self.open if place is Place.OPEN else 0


@dataclass(frozen=True, slots=True)
class Choice:
    """What the player does.

    Attributes:
        place: where the cards come from.
        cards: the cards; empty for a face-down card, which is turned blind.
        calls: whether the player says “last card” if one is left after it.
    """

    place: Place
    cards: Hand
    calls: bool


UpPolicy = Policy[View, Choice]
"""Chooses what the player to move does."""
