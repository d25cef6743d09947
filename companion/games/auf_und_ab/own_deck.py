"""The deck that Auf und Ab brings."""

from __future__ import annotations

from typing import Final

from companion.decks.drawn.game_deck import GameDeck
from companion.games.auf_und_ab.deck import AufUndAbDeck
from companion.games.auf_und_ab.editions import auf_und_ab_edition

DECK: Final = GameDeck(AufUndAbDeck, auf_und_ab_edition, first_marker=0)
