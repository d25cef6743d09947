"""The deck that Schwupps brings."""

from __future__ import annotations

from typing import Final

from companion.decks.drawn.game_deck import GameDeck
from companion.games.schwupps.deck import SchwuppsDeck
from companion.games.schwupps.editions import schwupps_edition

DECK: Final = GameDeck(SchwuppsDeck, schwupps_edition, first_marker=80)
