"""The eyes for each purpose: which readers look at a table, and which at a picture."""

from __future__ import annotations

from typing import Any

import numpy as np
from vision.table.backs import CardBacks
from vision.updown.reader import UpDownCard

from companion.cards.suits import Suit
from companion.cards.updown import RING, FaceName, Ring, draw_updown
from companion.engines.up_and_down import UpAndDownPosition
from companion.table.errors import NotWatchedError
from vision.cards.reader import PokerReader
from vision.dice.reader import DiceReader
from vision.eye import Eye
from vision.sightings import Face, Image

DECKS = ("poker",)
"""Decks that can be looked for."""

FACE_SCALE = 4.0
"""Pixels to the millimetre at which vision gets our drawings."""


def still_eye(decks: tuple[str, ...], threads: int = 1) -> Eye:
    """The eye for single pictures: everything is looked for.

    Raises:
        ModelError: a network is missing or damaged.
    """
    readers = [PokerReader(threads)] if "poker" in decks else []
    return Eye(
        readers,
        DiceReader(threads=threads),
        UpDownCard(updown_faces(RING), tuple(suit.value for suit in RING)),
    )


def live_eye(game: str, position: Any) -> Eye:
    """The eye for the game of that position at a calibrated table.

    Raises:
        ModelError: a network is missing or damaged.
        NotWatchedError: the game cannot be refereed from the camera.
    """
    if isinstance(position, UpAndDownPosition):
        ring = tuple(Suit(suit.value) for suit in position.table.ring)
        return Eye(
            [PokerReader()], DiceReader(), _updown_card((ring[0], ring[1], ring[2], ring[3])), CardBacks()
        )
    raise NotWatchedError(game)


def updown_faces(ring: Ring) -> dict[Face, Image]:
    """Our drawing of the UP&DOWN card as vision takes it: BGR, the edge of ``ring[0]`` at the top."""
    names: tuple[FaceName, FaceName] = ("UP", "DOWN")
    return {
        Face(name): _bgr(np.asarray(draw_updown(name, FACE_SCALE, ring).convert("RGB"))) for name in names
    }


def _bgr(rgb: Image) -> Image:
    return np.ascontiguousarray(rgb[:, :, ::-1])
