"""What the position tells of whoever acts where the table does not."""

from __future__ import annotations

from companion.games.up.rules import UpPosition
from companion.games.up.rules.round import Round, RoundOver


def caller(current: Round | RoundOver | None) -> int:
    """Who calls with a shared button: whoever owes a call, else the player to move."""
    if not isinstance(current, Round):
        return 0
    return current.to_move if current.owing is None else current.owing


def in_hand(player: int, position: UpPosition) -> int:
    """How many cards a player has in the hand."""
    current = position.round
    return current.holdings.players[player].hand.size if current is not None else 0
