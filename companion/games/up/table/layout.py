"""What lies face up on a table of Up, by whose row it lies in."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable
from dataclasses import dataclass, replace
from typing import Final

from companion.games.up.table.zones import Zones
from companion.table.beliefs import Believed, Role
from vision.scene.identity import SAME_PLACE
from vision.scene.pieces import may_be_misread
from vision.sightings import CardSighting, Place, UnknownSighting

NO_CARD: Final = "none"
"""The answer that there is no card: none was kept from the cut, or none lies where the eye sees one."""

IN_PLACE: Final = 18.0, 30.0
"""Millimetres and degrees by which a card lies in the place of another one at most: of a covered one only a
corner is seen, and whoever lays a card on a tower knocks the others."""

EDGE: Final = 12.0
"""Millimetres from the middle of a card within which a strip that was not read is an edge of it: nobody fans
cards so closely."""


@dataclass(frozen=True, slots=True)
class Lain:
    """A card that lies face up.

    Attributes:
        code: which, None where it cannot be read for certain and people have not said it.
        place: where its middle is, or that of what shows of it.
        seen: what was seen of it; something unread, or None, where no eye has seen a card there.
        number: that of its piece; below 0 where no eye has seen it.
        role: what it is to the game.
    """

    code: str | None
    place: Place
    seen: CardSighting | UnknownSighting | None = None
    number: int = -1
    role: Role | None = None

    @property
    def card(self) -> CardSighting | None:
        """The card that was seen, None where just something shows."""
        return self.seen if isinstance(self.seen, CardSighting) else None

    @property
    def is_strip(self) -> bool:
        """Whether a part of it was seen."""
        return self.card is not None and self.card.partial

    @property
    def is_whole(self) -> bool:
        """Whether it was seen in full view."""
        return self.card is not None and not self.card.partial

    @property
    def is_read(self) -> bool:
        """Whether the eye can read it."""
        return self.card is not None and self.card.code is not None

    @property
    def is_sure(self) -> bool:
        """Whether it is seen there, or lies there by people's word."""
        return self.code is None or self.card is None or self.card.is_surely_there


@dataclass(frozen=True, slots=True)
class Layout:
    """What lies there.

    Attributes:
        middle: the cards in the middle, face up.
        rows: by player, the cards face up before the seat, from the player's left to the right.
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


def lain(believed: Believed) -> Lain | None:
    """A piece as it lies, None where it lies face down or is none of the game's."""
    piece = believed.piece
    if piece.place is None or not isinstance(piece.seen, CardSighting | UnknownSighting):
        return None
    if isinstance(piece.seen, UnknownSighting) and piece.number >= 0:
        return None
    return Lain(believed.code, piece.place, piece.seen, piece.number, believed.role)


def lay_out(cards: Iterable[Lain], zones: Zones) -> Layout:
    """Sort cards by where they lie.

    What lies further out than the rows, and in none of them, is no part of the game.
    """
    lying = tuple(cards)
    middle: list[Lain] = []
    rows: list[list[Lain]] = [[] for _ in zones.far]
    for card in lying:
        owner = zones.owner(card.place)
        if any(_is_edge_of(card, other, zones, in_row=owner is not None) for other in lying):
            continue
        if owner is not None:
            rows[owner].append(card)
        elif zones.is_middle(card.place):
            middle.append(card)
    return Layout(tuple(middle), tuple(from_left(player, row, zones) for player, row in enumerate(rows)))


def from_left(player: int, cards: Iterable[Lain], zones: Zones) -> tuple[Lain, ...]:
    """Cards from a player's left to the right."""
    return tuple(sorted(cards, key=lambda card: zones.aside(player, card.place)))


def nameless(cards: Iterable[Lain], doubtful: Collection[Lain]) -> tuple[Lain, ...]:
    """Cards, those in doubt without a name: people say which they are."""
    numbers = {card.number for card in doubtful}
    return tuple(replace(card, code=None) if card.number in numbers else card for card in cards)


def without(cards: Iterable[Lain], others: Collection[Lain]) -> tuple[Lain, ...]:
    """Cards but for others."""
    numbers = {other.number for other in others}
    return tuple(card for card in cards if card.number not in numbers)


def codes(cards: Iterable[Lain]) -> Counter[str]:
    """How often each code is among cards."""
    return Counter(card.code for card in cards if card.code is not None)


def lies_in_place(one: Lain, other: Lain) -> bool:
    """Whether a card lies where another one lay, or lies."""
    far, askew = IN_PLACE
    return one.place.distance(other.place) < far and one.place.askew(other.place) < askew


def is_moved(lay: Lain, lies: Lain) -> bool:
    """Whether a card lies otherwise than it did, or was read anew."""
    return max(lay.place.distance(lies.place), lay.place.askew(lies.place)) > SAME_PLACE


def has_faded(before: Lain, now: Lain) -> bool:
    """Whether a card that was wholly in view is so no longer, or something unread shows in its place."""
    if before.card is None or now.card is None:
        return False
    covered = now.card.partial and not before.card.partial
    unread = now.card.code is None and before.card.code is not None
    return covered or unread or (before.card.is_surely_there and not now.card.is_surely_there)


def may_be_read_so(known: Lain, card: Lain) -> bool:
    """Whether a card may be a known one although it was not read, or as another one from a part of it."""
    if card.code is None and card.card is not None and card.card.candidates:
        return known.code is None or any(code == known.code for code, _ in card.card.candidates)
    if card.code is None or known.code is None or card.card is None:
        return card.code is None
    return may_be_misread(known.code, card.code, card.card)


def _is_edge_of(strip: Lain, card: Lain, zones: Zones, *, in_row: bool) -> bool:
    """Whether a strip that was not read is no card, but an edge of one that was read.

    That one lies in full view; in a row, where no two lie in one place, another may have come to lie on it.
    """
    if strip.code is not None or not strip.is_strip or card.code is None or card.card is None:
        return False
    if not (card.is_whole or in_row):
        return False
    within = zones.narrow if in_row and card.is_whole else EDGE
    return strip.place.distance(card.place) < within and strip.place.askew(card.place) < IN_PLACE[1]
