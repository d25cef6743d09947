"""The dice of an Up & Down table: which of what was seen count, and what they show.

What is known of a die is a word about its piece: a number that people told, or that the game takes for
granted, whatever is read of it then. A roll takes both dice (UAD-26): so the words hold as long as both lie
where they lay, and no longer once one of them has been moved: the next roll may come to rest where the other
lay. While one lies just where it lay and surely shows what it showed, the other was at most pushed; where a
hand was and that one is read for certain as another number, people are asked what it shows.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Final

from companion.table.beliefs import NO_CARD, Believed
from vision.calibration import POKER_CARD
from vision.scene.identity import SAME_PLACE
from vision.scene.pieces import shift
from vision.sightings import CardSighting, DieSighting, Place

DICE: Final = 2

STILL: Final = 3.0
"""Millimetres within which a die lies where it lay though a hand was seen. On simulated tables about one roll
in a hundred comes to rest with both dice within 6 mm of where they lay."""

PUSHED: Final = 20.0
"""Millimetres by which a die is pushed at most, or read aside, beside one that lies as it lay. On simulated
tables a small black die in dim light was read 12 mm aside and as another number."""

_BEYOND_DOUBT: Final = 0.99
"""Where a hand was, a number that is read so surely goes before what is known."""


@dataclass(frozen=True, slots=True)
class Die:
    """A die that lies there.

    Attributes:
        believed: the piece.
        seen: the same as it was read last.
    """

    believed: Believed
    seen: DieSighting

    @property
    def number(self) -> int:
        """The number of the piece."""
        return self.believed.number

    @property
    def value(self) -> int:
        """What it shows: what is known of it goes before what is read."""
        return int(self.believed.word) if self.believed.word else self.seen.value

    @property
    def is_known(self) -> bool:
        """Whether people or the game say what it shows."""
        return self.believed.word is not None


def dice_among(lying: Iterable[Believed]) -> tuple[Die, ...]:
    """The dice among all pieces, with what is only taken for one."""
    return tuple(Die(one, one.piece.seen) for one in lying if isinstance(one.piece.seen, DieSighting))


def moved_since(lay: Mapping[int, Die], now: Iterable[Die], *, touched: bool) -> dict[int, Die]:
    """By number those dice that lie elsewhere or, where a hand was, beyond doubt show another number.

    Args:
        lay: the dice by number, as they lay.
        now: as they lie.
        touched: whether a hand was seen in between.
    """

    def is_moved(before: Die, die: Die) -> bool:
        another = die.seen.value != before.value and die.seen.confidence >= _BEYOND_DOUBT
        return shift(before.seen, die.seen) > (STILL if touched else SAME_PLACE) or (touched and another)

    return {die.number: die for die in now if die.number in lay and is_moved(lay[die.number], die)}


def is_pushed(lay: Mapping[int, Die], now: Sequence[Die], moved: Die) -> bool:
    """Whether the one die that was moved is only a little aside, and beside it the other lies as it lay."""
    rests = next((die for die in now if die.number != moved.number and die.number in lay), None)
    if len(now) != DICE or rests is None or moved.seen.confidence >= _BEYOND_DOUBT:
        return False
    shows_again = rests.seen.is_sure and rests.seen.value == lay[rests.number].value
    return shows_again and shift(lay[moved.number].seen, moved.seen) < PUSHED


def counted(dice: Iterable[Die], cards: Sequence[CardSighting]) -> tuple[Die, ...]:
    """The dice that count.

    There are two: what is only taken for one, or is seen in a card's print, besides two sure ones is none. So
    is the least sure of three where people named all of them: they took it for another one.

    Args:
        dice: all that are seen.
        cards: the cards on the table, in whose print dice may be seen.
    """
    there = [die for die in dice if die.believed.word != NO_CARD]
    beside = [die for die in there if not any(_is_on(die.seen.place, card.place) for card in cards)]
    if sum(die.seen.is_sure for die in beside) >= DICE:
        there = beside
    ranked = sorted(there, key=lambda die: -die.seen.confidence)
    count = ranked[: max(DICE, sum(die.seen.is_sure for die in ranked))]
    return tuple(count[:DICE] if all(die.is_known for die in count) else count)


def in_doubt(dice: Sequence[Die]) -> Die | None:
    """Of the dice that count one that was not read for certain, or the least sure of more than two."""
    unnamed = [die for die in dice if not die.is_known]
    if len(dice) > DICE:
        return min(unnamed, key=lambda die: die.seen.confidence, default=None)
    return next((die for die in unnamed if not die.seen.is_sure), None)


def shows_another(lay: Mapping[int, Die], die: Die) -> bool:
    """Whether a die that was perhaps only pushed is read for certain as another number than it showed."""
    return die.seen.is_sure and die.seen.value != lay[die.number].value


def disputed_among(dice: Iterable[Die], disputed: Collection[int]) -> tuple[Die, ...]:
    """The dice, those disputed as if they were not read for certain: people are asked what they show."""

    def doubted(die: Die) -> Die:
        return replace(die, seen=replace(die.seen, confidence=0.0)) if die.number in disputed else die

    return tuple(map(doubted, dice))


def shown(dice: Sequence[Die], unseen: Sequence[int]) -> tuple[int, int] | None:
    """Both numbers in ascending order, be it of dice that are not seen; None unless both are known."""
    values = sorted((*(die.value for die in dice), *unseen)[:DICE])
    return (values[0], values[1]) if len(values) == DICE and in_doubt(dice) is None else None


def named(dice: Sequence[Die], numbers: tuple[int, int]) -> tuple[tuple[int, str], ...]:
    """The words by which two dice show these numbers, as they are read if one of them is read so."""
    if len(dice) != DICE:
        return ()
    one, other = dice
    ways = (numbers, numbers[::-1])
    first, second = max(ways, key=lambda way: (one.seen.value == way[0]) + (other.seen.value == way[1]))
    return (one.number, str(first)), (other.number, str(second))


def _is_on(die: Place | None, card: Place | None) -> bool:
    """Whether the middle of a die lies on a card."""
    if die is None or card is None:
        return False
    across, along = die.offset(card)
    return abs(across) < POKER_CARD[0] / 2 and abs(along) < POKER_CARD[1] / 2
