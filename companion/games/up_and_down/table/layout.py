"""What lies on an Up & Down table, in the terms of the game."""

from __future__ import annotations

import math
from dataclasses import dataclass

from companion.games.up_and_down.rules import UpAndDownPosition
from companion.games.up_and_down.rules.cards import Face
from companion.games.up_and_down.table.dice import DiceSeen, KnownDice, dice_seen
from companion.table.seats import TableMap
from vision.sightings import MIDDLE_OF_TABLE, CardSighting, Place, Sightings, UnknownSighting, UpDownSighting

SKEW = 27.0
"""Degrees by which the UP&DOWN card may lie askew and still point to the players without doubt."""

SURE_CARD = 0.7
"""Confidence in the UP&DOWN card below which neither face nor turn is known, and it is looked at again."""

CARD_NEAR = 60.0
"""Millimetres from the middle within which what was not read is the UP&DOWN card: dice lie farther out."""


@dataclass(frozen=True, slots=True)
class Said:
    """What is known of what may not be read.

    Attributes:
        dice: of the dice.
        card: how the UP&DOWN card lies, its face and its turn, while it is not read.
    """

    dice: KnownDice
    card: tuple[Face, int] | None


NOTHING_SAID = Said(KnownDice(), None)


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
        dice: what the dice show.
        doubtful_card: the UP&DOWN card where it was not read for certain, and nobody said how it lies.
        lifted: whether neither the card is seen, be it in doubt, nor a die for certain.
    """

    middle: Middle
    shown: tuple[str | None, ...]
    doubtful: tuple[CardSighting | UnknownSighting | None, ...]
    covered: tuple[UnknownSighting | None, ...]
    dice: DiceSeen
    doubtful_card: UpDownSighting | UnknownSighting | None
    lifted: bool


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
        said: what is known of what may not be read.
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
    dice = dice_seen(sightings.dice, sightings.cards, said.dice)
    middle = _middle(sightings.updown, ring, dice.numbers, said.card)
    in_doubt = _card_in_doubt(sightings, unread) if middle.face is None else None
    lifted = sightings.updown is None and not dice.sure
    return Layout(middle, tuple(shown), tuple(doubtful), tuple(covered), dice, in_doubt, lifted)


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
    return place.distance(MIDDLE_OF_TABLE) if place else math.inf
