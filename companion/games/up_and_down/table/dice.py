"""The dice of an Up & Down table: which of what was seen count, and what they show.

A roll takes both dice (UAD-26). So what is known of them holds, whatever is read of them then, as long as
they lie where they lay, though one is not seen or something else is taken for one; and no longer once one of
them lies elsewhere: the next roll may come to rest where the other lay. While one lies just where it lay and
surely shows what it showed, the other was at most pushed.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import permutations, product

from vision.calibration import POKER_CARD
from vision.sightings import CardSighting, DieSighting, Place

DICE = 2

SAME_PLACE = 10.0
"""Millimetres within which a die lies where it lay while no hand was seen."""

STILL = 3.0
"""The same where one was. On simulated tables about one roll in a hundred comes to rest with both dice within
6 mm of where they lay."""

PUSHED = 20.0
"""Millimetres by which a die is pushed at most, or read aside, beside one that lies as it lay. On simulated
tables a small black die in dim light was read 12 mm aside and as another number."""

_BEYOND_DOUBT = 0.99
"""Where a hand was, a number that is read so surely goes before what is known."""


@dataclass(frozen=True, slots=True)
class KnownDie:
    """A die whose number somebody told, or the game took for granted.

    Attributes:
        place: where it lies.
        value: the number that it shows, None when there is no die.
        other: True when the number is that of the other die, which is not seen at all.
    """

    place: Place
    value: int | None
    other: bool = False

    def is_at(self, die: DieSighting) -> bool:
        """Whether a die lies where this one lay."""
        return _lies_at(die, self.place, SAME_PLACE)

    def lies_still(self, die: DieSighting, *, touched: bool) -> bool:
        """Whether a die lies where this one lay, and does not beyond doubt show another number.

        Args:
            die: what is seen.
            touched: whether a hand was seen meanwhile.
        """
        another = die.value != self.value and die.confidence >= _BEYOND_DOUBT
        return _lies_at(die, self.place, STILL if touched else SAME_PLACE) and not another

    def shows_again(self, die: DieSighting) -> bool:
        """Whether a die lies just where this one lay, and surely shows its number."""
        same = die.is_sure and die.value == self.value and not self.other
        return same and _lies_at(die, self.place, STILL)

    def was_pushed_to(self, die: DieSighting) -> bool:
        """Whether a die may be this one a little aside: beyond doubt it shows what is read of it."""
        aside = _lies_at(die, self.place, PUSHED) and not self.is_at(die)
        return aside and self.value is not None and not self.other and die.confidence < _BEYOND_DOUBT


@dataclass(frozen=True, slots=True)
class KnownDice:
    """What is known of the dice, whatever is read.

    Attributes:
        each: single ones.
        lay: where all dice lay that were seen then.
        both: what both show, while none is seen.
    """

    each: tuple[KnownDie, ...] = ()
    lay: tuple[Place, ...] = ()
    both: tuple[int, int] | None = None

    def named(self, die: KnownDie, seen: Sequence[DieSighting]) -> KnownDice:
        """With what somebody said of one of those that are seen."""
        return replace(self, each=(*self.each, die), lay=_places(seen))

    def showing(self, numbers: tuple[int, int], seen: Sequence[DieSighting]) -> KnownDice:
        """With these numbers on the two dice that are seen, as they are read if one of them is read so."""
        counted = _counted(seen, self)
        if len(counted) != DICE or len(_places(counted)) != DICE:
            return self
        one, other = counted
        ways = (numbers, numbers[::-1])
        values = max(ways, key=lambda way: (one.value == way[0]) + (other.value == way[1]))
        known = tuple(KnownDie(place, value) for place, value in zip(_places(counted), values, strict=True))
        others = tuple(one for one in self.each if not any(map(one.is_at, counted)))
        return replace(self, each=(*others, *known), lay=_places(seen))

    def still_known(self, seen: Sequence[DieSighting], *, touched: bool) -> KnownDice:
        """What holds still of those that are seen now; touched: a hand was seen since."""
        pushed = self._with_pushed(seen)
        if pushed is not None:
            return pushed
        still = [one for one in self.each if any(map(one.is_at, seen))]
        within = STILL if touched else SAME_PLACE
        as_it_lay = [any(_lies_at(die, place, within) for die in seen) for place in self.lay]
        none_elsewhere = [any(_lies_at(die, place, within) for place in self.lay) for die in seen]
        rolled = not all(as_it_lay) and not all(none_elsewhere)
        if rolled or (touched and any(map(self._is_surely_another, seen))):
            # What was only taken for a die stays where it is when dice are rolled.
            still = [one for one in still if one.value is None]
        return replace(self, each=tuple(still))

    def _with_pushed(self, seen: Sequence[DieSighting]) -> KnownDice | None:
        """What holds where one of two dice lies just as it lay, and the other a little aside; else None."""
        if len(seen) != DICE or len(self.each) != DICE:
            return None
        for (known, other), (die, aside) in product(permutations(self.each), permutations(seen)):
            if known.shows_again(die) and other.was_pushed_to(aside) and aside.place:
                return replace(self, each=(known, replace(other, place=aside.place)))
        return None

    def _is_surely_another(self, die: DieSighting) -> bool:
        """Whether a die beyond doubt shows another number than it did."""
        number = _number(die, self)
        return number != die.value and die.confidence >= _BEYOND_DOUBT


@dataclass(frozen=True, slots=True)
class DiceSeen:
    """What the dice on the table show.

    Attributes:
        numbers: the two numbers in ascending order, None unless both are known.
        doubtful: one that was not read for certain, or is one too many, unless somebody named it.
        lone: the one that is seen, as long as nobody has named the other's number, or None.
        unseen: whether none is seen, and nobody has told what both show.
        sure: whether one is read for certain.
    """

    numbers: tuple[int, int] | None
    doubtful: DieSighting | None
    lone: DieSighting | None
    unseen: bool
    sure: bool


def dice_seen(seen: Sequence[DieSighting], cards: Sequence[CardSighting], known: KnownDice) -> DiceSeen:
    """What the dice show.

    Args:
        seen: what was seen.
        cards: the cards on the table, in whose print dice may be seen.
        known: what is known of them.
    """
    counted = _counted(seen, known, cards)
    doubtful = [die for die in counted if not die.is_sure and not _is_known(die, known)]
    numbers = (_numbers(counted, known) if counted else known.both) if not doubtful else None
    asked = _to_ask(counted, known, doubtful)
    lone = counted[0] if len(counted) == 1 and not doubtful and numbers is None else None
    unseen, sure = not counted and numbers is None, any(die.is_sure for die in counted)
    return DiceSeen(numbers, asked, lone, unseen, sure)


def as_they_lie(seen: Sequence[DieSighting], known: KnownDice) -> tuple[KnownDie, ...]:
    """The dice that count, each with its place and what is known, or else read, of it."""
    return tuple(KnownDie(die.place, _number(die, known)) for die in _counted(seen, known) if die.place)


def _counted(
    seen: Sequence[DieSighting], known: KnownDice, cards: Sequence[CardSighting] = ()
) -> tuple[DieSighting, ...]:
    """The dice that count.

    There are two: what is only taken for one, or is seen in a card's print, besides two sure ones is none. So
    is the least sure of three where people named all of them: they took it for another one.
    """
    none = [one for one in known.each if one.value is None]
    there = [die for die in seen if not any(one.is_at(die) for one in none)]
    beside = [die for die in there if not any(_is_on(die.place, card.place) for card in cards)]
    if sum(die.is_sure for die in beside) >= DICE:
        there = beside
    ranked = sorted(there, key=lambda die: -die.confidence)
    counted = ranked[: max(DICE, sum(die.is_sure for die in ranked))]
    return tuple(counted[:DICE] if all(_is_known(die, known) for die in counted) else counted)


def _to_ask(
    counted: Sequence[DieSighting], known: KnownDice, doubtful: Sequence[DieSighting]
) -> DieSighting | None:
    """The die to ask people for: one read in doubt, or the least sure of more than two."""
    if len(counted) <= DICE:
        return doubtful[0] if doubtful else None
    unnamed = [die for die in counted if not _is_known(die, known)]
    return min(unnamed, key=lambda die: die.confidence, default=None)


def _is_known(die: DieSighting, known: KnownDice) -> bool:
    """Whether it is known what this very die shows."""
    return any(one.is_at(die) and not one.other for one in known.each)


def _numbers(counted: Sequence[DieSighting], known: KnownDice) -> tuple[int, int] | None:
    """Both numbers in ascending order; what is known of a die goes before what is read of it."""
    values = [_number(die, known) for die in counted]
    if len(counted) == 1:
        values += [one.value for one in known.each if one.other and one.value and one.is_at(counted[0])]
    return (min(values), max(values)) if len(values) == DICE else None


def _number(die: DieSighting, known: KnownDice) -> int:
    there = [
        (die.place.distance(one.place), one.value)
        for one in known.each
        if die.place and one.value and not one.other and one.is_at(die)
    ]
    return min(there)[1] if there else die.value


def _places(dice: Sequence[DieSighting]) -> tuple[Place, ...]:
    return tuple(die.place for die in dice if die.place is not None)


def _lies_at(die: DieSighting, place: Place, within: float) -> bool:
    return die.place is not None and die.place.distance(place) < within


def _is_on(die: Place | None, card: Place | None) -> bool:
    """Whether the middle of a die lies on a card."""
    if die is None or card is None:
        return False
    turn, x, y = math.radians(card.turn), die.x - card.x, die.y - card.y
    across, along = x * math.cos(turn) + y * math.sin(turn), y * math.cos(turn) - x * math.sin(turn)
    return abs(across) < POKER_CARD[0] / 2 and abs(along) < POKER_CARD[1] / 2
