"""A round while it is played, and after its end until the next deal."""

from __future__ import annotations

from dataclasses import dataclass, replace

from companion.games.up.rules.cards import Pile
from companion.games.up.rules.events import Place, Variant
from companion.games.up.rules.holdings import Holding, Holdings
from companion.games.up.rules.options import Terms


@dataclass(frozen=True, slots=True)
class Variants:
    """Which variants hold in a round (UP-66 to UP-70).

    Attributes:
        dirty_one: each 1 left counts 30.
        double_two: the −2 is a plain 2.
    """

    dirty_one: bool
    double_two: bool

    @classmethod
    def of_the_evening(cls, terms: Terms) -> Variants:
        """Those agreed for the whole game (UP-69)."""
        return cls(terms.dirty_one, terms.double_two)

    def includes(self, variant: Variant) -> bool:
        """Whether a variant holds."""
        return self.dirty_one if variant is Variant.DIRTY_ONE else self.double_two

    def and_also(self, variant: Variant) -> Variants:
        """These and one more (UP-70)."""
        dirty = variant is Variant.DIRTY_ONE
        return Variants(self.dirty_one or dirty, self.double_two or not dirty)


@dataclass(frozen=True, slots=True)
class Tower:
    """The tower in the middle.

    Attributes:
        cards: its cards.
        size: how many they are; 0 when no tower stands.
        limit: the heaviest weight that may be laid without a collapse (UP-26); 0 when no tower stands.
    """

    cards: Pile
    size: int
    limit: int


NO_TOWER = Tower(0, 0, 0)
"""When none stands."""


@dataclass(frozen=True, slots=True)
class Round:
    """A round that is being played.

    Attributes:
        variants: what holds in it.
        forehand: who began it (UP-14).
        holdings: where the cards are.
        tower: the tower.
        to_move: whose turn it is.
        called: whether that player has said “last card” in this turn (UP-45).
        owing: who has one card left after the last turn and has not said so yet (UP-44), None for nobody.
        skipped: who will be skipped (UP-47), a bit for each player.
        experienced: who has had a turn (UP-17), a bit for each player.
        begun: whether a set was laid (UP-63).
    """

    variants: Variants
    forehand: int
    holdings: Holdings
    tower: Tower
    to_move: int
    called: bool
    owing: int | None
    skipped: int
    experienced: int
    begun: bool

    @property
    def mover(self) -> Holding:
        """The cards of the player to move."""
        return self.holdings.players[self.to_move]

    @property
    def hand_only(self) -> bool:
        """Whether the player to move may play from the hand only (UP-17)."""
        return not self.experienced >> self.to_move & 1 and self.mover.hand.size > 0

    @property
    def places(self) -> tuple[Place, ...]:
        """Where the player to move may play from (UP-17 to UP-21)."""
        holding = self.mover
        if self.hand_only:
            return (Place.HAND,)
        hand = (Place.HAND,) if holding.hand.size else ()
        if holding.open.size:
            return (*hand, Place.OPEN)
        return (*hand, Place.HIDDEN) if holding.hidden.size else hand

    @property
    def due_skips(self) -> int:
        """Who will be skipped once anybody has played: also whoever owes a call (UP-47)."""
        return self.skipped if self.owing is None else self.skipped | 1 << self.owing

    def going_on(self, holdings: Holdings) -> Round:
        """The round after a set that leaves no tower: the same player goes on in the same turn."""
        return Round(
            variants=self.variants,
            forehand=self.forehand,
            holdings=holdings,
            tower=NO_TOWER,
            to_move=self.to_move,
            called=self.called,
            owing=None,
            skipped=self.due_skips,
            experienced=self.experienced,
            begun=True,
        )

    def passed_on(self, seat: int, holdings: Holdings, tower: Tower, skipped: int, *, owes: bool) -> Round:
        """The round after a set that stays on the tower: a new turn begins at a seat.

        Args:
            seat: whose turn it is now.
            holdings: where the cards are now.
            tower: the tower with the set.
            skipped: who will be skipped later on.
            owes: whether the player of the set has yet to call “last card”.
        """
        return Round(
            variants=self.variants,
            forehand=self.forehand,
            holdings=holdings,
            tower=tower,
            to_move=seat,
            called=False,
            owing=self.to_move if owes else None,
            skipped=skipped,
            experienced=self.experienced | 1 << self.to_move,
            begun=True,
        )

    def with_call(self, player: int) -> Round:
        """The round after a player has said “last card”."""
        early = player == self.to_move
        return replace(self, called=self.called or early, owing=self.owing if early else None)

    def with_variant(self, variant: Variant) -> Round:
        """The round after a variant is announced."""
        return replace(self, variants=self.variants.and_also(variant))


@dataclass(frozen=True, slots=True)
class RoundOver:
    """A round that has ended, until the next deal.

    Attributes:
        variants: what held in it.
        holdings: where the cards were at its end; copies shown since are no longer unplaced.
        left: all cards left of each player, None as long as the record does not know them all.
        winner: who ended it.
        credit: what that is worth in points (UP-54, UP-55).
        scored: whether it is scored; if not, a show is due (UP-57).
    """

    variants: Variants
    holdings: Holdings
    left: tuple[Pile | None, ...]
    winner: int
    credit: int
    scored: bool

    def known(self, player: int) -> Pile:
        """The cards left of a player that the record knows."""
        left = self.left[player]
        return self.holdings.players[player].known if left is None else left
