"""The cards that lie face up in the middle of an Auf und Ab table, and what is known of where they lie."""

from __future__ import annotations

import math
from collections.abc import Collection, Mapping
from dataclasses import dataclass, replace

from vision.sightings import CardSighting, Place, Sightings

REACH = 260.0
"""Millimetres from the table's middle within which a card has been laid; beyond it lies a player's own."""

SAME_PLACE = 25.0
"""Millimetres between two estimates of where one card lies: of a covered one only a corner is seen."""

PUSHED = 45.0
"""Millimetres by which a card of the heap may be pushed, unless all the others stay where they are."""

Places = Mapping[str, Place | None]
"""By code, where a card was last seen; None for one that has been laid and was never seen."""


@dataclass(frozen=True, slots=True)
class Heap:
    """The cards in the middle.

    Attributes:
        cards: by code, those that were read for certain.
        doubtful: those that were not.
    """

    cards: Mapping[str, CardSighting]
    doubtful: tuple[CardSighting, ...]

    def still(self, code: str, places: Places) -> bool:
        """Whether a card lies there still: it is seen, or something that cannot be read where it lay."""
        return code in self.cards or any(near(card.place, places.get(code)) for card in self.doubtful)


def heap_of(sightings: Sightings, places: Places) -> Heap:
    """The heap that is seen; of two cards read alike, the one that lies elsewhere than before is doubtful."""
    cards: dict[str, CardSighting] = {}
    doubtful: list[CardSighting] = []
    laid = [card for card in sightings.cards if card.place and _distance(card.place, None) < REACH]
    for card in sorted(laid, key=lambda seen: _distance(seen.place, places.get(seen.code or ""))):
        if card.code is None or card.code in cards:
            doubtful.append(replace(card, code=None, candidates=_likely(card)))
        else:
            cards[card.code] = card
    return Heap(cards, tuple(doubtful))


def sorted_out(heap: Heap, laid: Collection[str], places: Places) -> Heap:
    """The heap with doubts where the eye must err, and without those that a card laid before explains.

    A card that was laid earlier cannot appear anew, nor wander while the others stay: there another one must
    have been misread. Something that cannot be read is no new card where one laid before should be seen.

    Args:
        heap: what is seen.
        laid: every card laid in the hand.
        places: where the cards of the round lie.
    """
    known = [card for code, card in heap.cards.items() if code in laid and places.get(code)]
    pushed = [card for card in known if _distance(card.place, places[card.code or ""]) > PUSHED]
    wandered = pushed if 2 * len(pushed) <= len(known) else []
    impossible = [
        card
        for code, card in heap.cards.items()
        if code in laid and (code not in places or any(card is other for other in wandered))
    ]
    unseen = [code for code in laid if code not in heap.cards]
    misread = [replace(card, code=None, candidates=_likely(card)) for card in impossible]
    open_doubts = [card for card in heap.doubtful if not _explained(card, unseen, places)]
    certain = {code: card for code, card in heap.cards.items() if not any(card is odd for odd in impossible)}
    return Heap(certain, (*open_doubts, *misread))


def near(one: Place | None, other: Place | None) -> bool:
    """Whether two places may be that of one card."""
    return one is not None and other is not None and _distance(one, other) < SAME_PLACE


def _explained(doubt: CardSighting, unseen: Collection[str], places: Places) -> bool:
    """Whether a doubtful card may be one laid before that should lie there."""
    likely = [code for code, _ in doubt.candidates]
    return any(near(doubt.place, places.get(code)) and (not likely or code in likely) for code in unseen)


def _likely(card: CardSighting) -> tuple[tuple[str, float], ...]:
    """What a card may be; at least what it was read as."""
    read = ((card.code, card.confidence),) if card.code else ()
    return card.candidates or read


def _distance(place: Place | None, other: Place | None) -> float:
    """Millimetres from a place to another, or to the table's middle."""
    if place is None:
        return math.inf
    x, y = (other.x, other.y) if other else (0.0, 0.0)
    return math.hypot(place.x - x, place.y - y)
