"""The eyes for each purpose: which readers look at a table, and which at a picture."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy as np

from companion.cards.suits import Suit
from companion.cards.updown import RING, FaceName, Ring, draw_updown
from companion.decks import card_reader, own_deck
from companion.engines.auf_und_ab.position import AufUndAbPosition
from companion.engines.schwupps import SchwuppsPosition
from companion.engines.up import UpPosition
from companion.engines.up_and_down import UpAndDownPosition
from companion.table.errors import NotWatchedError
from vision.cards.reader import PokerReader
from vision.decks.reader import DeckReader
from vision.dice.reader import DiceReader
from vision.eye import Eye
from vision.sightings import Face, Image
from vision.table.backs import BackFinder
from vision.updown.reader import UpDownReader

FACE_SCALE = 4.0
"""Pixels to the millimetre at which vision gets our drawings."""


def still_eye(decks: Sequence[str], folder: Path) -> Eye:
    """The eye for single pictures: everything is looked for.

    Args:
        decks: names of the decks whose cards are looked for.
        folder: where taught decks lie.

    Raises:
        DeckError: there is no such deck, or its file is damaged.
        ModelError: a network is missing or damaged.
    """
    return Eye([card_reader(name, folder) for name in decks], DiceReader(), updown_reader(RING))


def live_eye(game: str, position: Any) -> Eye:
    """The eye for the game of that position at a calibrated table.

    Raises:
        ModelError: a network is missing or damaged.
        NotWatchedError: the game cannot be refereed from the camera.
    """
    if isinstance(position, UpAndDownPosition):
        first, second, third, fourth = (Suit(suit.value) for suit in position.table.ring)
        return Eye([PokerReader()], DiceReader(), updown_reader((first, second, third, fourth)), BackFinder())
    if isinstance(position, AufUndAbPosition):
        return Eye([DeckReader(own_deck("auf-und-ab"))])
    if isinstance(position, SchwuppsPosition):
        return Eye([DeckReader(own_deck("schwupps"))])
    if isinstance(position, UpPosition):
        return Eye([DeckReader(own_deck("up"))], backs=BackFinder())
    raise NotWatchedError(game)


def updown_reader(ring: Ring) -> UpDownReader:
    """The reader of our UP&DOWN card with the suits in that order, clockwise from its top edge."""
    names: tuple[FaceName, FaceName] = ("UP", "DOWN")
    faces = {
        Face(name): _bgr(np.asarray(draw_updown(name, FACE_SCALE, ring).convert("RGB"))) for name in names
    }
    return UpDownReader(faces, (ring[0].value, ring[1].value, ring[2].value, ring[3].value))


def _bgr(rgb: Image) -> Image:
    return np.ascontiguousarray(rgb[:, :, ::-1])
