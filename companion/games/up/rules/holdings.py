"""A player's cards at their three places, as far as the table knows them."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from companion.games.up.rules.cards import ALL_OF, ONE_OF, Card, Pile
from companion.games.up.rules.events import Place


@dataclass(frozen=True, slots=True)
class Stock:
    """The cards of one player at one place.

    Attributes:
        known: those that the record knows.
        unknown: how many there are besides.
        size: how many there are in all.
    """

    known: Pile
    unknown: int
    size: int

    def without(self, cards: Iterable[Card], unplaced: Pile) -> tuple[Stock, Pile] | None:
        """What is left here, and of the copies in no known place, when these cards are taken away (UP-22).

        Known cards are taken first, then unknown ones as long as copies are left that could be among them.
        None when the cards cannot be here.
        """
        known, unknown, taken = self.known, self.unknown, 0
        for card in cards:
            if known & ALL_OF[card]:
                known -= ONE_OF[card]
            elif unknown and unplaced & ALL_OF[card]:
                unknown -= 1
                unplaced -= ONE_OF[card]
            else:
                return None
            taken += 1
        return Stock(known, unknown, self.size - taken), unplaced

    def joined_by(self, cards: Pile, number: int) -> Stock:
        """This with `number` known cards more."""
        return Stock(self.known + cards, self.unknown, self.size + number)


EMPTY = Stock(0, 0, 0)
"""No cards."""


@dataclass(frozen=True, slots=True)
class Holding:
    """All cards of one player.

    Attributes:
        hand: the hand.
        open: the open cards.
        hidden: the face-down cards.
    """

    hand: Stock
    open: Stock
    hidden: Stock

    @property
    def size(self) -> int:
        """How many cards the player has in all."""
        return self.hand.size + self.open.size + self.hidden.size

    @property
    def known(self) -> Pile:
        """All cards of the player that the record knows."""
        return self.hand.known + self.open.known + self.hidden.known

    @property
    def unknown(self) -> int:
        """How many cards of the player the record does not know."""
        return self.hand.unknown + self.open.unknown + self.hidden.unknown

    def at(self, place: Place) -> Stock:
        """The cards at a place."""
        if place is Place.HAND:
            return self.hand
        return self.open if place is Place.OPEN else self.hidden

    def with_stock(self, place: Place, stock: Stock) -> Holding:
        """This with other cards at a place."""
        if place is Place.HAND:
            return Holding(stock, self.open, self.hidden)
        if place is Place.OPEN:
            return Holding(self.hand, stock, self.hidden)
        return Holding(self.hand, self.open, stock)

    def taking_up(self, cards: Pile, number: int) -> Holding:
        """This with `number` known cards more in the hand."""
        return Holding(self.hand.joined_by(cards, number), self.open, self.hidden)


@dataclass(frozen=True, slots=True)
class Holdings:
    """Where all cards are that are not in a tower.

    Attributes:
        players: the cards of each player.
        unplaced: the copies of which the record does not know where they are: unknown cards of players, and
            those over that are out of the round (UP-71).
    """

    players: tuple[Holding, ...]
    unplaced: Pile

    def with_holding(self, player: int, holding: Holding, unplaced: Pile) -> Holdings:
        """This after one player's cards have changed."""
        players = self.players
        return Holdings((*players[:player], holding, *players[player + 1 :]), unplaced)
