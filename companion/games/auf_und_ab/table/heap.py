"""The cards that lie face up in the middle of an Auf und Ab table, and what is known of where they lie."""

from __future__ import annotations

import math
from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from itertools import pairwise

from vision.sightings import MIDDLE_OF_TABLE, CardSighting, Place, Sightings, UnknownSighting

REACH = 260.0
"""Millimetres from the table's middle within which a card has been laid; beyond it lies a player's own."""

SAME_PLACE = 25.0
"""Millimetres between two estimates of where one card lies: of a covered one only a corner is seen."""

FAN = (60.0, 14.0)
"""Millimetres along the row of a fan, and off it, within which a card lies beside another one of the fan."""

ASKEW = 10.0
"""Degrees by which the cards of one fan differ at most."""

HOLE = 1.7
"""A step so many times as wide as the narrowest one of a fan has room for another card."""

SAME_CARD = 9.0
"""Millimetres between two sightings of one card in full view: half the step of a narrow fan."""

READ = 0.9
"""Probability of a code from which a card in doubt was read before: it is that one, or lies there no more."""

PUSHED = 45.0
"""Millimetres by which a card of the heap may be pushed, unless all the others stay where they are."""

COVERING = 105.0
"""Millimetres within which a card may lie on another one: not quite a card's diagonal."""

Places = Mapping[str, Place | None]
"""By code, where a card was last seen; None for one that has been laid and was never seen."""


@dataclass(frozen=True, slots=True)
class Heap:
    """The cards in the middle.

    Attributes:
        cards: by code, those that were read for certain.
        doubtful: those that were not.
        unknown: other things that lie there.
    """

    cards: Mapping[str, CardSighting] = field(default_factory=dict)
    doubtful: tuple[CardSighting, ...] = ()
    unknown: tuple[UnknownSighting, ...] = ()

    @property
    def nameless(self) -> tuple[Place | None, ...]:
        """Where things lie that were not read for certain."""
        return (*(card.place for card in self.doubtful), *(thing.place for thing in self.unknown))

    def still(self, code: str, places: Places) -> bool:
        """Whether a card lies there still: it is seen, or something that cannot be read where it lay."""
        here = (card for card in self.doubtful if near(card.place, places.get(code)))
        return code in self.cards or any(_was(card) in (code, None) for card in here)

    def covers(self, place: Place | None, before: Heap) -> bool:
        """Whether a card may lie there under something that was not there before.

        Args:
            place: the card's, None where it was never seen: then it lies under anything.
            before: the heap when that card was last in view: what lay there then does not cover it.
        """
        if place is None:
            return bool(self.cards or self.doubtful)
        cards = [card.place for code, card in self.cards.items() if code not in before.cards]
        things = [one for one in self.nameless if not any(near(one, lay) for lay in before.nameless)]
        return any(near(one, place, COVERING) for one in (*cards, *things))


def heap_of(sightings: Sightings, places: Places) -> Heap:
    """The heap that is seen.

    In doubt are cards not seen any more that may lie under something, and of two read alike the one that lies
    elsewhere than before.
    """
    cards: dict[str, CardSighting] = {}
    doubtful: list[CardSighting] = []
    laid = [card for card in sightings.cards if in_reach(card.place)]
    for card in sorted(laid, key=lambda seen: _distance(seen.place, places.get(seen.code or ""))):
        if card.code is None or card.code in cards or not card.is_surely_there:
            doubtful.append(replace(card, code=None, candidates=_likely(card)))
        else:
            cards[card.code] = card
    return Heap(cards, tuple(doubtful), tuple(thing for thing in sightings.unknown if in_reach(thing.place)))


def sorted_out(heap: Heap, old: Collection[str], places: Places, named: Collection[str]) -> Heap:
    """The heap with doubts where the eye must err, and without those that an old card explains.

    An old card cannot appear anew, nor wander while the others stay: another one must have been misread
    there, or it was laid anew; and a new fan has no holes. Something that cannot be read is no new card where
    an old one should be seen, unless it lies in the row of a new fan.

    Args:
        heap: what is seen.
        old: every card laid in the hand, and those that lie there for no set.
        places: where those lie that have not been taken.
        named: those that people have named, so that they lie there whatever they are read as.
    """
    placed = [card for code, card in heap.cards.items() if code in old and places.get(code)]
    pushed = [card for card in placed if _distance(card.place, places[card.code or ""]) > PUSHED]
    wandered = pushed if 2 * len(pushed) <= len(placed) else []
    impossible = [
        card
        for code, card in heap.cards.items()
        if code in old and (code not in places or any(card is other for other in wandered))
    ]
    unseen = [code for code in old if code not in heap.cards]
    misread = [
        replace(card, code=None, candidates=_likely(card))
        for card in impossible
        if not any(near(card.place, places.get(code)) for code in unseen if code in named)
    ]
    new = [card for code, card in heap.cards.items() if code not in old]
    open_doubts = [
        card
        for card in heap.doubtful
        if not _explained(card, unseen, places, named) or any(_side_by_side(card, other) for other in new)
    ]
    certain = {code: card for code, card in heap.cards.items() if not any(card is odd for odd in impossible)}
    doubts = (*open_doubts, *misread)
    return replace(heap, cards=certain, doubtful=(*doubts, *_holes(new, doubts)))


