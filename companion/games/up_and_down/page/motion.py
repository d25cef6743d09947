"""Where the cards of a trick went."""

from __future__ import annotations

from companion.engines.effects import EffectKind
from companion.evening.evening import Ruled
from companion.games.up_and_down.rules import Reveal
from companion.screens.motion import MIDDLE, Glides, seat


def motion(ruled: Ruled) -> Glides | None:
    """The trick goes to its winner; the cards of one that nobody has won stay in the pot."""
    winners = ruled.ruling.players(EffectKind.TRICK)
    if not isinstance(ruled.event, Reveal) or not winners:
        return None
    cards = tuple(card.code for card in ruled.event.cards if card is not None)
    return Glides(cards, MIDDLE, seat(winners[0]))
