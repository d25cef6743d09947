"""All decks of our own drawing, by name."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from companion.cards.deck import DrawnDeck
from companion.cards.poker import PokerDeck
from companion.games.auf_und_ab.deck import AufUndAbDeck
from companion.games.schwupps.deck import SchwuppsDeck
from companion.games.up.deck import UpDeck

_DECKS: Final[Mapping[str, Callable[[], DrawnDeck]]] = {
    "auf-und-ab": AufUndAbDeck,
    "up": UpDeck,
    "schwupps": SchwuppsDeck,
    "poker": PokerDeck,
}

NAMES: Final = tuple(_DECKS)
"""The names of all drawn decks."""


def drawn_deck(name: str) -> DrawnDeck:
    """The deck of that name; raises `KeyError` if there is none."""
    return _DECKS[name]()