def misread_among(heap: Heap, laid: Collection[str]) -> frozenset[str]:
    """Codes of cards that came back covered and were read as ones that were never laid.

    What is laid just now lies on top: while not all cards laid before are seen, a covered one in their row,
    and in no fan with a new one in full view, is one of them.

    Args:
        heap: what is seen.
        laid: every card laid in the hand.
    """
    new = [card for code, card in heap.cards.items() if code not in laid]
    old = [card for code, card in heap.cards.items() if code in laid]
    if len(old) == len(laid):
        return frozenset()
    fan = [card for card in new if not card.partial]
    covered = [card for card in new if card.partial]
    for card in fan:  # which grows while its cards are found
        beside = [other for other in covered if _side_by_side(other, card)]
        covered = [other for other in covered if not any(other is one for one in beside)]
        fan += beside
    rows = (card.code for card in covered if any(_side_by_side(card, other) for other in old))
    return frozenset(code for code in rows if code is not None)


def in_reach(place: Place | None) -> bool:
    """Whether a place is where sets are laid."""
    return _distance(place, None) < REACH


def near(one: Place | None, other: Place | None, within: float = SAME_PLACE) -> bool:
    """Whether two places may be that of one card."""
    return one is not None and other is not None and one.distance(other) < within


def _explained(doubt: CardSighting, unseen: Collection[str], places: Places, named: Collection[str]) -> bool:
    """Whether a doubtful card may be one laid before that should lie there, or comes back anywhere.

    What was laid just now lies on top: only a covered card may have come back.
    """
    likely = [code for code, _ in doubt.candidates]
    if doubt.partial and any(code in places and places[code] is None for code in likely if code in unseen):
        return True
    fitting = (code for code in unseen if not likely or code in likely or code in named)
    return any(near(doubt.place, places.get(code)) for code in fitting)


def _side_by_side(one: CardSighting, other: CardSighting) -> bool:
    """Whether two cards lie as cards of one fan do."""
    if one.place is None or other.place is None:
        return False
    along, off = _beside(one.place, other.place)
    return one.place.askew(other.place) < ASKEW and abs(along) < FAN[0] and abs(off) < FAN[1]


def _beside(place: Place, other: Place) -> tuple[float, float]:
    """How far a place lies to the right of another card, and how far below it, as that card lies."""
    angle, x, y = math.radians(other.turn), place.x - other.x, place.y - other.y
    return x * math.cos(angle) + y * math.sin(angle), y * math.cos(angle) - x * math.sin(angle)


def _holes(new: Sequence[CardSighting], doubts: Sequence[CardSighting]) -> Iterator[CardSighting]:
    """Places in a new fan where a card must lie that was not seen at all: its step is twice as wide there."""
    if len(new) < 3 or not all(_side_by_side(card, other) for card, other in pairwise(_in_row(new))):
        return
    row = _in_row([*new, *(doubt for doubt in doubts if any(_side_by_side(doubt, card) for card in new))])
    steps = [_distance(one.place, other.place) for one, other in pairwise(row)]
    for (one, other), step in zip(pairwise(row), steps, strict=True):
        if step > HOLE * min(steps) and one.place and other.place:
            middle = Place(
                (one.place.x + other.place.x) / 2, (one.place.y + other.place.y) / 2, one.place.turn
            )
            yield replace(one, code=None, confidence=0.0, candidates=(), outline=None, place=middle)


def _in_row(cards: Sequence[CardSighting]) -> list[CardSighting]:
    """The cards of a fan from left to right as one of them lies."""
    first = cards[0].place
    return sorted(cards, key=lambda card: _beside(card.place, first)[0] if card.place and first else 0.0)


def _was(doubt: CardSighting) -> str | None:
    """What a card is, if it is there at all, of which only that is in doubt; None where nobody knows."""
    return next((code for code, probability in doubt.candidates if probability >= READ), None)


def _likely(card: CardSighting) -> tuple[tuple[str, float], ...]:
    """What a card may be; at least what it was read as."""
    read = ((card.code, card.confidence),) if card.code else ()
    return card.candidates or read


def _distance(place: Place | None, other: Place | None) -> float:
    """Millimetres from a place to another, or to the table's middle."""
    return place.distance(other or MIDDLE_OF_TABLE) if place else math.inf
