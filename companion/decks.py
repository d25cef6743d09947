"""Decks as vision gets them, by name: our own drawings and those that the owner taught."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import numpy as np

from companion.cards.deck import DrawnDeck
from companion.cards.decks import drawn_deck
from companion.engines.header import GAMES
from vision.cards.reader import PokerReader
from vision.decks.deck import Deck
from vision.decks.deckfile import SUFFIX, read_deck
from vision.decks.reader import DeckReader
from vision.errors import DeckError
from vision.eye import CardReader
from vision.sightings import Image

OWN: Final = ("poker", "auf-und-ab", "up", "schwupps")
"""The decks that are read without being taught; any poker deck is."""

UPDOWN: Final = "updown"
"""The name under which the UP&DOWN card of a bought game is taught."""

_SCALE: Final = 3.0
"""Pixels to the millimetre at which vision gets our drawings."""


def card_reader(name: str, folder: Path) -> CardReader:
    """The reader of a deck.

    Args:
        name: one of `OWN` or of a taught deck; a taught deck goes before ours of the same name.
        folder: where taught decks lie.

    Raises:
        DeckError: there is no such deck, or its file is damaged.
        ModelError: a network is missing or damaged.
    """
    path = deck_path(name, folder)
    if path.is_file():
        return DeckReader(read_deck(path))
    if name == "poker":
        return PokerReader()
    if name in OWN:
        return DeckReader(own_deck(name))
    known = ", ".join([*OWN, *(one for one in taught(folder) if one not in OWN)])
    raise DeckError(f"There is no deck {name}, only {known}: teach it with `companion teach {name}`.")


def own_deck(name: str) -> Deck:
    """The faces of a deck of our own drawing; raises `KeyError` if there is none of that name."""
    deck = drawn_deck(name)
    looks = [(code, look) for look in range(deck.looks) for code in deck.codes]
    return Deck(name, tuple(code for code, _ in looks), tuple(_face(deck, *one) for one in looks), deck.size)


def game_codes() -> dict[str, frozenset[str]]:
    """The codes of each game's cards."""
    decks = {game: drawn_deck("poker" if game == "up-and-down" else game) for game in GAMES}
    return {game: frozenset(deck.codes) for game, deck in decks.items()}


def taught(folder: Path) -> tuple[str, ...]:
    """The names of the decks that the owner taught."""
    return tuple(sorted(path.stem for path in folder.glob(f"*{SUFFIX}")))


def deck_path(name: str, folder: Path) -> Path:
    """Where a taught deck lies."""
    return folder / f"{name}{SUFFIX}"


def _face(deck: DrawnDeck, code: str, look: int) -> Image:
    """A face in BGR; its round corners are filled as white as paper."""
    pixels = np.asarray(deck.face(code, _SCALE, look), np.float32)
    cover = pixels[..., 3:] / 255
    return np.ascontiguousarray((pixels[..., 2::-1] * cover + 255 * (1 - cover)).astype(np.uint8))
