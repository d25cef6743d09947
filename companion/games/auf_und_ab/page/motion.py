"""Where the cards of a set went."""

from __future__ import annotations

from companion.evening.evening import Ruled
from companion.games.auf_und_ab.rules.events import Play
from companion.screens.motion import MIDDLE, Glides, seat


def motion(ruled: Ruled) -> Glides | None:
    """A set goes from whoever laid it to the middle."""
    play = ruled.event
    return Glides(tuple(map(str, play.cards)), seat(play.player), MIDDLE) if isinstance(play, Play) else None
