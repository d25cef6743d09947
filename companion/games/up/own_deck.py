"""The deck that Up brings."""

from __future__ import annotations

from typing import Final

from companion.decks.drawn.game_deck import GameDeck
from companion.games.up.deck import UpDeck
from companion.games.up.editions import up_edition

DECK: Final = GameDeck(UpDeck, up_edition, first_marker=60, told_by_middle=False)
