"""Decks as vision gets them, by name: our own drawings and those that the owner taught."""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final

import numpy as np
from PIL.Image import Image as Drawing

from companion.decks.drawn.decks import POKER, deck_names, deck_of, drawn_deck, games_with_decks
from companion.decks.updown_names import UPDOWN
from companion.engines import Reason, game_names
from companion.texts.errors import UnfitDeckError, reason_of
from vision.decks.deck import Deck
from vision.decks.deckfile import SUFFIX, read_deck
from vision.eye import CardReader
from vision.sightings import Image
from vision.updown.suits import is_updown, suits_of

OURS: Final = "our own"
"""The name that stands for our own drawings, also where a taught deck is called as the game is."""

_SCALE: Final = 3.0
"""Pixels to the millimetre at which vision gets our drawings."""


def card_reader(name: str, folder: Path) -> CardReader:
    """The reader of a deck.

    Args:
        name: one of `deck_names()` or of a taught deck; a taught deck goes before ours of the same name.
        folder: where taught decks lie.

    Raises:
        DeckError: its file is damaged.
        UnfitDeckError: there is no such deck.
        ModelError: a network is missing or damaged.
    """
    from vision.decks.reader import DeckReader

    if is_taught(name, folder):
        return DeckReader(read_deck(deck_path(name, folder)))
    if name in deck_names():
        return own_reader(name)
    raise UnfitDeckError(_unknown(name, folder))


def own_reader(name: str) -> CardReader:
    """The reader of a deck that is read without being taught: any poker deck is.

    Raises:
        KeyError: there is no such deck.
        ModelError: a network is missing or damaged.
    """
    from vision.cards.reader import PokerReader
    from vision.decks.reader import DeckReader

    return PokerReader() if name == POKER else DeckReader(own_deck(name))


@dataclass(frozen=True, slots=True)
class ChosenDecks:
    """The decks that are played with.

    Attributes:
        folder: where taught decks lie.
        cards: name of the game's deck, `OURS`, or None: the taught one called as the game is, else ours.
        updown: name of the taught UP&DOWN card, `OURS`, or None: the one called ``updown``, else ours.
    """

    folder: Path
    cards: str | None = None
    updown: str | None = None


def chosen_decks(game: str, folder: Path, names: Sequence[str], settings: Mapping[str, str]) -> ChosenDecks:
    """The decks that a game is played with.

    Args:
        game: the game.
        folder: where taught decks lie.
        names: decks chosen for this evening: an UP&DOWN card takes that card's place, any other the game's.
        settings: decks chosen in the settings, by game; ``updown`` for the UP&DOWN card.

    Raises:
        DeckError: its file is damaged.
        UnfitDeckError: there is no such deck, or its cards are not those of the game.
    """
    cards, updown = settings.get(game), settings.get(UPDOWN)
    for name in names:
        if is_taught(name, folder) and is_updown(read_deck(deck_path(name, folder))):
            updown = name
        else:
            cards = name
    _check_game(cards, game, folder)
    return ChosenDecks(folder, cards, updown)


def check_given(names: Sequence[str], folder: Path, game: str | None) -> None:
    """Refuse decks of the command line that can never be played with.

    Args:
        names: the decks.
        folder: where taught decks lie.
        game: the game, None where it is not chosen yet.

    Raises:
        DeckError: its file is damaged.
        UnfitDeckError: there is no such deck, or its cards are not those of the game.
    """
    for name in names:
        updown = is_taught(name, folder) and is_updown(read_deck(deck_path(name, folder)))
        if not updown and name not in (*deck_names(), OURS) and not is_taught(name, folder):
            raise UnfitDeckError(_unknown(name, folder))
        if not updown and game is not None:
            _check_game(name, game, folder)


def game_reader(game: str, chosen: ChosenDecks | None) -> CardReader:
    """The reader of the cards that a game is played with; without a choice, of our own.

    Raises:
        DeckError: its file is damaged.
        UnfitDeckError: there is no such deck.
        ModelError: a network is missing or damaged.
    """
    if chosen is None or chosen.cards == OURS:
        return own_reader(deck_of(game))
    return card_reader(chosen.cards or usual_deck(game, chosen.folder), chosen.folder)


