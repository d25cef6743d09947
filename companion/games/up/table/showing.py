"""The cards left after a round, as everybody shows them one after the other."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field

from companion.engines import Reason
from companion.games.up.rules import Card, Show, UpPosition
from companion.games.up.rules.cards import copies, kinds_in, pile_of
from companion.games.up.rules.round import Round, RoundOver
from companion.games.up.table.laid import cards_of
from companion.games.up.table.layout import Lain, without


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
        if not position.show_due:
            return None
        missing = self.missing(position)
        briefly = (("first", missing[:1]), ("others", len(missing[1:])))
        return Reason("up-notice-show", (("players", missing), *briefly))

    def whose(
        self, cards: tuple[Card, ...], player: int, others: Iterable[int], over: Round | RoundOver | None
    ) -> int | None:
        """Whose cards left these are; None where whoever seems to have laid them has shown others already.

        Args:
            cards: what was laid.
            player: who seems to have laid it.
            others: whose arms were there too; the one of them who has just these left may have shown.
            over: the round that is over.
        """
        fits = are_all_left(player, cards, over)
        shown = self.noted.get(player)
        if fits and shown is None:
            return player
        fitting = [other for other in set(others) - set(self.noted) if are_all_left(other, cards, over)]
        if len(fitting) == 1:
            return fitting[0]
        return None if fits and shown is not None and Counter(shown) != Counter(cards) else player

    def edges(
        self, lain: tuple[Lain, ...], player: int, others: Iterable[int], over: Round | RoundOver | None
    ) -> tuple[Lain, ...]:
        """What looks like cards among those laid in the showing, and is none.

        They are shown side by side: where just as many lie in full view as somebody has left, strips between
        them are edges of theirs, or print of the cloth; and so is what could not be read where just as many
        were read. Beside whoever has none left nothing tells that a thing is no card.

        Args:
            lain: what lies there.
            player: who seems to have laid it.
            others: whose arms were there too.
            over: the round that is over.
        """
        others = tuple(others)
        read = tuple(card for card in lain if card.is_read)
        whole = tuple(card for card in read if card.is_whole)
        for present in ((), others):  # only where they are not those of who seems to have laid them
            for cards in (read, whole):
                shower = self.whose(cards_of(cards), player, present, over)
                if cards and shower is not None and are_all_left(shower, cards_of(cards), over):
                    return without(lain, cards)
        return ()


def are_all_left(player: int, cards: tuple[Card, ...], over: Round | RoundOver | None) -> bool:
    """Whether these are all cards that a player has left after a round, as far as that is known."""
    if not isinstance(over, RoundOver) or len(cards) != over.holdings.players[player].size:
        return False
    return _holds(pile_of(cards), over.known(player))


def _holds(pile: int, part: int) -> bool:
    """Whether all cards of a pile are in another."""
    return all(copies(pile, card) >= copies(part, card) for card in kinds_in(part))
