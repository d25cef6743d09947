"""What a simulated player knows, and what it can choose to do."""

from __future__ import annotations

from dataclasses import dataclass

from companion.engines.players.policy import Policy
from companion.games.schwupps.rules import End, Hand, Number, SchwuppsCard
from companion.games.schwupps.rules.events import Rows, Tops


@dataclass(frozen=True, slots=True)
class View:
    """What the player to move knows: what lies open, how many cards everybody has, and the own hand.

    Attributes:
        player: the player to move.
        hand: that player's hand.
        rows: the open Schwupps cards by row and slot.
        next: the open card on the Schwupps pile.
        tops: the upper cards of the number piles by row and slot.
        sizes: how many cards each player has in hand.
        piles: how many cards each player's own pile has.
        acted: whether the player has done anything in this turn.
        schwupped: whether that was a schwupp without an aggravation card.
    """

    player: int
    hand: Hand
    rows: Rows
    next: SchwuppsCard
    tops: Tops
    sizes: tuple[int, ...]
    piles: tuple[int, ...]
    acted: bool
    schwupped: bool


@dataclass(frozen=True, slots=True)
class Push:
    """Schwupp a row; which Schwupps card turns up then, nobody knows yet.

    Attributes:
        row: the row that moves.
        give: who gets the common card for an aggravation card, None for a schwupp without one.
    """

    row: int
    give: int | None


Choice = Number | Push | End
"""What a player may decide to do."""

SchwuppsPolicy = Policy[View, Choice]
"""A player."""
