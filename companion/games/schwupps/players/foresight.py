"""Looking ahead within one's own turn: which steps get rid of the most cards."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from companion.games.schwupps.players.view import View
from companion.games.schwupps.rules import NumberCard, SchwuppsCard

LAY = 1.0
"""The gain of a number card that is laid: one card fewer."""

AGGRAVATE = 1.5
"""The gain of an aggravation card that is played: one card fewer, and one more for somebody else."""

SCHWUPP = -1.2
"""The gain of a schwupp without an aggravation card: one card more."""

WIN = 100.0
"""The gain of the last card."""

STEPS_LOOKED_AT = 1500
"""How many steps are looked at before the best so far is taken."""


@dataclass(frozen=True, slots=True)
class Lay:
    """Lay a number card on the pile of that place: 2 × row + slot."""

    card: NumberCard
    place: int


@dataclass(frozen=True, slots=True)
class Move:
    """Move a row on, with an aggravation card or without."""

    row: int
    aggravating: bool


Step = Lay | Move


@dataclass(frozen=True, slots=True)
class Prospect:
    """What the table will be like after some steps; a Schwupps card yet to be turned up is None.

    Attributes:
        beside: the Schwupps cards beside the four piles.
        tops: the upper cards of the four piles.
        next: the open card on the Schwupps pile.
        numbers: the own number cards.
        aggravations: how many aggravation cards are with them.
        schwupped: whether the turn's schwupp without an aggravation card is used up.
        last: whether the own pile is used up, so that an empty hand wins.
    """

    beside: tuple[SchwuppsCard | None, ...]
    tops: tuple[NumberCard, ...]
    next: SchwuppsCard | None
    numbers: tuple[NumberCard, ...]
    aggravations: int
    schwupped: bool
    last: bool

    @classmethod
    def of(cls, view: View) -> Prospect:
        """What a player sees now."""
        return cls(
            view.rows[0] + view.rows[1],
            view.tops[0] + view.tops[1],
            view.next,
            view.hand.numbers,
            view.hand.aggravations,
            view.schwupped,
            not view.piles[view.player],
        )

    def steps(self) -> Iterator[tuple[float, Step, Prospect]]:
        """What can be done next: its gain and what the table is like then."""
        for card in dict.fromkeys(self.numbers):
            rest = list(self.numbers)
            rest.remove(card)
            for place, (beside, top) in enumerate(zip(self.beside, self.tops, strict=True)):
                if beside is not None and beside.fits(card, top):
                    tops = (*self.tops[:place], card, *self.tops[place + 1 :])
                    yield self._counted(LAY, Lay(card, place), replace(self, tops=tops, numbers=tuple(rest)))
        for row in (0, 1):
            moved = self._moved(row)
            if self.aggravations:
                after = replace(moved, aggravations=self.aggravations - 1)
                yield self._counted(AGGRAVATE, Move(row, True), after)
            if not self.schwupped and self.next is not None:
                yield SCHWUPP, Move(row, False), replace(moved, schwupped=True, last=False)

    def _moved(self, row: int) -> Prospect:
        pushed = (self.next, self.beside[2 * row])
        beside = (*self.beside[:2], *pushed) if row else (*pushed, *self.beside[2:])
        return replace(self, beside=beside, next=None)

    def _counted(self, gain: float, step: Step, after: Prospect) -> tuple[float, Step, Prospect]:
        wins = after.last and not after.numbers and not after.aggravations
        return (WIN if wins else gain), step, after


def best_step(prospect: Prospect) -> tuple[float, Step | None]:
    """The step that begins the best way through the rest of the turn, and the gain of that way."""
    return _Search().best(prospect)


class _Search:
    def __init__(self) -> None:
        self._left = STEPS_LOOKED_AT
        self._known: dict[Prospect, tuple[float, Step | None]] = {}

    def best(self, prospect: Prospect) -> tuple[float, Step | None]:
        """The best gain from here and its first step; nothing done gains nothing."""
        if prospect in self._known:
            return self._known[prospect]
        best: tuple[float, Step | None] = (0.0, None)
        for gain, step, after in prospect.steps():
            self._left -= 1
            if self._left < 0:
                break
            total = gain if gain == WIN else gain + self.best(after)[0]
            if total > best[0]:
                best = (total, step)
        self._known[prospect] = best
        return best
