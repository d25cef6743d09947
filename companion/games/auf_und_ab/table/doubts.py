"""Which cards in the middle of an Auf und Ab table may be others than they are read as, or taken for."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from companion.games.auf_und_ab.table.expected import Codes
from companion.games.auf_und_ab.table.fans import beside
from companion.table.beliefs import Believed, Role
from vision.scene.pieces import Piece
from vision.sightings import CardSighting

PUSHED: Final = 45.0
"""Millimetres by which a card may be pushed, unless all the others stay where they are."""


def strays(known: Iterable[Believed], pieces: Iterable[Piece]) -> frozenset[int]:
    """The numbers of known cards that lie elsewhere now while most stay: no card wanders by itself.

    Args:
        known: cards as they lay.
        pieces: how they lie.
    """
    lay = {one.number: one.piece.place for one in known if one.word is None}
    far = {
        piece.number: piece.seen.place.distance(place)
        for piece in pieces
        if piece.in_view and piece.seen.place and (place := lay.get(piece.number))
    }
    pushed = frozenset(number for number, distance in far.items() if distance > PUSHED)
    return pushed if 2 * len(pushed) <= len(far) else frozenset()


def may_be_another(one: Believed, new: Sequence[Believed]) -> bool:
    """Whether what is in doubt in the place of a known card may be new: it lies in the row of a new fan."""
    seen = one.piece.seen
    unclear = isinstance(seen, CardSighting) and seen.code is None and one.word is None
    return unclear and beside(one, new)


def may_be(one: Believed, codes: Codes) -> bool:
    """Whether a card in doubt is likely one of these."""
    seen = one.piece.seen
    return isinstance(seen, CardSighting) and any(code in codes for code, _ in seen.candidates)


def is_doubtful(one: Believed) -> bool:
    """Whether nobody knows which card that is; so it is with a known one that may be another."""
    seen = one.piece.seen
    unclear = isinstance(seen, CardSighting) and not seen.is_surely_there
    return one.code is None or unclear or one.role in (Role.PLAYED, Role.NO_PLAY)
