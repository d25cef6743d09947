"""The places of a row: which cards lie there, which are edges of them, and where one must lie unseen."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations
from typing import Final

from companion.games.up.rules.options import OPEN_CARDS
from companion.games.up.table.believed import BelievedTable, slot_number
from companion.games.up.table.expected import Expected
from companion.games.up.table.layout import IN_PLACE, Lain, Layout, codes, from_left, has_faded, nameless
from companion.games.up.table.zones import CLOSE, NARROW, Zones
from vision.sightings import Place, UnknownSighting

SHOWS: Final = 30.0
"""Millimetres from a place in a row to the middle of what shows of the card there."""

STILL: Final = 5.0
"""Millimetres within which something that shows and that nobody touched shows again."""


def as_dealt(
    layout: Layout, believed: BelievedTable, expected: Expected, things: Sequence[UnknownSighting]
) -> Layout:
    """With one card at each place of the rows that were dealt, a nameless one where none was seen.

    Args:
        layout: what is seen.
        believed: what lay there; while a round is played, a row that shows no others was not dealt.
        expected: what should lie there.
        things: what shows that was not read.
    """
    zones, rows = believed.zones, list[tuple[Lain, ...]]()
    for player, seen in enumerate(layout.rows):
        if expected.playing and not codes(seen) - Counter(expected.rows[player]):
            rows.append(seen)
            continue
        # Side by side no card that is dealt is covered; in a fan it may be, and be like the one before.
        narrow = zones.pitch <= CLOSE
        known = (card for card in seen if card.number >= 0 or card.code is not None)
        there = (card for card in known if card.is_sure and (narrow or not _is_of_before(card, believed)))
        row = _without_too_many(player, apart(player, tuple(there), zones), believed)
        unseen = _unseen(player, _free(player, row, zones), believed, things)
        rows.append(from_left(player, (*row, *unseen), zones))
    return Layout(layout.middle, tuple(rows))


def with_unread(
    layout: Layout, believed: BelievedTable, expected: Expected, things: Sequence[UnknownSighting]
) -> Layout:
    """With a nameless card where an open one should lie again, none is seen, and something shows.

    Args:
        layout: what is seen.
        believed: what people said of such cards.
        expected: what should lie there.
        things: what shows that was not read.
    """
    zones, things, rows = believed.zones, (*things, *believed.just_said()), []
    for player, lying in enumerate(layout.rows):
        other = (card for card in lying if card.number < 0 and not _shows_as_then(card, believed, things))
        believed.forget_unseen([card.number for card in other])
        row = tuple(card for card in lying if believed.lies(card.number) and (card.number >= 0 or card.code))
        missing = (Counter(expected.rows[player]) - codes(row)).total()
        shown = [slot for slot in _free(player, row, zones) if _nearest(zones.slot(player, slot), things)]
        unseen = _unseen(player, shown[:missing], believed, things)
        rows.append(from_left(player, (*row, *unseen), zones))
    return Layout(layout.middle, tuple(rows))


def edges(player: int, row: Sequence[Lain], believed: BelievedTable) -> tuple[Lain, ...]:
    """What of a player's row is more likely an edge of one of its cards than a card.

    Where a card is covered since it lay there, one that was turned over may lie.
    """
    kept = {card.number for card in apart(player, row, believed.zones)}
    lay = {known.card.number: known.card for known in believed.of(player)}
    covered = [card for card in row if card.number in lay and has_faded(lay[card.number], card)]
    return tuple(
        card
        for card in row
        if card.number not in kept and all(card.place.distance(one.place) > NARROW for one in covered)
    )


def apart(player: int, row: Sequence[Lain], zones: Zones) -> tuple[Lain, ...]:
    """A player's row but for what is more likely an edge of one of its cards, or lay there once."""

    def sureness(card: Lain) -> tuple[bool, bool, bool, float]:
        in_place = _from_place(player, card, zones) < IN_PLACE[0]
        return card.code is not None, card.is_whole, in_place, card.card.confidence if card.card else 0.0

    kept: list[Lain] = []
    for card in sorted(row, key=sureness, reverse=True):
        if all(card.place.distance(other.place) > NARROW for other in kept):
            kept.append(card)
    numbers = {card.number for card in kept}
    return tuple(card for card in row if card.number in numbers)


