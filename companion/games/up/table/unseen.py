"""Cards that no eye has seen, though they must lie there: each gets its place, and people say which it is."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import combinations
from typing import Final

from companion.games.up.rules.options import OPEN_CARDS
from companion.games.up.table.layout import (
    NO_CARD,
    SAME_PLACE,
    Lain,
    Layout,
    is_again,
    is_sure,
    is_unread,
    matched,
    nameless,
    same_place,
)
from companion.games.up.table.lies import is_faded
from companion.games.up.table.zones import CLOSE, NARROW, Zones
from vision.sightings import Place, UnknownSighting

SHOWS: Final = 30.0
"""Millimetres from a place in a row to the middle of what shows of the card there."""

STILL: Final = 5.0
"""Millimetres within which something that shows and that nobody touched shows again."""


def still_told(answers: Iterable[Lain], layout: Layout, things: Sequence[UnknownSighting]) -> list[Lain]:
    """What people told of cards that are unread still: they are asked once, and not after every undo.

    Args:
        answers: what they told, with what showed of each card then.
        layout: what is seen.
        things: what shows that was not read.
    """
    unread = [card.place for card in layout.cards if card.code is None]
    return [
        told
        for told in answers
        if any(same_place(told.place, place) for place in unread) or _shows_still(told, things)
    ]


def _shows_still(told: Lain, things: Iterable[UnknownSighting]) -> bool:
    """Whether of a card that people told nothing else shows than then; where none lay, one may by now."""
    if told.code == NO_CARD or told.shows is None or told.shows.place is None:
        return False
    at = told.shows.place
    return any(thing.place is not None and thing.place.distance(at) < STILL for thing in things)


def with_told(layout: Layout, known: Sequence[Sequence[Lain]], said: Sequence[Lain]) -> Layout:
    """With the open cards that lie there by people's word, where nothing else is seen.

    Args:
        layout: what is seen.
        known: by player, the open cards by all that was told.
        said: cards that are only said to lie there.
    """
    seen = layout.without(said).rows
    rows = (
        (*row, *(card for card in told if card.seen is None and not _is_seen(card.place, lying)))
        for row, told, lying in zip(layout.rows, known, seen, strict=True)
    )
    return Layout(layout.middle, tuple(rows))


def with_unread(
    layout: Layout,
    due: Sequence[Sequence[Lain]],
    things: Sequence[UnknownSighting],
    said: Sequence[Lain],
    zones: Zones,
) -> Layout:
    """With a nameless card where an open one should lie again, none is seen, and something shows.

    Args:
        layout: what is seen.
        due: by player, the open cards that should lie there.
        things: what shows that was not read.
        said: cards that are only said to lie there: what shows in their place was not read either.
        zones: of the table.
    """
    cards = (card.seen for card in layout.cards if card.seen and any(is_again(one, card) for one in said))
    things = (*things, *(UnknownSighting(seen.centre, seen.outline, seen.place) for seen in cards))
    rows = []
    for player, (row, known) in enumerate(zip(layout.rows, due, strict=True)):
        shown = ((card.place, _nearest(card.place, things)) for card in _missing(known, row))
        unread = (Lain(None, place, shows=thing) for place, thing in shown if thing)
        rows.append(_from_left(player, (*row, *unread), zones))
    return Layout(layout.middle, tuple(rows))


def _missing(known: Sequence[Lain], row: Sequence[Lain]) -> list[Lain]:
    """The known cards of a row that are not seen there, wherever they may have been pushed in it."""
    missing = _codes(known) - _codes(row)
    return [card for card in matched(known, row)[1] if missing[card.code] > 0]


def with_overlooked(layout: Layout, things: Iterable[UnknownSighting], zones: Zones) -> Layout:
    """With what shows in the middle of cards that were not seen."""
    places = ((thing, thing.place) for thing in things)
    new = (Lain(None, place, shows=thing) for thing, place in places if place and zones.is_middle(place))
    return Layout((*layout.middle, *new), layout.rows)


def with_none_turned(
    layout: Layout,
    known: Sequence[Sequence[Lain]],
    things: Iterable[UnknownSighting],
    hidden: Sequence[int],
    zones: Zones,
) -> Layout:
    """With strips nameless that came to lie before a player all of whose face-down cards are still seen.

    A card that is turned over leaves its back's place, and lies in full view: such a strip may be a gap
    between two backs on a printed cloth. Before somebody with none left there is no such gap.

    Args:
        layout: what is seen.
        known: by player, the cards by all that was told.
        things: what was seen and is no card face up.
        hidden: by player, how many cards lie face down.
        zones: of the table.
    """
    owners = Counter(zones.owner(thing.place) for thing in things if thing.place is not None)
    rows = []
    for player, (row, told) in enumerate(zip(layout.rows, known, strict=True)):
        strips = [card for card in matched(told, row)[2] if card.is_strip]
        rows.append(nameless(row, strips if 0 < hidden[player] <= owners[player] else ()))
    return Layout(layout.middle, tuple(rows))


def as_dealt(
    layout: Layout, lay: Sequence[Sequence[Lain]] | None, things: Sequence[UnknownSighting], zones: Zones
) -> Layout:
    """With one card at each place of the rows that were dealt, a nameless one where none was seen.

    Args:
        layout: what is seen.
        lay: by player, the open cards of the round that is played; a row that shows no others was not dealt.
            None: all were.
        things: what shows that was not read.
        zones: of the table.
    """
    rows: list[tuple[Lain, ...]] = []
    for player, seen in enumerate(layout.rows):
        if lay is not None and not _codes(seen) - _codes(lay[player]):
            rows.append(seen)
            continue
        # Side by side no card that is dealt is covered; in a fan it may be, and be like the one before.
        before = () if lay is None or zones.pitch <= CLOSE else lay[player]
        there = (card for card in seen if is_sure(card) and not _is_of_before(card, before))
        row = apart(player, tuple(there), zones)
        row = _without_too_many(player, row, zones)
        missing = [zones.slot(player, number) for number in _free(player, row, zones)]
        unseen = (Lain(None, place, shows=_nearest(place, things)) for place in missing)
        rows.append(_from_left(player, (*row, *unseen), zones))
    return Layout(layout.middle, tuple(rows))


def _is_of_before(card: Lain, before: Sequence[Lain]) -> bool:
    """Whether a card was not read among those dealt: a covered one of the row before, said as it lay."""
    return card.is_strip and any(is_unread(card, one) for one in before)


def _without_too_many(player: int, row: Sequence[Lain], zones: Zones) -> tuple[Lain, ...]:
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
        return card.is_strip, _from_place(player, card, zones)

    odd = sorted(row, key=oddness, reverse=True)
    odd = odd[:more] + [
        card for card in odd[more:] if card.is_strip and not _is_in_place(player, card, zones)
    ]
    return nameless(row, odd)


def _is_in_place(player: int, card: Lain, zones: Zones) -> bool:
    """Whether a card lies at one of the places of a player's row."""
    return _from_place(player, card, zones) < SAME_PLACE


