"""The things on the table as they last: each keeps its identity while it lies, is pushed, covered and bared.

A scene says what was read; pieces say which of that lay there before. Who compares two scenes by pieces need
not guess again what was pushed, what was read anew and what was laid. What lies there and was not read is a
piece, too: read at last it is still the same one.
"""

from __future__ import annotations

import enum
import itertools
import math
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Final

import cv2

from vision.assignment import NEVER, cheapest_pairs
from vision.calibration import POKER_CARD, Matrix
from vision.scene.identity import REPLACED, SAME_PLACE, Thing, name_of, places_apart, shifted
from vision.sightings import CardSighting, DieSighting, Place, UnknownSighting, UpDownSighting

_ANOTHER_READING: Final = 0.3
"""What it costs to take a thing for one that was read otherwise: less than any move."""

_MOVED, _FARTHEST = 1.0, 2000.0
"""What it costs to take a thing for one that lay elsewhere; and millimetres that cost as much again."""

_TWO_THINGS: Final = 3.0
"""A pair that costs as much is two things."""

_BESIDE: Final = 18.0
"""Millimetres, a degree counting as one, by which what is in view in part is read beside its place. In the
games of `SAME_PLACE` 2 423 were read so, at home within 3.2, in hard light up to 16.5 beside."""

_COVERED: Final = 0.1
"""Part of a card that what was laid on it covers at least where nothing of it is read any more."""

_UNREAD: Final = POKER_CARD[0] / 2
"""Millimetres by which the middle of a thing that was not read may vary: in noise its ends come and go."""

_LIKELY: Final = 0.01
"""Probability of a known card's code at which a strip may be that card, read as another: the eye lists others
at 0, too."""


class Presence(enum.Enum):
    """How much of a piece is in view."""

    WHOLE = "whole"
    IN_PART = "in-part"
    """Something lies on it."""
    COVERED = "covered"
    """Nothing of it was read in the last scene, and something lies where it lay."""
    UNREAD = "unread"
    """Something of it shows and was not read so far: a card, a strip of one, or a shadow."""


@dataclass(frozen=True, slots=True)
class Piece:
    """One card, die or UP&DOWN card, or what was not read, as long as it lies there.

    Attributes:
        number: its own; no other piece of the evening has it.
        seen: as it was read last.
        read: as it was read best since it lies there: in full view rather than in part, for certain rather
            than in doubt. A die and the UP&DOWN card may be turned where they lie: as they were read last.
        presence: how much of it is in view.
        above: of a covered one the numbers of those that were laid on it.
    """

    number: int
    seen: Thing
    read: Thing
    presence: Presence
    above: frozenset[int] = frozenset()

    @property
    def place(self) -> Place | None:
        """Where it lies, in table millimetres; of one that is in view in part, where it was read best."""
        if self.presence is Presence.WHOLE or self.read.place is None:
            return self.seen.place
        return self.read.place

    @property
    def code(self) -> str | None:
        """The code of a card, None for one in doubt or face down, and for all else."""
        return self.read.code if isinstance(self.read, CardSighting) else None

    @property
    def likely_codes(self) -> frozenset[str]:
        """What a card may be: its code or, where that is in doubt, the likely ones; none for all else."""
        return _codes(self.read) if isinstance(self.read, CardSighting) else frozenset()

    @property
    def is_certain(self) -> bool:
        """Whether it is a card that was read for certain, in full view, since it lies there."""
        return _worth(self.read) == (True, True)

    @property
    def in_view(self) -> bool:
        """Whether anything of it shows in the last scene."""
        return self.presence is not Presence.COVERED

    @property
    def was_read(self) -> bool:
        """Whether it was read at all: else it may be no card."""
        return self.presence is not Presence.UNREAD


def shift(one: Piece | Thing, other: Piece | Thing) -> float:
    """How far apart two things or pieces lie: as `identity.things_apart`, a piece where it was read best."""
    first, second = (each.seen if isinstance(each, Piece) else each for each in (one, other))
    if one.place is None or other.place is None:
        return math.dist(first.centre, second.centre)
    return places_apart(first, one.place, other.place)


def lie_among(pieces: Iterable[Piece], others: Sequence[Piece]) -> bool:
    """Whether each of some things that were not read lies where one of the others does."""
    return all(any(_between(piece, other) < _UNREAD for other in others) for piece in pieces)


