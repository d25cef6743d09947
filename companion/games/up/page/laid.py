"""What lies on the table of Up, in words and cards."""

from __future__ import annotations

from companion.engines import Reason
from companion.games.up.rules import UpPosition
from companion.games.up.rules.cards import cards_in
from companion.games.up.rules.holdings import Holding
from companion.games.up.rules.round import Round
from companion.screens.laid import Laid, LaidTable
from companion.sitting.view import View


def laid(view: View) -> LaidTable:
    """The tower and what it holds; and the cards that everybody has, with the open ones."""
    current = view.game.position_as(UpPosition).round
    if not isinstance(current, Round):
        return LaidTable()
    tower = current.tower
    middle = (
        (
            Laid(Reason("up-laid-limit", (("limit", tower.limit),))),
            Laid(Reason("up-table-height", (("cards", tower.size),))),
        )
        if tower.size
        else (Laid(Reason("up-table-no-tower")),)
    )
    return LaidTable(middle, tuple(map(_held, current.holdings.players)))


def _held(holding: Holding) -> tuple[Laid, ...]:
    """What one player has."""
    shown = tuple(card.code for card in cards_in(holding.open.known))
    return (
        Laid(Reason("up-seat-hand", (("count", holding.hand.size),))),
        Laid(Reason("up-laid-open", (("count", holding.open.size),)), shown),
        Laid(Reason("up-seat-hidden", (("count", holding.hidden.size),))),
    )
