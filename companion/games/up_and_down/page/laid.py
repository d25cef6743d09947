"""What lies on the table of Up & Down, in words."""

from __future__ import annotations

from companion.engines import Reason
from companion.games.up_and_down.rules import UpAndDownPosition
from companion.records.notation import FACES, SUITS
from companion.screens.laid import Laid, LaidTable
from companion.sitting.view import View


def laid(view: View) -> LaidTable:
    """UP or DOWN, trump and dice, the pot; and which suit everybody faces, with the cards left."""
    position = view.game.position_as(UpAndDownPosition)
    layout = position.layout
    cards = Laid(Reason("seat-cards", (("count", position.cards_left),)))
    if layout is None:
        return LaidTable((Laid(Reason("table-pot", (("count", position.pot),))),))
    first, second = layout.dice
    trump = (("trump", layout.trump), ("first", first), ("second", second))
    middle = (
        Laid(Reason("uad-laid-face", (("face", FACES[layout.face.value]),))),
        Laid(Reason("uad-laid-trump", trump)),
        Laid(Reason("table-pot", (("count", position.pot),))),
    )
    turn = position.table.turns[layout.turn]
    seats = (
        (Laid(Reason("uad-laid-suit", (("suit", SUITS[turn[player].value]),))), cards)
        for player in range(len(position.table.names))
    )
    return LaidTable(middle, tuple(seats))
