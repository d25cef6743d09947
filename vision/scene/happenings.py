"""What becomes of the pieces on the table from one scene to another: laid, moved, turned, covered, gone."""

from __future__ import annotations

import enum
from collections.abc import Iterable
from dataclasses import dataclass

from vision.scene.identity import Thing
from vision.scene.pieces import Piece, Pieces, Presence, moved, shows_the_same
from vision.sightings import CardSighting, DieSighting, UnknownSighting, UpDownSighting


class Happening(enum.Enum):
    """What may become of a piece from one scene to another."""

    APPEARED = "appeared"
    LEFT = "left"
    MOVED = "moved"
    """It lies elsewhere, or is turned by some degrees."""
    TURNED = "turned"
    """It shows another side: a card was turned over, a die or the UP&DOWN card shows something else."""
    COVERED = "covered"
    """Something was laid on it, so that less of it is in view."""
    BARED = "bared"
    """More of it is in view."""
    READ = "read"
    """It lay there unread, and is read now."""


@dataclass(frozen=True, slots=True)
class Change:
    """What has become of a piece.

    Attributes:
        happening: what.
        piece: as it lies; one that has left as it lay.
    """

    happening: Happening
    piece: Piece


def what_became(before: Pieces, now: Pieces) -> tuple[Change, ...]:
    """What has become of all pieces from one scene to another, in the order in which they came.

    What lies there unread may seem to move, and strips that are overlooked are told once: neither is told.
    """
    lay = {piece.number: piece for piece in (*before.lying, *before.unread)}
    lie = {piece.number: piece for piece in (*now.lying, *now.unread)}
    left = (Change(Happening.LEFT, piece) for number, piece in lay.items() if number not in lie)
    stayed = (
        change for number, piece in lie.items() if number in lay for change in _changes(lay[number], piece)
    )
    came = (Change(Happening.APPEARED, piece) for number, piece in lie.items() if number not in lay)
    return (*left, *stayed, *came)


def _changes(before: Piece, now: Piece) -> Iterable[Change]:
    if before.presence is Presence.UNREAD:
        if now.presence is not Presence.UNREAD:
            yield Change(Happening.READ, now)
        return
    if moved(before, now):
        yield Change(Happening.MOVED, now)
    if _was_turned(before.read, now.read):
        yield Change(Happening.TURNED, now)
    shown = [Presence.COVERED, Presence.IN_PART, Presence.WHOLE]
    more = shown.index(now.presence) - shown.index(before.presence)
    if more:
        yield Change(Happening.BARED if more > 0 else Happening.COVERED, now)


def _was_turned(before: Thing, now: Thing) -> bool:
    """Whether another side is up."""
    match before, now:
        case (UnknownSighting(), CardSighting()) | (CardSighting(), UnknownSighting()):
            return True
        case (DieSighting(), DieSighting()) | (UpDownSighting(), UpDownSighting()):
            return not shows_the_same(before, now)
    return False
