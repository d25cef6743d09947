"""Who deals next. The rules leave it to the table (UP-7); by custom it goes round clockwise."""

from __future__ import annotations

from companion.engines import AnyEvent, AnyPosition, GameInProgress


def next_dealer(game: GameInProgress[AnyPosition, AnyEvent]) -> int | None:
    """Index of the player who deals next, from the first one on; None while nobody is to deal.

    Where the last deal names its dealer, it is the next one clockwise.
    """
    if not game.position.deal_due:
        return None
    dealer = -1
    for event in game.accepted:
        dealer = game.rules.dealer_after(dealer, event)
    return (dealer + 1) % len(game.header.players)
