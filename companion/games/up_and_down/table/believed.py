"""What is believed of the pieces on an Up & Down table.

UP&DOWN card and dice are in role PLAYED from their setup on, until they have been away; between two rounds
also no longer once the card is thrown and the dice are rolled. A number that people told of a die, or that
the game takes for granted, is a word about it, and so is how the card lies (``"DOWN 3"``). Cards before the
seats are in role PLAYED, or TO_TAKE_BACK, once their trick was told.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any, Final

from companion.engines import Undo
from companion.games.up_and_down.rules import Change, Reveal, Setup
from companion.games.up_and_down.rules.cards import Card
from companion.games.up_and_down.table.dice import (
    STILL,
    Die,
    dice_among,
    is_pushed,
    moved_since,
    named,
    shows_another,
)
from companion.games.up_and_down.table.expected import Expected
from companion.games.up_and_down.table.layout import CARD, Layout, from_middle
from companion.games.up_and_down.table.middle import Middle, is_certain
from companion.table.beliefs import NO_CARD, Beliefs, Believed
from vision.motion.arm import Arm
from vision.scene.identity import SAME_PLACE, Thing
from vision.scene.pieces import Piece, Presence, shift
from vision.scene.scene import Scene
from vision.sightings import MIDDLE_OF_TABLE, UnknownSighting, UpDownSighting

CARD_NEAR: Final = 60.0
"""Millimetres from the middle within which what was not read is the UP&DOWN card: dice lie farther out."""

_MIDDLE: Final = 150.0
"""Millimetres from the middle within which a hand reaches card and dice; cards are laid farther out."""

_THROW: Final = 80.0
"""Millimetres from where a die comes to rest within which the hand that rolled it is seen at its farthest:
of 20 dice in two games 12 to 68."""

_LAYING: Final = 80.0
"""Millimetres from a card's middle within which the hand is seen at its farthest that laid it: in four games
on simulated tables 154 of 161 came within 61, four of the rest were cut short by dim light."""


class BelievedTable:
    """What is believed of the pieces, and what no piece tells.

    Attributes:
        no_play: a middle that is told no more as long as it lies so: it was refused or taken back, or nobody
            has made it.
        unseen: the numbers of dice that are not seen, as people told.
        disputed: the numbers of dice that were read as another number where they were perhaps only pushed.
        hands: those seen since the table last lay as expected.
        laying: those of them that laid a card before a seat.
        changer: who has changed the middle since, as people said.
        moved: the numbers of UP&DOWN card and dice that were moved since then.
    """

    def __init__(self) -> None:
        self.no_play: Middle | None = None
        self.unseen: tuple[int, ...] = ()
        self.disputed: frozenset[int] = frozenset()
        self.hands: tuple[Arm, ...] = ()
        self.laying: tuple[Arm, ...] = ()
        self.changer: int | None = None
        self.moved: frozenset[int] = frozenset()
        self._beliefs = Beliefs()

    @property
    def lying(self) -> tuple[Believed, ...]:
        """All pieces in view."""
        return tuple(one for one in self._beliefs.lying if one.piece.in_view)

    @property
    def reaching(self) -> tuple[Arm, ...]:
        """Those of the hands that reached card and dice, and laid no card."""
        return tuple(filter(_reaches_the_middle, self._free_hands))

    @property
    def may_have_changed(self) -> tuple[Arm, ...]:
        """The hands that may have changed the middle: where none was seen to reach it, all that laid no card.

        A quick hand is not seen at its farthest.
        """
        return self.reaching or self._free_hands

    @property
    def threw(self) -> tuple[Arm, ...]:
        """Those of the hands that came near where dice lie now that were rolled: only where no card moved."""
        places = [one.piece.place for one in self.lying if one.number in self.moved]
        if CARD in self.moved or None in places:
            return ()
        return tuple(
            arm
            for arm in self.may_have_changed
            if any(at is not None and arm.reach.distance(at) < _THROW for at in places)
        )

    @property
    def _free_hands(self) -> tuple[Arm, ...]:
        return tuple(arm for arm in self.hands if arm not in self.laying)

    def see(self, scene: Scene, *, between_rounds: bool) -> None:
        """These pieces lie there now: words and roles end with what hands have done to them."""
        card, dice = self._beliefs.at(CARD), {die.number: die for die in dice_among(self.lying)}
        self._beliefs.see(_pieces(scene, card))
        self.hands += scene.arms
        reached = any(map(_reaches_the_middle, scene.arms))
        moved = self._see_dice(dice, touched=bool(scene.arms), reached=reached)
        now = self._beliefs.at(CARD)
        self.moved |= {*moved, CARD} if _was_moved(card, now, STILL) else set(moved)
        if reached:
            self._beliefs.say(CARD, None)
        if between_rounds:
            self._beliefs.renew(moved)
            if _was_moved(card, now, SAME_PLACE):
                self._beliefs.renew((CARD,))

    def _see_dice(self, lay: Mapping[int, Die], *, touched: bool, reached: bool) -> Iterable[int]:
        """Forget what is known of dice that were rolled; the numbers of those that were moved."""
        now = dice_among(self.lying)
        moved = moved_since(lay, now, touched=touched)
        rolled = len(moved) > 1 or any(not is_pushed(lay, now, die) for die in moved.values())
        if rolled or {die.number for die in now} != lay.keys():
            self.unseen = ()
        for die in now if rolled else ():
            # What was only taken for a die stays where it is when dice are rolled.
            if die.number in moved or die.believed.word != NO_CARD:
                self._beliefs.say(die.number, None)
        disputed = [] if rolled or not reached else [one for one in moved.values() if shows_another(lay, one)]
        for die in disputed:
            self._beliefs.say(die.number, None)
        kept = self.disputed - moved.keys() if rolled or moved else self.disputed
        self.disputed = kept | {die.number for die in disputed}
        return moved.keys()

    def note_laying(self, arms: Iterable[Arm], layout: Layout) -> None:
        """Note which of these arms laid a card that is shown now: it tells of them what they did."""
        shown = [one.piece.place for one in layout.cards if one is not None and one.role is None]
        places = [place for place in shown if place is not None]
        self.laying += tuple(arm for arm in arms if any(arm.reach.distance(at) < _LAYING for at in places))

    def note(self, layout: Layout, expected: Expected) -> None:
        """Note what lies as it is expected, and when a middle that is no play lies there no more."""
        if layout.middle.complete and layout.middle == expected.middle:
            self.dice_show(layout, layout.middle.dice)
            self.play_middle(layout)
        if layout.was_cleared:
            self.no_play, self.unseen = None, ()
            self._beliefs.renew(_numbers(layout.in_middle))
        if layout.middle.complete and layout.middle != self.no_play:
            self.no_play = None
        if expected.between_rounds and layout.said_otherwise:
            self._beliefs.renew((CARD,))

    def forget_unseen(self) -> None:
        """Somebody may have rolled dice that are not seen: what people said of them holds no more."""
        if not dice_among(self.lying):
            self.unseen = ()

    def forget_hands(self) -> None:
        """The table lies as expected: whoever reaches in from now on may change it."""
        self.hands, self.laying, self.changer, self.moved = (), (), None, frozenset()

    def may_be_laid_anew(self, layout: Layout) -> bool:
        """Whether all in the middle was moved, so that it may have been away: a roll moves no card."""
        return all(one.number in self.moved or one.role is None for one in layout.in_middle)

    def lay_anew(self, layout: Layout) -> None:
        """People say that card and dice were away."""
        self._beliefs.renew(_numbers(layout.in_middle))

    def say(self, number: int, word: str) -> None:
        """People say what a piece shows."""
        self._beliefs.say(number, word)

    def dice_show(self, layout: Layout, numbers: tuple[int, int] | None) -> None:
        """The dice show these numbers, if any are known, whatever is read."""
        for number, word in named(layout.dice, numbers) if numbers is not None else ():
            self._beliefs.say(number, word)

    def take_for_misread(self, layout: Layout, expected: Expected) -> None:
        """Nobody has changed anything: the dice show what they did, and how the card lies is told no more."""
        self.no_play = layout.middle
        self.dice_show(layout, expected.middle.dice)

    def play_middle(self, layout: Layout) -> None:
        """UP&DOWN card and dice are played with."""
        self._beliefs.play(_numbers(layout.in_middle), event=0)

    def keep_cards(self, layout: Layout) -> None:
        """The cards before the seats are right as they lie: a trick that stands, or part of the next."""
        cards = _numbers(filter(None, layout.cards))
        if layout.trick is not None:
            self._beliefs.play(cards, event=0)
        else:
            self._beliefs.renew(cards)

    def ruled(self, event: Any, layout: Layout, before: Expected, now: Expected, *, legal: bool) -> None:
        """An event was ruled on: what lies there is told no more unless the position agrees with it.

        What was told by hand may lie otherwise still, or be misread: that is no change of its own.

        Args:
            event: what was told.
            layout: what lies there.
            before: what was expected before the event.
            now: what is expected now.
            legal: whether it was accepted.
        """
        self._beliefs.undo(now.tricks)
        match event:
            case Undo() if before.middle != now.middle:
                self.no_play = layout.middle
                if now.between_rounds:
                    self._beliefs.refuse(_numbers(layout.in_middle))
            case Reveal(cards=cards):
                self._tell_trick(layout, cards, now.tricks if legal else None)
            case Setup(dice=dice) | Change(dice=dice):
                self.dice_show(layout, dice if legal else None)
                self.no_play = None if legal and layout.middle == now.middle else layout.middle
                self.forget_hands()
                if now.between_rounds:
                    self._beliefs.renew(_numbers(layout.in_middle))
                else:
                    self.play_middle(layout)

    def _tell_trick(self, layout: Layout, told: tuple[Card | None, ...], tricks: int | None) -> None:
        """A trick was told, with which so many have been shown; None if it was refused."""
        pairs = [(one, card) for one, card in zip(layout.cards, told, strict=True) if one and card]
        cards = _numbers(one for one, _ in pairs)
        if not any(one.code == card.code for one, card in pairs):
            cards = ()  # It lies there no more; else what is not as it was told was misread.
        if tricks is None:
            self._beliefs.refuse(cards)
        else:
            self._beliefs.play(cards, tricks)
        if not layout.dice:
            self.unseen = ()


def _numbers(pieces: Iterable[Believed]) -> tuple[int, ...]:
    return tuple(one.number for one in pieces)


def _pieces(scene: Scene, card: Believed | None) -> Iterator[Piece]:
    """All pieces, those among them that were not read; the UP&DOWN card under its own number.

    Args:
        scene: what is seen.
        card: the UP&DOWN card as it lay.
    """
    pieces = (*scene.unread, *scene.overlooked, *scene.pieces)
    others = [piece for piece in pieces if not isinstance(piece.seen, UpDownSighting)]
    yield from others
    seen = scene.sightings.updown or _in_doubt(piece.seen for piece in others if piece.in_view)
    if seen is not None:
        known = card is not None and not is_certain(seen)
        yield Piece(CARD, seen, card.piece.read if card and known else seen, Presence.WHOLE)


def _in_doubt(things: Iterable[Thing]) -> UnknownSighting | None:
    """What lies in the middle, was not read, and may be the UP&DOWN card."""
    unread = (thing for thing in things if isinstance(thing, UnknownSighting))
    near = (thing for thing in unread if from_middle(thing.place) < CARD_NEAR)
    return min(near, key=lambda thing: from_middle(thing.place), default=None)


def _was_moved(before: Believed | None, now: Believed | None, aside: float) -> bool:
    """Whether the UP&DOWN card, read for certain, was turned over or lies more than so many mm aside."""
    one, other = before and before.piece.read, now and now.piece.read
    if not isinstance(one, UpDownSighting) or not isinstance(other, UpDownSighting):
        return False
    return one.face is not other.face or shift(one, other) > aside


def _reaches_the_middle(arm: Arm) -> bool:
    """Whether a hand reached card and dice."""
    return arm.reach.distance(MIDDLE_OF_TABLE) < _MIDDLE
