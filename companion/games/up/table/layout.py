"""What lies on a table of Up, by whose row it lies in."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Final

from companion.games.up.rules import Card
from companion.games.up.table.zones import Zones
from vision.sightings import CardSighting, Place, Sightings, UnknownSighting

NO_CARD: Final = "none"
"""The answer that there is no card: none was kept from the cut, or none lies where the eye sees one."""

SAME_PLACE: Final = 18.0
"""Millimetres between two estimates of where one card lies; of a covered one only a corner is seen."""

SAME_TURN: Final = 30.0
"""Degrees between two estimates of how one card is turned; end for end it looks the same."""

EDGE: Final = 12.0
"""Millimetres from the middle of a card within which a strip that was not read is an edge of it: nobody fans
cards so closely."""

UNREAD: Final = 1.0
"""Millimetres within which a card is said that was not read again: what is read anew differs by more."""

LIKELY: Final = 0.01
"""Probability of another code at which a strip may be that card, misread: the eye lists others at 0, too."""

FANNED: Final = 20.0
"""Degrees by which cards of one fan lie askew to each other at most; 42 strips of sets in hard light were
read within 12."""

COVERED: Final = 62.0
"""Millimetres between the middles of two cards within which one may hide the other's indices."""


@dataclass(frozen=True, slots=True)
class Lain:
    """A card that lies face up.

    Attributes:
        code: which, None where it cannot be read for certain.
        place: where its middle is, or that of what shows of it.
        seen: what was seen of it, None where no card was seen: people say, or must say, which one lies there.
        shows: what shows where no card was seen.
        beneath: whether a set was laid on it, so that nothing shows of it any more.
    """

    code: str | None
    place: Place
    seen: CardSighting | None = None
    shows: UnknownSighting | None = None
    beneath: bool = False

    @property
    def is_strip(self) -> bool:
        """Whether a part of it was seen."""
        return self.seen is not None and self.seen.partial

    @property
    def is_whole(self) -> bool:
        """Whether it was seen in full view."""
        return self.seen is not None and not self.seen.partial


@dataclass(frozen=True, slots=True)
class Layout:
    """What lies there.

    Attributes:
        middle: the cards in the middle, face up.
        rows: by player, the cards face up before the seat.
    """

    middle: tuple[Lain, ...]
    rows: tuple[tuple[Lain, ...], ...]

    @property
    def cards(self) -> tuple[Lain, ...]:
        """All cards that lie face up."""
        return (*self.middle, *(card for row in self.rows for card in row))

    def brings_to_rows(self, earlier: Layout) -> bool:
        """Whether an open card lies before somebody that did not lie there earlier."""
        rows = zip(self.rows, earlier.rows, strict=True)
        return any(
            Counter(card.code for card in now) - Counter(card.code for card in then) for now, then in rows
        )

    def without(self, cards: Sequence[Lain]) -> Layout:
        """Without cards that are only said to lie there, each as it was read there."""

        def others(row: Iterable[Lain]) -> tuple[Lain, ...]:
            return tuple(card for card in row if not any(is_again(said, card) for said in cards))

        return Layout(others(self.middle), tuple(map(others, self.rows)))

    @property
    def unsure(self) -> tuple[Lain, ...]:
        """The cards of which nobody knows whether they still lie there."""
        return tuple(card for card in self.cards if not is_sure(card))

    def as_seen(self) -> Layout:
        """With the unsure cards as unread ones."""
        return Layout(
            tuple(map(_as_seen, self.middle)), tuple(tuple(map(_as_seen, row)) for row in self.rows)
        )

    def with_answers(self, answers: Iterable[Lain]) -> Layout:
        """With the codes that people have told of unread cards, and without what they said is no card."""
        told = tuple(answers)
        return Layout(_all_answered(self.middle, told), tuple(_all_answered(row, told) for row in self.rows))


def lay_out(sightings: Sightings, zones: Zones) -> Layout:
    """Sort what was seen by where it lies; the cards of a row from the player's left to the right.

    What lies further out than the rows, and in none of them, is no part of the game.
    """
    middle: list[Lain] = []
    rows: list[list[Lain]] = [[] for _ in zones.far]
    lain = [Lain(card.code, card.place, card) for card in sightings.cards if card.place is not None]
    for card in lain:
        owner = zones.owner(card.place)
        if any(_is_edge_of(card, other, zones, in_row=owner is not None) for other in lain):
            continue
        if owner is not None:
            rows[owner].append(card)
        elif zones.is_middle(card.place):
            middle.append(card)
    for player, row in enumerate(rows):
        row.sort(key=lambda card, player=player: zones.aside(player, card.place))  # type: ignore[misc]
    return Layout(tuple(middle), tuple(map(tuple, rows)))


def nameless(cards: Iterable[Lain], doubtful: Sequence[Lain]) -> tuple[Lain, ...]:
    """Cards, those in doubt without a name: people say which they are."""
    return tuple(replace(card, code=None) if any(card is one for one in doubtful) else card for card in cards)