def free_places(player: int, row: Sequence[Lain], zones: Zones) -> Iterator[tuple[int, Place]]:
    """The places of a row at which no card lies, each with the number of a card that no eye sees there."""
    for slot in _free(player, row, zones):
        yield slot_number(player, slot), zones.slot(player, slot)


def _unseen(
    player: int, slots: Iterable[int], believed: BelievedTable, things: Sequence[UnknownSighting]
) -> Iterator[Lain]:
    """The cards that must lie at places of a row, by people's word or nameless; none where they say so."""
    for slot in slots:
        place = believed.zones.slot(player, slot)
        card = believed.unseen(slot_number(player, slot), place, _nearest(place, things))
        if card is not None:
            yield card


def _shows_as_then(card: Lain, believed: BelievedTable, things: Sequence[UnknownSighting]) -> bool:
    """Whether of a card that people told nothing else shows than then."""
    then, now = believed.shown(card.number), _nearest(card.place, things)
    if now is None or now.place is None:
        return True
    return then is not None and then.place is not None and now.place.distance(then.place) < STILL


def _is_of_before(card: Lain, believed: BelievedTable) -> bool:
    """Whether a card was not read among those dealt: a covered one of the row before, said as it lay."""
    return card.is_strip and card.number in believed.known


def _without_too_many(player: int, row: Sequence[Lain], believed: BelievedTable) -> tuple[Lain, ...]:
    """A row; of one with more cards than there are places people say whether the odd ones are any.

    These are strips between the places, and always as many as there are too many, strips and those furthest
    from the places first: a row of five is never told unasked. But strips beside four that lie in full view
    are edges of these, or print of the cloth between them.
    """
    more = len(row) - OPEN_CARDS
    if more <= 0:
        return tuple(row)
    whole = tuple(card for card in row if card.is_whole)
    if len(whole) == OPEN_CARDS and all(card.code for card in whole):
        return whole

    def oddness(card: Lain) -> tuple[bool, float]:
        return card.is_strip, _from_place(player, card, believed.zones)

    odd = sorted(row, key=oddness, reverse=True)
    odd = odd[:more] + [card for card in odd[more:] if card.is_strip and oddness(card)[1] >= IN_PLACE[0]]
    return nameless(row, [card for card in odd if not believed.named(card)])


def _from_place(player: int, card: Lain, zones: Zones) -> float:
    """Millimetres from a card to the nearest place of a player's row."""
    return min(card.place.distance(zones.slot(player, number)) for number in range(OPEN_CARDS))


def _free(player: int, row: Sequence[Lain], zones: Zones) -> list[int]:
    """The places of a row, from 0, at which no card was seen, the others lying at those nearest to them."""
    lie = sorted(zones.aside(player, card.place) for card in row)
    due = [zones.aside(player, zones.slot(player, number)) for number in range(OPEN_CARDS)]
    if len(lie) >= OPEN_CARDS:
        return []
    taken = min(
        combinations(range(OPEN_CARDS), len(lie)),
        key=lambda chosen: sum((at - due[number]) ** 2 for at, number in zip(lie, chosen, strict=True)),
    )
    return [number for number in range(OPEN_CARDS) if number not in taken]


def _nearest(place: Place, things: Iterable[UnknownSighting]) -> UnknownSighting | None:
    """What shows of a card at a place."""
    near = ((at.distance(place), thing) for thing in things if (at := thing.place))
    far, found = min(near, key=lambda pair: pair[0], default=(math.inf, None))
    return found if far < SHOWS else None
