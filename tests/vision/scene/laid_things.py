"""Cards, dice and the UP&DOWN card laid at millimetres of the table, and the pieces that they are."""

from __future__ import annotations

import numpy as np

from vision.scene.identity import Thing
from vision.scene.pieces import Pieces
from vision.sightings import CardSighting, DieSighting, Face, Place, UnknownSighting, UpDownSighting

OUTLINE = np.zeros((4, 2), np.float32)
SUITS = ("C", "D", "H", "S")


def card(code: str | None, x: float, y: float = 0.0, turn: float = 0.0, **seen) -> CardSighting:
    """A card that lies there, in millimetres."""
    looks = {"candidates": (), "partial": False, "confidence": 0.99} | seen
    return CardSighting(
        code=code, deck="poker", centre=(x, y), up=(0.0, -1.0), outline=None, place=Place(x, y, turn), **looks
    )


def strip(code: str | None, x: float, y: float = 0.0, **seen) -> CardSighting:
    return card(code, x, y, partial=True, **seen)


def back(x: float, y: float = 0.0) -> UnknownSighting:
    return UnknownSighting((x, y), None, Place(x, y, 0.0))


def die(value: int, x: float) -> DieSighting:
    return DieSighting(value, 0.99, (x, 0.0), OUTLINE, Place(x, 0.0, 0.0))


def updown(face: Face = Face.UP, turn: float = 0.0) -> UpDownSighting:
    return UpDownSighting(face, SUITS, 0.99, (0.0, 0.0), (0.0, -1.0), OUTLINE, Place(0.0, 0.0, turn))


def shown(*scenes: tuple[Thing, ...]) -> Pieces:
    """What lies there after these scenes."""
    pieces = Pieces()
    for things in scenes:
        pieces = pieces.after(things)
    return pieces


def numbers(pieces: Pieces) -> dict[str | None, int]:
    return {piece.code: piece.number for piece in pieces.lying}


def not_read(unread: tuple[float, ...] = (), overlooked: tuple[float, ...] = (), lay=None, things=()):
    """What lies there once something shows at these places across the table that is not read."""
    lay = Pieces() if lay is None else lay
    return lay.after(things, None, tuple(map(back, unread)), tuple(map(back, overlooked)))