def _between(one: Piece | Thing, other: Piece | Thing) -> float:
    """Millimetres between the middles of two things, `NEVER` where one of their places is not known."""
    return NEVER if one.place is None or other.place is None else one.place.distance(other.place)


def shows_the_same(one: Thing, other: Thing) -> bool:
    """Whether two things were read as the same."""
    return name_of(one) == name_of(other) and not _is_nameless(one)


def _is_nameless(thing: Thing) -> bool:
    """Whether that is a card in doubt."""
    return isinstance(thing, CardSighting) and thing.code is None


def _is_told(thing: Thing) -> bool:
    """Whether it is known what that is: it is no card in doubt, and not just card-shaped."""
    return not isinstance(thing, UnknownSighting) and not _is_nameless(thing)


def _may_be_read_so(known: Thing, now: Thing) -> bool:
    """Whether a thing that lies in its place may be read so now.

    One sure of its code is another card, and in full view one whose likely codes are others: it was laid on
    the known one.
    """
    match known, now:
        case CardSighting(), CardSighting():
            if known.code is not None and now.code is not None:
                return may_be_misread(known.code, now.code, now)
            here, there = _codes(known), _codes(now)
            return known.partial or now.partial or not here or not there or bool(here & there)
        case (DieSighting(), DieSighting()) | (UpDownSighting(), UpDownSighting()):
            return True
        case ((CardSighting() | UnknownSighting()), (CardSighting() | UnknownSighting())):
            return True
    return False


def may_be_misread(known: str, code: str, seen: CardSighting) -> bool:
    """Whether a known card may be read as another code, from a part of it: a covered 10 may look like a 1.

    Args:
        known: the code of the card that lay there.
        code: which card what is seen there is taken for.
        seen: what is seen.
    """
    likely = any(other == known and odds >= _LIKELY for other, odds in seen.candidates)
    return seen.partial and (likely or code in known)


def _codes(card: CardSighting) -> frozenset[str]:
    """What a card may be: its code or, where that is in doubt, the likely ones."""
    return frozenset(code for code, _ in card.candidates) if card.code is None else frozenset({card.code})


def _cost(piece: Piece, now: Thing) -> float:
    """What it costs to take a thing for a piece that lay there.

    A card in doubt that nobody touched is read anew in its very place (`succession.Reread`), as whatever.
    """
    if _is_nameless(piece.seen) and now.place is not None and now.place == piece.seen.place:
        return 0.0
    away = shift(piece, now)
    same = shows_the_same(piece.read, now)
    if away <= SAME_PLACE and (same or _may_be_read_so(piece.read, now)):
        return away / SAME_PLACE * _ANOTHER_READING + (0.0 if same else _ANOTHER_READING)
    if not piece.in_view:
        return NEVER
    movable = same and not isinstance(now, UnknownSighting)
    rolled = isinstance(piece.read, DieSighting | UpDownSighting) and type(piece.read) is type(now)
    return _MOVED + away / _FARTHEST if movable or rolled else NEVER


def _best(known: Thing, now: Thing) -> Thing:
    """The better reading of one piece, the newer of two as good."""
    if isinstance(known, CardSighting) and _worth(known) > _worth(now):
        return known
    return now


def _worth(thing: Thing) -> tuple[bool, bool]:
    """How much the reading of a card is worth: for certain or not, then in full view or not."""
    if not isinstance(thing, CardSighting):
        return False, False
    return thing.code is not None and thing.is_surely_there, not thing.partial


def _presence(thing: Thing) -> Presence:
    return Presence.IN_PART if isinstance(thing, CardSighting) and thing.partial else Presence.WHOLE


