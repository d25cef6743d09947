"""All cards of one game of Schwupps as they really lie, which nobody at the table knows."""

from __future__ import annotations

from random import Random

from companion.games.schwupps.rules import NUMBER_CARDS, Hand, NumberCard, SchwuppsCard
from companion.games.schwupps.rules.cards import AGGRAVATIONS, COPIES
from companion.games.schwupps.rules.holdings import FULL
from companion.games.schwupps.rules.options import DEALT

AGGRAVATION = None
"""An aggravation card in a pile or hand; anything else there is a number card."""

SCHWUPPS_PACK = tuple(
    [card for card in SchwuppsCard for _ in range(4)] + [SchwuppsCard.COLOUR, SchwuppsCard.EITHER]
)
"""The 30 Schwupps cards that the simulated players play with; the rules leave the kinds open (SCH-4)."""


class Pack:
    """The cards of one game, shuffled, dealt, and moved about; the last card of a list is the top one.

    Attributes:
        schwupps: the Schwupps pile; its top card is open.
        rows: the open Schwupps cards by row and slot.
        tops: the upper cards of the number piles by row and slot.
        hands: each player's hand.
        own: each player's own pile.
        common: the common pile.
    """

    def __init__(self, players: int, random: Random) -> None:
        """Shuffle and lay out the cards for so many players."""
        self._random = random
        self.schwupps = list(SCHWUPPS_PACK)
        random.shuffle(self.schwupps)
        pop = self.schwupps.pop
        self.rows = [[pop(), pop()], [pop(), pop()]]
        self._discards: list[SchwuppsCard] = []
        numbers = list(NUMBER_CARDS) * COPIES
        random.shuffle(numbers)
        self.tops = [[numbers.pop(), numbers.pop()], [numbers.pop(), numbers.pop()]]
        self._covered: list[NumberCard] = []
        cards: list[NumberCard | None] = [*numbers, *[AGGRAVATION] * AGGRAVATIONS]
        random.shuffle(cards)
        dealt = DEALT[players]
        self.own = [cards[place * dealt : (place + 1) * dealt] for place in range(players)]
        self.common = cards[players * dealt :]
        self.hands: list[list[NumberCard | None]] = [[own.pop() for _ in range(FULL)] for own in self.own]

    @property
    def turned_up_next(self) -> SchwuppsCard:
        """The card that a schwupp would turn up; where the discards are shuffled first, the open one."""
        return self.schwupps[-2] if len(self.schwupps) > 1 else self.schwupps[-1]

    def hand(self, player: int) -> Hand:
        """A player's hand."""
        cards = self.hands[player]
        return Hand.of([card for card in cards if card is not None], cards.count(AGGRAVATION))

    def lay(self, player: int, card: NumberCard, row: int, slot: int) -> None:
        """A player lays a number card on a pile."""
        self.hands[player].remove(card)
        self._covered.append(self.tops[row][slot])
        self.tops[row][slot] = card

    def aggravate(self, player: int) -> None:
        """A player's aggravation card goes to the box."""
        self.hands[player].remove(AGGRAVATION)

    def schwupp(self, row: int, taker: int) -> SchwuppsCard:
        """Move a row on and give somebody a common card; the Schwupps card that is open then."""
        self._discards.append(self.rows[row][1])
        self.rows[row] = [self.schwupps.pop(), self.rows[row][0]]
        if not self.schwupps:
            self._random.shuffle(self._discards)
            self.schwupps, self._discards = self._discards, []
        self._renew_common()
        if self.common:
            self.hands[taker].append(self.common.pop())
        self._renew_common()
        return self.schwupps[-1]

    def fill_hand(self, player: int) -> None:
        """A player draws up to four cards."""
        hand, own = self.hands[player], self.own[player]
        while own and len(hand) < FULL:
            hand.append(own.pop())

    def _renew_common(self) -> None:
        if not self.common:
            self.common.extend(self._covered)
            self._random.shuffle(self.common)
            self._covered.clear()
