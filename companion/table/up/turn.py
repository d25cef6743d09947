"""What the position tells of whoever acts where the table does not."""

from __future__ import annotations

from companion.engines.up import Place, UpPosition
from companion.engines.up.round import Round, RoundOver


def caller(current: Round | RoundOver | None) -> int:
    """Who calls with a shared button: whoever owes a call, else the player to move."""
    if not isinstance(current, Round):
        return 0
    return current.to_move if current.owing is None else current.owing


def in_hand(player: int, position: UpPosition) -> int:
    """How many cards a player has in the hand."""
    current = position.round
    return current.holdings.players[player].hand.size if current is not None else 0


def hand_or_hidden(player: int, position: UpPosition) -> Place:
    """Where a set comes from that was not open: hidden only where the player has no card in hand."""
    current = position.round
    if current is None:
        return Place.HAND
    holding = current.holdings.players[player]
    return Place.HIDDEN if holding.hidden.size and not holding.hand.size else Place.HAND
