"""Where all cards of a game lie, and how they move."""

from __future__ import annotations

from dataclasses import dataclass

from companion.engines.effects import Effect, EffectKind
from companion.engines.laid_out import Where
from companion.games.schwupps.rules.cards import NumberCard, SchwuppsCard
from companion.games.schwupps.rules.events import Setup
from companion.games.schwupps.rules.holdings import Holdings
from companion.games.schwupps.rules.laid_out import after_the_setup
from companion.games.schwupps.rules.piles import NumberPiles, SchwuppsCards

_RENEWED = Effect(EffectKind.RESHUFFLED_COMMON)


@dataclass(frozen=True, slots=True)
class Table:
    """The cards of one game; every method that moves cards returns another table.

    Attributes:
        schwupps: the Schwupps cards.
        numbers: the number piles.
        holdings: the hands and own piles.
        common: how many cards the common pile has.
        box: how many aggravation cards are back in the box.
    """

    schwupps: SchwuppsCards
    numbers: NumberPiles
    holdings: Holdings
    common: int
    box: int

    @classmethod
    def laid_out(cls, setup: Setup) -> Table:
        """The table at the start of a game (SCH-6 to SCH-12)."""
        players = len(setup.hands)
        cards = after_the_setup(players)
        hands, piles = (cards.each(where) for where in (Where.HAND, Where.OWN_PILE))
        return cls(
            SchwuppsCards(setup.rows, setup.next),
            NumberPiles.of(setup.piles),
            Holdings((hands,) * players, setup.hands, (piles,) * players),
            cards.each(Where.COMMON_PILE),
            0,
        )

    def with_number(self, player: int, card: NumberCard, row: int, slot: int) -> Table:
        """The table after a player has laid a number card on a pile."""
        holdings = self.holdings.without(player, card)
        return Table(self.schwupps, self.numbers.with_card(card, row, slot), holdings, self.common, self.box)

    def with_aggravation(self, player: int) -> Table:
        """The table after a player's aggravation card has gone back to the box (SCH-32)."""
        holdings = self.holdings.without(player, None)
        return Table(self.schwupps, self.numbers, holdings, self.common, self.box + 1)

    def schwupped(self, row: int, turned_up: SchwuppsCard) -> tuple[Table, tuple[Effect, ...]]:
        """The table after a row has moved on, and the effects."""
        schwupps = self.schwupps.schwupped(row, turned_up)
        table = Table(schwupps, self.numbers, self.holdings, self.common, self.box)
        return table, (Effect(EffectKind.RESHUFFLED_SCHWUPPS),) if schwupps.pile > self.schwupps.pile else ()

    def with_common_card(self, player: int) -> tuple[Table, tuple[Effect, ...]]:
        """The table after a player got the top card of the common pile, and the effects.

        The pile is renewed from the number piles before, if it is empty (SCH-42), and after, if this was its
        last card (SCH-41); where there is no card at all, nobody gets one (SCH-43).
        """
        before = self if self.common else self._renewed()
        if not before.common:
            return self, ()
        holdings = self.holdings.with_unseen(player, 1)
        after = Table(self.schwupps, before.numbers, holdings, before.common - 1, self.box)
        given = Effect(EffectKind.GIVEN, player)
        effects = (given,) if before is self else (_RENEWED, given)
        if after.common or not after.numbers.covered:
            return after, effects
        return after._renewed(), (*effects, _RENEWED)

    def drawn(self, player: int) -> Table:
        """The table after a player has drawn up to four cards."""
        return Table(self.schwupps, self.numbers, self.holdings.drawn(player), self.common, self.box)

    def _renewed(self) -> Table:
        """The table after the cards under the tops have become the common pile (SCH-41)."""
        numbers = self.numbers
        return Table(self.schwupps, numbers.uncovered(), self.holdings, numbers.covered, self.box)
