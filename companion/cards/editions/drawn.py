"""The edition of a game that a number stands for."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

import numpy as np

from companion.cards.deck import DrawnDeck
from companion.games.auf_und_ab.editions import auf_und_ab_edition
from companion.games.schwupps.editions import schwupps_edition
from companion.games.up.editions import up_edition

_EDITIONS: Final[Mapping[str, Callable[[np.random.Generator, str], DrawnDeck]]] = {
    "auf-und-ab": auf_und_ab_edition,
    "up": up_edition,
    "schwupps": schwupps_edition,
}

GAMES_WITH_EDITIONS: Final = tuple(_EDITIONS)
"""Games with decks of their own; a poker deck is read without being taught."""


def drawn_edition(game: str, number: int) -> DrawnDeck:
    """The edition of that number; raises `KeyError` for a game without a deck of its own."""
    random = np.random.default_rng([number, GAMES_WITH_EDITIONS.index(game) if game in _EDITIONS else 0])
    return _EDITIONS[game](random, f"edition-{number}")
