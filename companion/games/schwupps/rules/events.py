"""What can happen in Schwupps. Players are indexes into the header's players; rows and slots are 0 or 1."""

from __future__ import annotations

from dataclasses import dataclass

from companion.games.schwupps.rules.cards import Hand, NumberCard, SchwuppsCard

Rows = tuple[tuple[SchwuppsCard, SchwuppsCard], tuple[SchwuppsCard, SchwuppsCard]]
"""The open Schwupps cards by row and slot; slot 0 is the one beside the Schwupps pile."""

Tops = tuple[tuple[NumberCard, NumberCard], tuple[NumberCard, NumberCard]]
"""The upper cards of the four number piles, by the row and slot of the Schwupps card beside each."""


@dataclass(frozen=True, slots=True)
class Setup:
    """A game is laid out.

    Attributes:
        rows: the four open Schwupps cards.
        next: the open card on the Schwupps pile.
        piles: the first card of each number pile.
        hands: each player's hand, None for one that is not named.
        starter: who begins, None when not named.
    """

    rows: Rows
    next: SchwuppsCard
    piles: Tops
    hands: tuple[Hand | None, ...]
    starter: int | None = None


@dataclass(frozen=True, slots=True)
class Number:
    """A number card is laid on the pile beside a slot."""

    player: int
    card: NumberCard
    row: int
    slot: int


@dataclass(frozen=True, slots=True)
class Aggravate:
    """An aggravation card is played, a row schwupped and a common card given away.

    Attributes:
        player: who plays it.
        row: the row that moves.
        next: the card then open on the Schwupps pile.
        give: who gets the common card.

    The last three may be None only for a card that wins the game, where nothing comes of them (SCH-45).
    """

    player: int
    row: int | None = None
    next: SchwuppsCard | None = None
    give: int | None = None

    @property
    def incomplete(self) -> bool:
        """Whether row, next or gift is left out."""
        return self.row is None or self.next is None or self.give is None


@dataclass(frozen=True, slots=True)
class Schwupp:
    """A row is schwupped without an aggravation card; `next` is then open on the Schwupps pile."""

    player: int
    row: int
    next: SchwuppsCard


@dataclass(frozen=True, slots=True)
class End:
    """A player ends the turn."""

    player: int


Event = Setup | Number | Aggravate | Schwupp | End
