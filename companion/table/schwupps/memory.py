"""What the table reader of Schwupps has taken note of."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace

from companion.engines.schwupps import SchwuppsPosition
from companion.table.schwupps.changes import MOVED, RELAID, changes
from companion.table.schwupps.layout import Codes, Lain, Layout, Loose, by_zone, codes_of, shift
from companion.table.schwupps.places import NEXT, PILE_ZONES, SLOTS, ZONES, Zone
from vision.sightings import CardSighting, Place, Sightings

SAME_THING = 30.0
"""Millimetres within which something that was not read is the same as before."""


@dataclass(slots=True)
class Memory:
    """What was taken note of.

    Attributes:
        lies: the uppermost card of every zone when it was last taken note of; empty when none lay there.
        beneath: number cards that were covered by others, by pile; one that peeps out is no new card.
        boxed: aggravation cards that lie face up and were told.
        collected: whether the cards were gathered up since they last lay as the position says.
        refused: a whole layout that was refused as a setup or taken back; it is not told again.
        owed: whether something must be put back as it lay.
        squared: whether people have piles to put in order, so that cards will lie elsewhere for no play.
        open: the zones in which something goes on that is not told yet, each with the card read there.
        arm: whose arm that was, None where nobody's was seen.
        row: the row that was pushed, by somebody's word.
        loose: where things lay that were not read, in no card's zone, when the last event was told.
        aggravated: whether an aggravation card lay beside a push not told yet; it may be boxed before.
    """

    lies: dict[Zone, Lain] = field(default_factory=dict)
    beneath: list[tuple[Zone, Lain]] = field(default_factory=list)
    boxed: int = 0
    collected: bool = False
    refused: Codes | None = None
    owed: bool = False
    squared: bool = False
    open: dict[Zone, str | None] = field(default_factory=dict)
    arm: int | None = None
    row: int | None = None
    loose: tuple[Place, ...] = ()
    aggravated: bool = False

    def note(self, layout: Layout, zones: Iterable[Zone] = ZONES) -> None:
        """Take note of how the cards lie in these zones; what is not read elsewhere may be anybody's then."""
        cards, noted = layout.cards, tuple(zones)
        self.lies.update((zone, cards[zone]) for zone in noted if zone in cards)
        self.open = {zone: code for zone, code in self.open.items() if zone not in noted and code}

    def learn_places(self, layout: Layout, *, touched: bool) -> None:
        """Take note of where cards lie of which only that was unknown.

        Where somebody's arm was seen, a card known by word alone may be the twin of one that was laid on it.
        """
        for zone, lain in self.lies.items():
            now = layout.cards.get(zone)
            unknown = lain.place is None or (lain.by_word and not touched)
            if now is not None and unknown and now.code == lain.code:
                self.lies[zone] = now

    def goes_on(self, layout: Layout) -> None:
        """The game goes on with the cards as they lie."""
        self.note(layout)
        self.collected, self.owed, self.refused = False, False, None

    def set_up(self, position: SchwuppsPosition, layout: Layout) -> None:
        """A setup was told and accepted."""
        self.lies = lain_by(codes_of(position))
        self.collected, self.refused = False, None
        self.beneath.clear()
        self.note(layout)

    def note_if_put_back(self, layout: Layout, position: SchwuppsPosition) -> bool:
        """Take note of the running game's layout where it lies there again, with a play or two."""
        due = codes_of(position)
        there = (*layout.cards, *layout.doubtful)
        if not self.owed or position.to_move is None or len(there) < len(ZONES):
            return False
        lies = lain_by(due)
        found = changes(layout, lies, due)
        pushed = {NEXT, *(zone for row in found.rows for zone in SLOTS[row])} if found.rows else set()
        others = {zone for zone, code in layout.codes.items() if code != due[zone]}
        if len(others) >= RELAID or not others <= pushed.union(PILE_ZONES):
            return False
        self.lies, self.owed, self.refused = lies, False, None
        self.note(layout, (zone for zone in layout.cards if zone not in others))
        return True

    def forget_refused(self, layout: Layout) -> None:
        """What was refused may be laid anew once so many cards were others that it lay there no more."""
        refused = self.refused or {}
        others = [zone for zone, code in layout.codes.items() if refused.get(zone, code) != code]
        if len(others) >= RELAID:
            self.refused = None

    def begins(self, layout: Layout, changed: Iterable[Zone]) -> bool:
        """Whether something is going on that was not before; it is open until it is told."""
        zones = {*changed, *(zone for zone in ZONES if zone not in layout.cards)}
        before, codes = self.open, layout.codes
        self.open = {zone: codes.get(zone) for zone in zones}
        return any(
            zone not in before or (code and before[zone] and code != before[zone])
            for zone, code in self.open.items()
        )

    def is_newly_aggravated(self, layout: Layout) -> bool:
        """Whether an aggravation card lies there that was not told."""
        return layout.aggravations > self.boxed

    def note_loose(self, layout: Layout) -> None:
        """Take note of what lies unread in no card's zone: it is no aggravation card of a later push."""
        self.loose = tuple(thing.place for thing in layout.loose if thing.place)

    def new_loose(self, layout: Layout) -> Loose | None:
        """Something unread in no card's zone that did not lie there before."""
        return next((thing for thing in layout.loose if not self._lay_loose(thing.place)), None)

    def _lay_loose(self, place: Place | None) -> bool:
        return any(place and place.distance(was) < SAME_THING for was in self.loose)

    def may_lie(self, zone: Zone, due: Codes) -> Iterator[Lain]:
        """The cards that may lie uppermost in a zone though nothing was laid there, the likeliest first.

        Where something must be put back, the card that is ``due`` comes to light from beneath or is laid.
        """
        if zone in self.lies:
            yield self.lies[zone]
        if self.owed:
            beneath = (lain for pile, lain in reversed(self.beneath) if pile is zone)
            yield from (lain for lain in beneath if lain.code == due.get(zone))
            if zone in due:
                yield Lain(due[zone], None)

    def learn_beneath(self, sightings: Sightings) -> None:
        """What peeps out from under a whole number card lies beneath it, whoever laid it there."""
        cards = tuple(by_zone(sightings))
        topped = {zone for zone, card in cards if zone in PILE_ZONES and card.code and not card.partial}
        self._peeps_out((zone, card) for zone, card in cards if zone in topped)

    def uppermost(self, sightings: Sightings, position: SchwuppsPosition) -> Sightings:
        """What is seen, without number cards that peep out from under the tops."""
        if self.collected:
            return sightings
        if self.owed:
            self._follow_beneath(sightings)
        tops = codes_of(position)
        covered = [lain for zone, lain in self.beneath if tops.get(zone) != lain.code]
        covered += self._laid_upon(sightings)
        cards = (card for card in sightings.cards if not (card.partial and _is_among(card, covered)))
        return replace(sightings, cards=tuple(cards))

    def _laid_upon(self, sightings: Sightings) -> list[Lain]:
        """The tops on which another card lies now: it never lay there, and neighbours cover it, too."""
        known = (*(lain for _, lain in self.beneath), *self.lies.values())
        upon = {
            zone
            for zone, card in by_zone(sightings)
            if zone in PILE_ZONES and card.partial and card.code and not _is_among(card, known)
        }
        return [lain for zone, lain in self.lies.items() if zone in upon]

    def _follow_beneath(self, sightings: Sightings) -> None:
        """What is put back lies a little elsewhere, what peeps out from under it as well."""
        known = {(zone, lain.code) for zone, lain in self.beneath}
        self._peeps_out((zone, card) for zone, card in by_zone(sightings) if (zone, card.code) in known)

    def _peeps_out(self, cards: Iterable[tuple[Zone, CardSighting]]) -> None:
        """Those of some cards that are read in part lie beneath others; each place is noted once."""
        known = [lain for _, lain in self.beneath]
        for zone, card in cards:
            if card.partial and card.code and not _is_among(card, known):
                self.beneath.append((zone, Lain(card.code, card.place)))


def _is_among(card: CardSighting, lying: Iterable[Lain]) -> bool:
    return any(
        lain.code == card.code and lain.place and shift(lain.place, card.place) < MOVED for lain in lying
    )


def lain_by(codes: Mapping[Zone, str]) -> dict[Zone, Lain]:
    """The cards of a layout, wherever in their zones they lie."""
    return {zone: Lain(code, None) for zone, code in codes.items()}
