"""What the reader of Up & Down remembers, so that nothing is told twice and nothing that nobody did."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from companion.games.up_and_down.table.last_round import LastRound
from companion.games.up_and_down.table.layout import Layout, Middle
from vision.motion.arm import Arm
from vision.sightings import MIDDLE_OF_TABLE, Sightings

Shown = tuple[str | None, ...]

_MIDDLE = 150.0
"""Millimetres from the middle within which a hand reaches card and dice; cards are laid farther out."""


@dataclass(slots=True)
class MiddleMemory:
    """What has been told of the middle, and who reached for it.

    Attributes:
        told: the middle that was told last and not accepted, or taken back; not told again while it lies.
        undone: whether that is a setup that was taken back.
        lifted: whether card and dice have been away since the last setup.
        left: what of the last round's middle lies there still; None while a round runs, and before the first.
        arms: hands seen since the middle last lay as the position says, or something of it was told: one of
            them made the change.
        changer: who made the change, as somebody said.
    """

    told: Middle | None = None
    undone: bool = False
    lifted: bool = False
    left: LastRound | None = None
    arms: tuple[Arm, ...] = ()
    changer: int | None = None

    def notice(self, layout: Layout, seen: Sightings, *, touched: bool) -> None:
        """Note what has left, or lies otherwise."""
        if layout.lifted:
            self.lifted = True
        if layout.lifted or (self.told and layout.middle.complete and layout.middle != self.told):
            self.told, self.undone = None, False
        if self.left is not None:
            self.left = self.left.after(layout, seen, touched=touched)

    def round_is_over(self, left: LastRound) -> None:
        """What lies there was played with; it is so, too, where the last trick is told anew."""
        self.told, self.undone = None, False
        self.left = self.left or left

    def ruled_on(self, lies: Middle | None, *, agreed: bool) -> None:
        """A setup or change was told; what lies there is told no more unless the position agrees with it.

        What was told by hand may lie otherwise still, or be misread: that is no change of its own.
        """
        self.told, self.undone = None if agreed else lies, False
        self.lifted, self.arms, self.changer = False, (), None

    def taken_back(self, lies: Middle | None, *, setup: bool) -> None:
        """A setup or change was taken back, which lies there still."""
        self.told, self.undone = lies, setup

    def shows_undone_setup(self, lies: Middle) -> bool:
        """Whether a setup that was taken back lies there."""
        return self.undone and lies.complete and lies == self.told

    @property
    def untouched(self) -> str | None:
        """What lies there as the last round left it, as `LastRound.things` has it."""
        return None if self.left is None else self.left.things

    @property
    def likely(self) -> tuple[Middle, ...]:
        """How the UP&DOWN card may well lie, besides as the position says."""
        card = self.left.card if self.left else None
        ways = (self.told, None if card is None else Middle(card.face, card.turn, None))
        return tuple(way for way in ways if way is not None)

    @property
    def reaching(self) -> tuple[Arm, ...]:
        """Those of the hands that reached the middle."""
        return tuple(filter(reaches_the_middle, self.arms))


@dataclass(slots=True)
class TrickMemory:
    """What has been told of the cards before the seats.

    Attributes:
        shown: the cards of the last trick told, while some of them still lie; None once all have left.
        stands: whether that trick was accepted; then other cards count only after these have left.
        reached_in: the players whose hands were seen since cards began to be shown.
    """

    shown: Shown | None = None
    stands: bool = False
    reached_in: frozenset[int] = frozenset()

    def notice(self, shown: Shown) -> None:
        """Note once all cards of the trick that was told have left."""
        if self.shown is not None and not self._lying(shown):
            self.shown = None

    def notice_hands(self, players: Sequence[int | None], *, before: bool, now: bool) -> None:
        """Note whose hands were seen while cards are shown: they have turned the own ones over.

        Args:
            players: whose hands.
            before: whether a card was shown before.
            now: whether one is.
        """
        known = self.reached_in if before else frozenset()
        reached = known | {player for player in players if player is not None}
        self.reached_in = reached if now else frozenset()

    def told(self, shown: Shown | None, *, stands: bool) -> None:
        """A trick was told, or what lies there is no trick to tell."""
        self.shown, self.stands = shown, stands

    def is_told(self, shown: Shown) -> bool:
        """Whether these cards, one before every seat, need not be told."""
        return self.shown is not None and (self.stands or self.shown == shown)

    def left_lying(self, shown: Shown) -> tuple[int, ...]:
        """The players before whom the card of an accepted trick lies still."""
        return self._lying(shown) if self.stands else ()

    @property
    def must_go(self) -> bool:
        """Whether cards of a refused or undone trick lie there."""
        return self.shown is not None and not self.stands

    def _lying(self, shown: Shown) -> tuple[int, ...]:
        pairs = enumerate(zip(self.shown or (), shown, strict=False))
        return tuple(player for player, (was, now) in pairs if was and was == now)


def reaches_the_middle(arm: Arm) -> bool:
    """Whether a hand reached card and dice."""
    return arm.reach.distance(MIDDLE_OF_TABLE) < _MIDDLE
