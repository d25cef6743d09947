"""What the table reader of Schwupps has taken note of."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace

from companion.games.schwupps.rules import SchwuppsPosition
from companion.games.schwupps.table.aggravations import Aggravations
from companion.games.schwupps.table.changes import MOVED, RELAID, changes
from companion.games.schwupps.table.covered import Covered
from companion.games.schwupps.table.layout import Codes, Lain, Layout, by_zone, codes_of, shift
from companion.games.schwupps.table.places import NEXT, PILE_ZONES, SLOTS, ZONES, Zone
from vision.sightings import CardSighting, Sightings


@dataclass(slots=True)
class Memory:
    """What was taken note of.

    Attributes:
        lies: the uppermost card of every zone when it was last taken note of; empty when none lay there.
        beneath: number cards that were covered by others, by pile; one that peeps out is no new card.
        covered: the tops that others were laid on, by what stands.
        slipped: by pile, cards that came to peep out in the scene and were not known to lie there.
        aggravations: aggravation cards that lie face up.
        collected: whether the cards were gathered up since they last lay as the position says.
        refused: a whole layout that was refused as a setup or taken back; it is not told again.
        owed: whether something must be put back as it lay.
        squared: whether people have piles to put in order, so that cards will lie elsewhere for no play.
        open: the zones in which something goes on that is not told yet, each with the card read there.
        arm: whose arm that was, None where nobody's was seen.
        row: the row that was pushed, by somebody's word.
        before_push: the Schwupps cards before the last push of the turn, empty without one.
    """

    lies: dict[Zone, Lain] = field(default_factory=dict)
    beneath: list[tuple[Zone, Lain]] = field(default_factory=list)
    covered: Covered = field(default_factory=Covered)
    slipped: dict[Zone, list[Lain]] = field(default_factory=dict)
    aggravations: Aggravations = field(default_factory=Aggravations)
    collected: bool = False
    refused: Codes | None = None
    owed: bool = False
    squared: bool = False
    open: dict[Zone, str | None] = field(default_factory=dict)
    arm: int | None = None
    row: int | None = None
    before_push: Codes = field(default_factory=dict)

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
        self.covered.clear()
        self.note(layout)

    def undone(self, layout: Layout, before: SchwuppsPosition, position: SchwuppsPosition) -> None:
        """The last event that stood was undone: what lies there is told no more, and may have to be put back.

        Args:
            layout: what lies there.
            before: the position that was undone.
            position: the one before that, which is the game's again.
        """
        self.note(layout)
        self.refused = layout.codes
        was, due = codes_of(before), codes_of(position)
        others = {zone for zone, lain in self.lies.items() if lain.code != due.get(zone)}
        changed = {zone for zone, code in due.items() if was.get(zone) != code}
        if changed and not changed & others:  # people put it back first and took it back then
            self.owed = self.owed and bool(others)
        else:
            self.owed = self.owed or _middle(before) != _middle(position)

    def ruled_on(self, position: SchwuppsPosition, *, legal: bool) -> None:
        """A play was told; what was refused before may lie there still."""
        due = codes_of(position)
        lies_otherwise = any(lain.code != due.get(zone) for zone, lain in self.lies.items())
        self.owed = not legal or (self.owed and lies_otherwise)

    def player(self, position: SchwuppsPosition) -> int:
        """Who did it: whoever's arm was seen, else most likely the player to move."""
        if self.arm is not None:
            return self.arm
        return position.tally.starter if position.to_move is None else position.to_move

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
        topped = {zone: card.code for zone, card in cards if zone in PILE_ZONES and _is_whole(card)}
        lies = {(zone, lain.code) for zone, lain in self.lies.items()}
        known = {*topped.items(), *lies, *((zone, lain.code) for zone, lain in self.beneath)}
        for zone, lain in self._peeps_out((zone, card) for zone, card in cards if zone in topped):
            if (zone, lain.code) not in known:
                self.slipped.setdefault(zone, []).append(lain)

    def may_have_slipped(self, zone: Zone, position: SchwuppsPosition) -> Lain | None:
        """A card that may have come to lie on a pile together with the one upon it.

        Nobody knows it of a pile of which not all was told, or that is yet to be put in order.
        """
        known = position.table is not None and self.covered.are_all(position.table.numbers.covered)
        return next(iter(self.slipped.get(zone, ())), None) if known and not self.squared else None

    def told_number(self, zone: Zone, code: str, *, legal: bool) -> bool:
        """A number was told; whether it is the one that peeps out from under another one, laid after it."""
        if zone in self.lies:
            self.beneath.append((zone, self.lies[zone]))
        if zone in self.lies and legal:
            self.covered.lay_on(zone, self.lies[zone])
        slipped = self.slipped.get(zone, [])
        if not slipped or slipped[0].code != code:
            return False
        self.lies[zone] = slipped.pop(0)
        return True

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

    def _peeps_out(self, cards: Iterable[tuple[Zone, CardSighting]]) -> list[tuple[Zone, Lain]]:
        """Those of some cards that are read in part lie beneath others; each place is noted once."""
        known = [lain for _, lain in self.beneath]
        new = [
            (zone, Lain(card.code, card.place))
            for zone, card in cards
            if card.partial and card.code and not _is_among(card, known)
        ]
        self.beneath += new
        return new


def _is_whole(card: CardSighting) -> bool:
    return card.code is not None and not card.partial


def _is_among(card: CardSighting, lying: Iterable[Lain]) -> bool:
    return any(
        lain.code == card.code and lain.place and shift(lain.place, card.place) < MOVED for lain in lying
    )


def lain_by(codes: Mapping[Zone, str]) -> dict[Zone, Lain]:
    """The cards of a layout, wherever in their zones they lie."""
    return {zone: Lain(code, None) for zone, code in codes.items()}


def _middle(position: SchwuppsPosition) -> object:
    """All of the middle of the table, what lies beneath included."""
    table = position.table
    return table and (table.schwupps, table.numbers)
