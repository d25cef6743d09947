"""What lies on an Up & Down table, in the terms of the game."""

from __future__ import annotations

import math
from dataclasses import dataclass

from companion.engines.up_and_down import UpAndDownPosition
from companion.engines.up_and_down.cards import Face
from companion.table.seats import TableMap
from vision.sightings import (
    CardSighting,
    DieSighting,
    Place,
    Sightings,
    UnknownSighting,
    UpDownSighting,
)
from vision.table.calibration import POKER_CARD

SKEW = 27.0
"""Degrees by which the UP&DOWN card may lie askew and still point to the players without doubt."""

DICE = 2

SURE_CARD = 0.7
"""Confidence in the UP&DOWN card below which neither face nor turn is known, and it is looked at again."""

SAME_PLACE = 10.0
"""Millimetres within which a die lies where it lay when somebody named its number."""

CARD_NEAR = 60.0
"""Millimetres from the middle within which what was not read is the UP&DOWN card: dice lie farther out."""


@dataclass(frozen=True, slots=True)
class NamedDie:
    """What somebody said of a die that could not be read.

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
        here = die.place
        return here is not None and math.dist((here.x, here.y), (self.place.x, self.place.y)) < SAME_PLACE


@dataclass(frozen=True, slots=True)
class Said:
    """What people said of what could not be read.

    Attributes:
        dice: of single dice.
        both: what both dice show, while none is seen.
        card: how the UP&DOWN card lies, its face and its turn, while it is not read.
    """

    dice: tuple[NamedDie, ...] = ()
    both: tuple[int, int] | None = None
    card: tuple[Face, int] | None = None


NOTHING_SAID = Said()


@dataclass(frozen=True, slots=True)
class Middle:
    """What lies in the middle: the things that a change alters.

    Attributes:
        face: the face that lies upwards, None when the card is not seen (or not for certain).
        turn: which turn of the ring lies there: the player at side ``s`` faces ``ring[(s + turn) % 4]``; None
            when the card is not seen, or lies too much askew to tell.
        dice: the two numbers in ascending order, None unless exactly two dice are seen.
    """

    face: Face | None
    turn: int | None
    dice: tuple[int, int] | None

    @property
    def complete(self) -> bool:
        """Whether all three are seen."""
        return self.face is not None and self.turn is not None and self.dice is not None


@dataclass(frozen=True, slots=True)
class Layout:
    """What lies on the table.

    Attributes:
        middle: the UP&DOWN card and the dice.
        shown: for each player the card that lies face up before the seat, None when there is none.
        doubtful: for each player a card before the seat that was not read, or not for certain; or None.
        covered: for each player what lies before the seat without a face that was read: mostly a card that
            lies face down.
        doubtful_card: the UP&DOWN card where it was not read for certain, and nobody said how it lies.
        doubtful_die: a die that was not read for certain, or is one too many, unless somebody named it.
        lone_die: the one die that is seen, as long as nobody has named the other's number, or None.
        lifted: whether neither the card is seen, be it in doubt, nor a die for certain.
        dice_unseen: whether no die is seen, and nobody has told what both show.
    """

    middle: Middle
    shown: tuple[str | None, ...]
    doubtful: tuple[CardSighting | UnknownSighting | None, ...]
    covered: tuple[UnknownSighting | None, ...]
    doubtful_card: UpDownSighting | UnknownSighting | None = None
    doubtful_die: DieSighting | None = None
    lone_die: DieSighting | None = None
    lifted: bool = False
    dice_unseen: bool = False


def lay_out(
    sightings: Sightings,
    table: TableMap,
    ring: tuple[str, ...],
    said: Said = NOTHING_SAID,
    unread: tuple[UnknownSighting, ...] = (),
) -> Layout:
    """Sort what was seen by what it means in Up & Down.

    Args:
        sightings: what lies on the table.
        table: who sits where.
        ring: the suits clockwise from the UP&DOWN card's top edge.
        said: what people said of what could not be read.
        unread: what lies there, too, and was not read.
    """
    count = len(table.seats)
    shown: list[str | None] = [None] * count
    doubtful: list[CardSighting | UnknownSighting | None] = [None] * count
    covered: list[UnknownSighting | None] = [None] * count
    # Nearest to the middle first, so that of several cards before a seat the one played is taken.
    for card in sorted(sightings.cards, key=lambda seen: _distance(seen.place)):
        seat = table.seat_of(card.place) if card.place else None
        if seat is None or shown[seat.player] or doubtful[seat.player]:
            continue
        if card.code is None:
            doubtful[seat.player] = card
        else:
            shown[seat.player] = card.code
    for thing in (*unread, *sightings.unknown):
        seat = table.seat_of(thing.place) if thing.place else None
        if seat is not None:
            covered[seat.player] = thing
    seen = _dice(sightings, said.dice)
    open_dice = [die for die in seen if not die.is_sure and not _is_named(die, said.dice)]
    dice = (_numbers(seen, said.dice) if seen else said.both) if not open_dice else None
    middle = _middle(sightings.updown, ring, dice, said.card)
    in_doubt = _card_in_doubt(sightings, unread) if middle.face is None else None
    asked = _to_ask(seen, said.dice, open_dice)
    lone = seen[0] if len(seen) == 1 and not open_dice and dice is None else None
    lifted = sightings.updown is None and not any(die.is_sure for die in seen)
    no_dice = not seen and dice is None
    return Layout(
        middle, tuple(shown), tuple(doubtful), tuple(covered), in_doubt, asked, lone, lifted, no_dice
    )


def _to_ask(
    seen: tuple[DieSighting, ...], named: tuple[NamedDie, ...], open_dice: list[DieSighting]
) -> DieSighting | None:
    """The die to ask people for: one read in doubt, or the least sure of more than two."""
    if len(seen) <= DICE:
        return open_dice[0] if open_dice else None
    unnamed = [die for die in seen if not _is_named(die, named)]
    return min(unnamed, key=lambda die: die.confidence, default=None)


def _dice(sightings: Sightings, named: tuple[NamedDie, ...]) -> tuple[DieSighting, ...]:
    """The dice that count.

    There are two: what is only taken for one, or is seen in a card's print, besides two sure ones is none. So
    is the least sure of three where people named all of them: they took it for another one.
    """
    none = [one for one in named if one.value is None]
    there = [die for die in sightings.dice if not any(one.is_at(die) for one in none)]
    beside = [die for die in there if not any(_is_on(die.place, card.place) for card in sightings.cards)]
    if sum(die.is_sure for die in beside) >= DICE:
        there = beside
    ranked = sorted(there, key=lambda die: -die.confidence)
    counted = ranked[: max(DICE, sum(die.is_sure for die in ranked))]
    return tuple(counted[:DICE] if all(_is_named(die, named) for die in counted) else counted)


def _is_named(die: DieSighting, named: tuple[NamedDie, ...]) -> bool:
    """Whether somebody told what this very die shows."""
    return any(one.is_at(die) and not one.other for one in named)


def _is_on(die: Place | None, card: Place | None) -> bool:
    """Whether the middle of a die lies on a card."""
    if die is None or card is None:
        return False
    turn, x, y = math.radians(card.turn), die.x - card.x, die.y - card.y
    across, along = x * math.cos(turn) + y * math.sin(turn), y * math.cos(turn) - x * math.sin(turn)
    return abs(across) < POKER_CARD[0] / 2 and abs(along) < POKER_CARD[1] / 2


def _numbers(dice: tuple[DieSighting, ...], named: tuple[NamedDie, ...]) -> tuple[int, int] | None:
    """Both numbers in ascending order; what somebody said of a die goes before what is read of it."""
    values = [_number(die, named) for die in dice]
    if len(dice) == 1:
        values += [one.value for one in named if one.other and one.value and one.is_at(dice[0])]
    return (min(values), max(values)) if len(values) == DICE else None


def _number(die: DieSighting, named: tuple[NamedDie, ...]) -> int:
    said = (one.value for one in named if one.value and not one.other and one.is_at(die))
    return next(said, die.value)


def _card_in_doubt(
    sightings: Sightings, unread: tuple[UnknownSighting, ...]
) -> UpDownSighting | UnknownSighting | None:
    """What lies in the middle and may be the UP&DOWN card."""
    things = (*unread, *sightings.unknown)
    near = (thing for thing in things if _distance(thing.place) < CARD_NEAR)
    return sightings.updown or min(near, key=lambda thing: _distance(thing.place), default=None)


def _middle(
    card: UpDownSighting | None,
    ring: tuple[str, ...],
    dice: tuple[int, int] | None,
    said: tuple[Face, int] | None,
) -> Middle:
    if card is None or card.confidence < SURE_CARD:
        face, turn = said or (None, None)
        return Middle(face, turn, dice)
    turn = turn_of_ring(card.suits, card.place, ring) if card.place else None
    return Middle(Face(card.face.value), turn, dice)


def middle_of(position: UpAndDownPosition) -> Middle:
    """How the middle lies by the position."""
    layout = position.layout
    if layout is None:
        return Middle(None, None, None)
    low, high = sorted(layout.dice)
    return Middle(layout.face, layout.turn, (low, high))


def turn_of_ring(suits: tuple[str, ...], place: Place, ring: tuple[str, ...]) -> int | None:
    """The ring's turn from the suits clockwise from the card's top edge; None when it lies askew.

    The lower edge of the table is side 0 and lies 180 degrees clockwise from the upper edge, to which a card
    with turn 0 points; so side 0 is faced by the suit ``(180 - turn) / 90`` edges on from the top edge.
    """
    edges = (180.0 - place.turn) / 90.0
    nearest = round(edges)
    if abs(edges - nearest) * 90.0 > SKEW:
        return None
    return ring.index(suits[nearest % 4])


def _distance(place: Place | None) -> float:
    return math.hypot(place.x, place.y) if place else math.inf