def same_place(one: Place, other: Place) -> bool:
    """Whether two places may be that of one card."""
    return one.distance(other) < SAME_PLACE and one.askew(other) < SAME_TURN


def _is_edge_of(strip: Lain, card: Lain, zones: Zones, *, in_row: bool) -> bool:
    """Whether a strip that was not read is no card, but an edge of one that was read.

    That one lies in full view; in a row, where no two lie in one place, another may have come to lie on it.
    """
    if strip.code is not None or not strip.is_strip or card.code is None or card.seen is None:
        return False
    if not (card.is_whole or in_row):
        return False
    within = zones.narrow if in_row and card.is_whole else EDGE
    return strip.place.distance(card.place) < within and strip.place.askew(card.place) < SAME_TURN


def is_again(card: Lain, other: Lain) -> bool:
    """Whether two cards seen at different times may be the same one, not moved."""
    return card.code == other.code and same_place(card.place, other.place)


def is_unread(card: Lain, other: Lain) -> bool:
    """Whether a card is said to lie on just as it was read last, so that it was not read again."""
    return card.code == other.code and _read_at(card).distance(_read_at(other)) < UNREAD


def _read_at(card: Lain) -> Place:
    """Where a card was read last: one of which a strip is seen keeps the place that it had in full view."""
    return card.place if card.seen is None or card.seen.place is None else card.seen.place


def covers(above: Lain, below: Lain) -> bool:
    """Whether a card lies so on another that it may hide it, and not in its place."""
    return SAME_PLACE < above.place.distance(below.place) < COVERED


def matched(
    known: Sequence[Lain], seen: Sequence[Lain]
) -> tuple[tuple[Lain, ...], tuple[Lain, ...], tuple[Lain, ...]]:
    """Compare cards that should lie there with those that are seen.

    A card at the place of a known one is that card if its code is the same, cannot be read, or is read from a
    part of it only and is a likely misreading: a partly covered 10 may look like a 1.

    Returns:
        The known cards that are seen, at the places where they are now; those that are not; and the other
        cards that are seen.
    """
    left, there, gone = list(seen), [], []
    pending = list(known)
    for exact in (True, False):
        unmatched = []
        for card in pending:
            found = min(
                (other for other in left if _may_be(card, other, exact=exact)),
                key=lambda other, card=card: card.place.distance(other.place),  # type: ignore[misc]
                default=None,
            )
            if found is None:
                unmatched.append(card)
            else:
                left.remove(found)
                whole = found.seen is None or not found.seen.partial
                there.append(Lain(card.code, found.place if whole else card.place, found.seen))
        pending = unmatched
    gone = pending
    return tuple(there), tuple(gone), tuple(left)


def _may_be(known: Lain, seen: Lain, *, exact: bool) -> bool:
    if not same_place(known.place, seen.place):
        return False
    return seen.code == known.code or (not exact and _may_be_misread(known, seen))


def _may_be_misread(known: Lain, seen: Lain) -> bool:
    """Whether a card may be the known one although another code was read, from a part of it only, or none."""
    if seen.code is None or known.code is None or seen.seen is None:
        return seen.code is None
    likely = any(code == known.code and odds >= LIKELY for code, odds in seen.seen.candidates)
    return seen.seen.partial and (seen.code in known.code or likely)


def nearest_like(cards: Iterable[Lain], others: Sequence[Lain]) -> tuple[tuple[Lain, Lain], ...]:
    """Each card with the nearest other one of the same code, as far as there are any."""
    left, pairs = list(others), []
    for card in cards:
        alike = (other for other in left if card.code is not None and other.code == card.code)
        found = min(alike, key=lambda one, card=card: card.place.distance(one.place), default=None)  # type: ignore[misc]
        if found is not None:
            left = [other for other in left if other is not found]
            pairs.append((card, found))
    return tuple(pairs)


def _as_seen(card: Lain) -> Lain:
    return card if is_sure(card) else replace(card, code=None)


def is_sure(card: Lain) -> bool:
    """Whether a card that has a name is seen there, or lies there by people's word."""
    return card.code is None or card.seen is None or card.seen.is_surely_there


def _all_answered(cards: Sequence[Lain], answers: Sequence[Lain]) -> tuple[Lain, ...]:
    answered = (_answered(card, answers) for card in cards)
    return tuple(card for card in answered if card.code != NO_CARD)


def _answered(card: Lain, answers: Sequence[Lain]) -> Lain:
    if card.code is not None:
        return card
    told = next((answer.code for answer in answers if same_place(answer.place, card.place)), None)
    return replace(card, code=told)


def taken_of(cards: Iterable[Card], gone: Iterable[Lain]) -> tuple[Lain, ...]:
    """Of the open cards that are gone, those that a set is made of."""
    left, taken = list(gone), []
    for card in cards:
        found = next((lain for lain in left if lain.code == card.code), None)
        if found is not None:
            left.remove(found)
            taken.append(found)
    return tuple(taken)
