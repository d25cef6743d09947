"""What lies on a table of Schwupps, in the terms of the game."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from companion.games.schwupps.rules import AGGRAVATION
from companion.games.schwupps.table.expected import Codes, Expected
from companion.games.schwupps.table.places import NEXT, PILE_ZONES, ZONES, Zone, zone_of
from companion.table.beliefs import Believed, Role
from vision.scene.identity import Thing
from vision.scene.pieces import Presence, shift
from vision.sightings import CardSighting

MOVED = 3.5
"""Millimetres, a degree counting as one, from which a card is called moved: twice what the eye is off."""


@dataclass(frozen=True, slots=True)
class Layout:
    """What lies on the table.

    Attributes:
        tops: the uppermost card of each zone, where it is known which.
        doubtful: the uppermost card of each zone where it is not, or is covered by something that was not
            seen. Nothing may be known of it but that it lies there.
        piles: all number cards that are known to lie in each pile, those under others among them.
        aggravations: the aggravation cards that lie face up, wherever.
        loose: what may be one, but was not read.
    """

    tops: Mapping[Zone, Believed]
    doubtful: Mapping[Zone, Believed]
    piles: Mapping[Zone, tuple[Believed, ...]]
    aggravations: tuple[Believed, ...] = ()
    loose: tuple[Believed, ...] = ()

    @property
    def codes(self) -> dict[Zone, str]:
        """The uppermost cards that are known."""
        return {zone: top.code for zone, top in self.tops.items() if top.code}

    def lying_on(self, zone: Zone) -> Believed | None:
        """The uppermost card of a zone, known or not."""
        return self.tops.get(zone) or self.doubtful.get(zone)

    @property
    def complete(self) -> bool:
        """Whether the card of every zone is known."""
        return len(self.tops) == len(ZONES)

    @property
    def settled(self) -> bool:
        """Whether in every zone lies what must be a card, known or not."""
        return len(self.tops) + len(self.doubtful) == len(ZONES)

    @property
    def turned_up(self) -> bool:
        """Whether the Schwupps pile shows a card; one of which nothing is known may lie face down."""
        lying = self.lying_on(NEXT)
        return NEXT in self.tops or bool(lying and candidates(lying.piece.seen))

    @property
    def bare(self) -> bool:
        """Whether next to nothing lies there: the cards were collected."""
        return len(self.tops) + len(self.doubtful) <= len(ZONES) // 4

    def gone(self, due: Codes) -> dict[Zone, str]:
        """By pile, the top that was taken off though it should lie there, as a card from beneath is seen."""
        codes = self.codes
        bared = {
            zone
            for zone, pile in self.piles.items()
            if any(one.role is Role.NO_PLAY and one.code != due.get(zone) for one in pile)
        }
        return {zone: due[zone] for zone in bared if codes.get(zone) != due[zone]}

    def peeping_out(self, zone: Zone) -> tuple[Believed, ...]:
        """The cards that are seen under a pile's top."""
        under = self.piles.get(zone, ()) if zone in self.tops else ()
        return tuple(one for one in under if one.piece.in_view and one != self.tops[zone])

    def slipped(self, zone: Zone, code: str | None = None) -> Believed | None:
        """A card seen under a pile's top that came since the last event, be it that one or any."""
        new = (one for one in self.peeping_out(zone) if one.role is None and one.code in (code or one.code,))
        return next(new, None)


def lay_out(lying: Iterable[Believed], lies: Mapping[Zone, Believed], expected: Expected) -> Layout:
    """Sort what lies there by what it means in Schwupps.

    Args:
        lying: all that lies there.
        lies: the uppermost card of each zone when it was last taken note of.
        expected: what should lie there.
    """
    tops: dict[Zone, Believed] = {}
    doubtful: dict[Zone, Believed] = {}
    piles: dict[Zone, tuple[Believed, ...]] = {}
    by_zone: dict[Zone | None, list[Believed]] = {}
    for one in lying:
        if not one.piece.was_read or isinstance(one.piece.seen, CardSighting):
            by_zone.setdefault(zone_in(one), []).append(one)
    others = [one for one in by_zone.pop(None, []) if one.piece.in_view]
    for zone in ZONES:
        cards, due, was = by_zone.get(zone, []), expected.tops.get(zone), lies.get(zone)
        top = _uppermost(zone, cards, was.number if was else None, due)
        if top is not None:
            (doubtful if _is_doubtful(top, was, due) else tops)[zone] = top
        if zone in PILE_ZONES:
            piles[zone] = tuple(one for one in cards if one.code)
    aggravations = tuple(one for one in others if one.code == AGGRAVATION)
    return Layout(tops, doubtful, piles, aggravations, tuple(one for one in others if not one.code))


def zone_in(one: Believed) -> Zone | None:
    """The zone in which something lies that is a card, or may be one."""
    place = one.piece.place
    return None if place is None else zone_of(place, one.code, likeliest(one))


def likeliest(one: Believed) -> str | None:
    """What the eye takes a card for."""
    return one.piece.read.likeliest if isinstance(one.piece.read, CardSighting) else None


def is_by_word(one: Believed) -> bool:
    """Whether people said that it is another card than the eye takes it for: that may be seen badly."""
    return one.word is not None and one.word != likeliest(one)


def candidates(seen: Thing) -> tuple[tuple[str, float], ...]:
    """Which cards something may be, the likeliest first; none where something unread lies on it."""
    if not isinstance(seen, CardSighting) or (seen.code and not seen.is_surely_there):
        return ()
    return seen.candidates or (((seen.code, seen.confidence),) if seen.code else ())


def _uppermost(zone: Zone, cards: Sequence[Believed], was: int | None, due: str | None) -> Believed | None:
    """The uppermost of the cards in a zone: the whole one that came last, else one in part, else one unread.

    What is seen of a pile in part may peep out from beneath: of those that were known before only the one
    that lay on top counts, or should.
    """
    read = [one for one in cards if one.piece.in_view and one.piece.was_read]
    whole = [one for one in read if one.piece.presence is Presence.WHOLE]
    new = [one for one in read if one.role is None and one.code != due]
    known = [one for one in read if zone not in PILE_ZONES or one.number == was or one.code == due]
    unread = [one for one in cards if not one.piece.was_read and not read]
    some = whole or new or known or unread
    return max(some, key=lambda one: one.number, default=None)


def _has_changed_since_told(one: Believed) -> bool:
    """Whether a card that people named lies elsewhere by now, or under something that was not seen.

    It may be another one then, as long as the eye cannot tell.
    """
    told, seen = one.told, one.piece.seen
    if told is None or not isinstance(told.seen, CardSighting) or not isinstance(seen, CardSighting):
        return False
    if seen.code is None:
        return not seen.partial and shift(told, seen) >= MOVED
    return told.seen.is_surely_there and not seen.is_surely_there


def _is_doubtful(one: Believed, was: Believed | None, due: str | None) -> bool:
    """Whether it must be asked for which card that is.

    One that is only read worse lies where it lay: else another may lie on it, as like and nearly as it.
    """
    seen = one.piece.seen
    if one.word is not None:
        return _has_changed_since_told(one)
    if one.code is None or not isinstance(seen, CardSighting):
        return True
    if seen.code is None:
        elsewhere = was is not None and not seen.partial and shift(was.piece, seen) >= MOVED
        return elsewhere or one.code not in dict(seen.candidates)
    return not seen.is_surely_there or (seen.partial and one.role is None and one.code != due)
