"""What lies on an Up & Down table, in the terms of the game, as it is believed."""

from __future__ import annotations

import math
from collections.abc import Callable, Collection, Iterable
from dataclasses import dataclass, replace
from typing import Final

from companion.games.up_and_down.table.dice import Die, counted, dice_among, disputed_among, shown
from companion.games.up_and_down.table.middle import NOTHING_KNOWN, Middle, how_it_lies
from companion.table.beliefs import Believed, Role
from companion.table.seats import TableMap
from vision.sightings import MIDDLE_OF_TABLE, CardSighting, Place, UnknownSighting

CARD: Final = -1
"""The number of the UP&DOWN card: there is but one, which stays itself though it is not read for a while."""


@dataclass(frozen=True, slots=True)
class Layout:
    """What lies on the table.

    Attributes:
        middle: the UP&DOWN card and the dice.
        card: the UP&DOWN card, or what may be it; None where nothing lies there.
        lay: face and turn of that card as it was read last for certain; None where it never was.
        dice: the dice that count.
        cards: for each player the card that lies face up before the seat; in doubt where it has no code.
        covered: for each player what lies before the seat and shows no face: mostly a card that lies face
            down.
    """

    middle: Middle
    card: Believed | None
    lay: Middle
    dice: tuple[Die, ...]
    cards: tuple[Believed | None, ...]
    covered: tuple[Believed | None, ...]

    @property
    def in_middle(self) -> tuple[Believed, ...]:
        """UP&DOWN card and dice."""
        return (*((self.card,) if self.card else ()), *(die.believed for die in self.dice))

    @property
    def was_cleared(self) -> bool:
        """Whether neither UP&DOWN card, be it in doubt, nor a die for certain lies there."""
        return self.card is None and not any(die.seen.is_sure for die in self.dice)

    @property
    def is_laid_anew(self) -> bool:
        """Whether card and dice have all been away since they were laid out."""
        return all(one.role is None for one in self.in_middle)

    @property
    def said_otherwise(self) -> bool:
        """Whether the UP&DOWN card by people's word lies otherwise than it was read last."""
        known = self.middle.face is not None and self.lay.face is not None
        return known and not self.middle.has_card_as(self.lay)

    @property
    def shows_undone_setup(self) -> bool:
        """Whether a setup lies there that was taken back."""
        return self.middle.complete and any(one.role is Role.TO_TAKE_BACK for one in self.in_middle)

    @property
    def untouched(self) -> str | None:
        """What lies as it was played with: ``"card"``, ``"dice"`` or ``"both"``; None for nothing."""
        card = self.card is not None and self.card.role is Role.PLAYED
        if not any(die.believed.role is Role.PLAYED for die in self.dice):
            return "card" if card else None
        return "both" if card else "dice"

    @property
    def trick(self) -> tuple[str, ...] | None:
        """The codes of the cards shown before all seats, None as long as one is missing or in doubt."""
        codes = tuple(one.code for one in self.cards if one is not None and one.code is not None)
        return codes if len(codes) == len(self.cards) else None

    @property
    def shows_new_card(self) -> bool:
        """Whether a card is shown that was not told yet."""
        return any(one is not None and one.role is None for one in self.cards)

    @property
    def shows_trick(self) -> bool:
        """Whether a card lies before each seat, one of them is new, and none is of a trick that stands."""
        return self.trick is not None and self.shows_new_card and not self.shown_by(Role.PLAYED)

    def shown_by(self, role: Role) -> tuple[int, ...]:
        """The players before whom a card in that role lies."""
        return tuple(player for player, one in enumerate(self.cards) if one is not None and one.role is role)

    def card_to_ask(self, reached_in: Collection[int | None]) -> tuple[int, Believed] | None:
        """A card before a seat that could not be read, and its player.

        What shows no face was turned over where all others lie face up, and its player has reached in.

        Args:
            reached_in: the players whose hands were seen since cards began to be shown.
        """
        missing = [player for player, one in enumerate(self.cards) if one is None or one.code is None]
        for player in missing:
            one = self.cards[player]
            if one is None and len(missing) == 1 and player in reached_in:
                one = self.covered[player]
            if one is not None:
                return player, one
        return None


def lay_out(
    lying: tuple[Believed, ...],
    table: TableMap,
    ring: tuple[str, ...],
    unseen: tuple[int, ...] = (),
    disputed: Collection[int] = (),
) -> Layout:
    """Sort what lies there by what it means in Up & Down.

    Args:
        lying: all pieces that are in view.
        table: who sits where.
        ring: the suits clockwise from the UP&DOWN card's top edge.
        unseen: the numbers of dice that are not seen, as people told.
        disputed: the numbers of pieces: dice of which people are asked what they show.
    """
    cards = tuple(one.piece.seen for one in lying if isinstance(one.piece.seen, CardSighting))
    dice = disputed_among(counted(dice_among(lying), cards), disputed)
    card = next((one for one in lying if one.number == CARD), None)
    lies, lay = NOTHING_KNOWN, NOTHING_KNOWN
    if card is not None:
        lies = how_it_lies(card.piece.seen, ring, card.word)
        lay = how_it_lies(card.piece.read, ring)
    return Layout(
        replace(lies, dice=shown(dice, unseen)),
        card,
        lay,
        dice,
        _nearest(lying, table, _shows_face),
        _nearest(lying, table, lambda one: isinstance(one.piece.seen, UnknownSighting)),
    )


def _shows_face(one: Believed) -> bool:
    """Whether a card lies face up, be it by people's word."""
    seen = one.piece.seen
    return isinstance(seen, CardSighting) or (isinstance(seen, UnknownSighting) and bool(one.word))


def _nearest(
    lying: Iterable[Believed], table: TableMap, counts: Callable[[Believed], bool]
) -> tuple[Believed | None, ...]:
    """For each player what lies before the seat: of several cards the one nearest to the middle is played."""
    found: dict[int, Believed] = {}
    for one in sorted(filter(counts, lying), key=lambda one: from_middle(one.piece.place)):
        seat = table.seat_of(one.piece.place) if one.piece.place else None
        if seat is not None:
            found.setdefault(seat.player, one)
    return tuple(found.get(seat.player) for seat in table.seats)


def from_middle(place: Place | None) -> float:
    """How far something lies from the middle of the table, in millimetres."""
    return place.distance(MIDDLE_OF_TABLE) if place else math.inf
