"""What lies on a table of Schwupps, in the terms of the game."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace

from companion.games.schwupps.rules import SchwuppsPosition
from companion.games.schwupps.table.places import (
    DISCARD,
    NEXT,
    PILES,
    ROWS,
    SLOTS,
    ZONES,
    Sort,
    Zone,
    sort_of,
    zone_of,
)
from vision.sightings import CardSighting, Place, Sightings, UnknownSighting

Loose = CardSighting | UnknownSighting
"""Something of a card's size that was not read and lies in no card's zone."""

Codes = Mapping[Zone, str]
"""Which card lies uppermost in which zone."""


@dataclass(frozen=True, slots=True)
class Lain:
    """A card that lies uppermost in its zone.

    Attributes:
        code: which.
        place: where, None when it was told by hand or kept from before.
        by_word: whether it was never read: people said what it is, and the place is only about right.
    """

    code: str
    place: Place | None
    by_word: bool = False


@dataclass(frozen=True, slots=True)
class Layout:
    """What lies on the table.

    Attributes:
        cards: the uppermost card of each zone where one was read.
        doubtful: the uppermost card of each zone where it was not read for certain, or is covered: then
            something must lie on it that was not seen. Nothing may be known of it but that it lies there.
        aggravations: the aggravation cards that lie face up, wherever.
        loose: what may be one, but was not read.
    """

    cards: Mapping[Zone, Lain]
    doubtful: Mapping[Zone, CardSighting]
    aggravations: tuple[CardSighting, ...] = ()
    loose: tuple[Loose, ...] = ()

    @property
    def codes(self) -> dict[Zone, str]:
        """The cards that were read."""
        return {zone: lain.code for zone, lain in self.cards.items()}

    @property
    def complete(self) -> bool:
        """Whether the card of every zone was read."""
        return len(self.cards) == len(ZONES)

    @property
    def settled(self) -> bool:
        """Whether in every zone lies what must be a card, read or not."""
        return len(self.cards) + len(self.doubtful) == len(ZONES)

    @property
    def turned_up(self) -> bool:
        """Whether the Schwupps pile shows a card; one of which nothing is known may lie face down."""
        return NEXT in self.cards or (NEXT in self.doubtful and bool(self.doubtful[NEXT].candidates))

    @property
    def bare(self) -> bool:
        """Whether next to nothing lies there: the cards were collected."""
        return len(self.cards) + len(self.doubtful) <= len(ZONES) // 4


def lay_out(sightings: Sightings, unread: Sequence[UnknownSighting] = ()) -> Layout:
    """Sort what was seen by what it means in Schwupps.

    Args:
        sightings: what was seen.
        unread: what of a card's size lies there, too, and was not read: it counts where nothing else was.
    """
    uppermost: dict[Zone, CardSighting] = {}
    for zone, card in sorted(by_zone(sightings), key=lambda pair: _depth(*pair)):
        uppermost.setdefault(zone, card)
    for thing in unread:
        found = zone_of(thing.place, (Sort.SCHWUPPS, Sort.NUMBER)) if thing.place else None
        if found is not None:
            uppermost.setdefault(found, _nameless(thing))
    uppermost.pop(DISCARD, None)
    whole = {zone: card for zone, card in uppermost.items() if not card.partial}
    read = {zone: Lain(card.code, card.place) for zone, card in whole.items() if card.code}
    doubtful = {zone: _in_doubt(card) for zone, card in uppermost.items() if zone not in read}
    aggravations = (card for card in sightings.cards if card.code and _sort(card) is Sort.AGGRAVATION)
    return Layout(read, doubtful, tuple(aggravations), tuple(_loose(sightings, unread)))


def codes_of(position: SchwuppsPosition) -> Codes:
    """How the table lies by the position; empty before the first setup."""
    table = position.table
    if table is None:
        return {}
    codes = {NEXT: table.schwupps.next.code}
    for row in ROWS:
        for slot in ROWS:
            codes[SLOTS[row][slot]] = table.schwupps.rows[row][slot].code
            codes[PILES[row][slot]] = table.numbers.tops[row][slot].code
    return codes


def shift(one: Place | None, other: Place | None) -> float:
    """How far two places are apart, a degree counting as much as a millimetre; 0 where one is not known.

    A card turned by half a turn looks the same.
    """
    if one is None or other is None:
        return 0.0
    return math.hypot(one.distance(other), one.askew(other))


def _loose(sightings: Sightings, unread: Iterable[UnknownSighting]) -> Iterator[Loose]:
    for card in sightings.cards:
        likely = _sort(card) is Sort.AGGRAVATION
        if card.code is None and card.place and (likely or _free(card.place)):
            yield card
    yield from (thing for thing in unread if thing.place and _free(thing.place))


def _free(place: Place) -> bool:
    """Whether a place lies in no zone of cards that count."""
    return zone_of(place, (Sort.SCHWUPPS, Sort.NUMBER)) is None


def by_zone(sightings: Sightings) -> Iterator[tuple[Zone, CardSighting]]:
    """The cards that lie in the zones of their sorts."""
    for card in sightings.cards:
        sort = _sort(card)
        if card.place is None or sort is Sort.AGGRAVATION:
            continue
        zone = zone_of(card.place, (sort,) if card.code and sort else (Sort.SCHWUPPS, Sort.NUMBER))
        if zone is not None:
            yield zone, card


def _nameless(thing: UnknownSighting) -> CardSighting:
    """Something that must be a card, as it lies in a card's zone."""
    return CardSighting(
        None, "schwupps", 0.0, (), thing.centre, (0.0, -1.0), thing.outline, partial=False, place=thing.place
    )


def _in_doubt(card: CardSighting) -> CardSighting:
    """A card that is not read for certain, or no more because something lies on it."""
    if card.code is None:
        return card
    if not card.is_surely_there:
        return replace(card, code=None, candidates=())
    return replace(card, code=None, candidates=card.candidates or ((card.code, card.confidence),))


def _sort(card: CardSighting) -> Sort | None:
    """The sort that a card is, or most likely is."""
    likely = card.code or next((code for code, _ in card.candidates), None)
    return sort_of(likely) if likely else None


def _depth(zone: Zone, card: CardSighting) -> tuple[bool, bool, float]:
    """Sorts the uppermost card of a zone first: it is whole, where those beneath it peep out."""
    return card.partial, card.code is None, zone.distance(card.place) if card.place else math.inf
