"""All decks of our own drawing, by name: a game's own is called as the game is."""

from __future__ import annotations

from typing import Final

from companion.decks.drawn.deck import DrawnDeck
from companion.decks.drawn.game_deck import own_deck_of
from companion.decks.drawn.poker import PokerDeck
from companion.engines import game_called, game_names

POKER: Final = "poker"
"""The name of the deck that games without one of their own are played with."""


def deck_of(game: str) -> str:
    """The name of the deck that a game is played with; raises `HeaderError` for no game."""
    return POKER if game_called(game).deck is None else game


def deck_names() -> tuple[str, ...]:
    """The names of all drawn decks."""
    return (*games_with_decks(), POKER)


def games_with_decks() -> tuple[str, ...]:
    """The games that bring a deck of their own; a poker deck is read without being taught."""
    return tuple(game for game in game_names() if game_called(game).deck is not None)


def drawn_deck(name: str) -> DrawnDeck:
    """The deck of that name; raises `KeyError` if there is none."""
    if name == POKER:
        return PokerDeck()
    own = own_deck_of(name) if name in game_names() else None
    if own is None:
        raise KeyError(name)
    return own.drawn()


def drawn_edition(game: str, number: int) -> DrawnDeck:
    """The edition of that number; raises `KeyError` for a game without a deck of its own."""
    own = own_deck_of(game) if game in game_names() else None
    if own is None:
        raise KeyError(game)
    return own.edition(number)