@dataclass(frozen=True, slots=True)
class Pieces:
    """All pieces that lie on the table, those that are covered among them.

    Attributes:
        lying: the covered ones, and those in view in the order of the things that were read.
        count: how many there have been.
        unread: what of a card's size lies there, too, and was not read.
        overlooked: what is new and was not read, be it only a strip; what is of a card's size is in both.
    """

    lying: tuple[Piece, ...] = ()
    count: int = 0
    unread: tuple[Piece, ...] = ()
    overlooked: tuple[Piece, ...] = ()

    @property
    def in_view(self) -> tuple[Piece, ...]:
        """Those of which something is read."""
        return tuple(piece for piece in self.lying if piece.in_view)

    @property
    def covered(self) -> tuple[Piece, ...]:
        """Those that lie under others."""
        return tuple(piece for piece in self.lying if not piece.in_view)

    def after(
        self,
        things: Sequence[Thing],
        is_beneath: Callable[[Piece], bool] | None = None,
        unread: Sequence[UnknownSighting] = (),
        overlooked: Sequence[UnknownSighting] = (),
        looks_otherwise: Callable[[Piece], bool] = lambda _: False,
    ) -> Pieces:
        """The pieces once these things are read: all that is in view.

        Args:
            things: what is read; what nobody read again may be the very object that it was before.
            is_beneath: whether a piece of which nothing is read any more lies under others. Without it how
                things lie tells that: under what came since then, as long as some of that lies there.
            unread: what of a card's size lies there, too, and was not read.
            overlooked: what is new and was not read, be it only a strip.
            looks_otherwise: whether the picture has changed where a piece lies that was not read: then what
                lies there, read or not, is another one.
        """
        not_read = [piece for piece in self._not_read if not looks_otherwise(piece)]
        known, numbers = self._known(things, not_read), itertools.count(self.count)
        lying = [
            _read_again(known[at], thing) if at in known else _come(next(numbers), thing)
            for at, thing in enumerate(things)
        ]
        found = {piece.number for piece in known.values()}
        missing = [
            replace(piece, presence=Presence.COVERED) for piece in self.lying if piece.number not in found
        ]
        if is_beneath is None:
            came = [now for at, now in enumerate(lying) if at not in known or moved(known[at], now)]
            covered = _under_others(missing, lying, came)
        else:
            covered = [piece for piece in missing if is_beneath(piece)]
        left = [piece for piece in not_read if piece.number not in found]
        there, new = _not_read_again(left, unread, overlooked, numbers)
        return Pieces((*covered, *lying), next(numbers), there, new)

    def shifted(self, motion: Matrix) -> Pieces:
        """The same in a picture that has moved by a homography of its pixels."""

        def moved_along(pieces: Iterable[Piece]) -> tuple[Piece, ...]:
            return tuple(
                replace(piece, seen=shifted(piece.seen, motion), read=shifted(piece.read, motion))
                for piece in pieces
            )

        lying, unread, overlooked = map(moved_along, (self.lying, self.unread, self.overlooked))
        return Pieces(lying, self.count, unread, overlooked)

    @property
    def _not_read(self) -> tuple[Piece, ...]:
        """All that lies there and was not read, each once."""
        return tuple({piece.number: piece for piece in (*self.unread, *self.overlooked)}.values())

    def _known(self, things: Sequence[Thing], not_read: Sequence[Piece]) -> dict[int, Piece]:
        """By index in things, the piece that each is: one that was read before, else one that was not."""
        same = {id(piece.seen): piece for piece in self.in_view}
        known = {at: same[id(thing)] for at, thing in enumerate(things) if id(thing) in same}
        paired = _paired(self.lying, things, known)
        beneath = self._still_beneath(things, paired)
        if beneath:
            paired = _paired(self.lying, things, known, beneath)
        return _paired(not_read, things, paired)

    def _still_beneath(self, things: Sequence[Thing], known: Mapping[int, Piece]) -> frozenset[int]:
        """Covered pieces taken for what cannot be told, though all that was laid on them still lies there."""
        lie = {piece.number for at, piece in known.items() if shift(piece, things[at]) <= SAME_PLACE}
        lie |= {piece.number for piece in self.covered} - {piece.number for piece in known.values()}
        return frozenset(
            piece.number
            for at, piece in known.items()
            if not piece.in_view and piece.above and piece.above <= lie and not _is_told(things[at])
        )


def _paired(
    lay: Iterable[Piece], things: Sequence[Thing], known: Mapping[int, Piece], beneath: Collection[int] = ()
) -> dict[int, Piece]:
    """By index in things the piece that each is, with those that are known already.

    Args:
        lay: the pieces that things may be.
        things: what is read.
        known: by index in things, the pieces that are known.
        beneath: numbers of pieces that lie under others: they are nothing that cannot be told.
    """
    found = {piece.number for piece in known.values()}
    left = [piece for piece in lay if piece.number not in found]
    others = [at for at in range(len(things)) if at not in known]

    def cost(piece: Piece, at: int) -> float:
        comes_to_light = piece.number not in beneath or _is_told(things[at])
        return _cost(piece, things[at]) if comes_to_light else NEVER

    pairs = cheapest_pairs(left, others, cost, _TWO_THINGS)
    return {**known, **{others[at]: left[number] for number, at in pairs}}


