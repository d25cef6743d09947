"""The eyes for each purpose: which readers look at a table, and which at a picture."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import numpy as np

from assets.bounds.limits import DECK_FACES
from companion.decks.chosen import ChosenDecks, card_reader, deck_path, game_reader, is_taught, taught_updown
from companion.decks.drawn.updown import RING, FaceName, Ring, draw_updown, ring_lettered
from companion.engines import AnyPosition
from companion.machine.memory import give_back
from companion.table.game_table import table_of
from companion.texts.errors import UnfitDeckError, reason_of
from vision.decks.deck import Deck
from vision.decks.deckfile import read_deck
from vision.dice.reader import DiceReader
from vision.eye import Eye
from vision.scene.backs import BackFinder
from vision.sightings import Face, Image
from vision.updown.reader import UpDownReader
from vision.updown.suits import is_updown, suits_of
from vision.updown.taught import taught_reader

FACE_SCALE = 4.0
"""Pixels to the millimetre at which vision gets our drawings."""


def still_eye(decks: Sequence[str], folder: Path) -> Eye:
    """The eye for single pictures: everything is looked for.

    Args:
        decks: names of the decks whose cards are looked for.
        folder: where taught decks lie.

    Raises:
        DeckError: its file is damaged.
        UnfitDeckError: there is no such deck.
        ModelError: a network is missing or damaged.
    """
    taught = {name: read_deck(deck_path(name, folder)) for name in decks if is_taught(name, folder)}
    if sum(len(deck.faces) for deck in taught.values()) > DECK_FACES:
        raise UnfitDeckError(reason_of("trouble-decks-many", names=tuple(taught), most=DECK_FACES))
    updown = next((name for name, deck in taught.items() if is_updown(deck)), None)
    cards = [card_reader(name, folder) for name in decks if name != updown]
    return Eye(cards, DiceReader(), _updown(ChosenDecks(folder, updown=updown), RING))


def live_eye(position: AnyPosition, chosen: ChosenDecks | None = None) -> Eye:
    """The eye for the game of that position at a calibrated table; what the last game freed is given back.

    Args:
        position: of the game.
        chosen: the decks that are played with, None for our own.

    Raises:
        DeckError: a deck's file is damaged.
        UnfitDeckError: there is no such deck, or a taught UP&DOWN card bears the suits in another order than
            the game has them.
        ModelError: a network is missing or damaged.
    """
    give_back()
    table = table_of(position.game)
    updown = None
    if table.ring is not None:
        ring = ring_lettered(table.ring(position))
        _checked(taught_updown(chosen), ring)
        updown = _updown(chosen, ring)
    dice = DiceReader() if table.dice else None
    return Eye([game_reader(position.game, chosen)], dice, updown, BackFinder() if table.backs else None)


def _updown(chosen: ChosenDecks | None, ring: Ring) -> UpDownReader:
    """The reader of the UP&DOWN card on the table: a taught one, or ours with the suits in that order."""
    deck = taught_updown(chosen)
    return updown_reader(ring) if deck is None else taught_reader(deck)


def _checked(deck: Deck | None, ring: Ring) -> None:
    """Refuse a taught UP&DOWN card whose suits follow each other in another order than in the game."""
    if deck is None:
        return
    wanted = "".join(suit.value for suit in ring)
    borne = "".join(suits_of(deck))
    if borne not in wanted + wanted:
        raise UnfitDeckError(reason_of("trouble-updown-ring", name=deck.name, borne=borne, wanted=wanted))


def updown_reader(ring: Ring) -> UpDownReader:
    """The reader of our UP&DOWN card with the suits in that order, clockwise from its top edge."""
    names: tuple[FaceName, FaceName] = ("UP", "DOWN")
    faces = {
        Face(name): _bgr(np.asarray(draw_updown(name, FACE_SCALE, ring).convert("RGB"))) for name in names
    }
    return UpDownReader(faces, (ring[0].value, ring[1].value, ring[2].value, ring[3].value))


def _bgr(rgb: Image) -> Image:
    return np.ascontiguousarray(rgb[:, :, ::-1])
