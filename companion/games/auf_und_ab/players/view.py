"""What a player of Auf und Ab knows when it is that player's turn."""

from __future__ import annotations

from dataclasses import dataclass

from companion.engines.players.policy import Policy
from companion.games.auf_und_ab.rules.cards import DOUBLES, CardSet
from companion.games.auf_und_ab.rules.events import Pass, Play
from companion.games.auf_und_ab.rules.round import Round


@dataclass(frozen=True, slots=True)
class View:
    """What the player to move knows.

    Attributes:
        player: index of that player.
        hand: that player's own cards.
        round: the running round.
        left: how many cards each player still holds.
        laid: the cards laid in this hand; empty when it is still to be opened.
    """

    player: int
    hand: CardSet
    round: Round
    left: tuple[int, ...]
    laid: CardSet

    @property
    def alone(self) -> bool:
        """Whether all others have passed (AUA-30)."""
        return len(self.round.still_in) == 1

    @property
    def must(self) -> CardSet:
        """The double that the hand's first set must hold (AUA-11); later on no card."""
        doubles = self.hand & DOUBLES
        return 0 if self.laid else doubles & -doubles


AufUndAbPolicy = Policy[View, Play | Pass]
"""Chooses what the player to move does."""