def _come(number: int, thing: Thing) -> Piece:
    return Piece(number, thing, thing, _presence(thing))


def _not_read_again(
    left: Sequence[Piece],
    unread: Sequence[UnknownSighting],
    overlooked: Sequence[UnknownSighting],
    numbers: Iterator[int],
) -> tuple[tuple[Piece, ...], tuple[Piece, ...]]:
    """What is unread and what is overlooked: each one of those left that was not read there, or a new one."""
    both = dict(cheapest_pairs(overlooked, unread, _between, _UNREAD))
    things = (*unread, *(thing for at, thing in enumerate(overlooked) if at not in both))
    again = {at: left[before].number for before, at in cheapest_pairs(left, things, _between, _UNREAD)}
    pieces = tuple(
        Piece(again[at] if at in again else next(numbers), thing, thing, Presence.UNREAD)
        for at, thing in enumerate(things)
    )
    there, strips = pieces[: len(unread)], pieces[len(unread) :]
    return there, (*(there[at] for at in both.values()), *strips)


def _under_others(missing: Sequence[Piece], lying: Sequence[Piece], came: Sequence[Piece]) -> list[Piece]:
    """Those pieces that lie under others: under what came just now, or still under what came before."""
    stayed = (piece for piece in missing if not _was_taken_off(piece, came))
    laid_on = (replace(piece, above=_above(piece, came)) for piece in stayed)
    covered = [piece for piece in laid_on if piece.above]
    while True:
        there = {piece.number for piece in (*lying, *covered)}
        still = [piece for piece in covered if piece.above & there]
        if len(still) == len(covered):
            return still
        covered = still


def _above(piece: Piece, came: Sequence[Piece]) -> frozenset[int]:
    """The numbers of the pieces that lie on one, with those that came."""
    return piece.above.union(one.number for one in came if _lies_on(one, piece))


def _read_again(piece: Piece, now: Thing) -> Piece:
    """A piece as it is read now; what was read best tells where it lies as long as nobody moved it."""
    best, presence = _best(piece.read, now), _presence(now)
    if best is now or shift(piece, now) <= (SAME_PLACE if presence is Presence.WHOLE else _BESIDE):
        return Piece(piece.number, now, best, presence)
    return Piece(piece.number, now, _as_at(best, now), presence)


def _as_at(best: Thing, now: Thing) -> Thing:
    """The better reading of a card, but where it lies now."""
    if not isinstance(best, CardSighting):
        return now
    return replace(best, centre=now.centre, outline=now.outline, place=now.place)


def moved(before: Piece, now: Piece) -> bool:
    """Whether a piece lies elsewhere than it did; what is in view in part is read so far beside at times."""
    return shift(before, now) > SAME_PLACE


def _lies_on(one: Piece, other: Piece) -> bool:
    """Whether so much of a card lies under another piece that nothing of it may be read any more."""
    if other.place is None or not isinstance(other.seen, CardSighting | UnknownSighting):
        return False
    return _overlap(other.place, one.seen) > _COVERED


def _was_taken_off(piece: Piece, came: Iterable[Piece]) -> bool:
    """Whether a back came to light where a card lay face up: nobody lays a card face down on such a one."""
    if piece.place is None or not isinstance(piece.seen, CardSighting):
        return False
    backs = (one.seen for one in came if isinstance(one.seen, UnknownSighting))
    return any(_overlap(piece.place, back) > REPLACED for back in backs)


def _overlap(place: Place, thing: Thing) -> float:
    """The part of a card at that place on which another card or the UP&DOWN card lies."""
    if thing.place is None or isinstance(thing, DieSighting):
        return 0.0
    size = POKER_CARD if not isinstance(thing, UpDownSighting) else (POKER_CARD[1], POKER_CARD[1])
    here = ((place.x, place.y), POKER_CARD, place.turn)
    there = ((thing.place.x, thing.place.y), size, thing.place.turn)
    _, corners = cv2.rotatedRectangleIntersection(here, there)
    area = 0.0 if corners is None else float(cv2.contourArea(cv2.convexHull(corners)))
    return area / (POKER_CARD[0] * POKER_CARD[1])
