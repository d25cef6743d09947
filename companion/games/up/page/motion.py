"""Where the cards of a set went."""

from __future__ import annotations

from companion.evening.evening import Ruled
from companion.games.up.rules import Play
from companion.screens.motion import MIDDLE, Glides, seat


def motion(ruled: Ruled) -> Glides | None:
    """A set goes from whoever laid it onto the tower."""
    play = ruled.event
    if not isinstance(play, Play):
        return None
    return Glides(tuple(card.code for card in play.cards), seat(play.player), MIDDLE)