def _from_place(player: int, card: Lain, zones: Zones) -> float:
    """Millimetres from a card to the nearest place of a player's row."""
    return min(card.place.distance(zones.slot(player, number)) for number in range(OPEN_CARDS))


def apart(player: int, row: Sequence[Lain], zones: Zones) -> tuple[Lain, ...]:
    """A player's row but for what is more likely an edge of one of its cards, or lay there once."""

    def sureness(card: Lain) -> tuple[bool, bool, bool, float]:
        in_place = _is_in_place(player, card, zones)
        return card.code is not None, card.is_whole, in_place, card.seen.confidence if card.seen else 0.0

    kept: list[Lain] = []
    for card in sorted(row, key=sureness, reverse=True):
        if all(card.place.distance(other.place) > NARROW for other in kept):
            kept.append(card)
    return tuple(card for card in row if any(card is one for one in kept))


def edges(player: int, row: Sequence[Lain], known: Sequence[Lain], zones: Zones) -> tuple[Lain, ...]:
    """What of a player's row is more likely an edge of one of its cards than a card.

    Args:
        player: whose row.
        row: what is seen there.
        known: what lay there; where one of these cards is covered since, a card that was turned over may lie.
        zones: where rows lie.
    """
    kept = apart(player, row, zones)
    covered = [card for card in known if is_faded(card, row)]
    return tuple(
        card
        for card in row
        if all(card is not one for one in kept)
        and all(card.place.distance(one.place) > NARROW for one in covered)
    )


def _from_left(player: int, row: Iterable[Lain], zones: Zones) -> tuple[Lain, ...]:
    return tuple(sorted(row, key=lambda card: zones.aside(player, card.place)))


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


def _codes(cards: Iterable[Lain]) -> Counter[str | None]:
    return Counter(card.code for card in cards)


def _nearest(place: Place, things: Iterable[UnknownSighting]) -> UnknownSighting | None:
    """What shows of a card at a place."""
    near = ((at.distance(place), thing) for thing in things if (at := thing.place))
    far, found = min(near, key=lambda pair: pair[0], default=(math.inf, None))
    return found if far < SHOWS else None


def _is_seen(place: Place, row: Iterable[Lain]) -> bool:
    return any(same_place(place, card.place) for card in row)
