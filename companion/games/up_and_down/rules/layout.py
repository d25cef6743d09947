"""What lies in the middle of the table, and what the table waits for."""

from __future__ import annotations

import enum
from dataclasses import dataclass

from companion.games.up_and_down.rules.cards import Face
from companion.games.up_and_down.rules.events import Dice


class Phase(enum.StrEnum):
    """What the table waits for, as a record writes it."""

    SETUP = "setup"
    """The round's deal, its setup, or both."""
    CHANGE = "change"
    """The leader's change."""
    REVEAL = "reveal"
    """The trick."""
    ROUND_OVER = "round_over"
    """The next round's deal or setup."""
    GAME_OVER = "game_over"
    """Nothing."""


@dataclass(frozen=True, slots=True)
class Layout:
    """Dice and UP&DOWN card.

    Attributes:
        face: the side of the UP&DOWN card that lies up.
        dice: what the dice show, as last written.
        turn: the card's turn k (UAD-5).
    """

    face: Face
    dice: Dice
    turn: int

    @property
    def trump(self) -> int:
        """The trump value (UAD-10)."""
        return self.dice[0] + self.dice[1]
