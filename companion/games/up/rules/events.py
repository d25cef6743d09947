"""What can happen in Up. Players are indexes into the header's players."""

from __future__ import annotations

import enum
from dataclasses import dataclass

from companion.games.up.rules.cards import Card

Hand = tuple[Card, ...]
"""Cards of one player, in the order in which they were named."""


class Place(enum.Enum):
    """Where a player's cards are, as the record writes it (UP-8)."""

    HAND = "hand"
    OPEN = "open"
    HIDDEN = "hidden"


class Variant(enum.Enum):
    """What the forehand may announce for one deal, as the record writes it (UP-63)."""

    DIRTY_ONE = "dirty_one"
    DOUBLE_TWO = "double_two"


@dataclass(frozen=True, slots=True)
class Deal:
    """A round begins.

    Attributes:
        dealer: who deals.
        open: the open cards of each player.
        hands: the hand of each player, None where it is not named.
        hidden: the face-down cards of each player, None where they are not named.
        cut: the card that the player at the dealer's right kept from the cut, None for none.
    """

    dealer: int
    open: tuple[Hand, ...]
    hands: tuple[Hand | None, ...]
    hidden: tuple[Hand | None, ...]
    cut: Card | None = None


@dataclass(frozen=True, slots=True)
class Announce:
    """A variant is announced for this deal.

    Attributes:
        player: who announces it.
        variant: which one.
    """

    player: int
    variant: Variant


@dataclass(frozen=True, slots=True)
class Play:
    """A set is laid, or a face-down card turned.

    Attributes:
        player: who lays it.
        place: where its cards come from.
        cards: the cards; at least one.
    """

    player: int
    place: Place
    cards: Hand


@dataclass(frozen=True, slots=True)
class Call:
    """Somebody says “last card”.

    Attributes:
        player: who says it.
    """

    player: int


@dataclass(frozen=True, slots=True)
class Show:
    """Cards left after a round are shown.

    Attributes:
        cards: all cards left of each player who shows, None for the others.
    """

    cards: tuple[Hand | None, ...]


Event = Deal | Announce | Play | Call | Show