def taught_updown(chosen: ChosenDecks | None) -> Deck | None:
    """The UP&DOWN card that was taught, None where ours is played with.

    Raises:
        DeckError: it is another one, or its file is damaged.
        UnfitDeckError: there is no such deck.
    """
    if chosen is None or chosen.updown == OURS:
        return None
    if not (chosen.updown or is_taught(UPDOWN, chosen.folder)):
        return None
    name = chosen.updown or UPDOWN
    if not is_taught(name, chosen.folder):
        raise UnfitDeckError(reason_of("trouble-updown-unknown", name=name))
    deck = read_deck(deck_path(name, chosen.folder))
    suits_of(deck)
    return deck


def is_taught(name: str, folder: Path) -> bool:
    """Whether the owner taught a deck of that name, be it damaged."""
    return os.path.lexists(deck_path(name, folder))


def usual_deck(game: str, folder: Path) -> str:
    """The name of the deck that a game is played with when none was chosen."""
    if is_taught(game, folder):
        return game
    return deck_of(game)


def _check_game(chosen: str | None, game: str, folder: Path) -> None:
    """Refuse a deck, chosen or usual, with cards that the game has not: nobody could rule on them."""
    if chosen == OURS:
        return
    name = chosen or usual_deck(game, folder)
    if is_taught(name, folder):
        codes = frozenset(read_deck(deck_path(name, folder)).codes)
    elif name in deck_names():
        codes = frozenset(drawn_deck(name).codes)
    else:
        raise UnfitDeckError(_unknown(name, folder))
    foreign = sorted(codes - game_codes()[game])
    if foreign:
        key = "trouble-deck-not-of-game" if chosen else "trouble-deck-usual-not-of-game"
        file = str(deck_path(name, folder))
        raise UnfitDeckError(reason_of(key, name=name, game=game, card=foreign[0], file=file))


@cache
def own_deck(name: str) -> Deck:
    """The faces of a deck of our own drawing; raises `KeyError` if there is none of that name.

    It is drawn once and given to everybody: its pictures cannot be written on.
    """
    deck = drawn_deck(name)
    looks = [(code, look) for look in range(deck.looks) for code in deck.codes]
    faces = tuple(_opaque(deck.face(code, _SCALE, look)) for code, look in looks)
    backs = tuple(
        _opaque(deck.back(_SCALE, pile)) for pile in sorted({deck.pile(code) for code in deck.codes})
    )
    return Deck(name, tuple(code for code, _ in looks), faces, deck.size, backs)


def game_codes() -> dict[str, frozenset[str]]:
    """The codes of each game's cards."""
    decks = {game: drawn_deck(deck_of(game)) for game in game_names()}
    return {game: frozenset(deck.codes) for game, deck in decks.items()}


def taught(folder: Path) -> tuple[str, ...]:
    """The names of the decks that the owner taught."""
    return tuple(sorted(path.stem for path in folder.glob(f"*{SUFFIX}")))


def brought(folder: Path) -> ChosenDecks | None:
    """The decks that lie in a recording's folder, taught for it; None where it was played with ours.

    Raises:
        DeckError: a file is damaged.
    """
    decks = {name: read_deck(deck_path(name, folder)) for name in taught(folder)}
    cards = next((name for name, deck in decks.items() if not is_updown(deck)), None)
    updown = next((name for name, deck in decks.items() if is_updown(deck)), None)
    return ChosenDecks(folder, cards, updown) if decks else None


def deck_path(name: str, folder: Path) -> Path:
    """Where a taught deck lies."""
    return folder / f"{name}{SUFFIX}"


def _unknown(name: str, folder: Path) -> Reason:
    own = (POKER, *games_with_decks())
    known = ", ".join([*own, *(one for one in taught(folder) if one not in own)])
    return reason_of("trouble-deck-unknown", name=name, known=known)


def _opaque(drawn: Drawing) -> Image:
    """A drawing in BGR, not to be written on; its round corners are filled as white as paper."""
    pixels = np.asarray(drawn, np.float32)
    cover = pixels[..., 3:] / 255
    picture = np.ascontiguousarray((pixels[..., 2::-1] * cover + 255 * (1 - cover)).astype(np.uint8))
    picture.flags.writeable = False
    return picture
