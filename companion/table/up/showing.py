"""The cards left after a round, as everybody shows them one after the other."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from companion.engines import Reason
from companion.engines.up import Card, Show, UpPosition
from companion.engines.up.cards import copies, kinds_in, pile_of
from companion.engines.up.round import Round, RoundOver
from companion.table.up.laid import cards_of
from companion.table.up.layout import Lain


@dataclass(slots=True)
class Showing:
    """What was shown so far.

    Attributes:
        names: the players.
        noted: the cards that a player has shown.
    """

    names: tuple[str, ...]
    noted: dict[int, tuple[Card, ...]] = field(default_factory=dict)

    @property
    def event(self) -> Show:
        """What was shown, as it is told."""
        return Show(tuple(self.noted.get(player) for player in range(len(self.names))))

    def missing(self, position: UpPosition) -> tuple[str, ...]:
        """Whose cards left have not lain before the camera."""
        return tuple(name for name in position.not_shown if self.names.index(name) not in self.noted)

    def awaited(self, position: UpPosition) -> Reason | None:
        """Who must still show, for the calm line; None when no show is due."""
        return Reason("up-notice-show", (("players", self.missing(position)),)) if position.show_due else None

    def whose(
        self, cards: tuple[Card, ...], player: int, others: Iterable[int], over: Round | RoundOver | None
    ) -> int:
        """Whose cards left these are.

        Args:
            cards: what was laid.
            player: who seems to have laid it.
            others: whose arms were there too; the one of them who has just these left may have shown.
            over: the round that is over.
        """
        if are_all_left(player, cards, over):
            return player
        fitting = [other for other in set(others) - set(self.noted) if are_all_left(other, cards, over)]
        return fitting[0] if len(fitting) == 1 else player


def are_all_left(player: int, cards: tuple[Card, ...], over: Round | RoundOver | None) -> bool:
    """Whether these are all cards that a player has left after a round, as far as that is known."""
    if not isinstance(over, RoundOver) or len(cards) != over.holdings.players[player].size:
        return False
    return _holds(pile_of(cards), over.known(player))


def edges_among(player: int, lain: tuple[Lain, ...], over: Round | RoundOver | None) -> tuple[Lain, ...]:
    """What looks like cards among those laid in the showing, and is none.

    Where just as many were read as the player has left, what could not be read are edges of them.
    """
    read = tuple(card for card in lain if card.seen and card.seen.code)
    if not are_all_left(player, cards_of(read), over):
        return ()
    return tuple(card for card in lain if card not in read)


def _holds(pile: int, part: int) -> bool:
    """Whether all cards of a pile are in another."""
    return all(copies(pile, card) >= copies(part, card) for card in kinds_in(part))
