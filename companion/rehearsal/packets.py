"""Packets of cards that are dealt face down and taken up."""

from __future__ import annotations

from typing import Final

import numpy as np

from companion.rehearsal.conditions import Hand
from companion.rehearsal.layout import BACK, Kind, Lying, Spot, Thing

PACKET: Final = 3
"""How many backs of a dealt packet can be told apart from above."""

STEADY: Final = 0.3
"""How much of a hand's carelessness shows between them."""


def packet(player: int, spot: Spot, hand: Hand, random: np.random.Generator) -> list[Lying]:
    """A player's packet, dealt to a spot by a hand of that steadiness."""
    return [
        Lying(Thing(Kind.CARD, f"packet {player} {layer}"), hand.finds(spot, STEADY, random), BACK)
        for layer in range(PACKET)
    ]
